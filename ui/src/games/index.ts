import type { GameRoom } from './contract.ts'

/** The folder of a game key: its rules' room, which is also the name of its folder here. */
export function folder(game: string): string {
  return (
    ['ticket_to_ride', 'railroad_ink', 'steamrollers', 'railroad_revolution'].find((room) =>
      game.replaceAll('-', '_').startsWith(room),
    ) ?? ''
  )
}

const rooms = import.meta.glob<{ room: GameRoom }>('./*/index.ts')

/** A game's table, loaded when it is first needed; a game that nobody has drawn yet gets the plain one. */
export async function loadGame(game: string): Promise<GameRoom> {
  const load = rooms[`./${folder(game)}/index.ts`] ?? (() => import('../table/plain/index.ts'))
  const { room } = await load()
  await room.prepare?.(game)
  return room
}
