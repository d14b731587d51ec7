import type { AnswerIds, PlayerName, PublicEvent, View } from '@fudaba/kernel'
import type { AutoState } from '@fudaba/table'
import { newKey, newNonce } from '../base/keys.ts'
import { patched } from '../base/patch.ts'
import { commitOf } from '../base/shuffle.ts'
import type { FromSeat, Query, RoomLinkName, Wish } from '../messages/fromSeat.ts'
import type { ChatLine, FromServer, Role, RoomAbout, RoomState, Update } from '../messages/fromServer.ts'
import { type LeanEvent, wholeEvent } from '../messages/lean.ts'
import { PROTOCOL } from '../messages/words.ts'
import { RequestRefused, Requests } from './requests.ts'

/** What a client needs of a WebSocket. */
export interface Socket {
  send(text: string): void
  close(): void
  /** Called once each; `closed` also where it could not be opened. */
  listen(opened: () => void, heard: (text: string) => void, closed: () => void): void
}

/** `off`: between two tries. `closed`: for good. */
export type Connection = 'connecting' | 'on' | 'off' | 'closed'

/** What came with a message of the server. */
export interface Happened {
  /** Everything is new: the room was entered, or entered again. */
  readonly anew: boolean
  readonly events: readonly PublicEvent[]
  /** Events from this logical time on were taken back, before `events` happened. */
  readonly truncate: number | null
  readonly chat: readonly ChatLine[]
}

/** How a client gets into a room. */
export interface RoomClientOptions {
  readonly room: string
  /** The secret of a seat or of a link. */
  readonly key: string
  /** Another one, tried where that one opens nothing. */
  readonly orKey?: string
  /** Whether the game waits for `accept` where the other brings cards of his own. */
  readonly asks?: boolean
  /** This person's share in the shuffle; kept by him until it is told. */
  readonly share?: string
  readonly connect: () => Socket
  /** Does something later; a host's `setTimeout`. */
  readonly later: (milliseconds: number, what: () => void) => void
  readonly onHappened?: (happened: Happened) => void
  readonly onConnection?: (connection: Connection) => void
}

/** A refused request: a code of the server or of the kernel. */
export { RequestRefused } from './requests.ts'

/** Refusals of a connection that would be the same the next time. */
const FINAL: ReadonlySet<string> = new Set(['no-room', 'other-protocol', 'bad-request'])

/** A server that was started again is back within a second or two: so many quick tries are made, then quiet ones. */
const QUICK_TRIES = 20
const QUICK_WAITS = [100, 200, 300] as const
const QUICK_MILLISECONDS = 400
const QUIET_MILLISECONDS = 2_000

/** A try to connect that was not welcomed within this time is given up: a dead network may not even refuse it. Later tries have more. */
const PATIENCE_MILLISECONDS = 10_000
const MOST_PATIENCE = 3

/** A connection that is silent for so long is asked whether it is still one, and given up after the same time again. */
const BEAT_MILLISECONDS = 5_000

/**
 * One person's or program's end of a room. It holds what he may know, connects again by itself, and says again what was
 * not answered: a nonce makes sure that nothing is carried out twice.
 */
export class RoomClient {
  you: Role = 'guest'
  about: RoomAbout | null = null
  state: RoomState | null = null
  view: View | null = null
  readonly chat: ChatLine[] = []
  /** What happened so far and was not taken back. */
  readonly events: PublicEvent[] = []
  connection: Connection = 'connecting'
  private readonly options: RoomClientOptions
  private readonly share: string
  private key: string
  private orKey: string | null
  /** What the free seat was asked for with: asked again, it is the same wish, which may have been carried out. */
  private sitting: { readonly key: string; readonly nonce: string } | null = null
  private socket: Socket | null = null
  private tries = 0
  private accepted = false
  /** Messages heard so far. */
  private count = 0
  private readonly requests = new Requests()

  constructor(options: RoomClientOptions) {
    this.options = options
    this.key = options.key
    this.orKey = options.orKey ?? null
    this.share = options.share ?? newKey()
    this.connect()
  }

  close(): void {
    this.setConnection('closed')
    this.socket?.close()
    this.socket = null
    this.requests.refuseAll('closed', 'the connection was closed')
  }

  /** The secret that is used now: of the seat, once it was taken. */
  get secret(): string {
    return this.key
  }

  /** Takes the free seat; from then on the new secret is the one of this client. */
  async sit(
    key: string,
    deck: string | readonly string[],
    name?: string,
    password?: string,
    cards?: string,
  ): Promise<void> {
    const wish = (this.sitting ??= { key, nonce: newNonce() })
    // If the reply is lost, the request may have been carried out: the invitation then opens nothing, and this secret is tried.
    this.orKey = wish.key
    try {
      await this.request({
        say: 'sit',
        ...wish,
        deck: deck as string[],
        ...(name && { name }),
        ...(password && { password }),
        ...(cards !== undefined && { cards }),
      })
    } catch (error) {
      // Refused, so it was not carried out: trying again is a new request.
      if (error instanceof RequestRefused && !error.code.startsWith('log-')) this.sitting = null
      throw error
    }
    this.key = wish.key
    this.orKey = null
    // Connects again with the secret of the seat.
    this.socket?.close()
  }

  answer(
    decision: number,
    answer: AnswerIds,
    more: { automatic?: boolean; auto?: AutoState } = {},
  ): Promise<unknown> {
    const { automatic, auto } = more
    return this.request({
      say: 'answer',
      nonce: newNonce(),
      decision,
      answer: [...answer],
      ...(automatic === true && { automatic }),
      ...(auto !== undefined && { auto: auto as never }),
    })
  }

  cancel(decision: number): Promise<unknown> {
    return this.request({ say: 'cancel', nonce: newNonce(), decision })
  }

  setAuto(auto: AutoState): Promise<unknown> {
    return this.request({ say: 'auto', nonce: newNonce(), auto: auto as never })
  }

  /** Concedes, takes back, goes on after a pause, or closes a room to which nobody came. */
  act(say: 'concede' | 'undo' | 'resume' | 'close'): Promise<unknown> {
    return this.request({ say, nonce: newNonce() })
  }

  ask(wish: Wish): Promise<unknown> {
    return this.request({ say: 'ask', nonce: newNonce(), wish })
  }

  agree(wish: Wish, yes: boolean): Promise<unknown> {
    return this.request({ say: 'agree', nonce: newNonce(), wish, yes })
  }

  /** Gives a link of the room a new secret, of whoever opened it. */
  relink(link: RoomLinkName, key: string): Promise<unknown> {
    return this.request({ say: 'relink', nonce: newNonce(), link, key })
  }

  talk(text: string): Promise<unknown> {
    return this.request({ say: 'chat', nonce: newNonce(), text })
  }

  /** As the judge: gives a seat more time. */
  addTime(seat: PlayerName, seconds: number): Promise<unknown> {
    return this.request({ say: 'addTime', nonce: newNonce(), seat, seconds })
  }

  query(query: Query): Promise<unknown> {
    return this.request({ say: 'query', query })
  }

  /** Whether the game waits until this person has seen the cards that the other brings. */
  get hasToAccept(): boolean {
    const { player, state } = this
    if (this.options.asks !== true || this.accepted || player === null || state?.stage !== 'shuffle')
      return false
    const other = state.seats[player === 'P1' ? 'P2' : 'P1']
    return other?.brings === true && state.seats[player]?.share === 'none'
  }

  /** Plays against the cards that the other brings. */
  accept(): void {
    this.accepted = true
    this.tellShare()
  }

  /** Who this client answers for, or null. */
  get player(): PlayerName | null {
    return this.you === 'P1' || this.you === 'P2' ? this.you : null
  }

  private request(message: Unnumbered): Promise<unknown> {
    const { n, promise } = this.requests.begin((n) => ({ ...message, n }) as FromSeat)
    if (this.connection === 'on') this.send(this.requests.message(n))
    return promise
  }

  private connect(): void {
    if (this.connection === 'closed') return
    this.setConnection('connecting')
    const socket = this.options.connect()
    this.socket = socket
    this.options.later(PATIENCE_MILLISECONDS * Math.min(this.tries + 1, MOST_PATIENCE), () => {
      if (this.socket !== socket || this.connection !== 'connecting') return
      this.lost()
      socket.close()
    })
    socket.listen(
      () =>
        socket.send(
          JSON.stringify({ say: 'hello', protocol: PROTOCOL, room: this.options.room, key: this.key }),
        ),
      (text) => {
        if (this.socket === socket) this.heard(JSON.parse(text) as FromServer)
      },
      () => {
        if (this.socket === socket) this.lost()
      },
    )
  }

  /** Finds out whether the connection is still one: after sleep, or when the network is back. */
  check(): void {
    const { socket, count } = this
    if (socket === null || this.connection !== 'on') return
    this.send({ say: 'beat', n: 0 })
    this.options.later(BEAT_MILLISECONDS, () => {
      if (this.socket !== socket || this.count > count) return
      // A dead one may take minutes to close.
      this.lost()
      socket.close()
    })
  }

  private beat(socket: Socket): void {
    const { count } = this
    this.options.later(BEAT_MILLISECONDS, () => {
      if (this.socket !== socket) return
      if (this.count === count) this.check()
      this.beat(socket)
    })
  }

  private lost(): void {
    this.socket = null
    if (this.connection === 'closed') return
    this.setConnection('off')
    this.options.later(waitBefore(this.tries++), () => this.connect())
  }

  private setConnection(connection: Connection): void {
    if (this.connection === connection || this.connection === 'closed') return
    this.connection = connection
    this.options.onConnection?.(connection)
  }

  private heard(message: FromServer): void {
    this.count++
    switch (message.say) {
      case 'welcome': {
        const { you, about, state, view, events, chat } = message
        this.you = you
        this.about = about
        this.state = state
        this.view = view
        this.chat.splice(0, Infinity, ...chat)
        this.tries = 0
        this.setConnection('on')
        this.beat(this.socket!)
        for (const open of this.requests.open()) this.send(open)
        this.tellShare()
        return this.happened(true, events, null, chat)
      }
      case 'update':
        return this.update(message)
      case 'done':
        return this.requests.done(message.n, message.value)
      case 'refused':
        if (message.n !== null) return this.requests.refused(message.n, message.code, message.message)
        // A server that has trouble is tried again; a secret that opens nothing is not.
        if (!FINAL.has(message.code)) return
        if (message.code === 'no-room' && this.orKey !== null) {
          this.key = this.orKey
          this.orKey = null
          return
        }
        this.requests.refuseAll(message.code, message.message)
        this.close()
        return
      case 'away':
        this.tries = 1
    }
  }

  private update({ state, view, truncate, events = [], chat = [] }: Update): void {
    if (state !== undefined) this.state = patched(this.state, state) as RoomState
    if (view !== undefined) this.view = patched(this.view, view) as View | null
    this.chat.push(...chat)
    if (state !== undefined) this.tellShare()
    this.happened(false, events, truncate ?? null, chat)
  }

  private happened(
    anew: boolean,
    events: readonly LeanEvent[],
    truncate: number | null,
    chat: readonly ChatLine[],
  ): void {
    const whole = events.map(wholeEvent)
    if (anew) this.events.length = 0
    const at = truncate === null ? -1 : this.events.findIndex(({ time }) => time >= truncate)
    if (at >= 0) this.events.length = at
    this.events.push(...whole)
    this.options.onHappened?.({ anew, events: whole, truncate, chat })
  }

  /** First everybody tells the hash of his share; nobody tells his share before he has seen all hashes. */
  private tellShare(): void {
    const { player, state } = this
    if (player === null || state?.stage !== 'shuffle' || this.hasToAccept) return
    const own = state.seats[player]?.share
    const isHashed = (['P1', 'P2'] as const).every((each) => state.seats[each]?.share !== 'none')
    if (own === 'none') this.once({ say: 'commit', nonce: newNonce(), hash: commitOf(this.share) })
    else if (own === 'hashed' && isHashed) this.once({ say: 'reveal', nonce: newNonce(), share: this.share })
  }

  /** Says it unless it is already being said. A refusal means that another tab was quicker. */
  private once(message: Unnumbered): void {
    if (!this.requests.open().some(({ say }) => say === message.say))
      this.request(message).catch(() => undefined)
  }

  private send(message: FromSeat): void {
    this.socket?.send(JSON.stringify(message))
  }
}

/** How long is waited before the next try to connect, after so many in vain. */
const waitBefore = (tries: number): number =>
  tries < QUICK_TRIES ? (QUICK_WAITS[tries] ?? QUICK_MILLISECONDS) : QUIET_MILLISECONDS

type Unnumbered = FromSeat extends infer M ? (M extends { n: number } ? Omit<M, 'n'> : never) : never
