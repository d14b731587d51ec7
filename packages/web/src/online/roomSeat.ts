import { type Signal, batch, computed, effect, signal } from '@preact/signals'
import type { GameRules, View } from '@fudaba/kernel'
import {
  type CardSet,
  type ChatLine,
  type Connection,
  type Happened,
  type RoomAbout,
  type RoomLinkName,
  type RoomState,
  type Wish,
  RequestRefused,
  RoomClient,
  RoomTable,
  cardSetAt,
  newKey,
  rulesWithSet,
  seatsFor,
  socketAddress,
  socketOver,
} from '@fudaba/protocol'
import { loadGame } from '../host/loadGame.ts'
import { Session } from '../play/session.ts'
import { autoMode } from '../settings/settings.ts'
import { type KeptRoom, closeRoom, forgetRoom, keepRoom } from './keptRooms.ts'
import { bringCards, server } from './matchServer.ts'

/** Silence of the other is said after this time. */
const SILENCE_MILLISECONDS = 10_000

/** After these the connection may be dead without anybody having been told. */
const WAKING: readonly (readonly [EventTarget, string])[] = [
  [window, 'online'],
  [document, 'visibilitychange'],
]

/** The game's rules, with the own cards of the room. */
async function rulesOfRoom({ options }: RoomAbout, cards: string | null): Promise<RoomRules> {
  const rules = await loadGame(options.game)
  if (cards === null) return { rules, own: [] }
  const whole = rulesWithSet(rules, await cardSetAt(server(), cards, (url) => fetch(url)))
  return { rules: whole, own: whole.cards.slice(rules.cards.length) }
}

interface RoomRules {
  readonly rules: GameRules
  /** Cards that were brought into the room. */
  readonly own: readonly unknown[]
}

/** This page's place in a room: what is known of the room as signals, and the game as a session once it has begun. */
export class RoomSeat {
  readonly room: string
  readonly client: RoomClient
  readonly state: Signal<RoomState | null> = signal(null)
  readonly connection: Signal<Connection> = signal('connecting')
  readonly session: Signal<Session | null> = signal(null)
  readonly rules: Signal<GameRules | null> = signal(null)
  readonly chat: Signal<readonly ChatLine[]> = signal([])
  /** What the other says is not shown. */
  readonly muted = signal(false)
  /** So many lines of talk were read. */
  readonly read = signal(0)
  readonly heardLines = computed(() =>
    this.chat.value.filter(({ by }) => !this.muted.value || by === this.client.player || by === 'judge'),
  )
  /** Lines of others since the talk was open last. */
  readonly unread = computed(() =>
    this.heardLines.value.filter(
      (line) => line.by !== this.client.player && this.chat.value.indexOf(line) >= this.read.value,
    ),
  )
  readonly problem: Signal<string | null> = signal(null)
  /** The other has been away for so long that it is said. */
  readonly silent = signal(false)
  /** Resolves when the game is known to be over. */
  readonly over: Promise<void>
  private isOver: () => void
  /** Cards that were brought into the room. */
  ownCards: readonly unknown[] = []
  /** The game as it stood after this line of the log, where one looks back; null: as it stands. */
  readonly past: Signal<{ readonly line: number; readonly view: View } | null> = signal(null)
  /** The line that was asked for last. */
  private wanted = -1
  private readonly share: string
  private table: RoomTable | null = null
  private loading: { readonly cards: string | null; readonly rules: Promise<RoomRules> } | null = null
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly stopAuto: () => void
  private readonly check = (): void => {
    if (document.visibilityState === 'visible') this.client.check()
  }

  constructor(room: string, key: string, orKey: string | null = null, share: string = newKey()) {
    this.room = room
    this.share = share
    const { promise, resolve } = Promise.withResolvers<void>()
    this.over = promise
    this.isOver = resolve
    this.client = new RoomClient({
      room,
      key,
      ...(orKey !== null && { orKey }),
      share,
      asks: true,
      connect: () => socketOver(new WebSocket(socketAddress(server()))),
      later: (milliseconds, what) => void setTimeout(what, milliseconds),
      onHappened: (happened) => void this.heard(happened),
      onConnection: (connection) => void (this.connection.value = connection),
    })
    for (const [what, name] of WAKING) what.addEventListener(name, this.check)
    // The switch holds at once, not with the next answer.
    this.stopAuto = effect(() => {
      const mode = autoMode.value
      if (this.client.player !== null && this.client.state?.stage === 'play')
        this.client.setAuto({ mode, skip: null }).catch(() => undefined)
    })
  }

  close(): void {
    clearTimeout(this.silence)
    for (const [what, name] of WAKING) what.removeEventListener(name, this.check)
    this.stopAuto()
    void this.session.peek()?.close()
    this.client.close()
  }

  /** Takes the free seat; its secret is kept before it is sent, so that it cannot be lost. */
  async sit(
    deck: string | readonly string[],
    name: string,
    password: string,
    brought: CardSet | null = null,
  ): Promise<void> {
    const { about } = this.client
    if (about === null) return
    const key = newKey()
    const kept = { room: this.room, game: about.options.game, share: this.share }
    const links = { invitation: null, watch: null, judge: null, over: false }
    keepRoom({ ...kept, key, ...links })
    await this.doing(async () => {
      try {
        const [called, word] = [name.trim(), password]
        const cards = brought === null ? undefined : await this.brings(brought)
        await this.client.sit(
          key,
          deck,
          called === '' ? undefined : called,
          word === '' ? undefined : word,
          cards,
        )
        keepRoom({ ...kept, key: this.client.secret, ...links })
      } catch (error) {
        forgetRoom(this.room)
        throw error
      }
    })
  }

  private brings(cards: CardSet): Promise<string> {
    return bringCards({ room: this.room, key: this.client.secret, cards })
  }

  /** Plays against the cards that the other brings. */
  accept(): void {
    this.client.accept()
    // What waits for it is drawn anew.
    this.state.value = this.state.peek() && { ...this.state.peek()! }
  }

  /** Gives a link of the own room a new secret; who came by the old one has to leave. */
  relink(kept: KeptRoom, link: RoomLinkName): Promise<void> {
    const key = newKey()
    return this.doing(async () => {
      await this.client.relink(link, key)
      keepRoom({ ...kept, [link]: key })
      // The links on the page are drawn anew.
      this.state.value = this.state.peek() && { ...this.state.peek()! }
    })
  }

  /** Asks the other player for something. */
  ask(wish: Wish): Promise<void> {
    return this.doing(() => this.client.ask(wish))
  }

  /** Agrees to what the other player asks for. */
  agree(wish: Wish): Promise<void> {
    return this.doing(() => this.client.agree(wish, true))
  }

  /** Looks back at how the game stood after a line of the log; null: at how it stands. */
  async lookBack(line: number | null): Promise<void> {
    const lines = this.session.peek()?.log ?? []
    this.wanted = line ?? -1
    if (line === null || lines[line] === undefined) {
      this.past.value = null
      return
    }
    const { time } = lines[line]
    await this.doing(async () => {
      const view = (await this.client.query({ method: 'past', args: [time] })) as View
      // Who moves on quickly sees where he stopped.
      if (this.wanted === line) this.past.value = { line, view }
    })
  }

  /** Does something in the room; a refusal is shown. */
  async doing(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
      this.problem.value = null
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      this.problem.value = error.message
    }
  }

  private async heard(happened: Happened): Promise<void> {
    const { client } = this
    batch(() => {
      // What was said before one came in is no news.
      if (happened.anew && this.state.peek() === null) this.read.value = client.chat.length
      if (happened.anew || happened.chat.length > 0) this.chat.value = [...client.chat]
      this.state.value = client.state
    })
    this.noteSilence()
    try {
      const cards = client.state?.cards ?? null
      // A guest may bring some while the room waits.
      if (this.loading?.cards !== cards || this.loading === null)
        this.loading = { cards, rules: rulesOfRoom(client.about!, cards) }
      const { loading } = this
      const { rules, own } = await loading.rules
      // Others came while these were read.
      if (this.loading !== loading) return
      this.ownCards = own
      this.rules.value = rules
    } catch (error) {
      this.loading = null
      this.problem.value = error instanceof Error ? error.message : String(error)
      return
    }
    this.table?.heard(happened)
    // In again, or something was taken back: the log and the question are made anew.
    if (client.view !== null && (this.table === null || happened.anew || happened.truncate !== null))
      this.beginSession()
    if (client.state?.stage === 'over') {
      closeRoom(this.room)
      this.isOver()
    }
  }

  private beginSession(): void {
    const { client } = this
    const rules = this.rules.peek()!
    void this.table?.stop()
    void this.session.peek()?.close()
    const table = new RoomTable(client, rules)
    const session = new Session({ rules, table, seats: seatsFor(client.player), together: this })
    table.onPushed = () => void session.advance()
    this.table = table
    this.session.value = session
    void session.advance()
  }

  private noteSilence(): void {
    const { player, state } = this.client
    const other = player === null ? null : (state?.seats[player === 'P1' ? 'P2' : 'P1'] ?? null)
    const isAway = other !== null && !other.here
    if (!isAway) {
      clearTimeout(this.silence)
      this.silence = undefined
      this.silent.value = false
    } else this.silence ??= setTimeout(() => void (this.silent.value = true), SILENCE_MILLISECONDS)
  }
}
