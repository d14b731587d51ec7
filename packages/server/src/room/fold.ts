import type { GameRules, Input, Match, PlayerName, View } from '@fudaba/kernel'
import type {
  ChatLine,
  RoomEnd,
  RoomLinkName,
  RoomState,
  Shuffle,
  Stage,
  UndoLook,
  Wish,
} from '@fudaba/protocol'
import type { AutoState } from '@fudaba/table'
import { begun } from './begin.ts'
import type { Deed, DeedEntry, Opening } from './deeds.ts'
import { InputsGiven } from './inputsGiven.ts'
import { Refusal, refusing } from './refusal.ts'
import { RoomClock, other } from './roomClock.ts'
import { Seating } from './seating.ts'

/** Dropping copies what is left: it is done for so many inputs at once. */
const DROPPED_AT_ONCE = 8

/** A room as its entries made it. The same entries make the same room, on every node. */
export class Fold {
  readonly opening: Opening
  readonly clock: RoomClock
  readonly chat: ChatLine[] = []
  readonly auto: Record<PlayerName, AutoState>
  match: Match | null = null
  /** Hashes of the secrets of the links as they are now. */
  readonly links: { invitation: string; watch: string | null }
  asked: { readonly by: PlayerName; readonly wish: Wish } | null = null
  paused = false
  end: RoomEnd | null = null
  next: string | null = null
  seq = 0
  /** Number of things taken back so far; where it grew, what was shown may be no more. */
  undone = 0
  /** The logical time it last went back to. */
  wentBackTo = 0
  /** The game's own rules: those of the match may have more cards. */
  private readonly gameRules: GameRules
  /** Inputs before this number were dropped from memory. */
  private dropped = 0
  /** Keeps the events of the whole game and what any undo would need. */
  private readonly whole: boolean
  private readonly seating: Seating
  private readonly inputs: InputsGiven
  private readonly nonces = new Set<string>()
  /** The game as each sees it, until something is done: AUTO looks at it, and everybody who is shown it. */
  private readonly views = new Map<PlayerName | null, View>()
  /** The logical time up to which the game went at most. */
  private furthest = 0

  constructor(rules: GameRules, opening: Opening, at: number, whole = false) {
    this.gameRules = rules
    this.whole = whole
    this.opening = opening
    this.links = { invitation: opening.invitation, watch: opening.watch }
    this.seating = new Seating(opening)
    this.inputs = new InputsGiven(opening.options.undo)
    this.auto = { P1: { mode: 'auto', skip: null }, P2: { mode: 'auto', skip: null } }
    this.clock = new RoomClock(opening.options.clock)
    this.beginWhenReady()
    this.turnClock(at, null)
  }

  /** Carries out what an entry says. Throws a `Refusal`, changing nothing, if that can't happen now. */
  apply({ deed, at, nonce, seq }: DeedEntry): void {
    const answered = this.change(deed, at)
    this.written({ seq, at, nonce }, deed, answered)
  }

  /** What an entry does, but for its time, which only the log knows. Returns who answered himself. */
  change(deed: Deed, now: number): PlayerName | null {
    this.views.clear()
    switch (deed.kind) {
      case 'open':
        throw new Refusal('bad-request', 'a room is opened once')
      case 'sit':
        if (this.end !== null) throw new Refusal('game-over', 'the room is closed')
        this.seating.sit(deed.seat, deed)
        return null
      case 'commit':
        this.seating.commit(deed.seat, deed.hash)
        return null
      case 'reveal':
        this.seating.reveal(deed.seat, deed.share)
        this.beginWhenReady()
        return null
      case 'answer':
        this.checkDecision(deed.seat, deed.decision)
        this.input({ player: deed.seat, answer: deed.answer }, deed.automatic !== true)
        if (deed.auto !== undefined) this.auto[deed.seat] = deed.auto
        return deed.automatic === true ? null : deed.seat
      case 'cancel':
        this.checkDecision(deed.seat, deed.decision)
        this.input({ player: deed.seat, cancel: true }, true)
        return null
      case 'auto':
        this.auto[deed.seat] = deed.auto
        return null
      case 'concede':
        this.concede(deed.seat)
        return null
      case 'undo':
        this.undo(deed.seat)
        return null
      case 'ask':
        this.ask(deed.seat, deed.wish)
        return null
      case 'agree':
        this.agree(deed.seat, deed.wish, deed.yes, deed.next)
        return null
      case 'resume':
        if (!this.paused) throw new Refusal('not-paused', 'the game is not paused')
        this.paused = false
        return null
      case 'relink':
        this.relink(deed.seat, deed.link, deed.hash)
        return null
      case 'close':
        this.close(deed.seat)
        return null
      case 'chat':
        this.chat.push({ by: deed.seat, text: deed.text })
        return null
      case 'judge':
        this.chat.push({ by: 'judge', text: '', did: 'enter' })
        return null
      case 'addTime':
        this.addTime(deed.seat, deed.seconds)
        return null
      case 'timeout':
        this.timeout(deed.seat, now)
        return null
    }
  }

  /** The log has taken the entry whose deed was carried out. */
  written(entry: Omit<DeedEntry, 'deed'>, deed: Deed, answered: PlayerName | null): void {
    this.seq = entry.seq
    if (entry.nonce !== null) this.nonces.add(entry.nonce)
    if (deed.kind !== 'chat' && deed.kind !== 'auto') this.turnClock(entry.at, answered)
  }

  /** Whether what has this nonce happened already. */
  knows(nonce: string): boolean {
    return this.nonces.has(nonce)
  }

  get stage(): Stage {
    if (this.end !== null) return 'over'
    if (this.match !== null) return 'play'
    return this.seating.isFull ? 'shuffle' : 'open'
  }

  /** Drops from memory what can no longer be taken back, with its events: for when nobody has still to be told of them. */
  drop(): void {
    const { keptFrom } = this.inputs
    if (this.whole || this.match === null || keptFrom < this.dropped + DROPPED_AT_ONCE) return
    this.match.trim(keptFrom)
    this.dropped = keptFrom
  }

  /** The logical time from which on events are in memory. */
  get keptSince(): number {
    return this.match?.game.log.base ?? 0
  }

  /** The game as a seat sees it, or as everybody does (null). Only while there is one. */
  viewOf(seat: PlayerName | null): View {
    const known = this.views.get(seat)
    if (known !== undefined) return known
    const view = this.match!.view(seat)
    this.views.set(seat, view)
    return view
  }

  /** Who has to decide, or null while nobody has. */
  get deciding(): PlayerName | null {
    return this.end !== null || this.paused ? null : (this.match?.decision?.player ?? null)
  }

  get rules(): GameRules {
    return this.match?.rules ?? this.gameRules
  }

  get seats(): Seating['seats'] {
    return this.seating.seats
  }

  /** Hash of the card set of the room, with what a guest brought; null: the game's cards only. */
  get cards(): string | null {
    const { P1, P2 } = this.seats
    return P1?.cards ?? P2?.cards ?? this.opening.cards ?? null
  }

  get commits(): Shuffle['commits'] {
    return this.seating.commits
  }

  /** How the deck was shuffled, as far as it may be told: after the end. */
  get shuffle(): Shuffle | null {
    const { match, end } = this
    const { shares, commits } = this.seating
    return match === null || end === null || shares === null
      ? null
      : { shares, commits, seed: String(match.seed) }
  }

  /** Games that each has won of the series, this one too. */
  get series(): RoomState['series'] {
    const { options, wins = { P1: 0, P2: 0 } } = this.opening
    if (options.best === 1) return null
    const won = (seat: PlayerName): number => wins[seat] + (this.end?.winner === seat ? 1 : 0)
    return { best: options.best, P1: won('P1'), P2: won('P2') }
  }

  undoLook(seat: PlayerName): UndoLook {
    if (this.match === null || this.end !== null || this.paused) return 'none'
    return this.inputs.look(this.match, seat, this.seats[other(seat)]?.bot !== null)
  }

  /** The game begins as soon as all shares are told. That somebody is asked tells nothing of what he holds. */
  private beginWhenReady(): void {
    this.match = begun(this.gameRules, this.opening, this.seating)
    this.endByRules()
  }

  private checkDecision(seat: PlayerName, decision: number): void {
    const asked = this.playing().decision
    if (this.paused) throw new Refusal('paused', 'the game is paused')
    if (asked === null || asked.player !== seat)
      throw new Refusal('not-your-decision', 'somebody else has to decide')
    if (asked.id !== decision) throw new Refusal('stale', 'this has been answered already')
  }

  private playing(): Match {
    if (this.match === null) throw new Refusal('not-begun', 'the game has not begun')
    if (this.end !== null) throw new Refusal('game-over', 'the game is over')
    return this.match
  }

  private input(input: Input, own: boolean): void {
    const match = this.playing()
    const before = match.inputs.length
    refusing(() => match.apply(input))
    if (match.inputs.length === before) return
    this.inputs.add(input.player, own)
    if (this.asked?.wish === 'undo') this.asked = null
    this.endByRules()
    const { lastTurn } = this.clock
    if (lastTurn !== null && this.end === null && match.view(null).turn > lastTurn)
      this.endWith({ winner: null, why: 'time' })
  }

  private endByRules(): void {
    const result = this.match?.result ?? null
    if (result !== null) this.endWith({ winner: result.winner, why: 'rules' })
  }

  private endWith(end: RoomEnd): void {
    this.end = end
    this.asked = null
    this.paused = false
  }

  private concede(seat: PlayerName): void {
    this.playing()
    this.input({ player: seat, concede: true }, true)
    // Also in a game whose rules know no concession.
    this.endWith({ winner: other(seat), why: 'concede' })
  }

  private timeout(seat: PlayerName, now: number): void {
    const match = this.playing()
    const { runsOut } = this.clock
    if (runsOut === null || runsOut.seat !== seat || runsOut.at > now)
      throw new Refusal('time-left', 'there is time left')
    const { clock } = this.opening.options
    if (clock.kind !== 'called') return this.endWith({ winner: other(seat), why: 'time' })
    this.clock.call(match.view(null).turn + clock.turns)
  }

  private addTime(seat: PlayerName, seconds: number): void {
    this.playing()
    this.clock.add(seat, seconds * 1000)
    this.chat.push({ by: 'judge', text: '', did: { seat, seconds } })
  }

  private undo(seat: PlayerName): void {
    this.playing()
    const look = this.undoLook(seat)
    if (look === 'none') throw new Refusal('nothing-to-undo', 'there is nothing to take back')
    if (look !== 'free')
      throw new Refusal('ask-first', 'something was learned since; the other player has to agree')
    this.takeBack(seat)
  }

  private takeBack(seat: PlayerName): void {
    const match = this.playing()
    const to = this.inputs.target(seat)
    refusing(() => match.undo(to))
    this.inputs.cut(to)
    this.undone++
    this.wentBackTo = match.game.time
    // After an undo both want to decide again.
    for (const each of ['P1', 'P2'] as const) this.auto[each] = { ...this.auto[each], skip: null }
    if (this.asked?.wish === 'undo') this.asked = null
  }

  private ask(seat: PlayerName, wish: Wish): void {
    if (this.asked !== null) throw new Refusal('asked-already', 'a question is open already')
    if (this.seats[other(seat)]?.bot !== null) throw new Refusal('nobody-to-ask', 'an agent is not asked')
    switch (wish) {
      case 'undo':
        if (this.undoLook(seat) !== 'ask') throw new Refusal('nothing-to-undo', 'there is nothing to ask for')
        break
      case 'draw':
      case 'pause':
        this.playing()
        break
      case 'rematch':
        if (this.end === null || this.next !== null) throw new Refusal('not-over', 'the game is not over')
    }
    this.asked = { by: seat, wish }
  }

  private agree(seat: PlayerName, wish: Wish, yes: boolean, next?: string): void {
    const { asked } = this
    if (asked === null || asked.wish !== wish || asked.by === seat)
      throw new Refusal('not-asked', 'nobody has asked for that')
    this.asked = null
    if (!yes) {
      if (wish === 'undo') this.inputs.refuse(asked.by)
      return
    }
    switch (wish) {
      case 'undo':
        return this.takeBack(asked.by)
      case 'draw':
        return this.endWith({ winner: null, why: 'agreed' })
      case 'pause':
        this.paused = true
        return
      case 'rematch':
        this.next = next ?? null
    }
  }

  private relink(seat: PlayerName, link: RoomLinkName, hash: string): void {
    if (seat !== this.opening.options.seat)
      throw new Refusal('not-yours', 'only who opened the room changes its links')
    if (link === 'watch' && this.links.watch === null)
      throw new Refusal('no-spectators', 'nobody may watch in this room')
    if (link === 'invitation' && this.stage !== 'open')
      throw new Refusal('seat-taken', 'somebody sits there already')
    this.links[link] = hash
  }

  /** `seat` null: whoever runs the server, who may end any game. */
  private close(seat: PlayerName | null): void {
    if (this.end !== null) throw new Refusal('game-over', 'the game is over')
    if (seat !== null && seat !== this.opening.options.seat)
      throw new Refusal('not-yours', 'only who opened the room closes it')
    if (seat !== null && this.match !== null) throw new Refusal('seat-taken', 'the game has begun')
    this.endWith({ winner: null, why: 'closed' })
  }

  private turnClock(at: number, answered: PlayerName | null): void {
    const time = this.match?.game.time ?? 0
    this.clock.turnTo(this.deciding, at, answered, time > this.furthest)
    this.furthest = Math.max(this.furthest, time)
  }
}
