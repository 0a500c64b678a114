import { ask } from '../api.ts'
import type { CardLine, Command, Denial, Incoming, Outgoing, Story } from '../generated/messages.ts'
import type { AnyMove } from '../generated/games.ts'
import type { Link, Moment, Services, Source } from './source.ts'

const PING_MS = 20_000
const WAITS_MS = [250, 500, 1000, 2000, 4000]
const [NOT_ALLOWED, GONE] = [1008, 1006]

/** A table on a server: one socket per audience, opened again by itself, so that nothing is lost or doubled. */
export class Online implements Source {
  private socket: WebSocket | null = null
  private last: number | null = null
  private unanswered = new Map<string, Command>()
  private tries = 0
  private closed = false
  private pinging = 0
  private waiting = 0
  private silent = false
  private hear: (message: Outgoing) => void = () => {}
  private link: (state: Link) => void = () => {}

  constructor(
    readonly room: string,
    readonly seat: number | null,
    private readonly token = '',
  ) {}

  open(hear: (message: Outgoing) => void, link: (state: Link) => void): void {
    this.hear = hear
    this.link = link
    this.pinging = window.setInterval(() => this.ping(), PING_MS)
    window.addEventListener('offline', this.drop)
    window.addEventListener('online', this.retry)
    this.connect()
  }

  close(): void {
    this.closed = true
    clearInterval(this.pinging)
    window.removeEventListener('offline', this.drop)
    window.removeEventListener('online', this.retry)
    this.forget()
  }

  /** A command is kept until it is answered: after a lost connection it is sent again under the same key. */
  send(command: Command): void {
    this.unanswered.set(command.key, command)
    this.write({ type: 'command', ...command })
  }

  async why(move: AnyMove): Promise<Denial | null> {
    if (this.seat === null) return null
    const { room, token, seat } = this
    return (await ask('POST /api/rooms/{room}/why', { room, token, body: { seat, move } })).denial
  }

  card(): Promise<CardLine[]> {
    return ask('GET /api/rooms/{room}/card', { room: this.room, token: this.token })
  }

  readonly server: Services = {
    hint: () => ask('POST /api/rooms/{room}/hint', { room: this.room, token: this.token, body: { seat: this.seat ?? 0 } }),
    analysis: () => ask('GET /api/rooms/{room}/analysis', { room: this.room, token: this.token }),
    rematch: (agree) =>
      ask('POST /api/rooms/{room}/rematch', { room: this.room, token: this.token, body: { seat: this.seat ?? 0, agree } }),
    gallery: () => ask('GET /api/rooms/{room}/gallery', { room: this.room, token: this.token, query: { seat: this.seat } }),
    speak: (name, text) => ask('POST /api/rooms/{room}/gallery', { room: this.room, token: this.token, body: { name, text } }),
    record: async () => (await fetch(`/api/rooms/${this.room}/record`, this.asking)).text(),
  }

  private get asking(): RequestInit {
    return this.token ? { headers: { authorization: `Bearer ${this.token}` } } : {}
  }

  story(): Promise<Story> {
    return ask('GET /api/rooms/{room}/log', { room: this.room, token: this.token, query: { seat: this.seat } })
  }

  async moment(n: number | 'last', open: boolean): Promise<Moment> {
    const { room, token, seat } = this
    const query = { seat, open: open ? 1 : null }
    const shown = await ask('GET /api/rooms/{room}/moments/{n}', { room, token, n, query })
    return {
      n: shown.n,
      count: shown.of,
      update: shown.update,
      seat: shown.act?.seat ?? null,
      notation: shown.act?.notation ?? null,
      opened: shown.opened,
    }
  }

  /** What was open is gone, though nobody has told us: the socket itself would take long to notice. */
  private drop = () => {
    this.forget()
    this.lost(GONE)
  }

  /** There is one socket at a time: the one before is not listened to any more, whatever becomes of it. */
  private forget(): void {
    clearTimeout(this.waiting)
    if (!this.socket) return
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null
    this.socket.close()
  }

  private retry = () => {
    this.tries = 0
    if (this.socket?.readyState !== WebSocket.OPEN) this.connect()
  }

  private connect(): void {
    this.forget()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/socket`)
    this.socket = socket
    this.silent = false
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Outgoing)
    socket.onclose = (event) => this.lost(event.code)
  }

  /** A socket that has not even answered the ping before is dead, though nobody said so. */
  private ping(): void {
    if (this.silent) return this.drop()
    this.silent = true
    this.write({ type: 'ping', n: 0 })
  }

  private greet(): void {
    this.link('open')
    this.write({ type: 'hello', seat: this.seat, token: this.token, last: this.last })
    for (const command of this.unanswered.values()) this.write({ type: 'command', ...command })
  }

  private take(message: Outgoing): void {
    this.silent = false
    if (message.type === 'update') [this.last, this.tries] = [message.n, 0]
    if (message.type === 'behind') this.last = message.update.n
    if ('key' in message && message.key) this.unanswered.delete(message.key)
    this.hear(message)
  }

  private lost(code: number): void {
    if (this.closed) return
    this.link(code === NOT_ALLOWED ? 'shut' : 'lost')
    if (code === NOT_ALLOWED) return
    this.waiting = window.setTimeout(() => this.connect(), WAITS_MS[Math.min(this.tries++, WAITS_MS.length - 1)])
  }

  private write(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
