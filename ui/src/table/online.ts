import { get, post } from '../api.ts'
import type { Command, Denial, Incoming, Move, Update } from '../wire.ts'
import type { Moment, Source } from './source.ts'

const PING_MS = 20_000
const WAITS_MS = [250, 500, 1000, 2000, 4000]

interface MomentShown {
  n: number
  of: number
  act: { number: number; seat: number; notation: string } | null
  update: Update
}

/** A table on a server: one socket per audience, opened again by itself, so that nothing is lost or doubled. */
export class Online implements Source {
  private socket: WebSocket | null = null
  private last: number | null = null
  private unanswered = new Map<string, Command>()
  private tries = 0
  private closed = false
  private pinging = 0
  private hear: (message: Incoming) => void = () => {}
  private alive: (on: boolean) => void = () => {}

  constructor(
    readonly room: string,
    readonly seat: number | null,
    private readonly token = '',
  ) {}

  open(hear: (message: Incoming) => void, alive: (on: boolean) => void): void {
    this.hear = hear
    this.alive = alive
    this.pinging = window.setInterval(() => this.write({ type: 'ping', n: 0 }), PING_MS)
    this.connect()
  }

  close(): void {
    this.closed = true
    clearInterval(this.pinging)
    this.socket?.close()
  }

  /** A command is kept until it is answered: after a lost connection it is sent again under the same key. */
  send(command: Command): void {
    this.unanswered.set(command.key, command)
    this.write({ type: 'command', ...command })
  }

  async why(move: Move): Promise<Denial | null> {
    const answer = await post<{ legal: boolean; denial: Denial | null }>(
      `/api/rooms/${this.room}/why`,
      { seat: this.seat, move },
      this.token,
    )
    return answer.denial
  }

  async moment(n: number): Promise<Moment> {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    const shown = await get<MomentShown>(`/api/rooms/${this.room}/moments/${n}${seat}`, this.token)
    return {
      n: shown.n,
      count: shown.of,
      update: shown.update,
      seat: shown.act?.seat ?? null,
      notation: shown.act?.notation ?? null,
    }
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/socket`)
    this.socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Incoming)
    socket.onclose = () => this.again()
  }

  private greet(): void {
    this.tries = 0
    this.alive(true)
    this.write({ type: 'hello', seat: this.seat, token: this.token, last: this.last })
    for (const command of this.unanswered.values()) this.write({ type: 'command', ...command })
  }

  private take(message: Incoming): void {
    if (message.type === 'update') this.last = message.n
    if (message.type === 'behind') this.last = message.update.n
    if ('key' in message && message.key) this.unanswered.delete(message.key)
    this.hear(message)
  }

  private again(): void {
    if (this.closed) return
    this.alive(false)
    setTimeout(() => this.connect(), WAITS_MS[Math.min(this.tries++, WAITS_MS.length - 1)])
  }

  private write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
