import { get, post } from '../api.ts'
import type { Analysis, Command, Denial, Hint, Incoming, Move, Story, Update } from '../wire.ts'
import type { Link, Moment, Services, Source } from './source.ts'

const PING_MS = 20_000
const WAITS_MS = [250, 500, 1000, 2000, 4000]
const [NOT_ALLOWED, GONE] = [1008, 1006]

interface MomentShown {
  n: number
  of: number
  act: { seat: number; notation: string | null } | null
  update: Update
  opened: unknown[] | null
}

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
  private hear: (message: Incoming) => void = () => {}
  private link: (state: Link) => void = () => {}

  constructor(
    readonly room: string,
    readonly seat: number | null,
    private readonly token = '',
  ) {}

  open(hear: (message: Incoming) => void, link: (state: Link) => void): void {
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

  async why(move: Move): Promise<Denial | null> {
    const answer = await post<{ legal: boolean; denial: Denial | null }>(
      `/api/rooms/${this.room}/why`,
      { seat: this.seat, move },
      this.token,
    )
    return answer.denial
  }

  readonly server: Services = {
    hint: () => post<Hint>(`/api/rooms/${this.room}/hint`, { seat: this.seat }, this.token),
    analysis: () => get<Analysis>(`/api/rooms/${this.room}/analysis`, this.token),
    rematch: async () =>
      (await post<{ room: string }>(`/api/rooms/${this.room}/rematch`, { seat: this.seat }, this.token)).room,
    record: async () => (await fetch(`/api/rooms/${this.room}/record`, this.asking)).text(),
  }

  private get asking(): RequestInit {
    return this.token ? { headers: { authorization: `Bearer ${this.token}` } } : {}
  }

  story(): Promise<Story> {
    return get<Story>(`/api/rooms/${this.room}/log${this.audience}`, this.token)
  }

  async moment(n: number | 'last', open: boolean): Promise<Moment> {
    const query = new URLSearchParams({
      ...(this.seat === null ? {} : { seat: `${this.seat}` }),
      ...(open ? { open: '1' } : {}),
    })
    const shown = await get<MomentShown>(`/api/rooms/${this.room}/moments/${n}?${query}`, this.token)
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

  private get audience(): string {
    return this.seat === null ? '' : `?seat=${this.seat}`
  }

  private connect(): void {
    this.forget()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/socket`)
    this.socket = socket
    this.silent = false
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Incoming)
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

  private take(message: Incoming): void {
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

  private write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
