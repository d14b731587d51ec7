import { C, NONE, type Player, S } from './columns.ts'
import {
  type AnswerIds,
  type Decision,
  type PlayerName,
  checkLegal,
  decision,
  picksFor,
  playerNumber,
} from './decision.ts'
import { deckByName, deckSource } from './deckNames.ts'
import { KernelError } from './errors.ts'
import { Game } from './game.ts'
import type { Position } from './position.ts'
import { planPosition } from './positionPlan.ts'
import { type Refs, layOut } from './positionRead.ts'
import { keyFromSeed } from './random.ts'
import type { GameRules, RulesConfig } from './rules.ts'
import { answer, cancellable, rollBack, run } from './run.ts'
import { type SavedState, loadState, saveState } from './state.ts'
import type { Snapshot } from './store.ts'
import { finish } from './verbs.ts'
import { type Result, type View, result, view } from './view.ts'

/** One thing a player did. The game is the fold of these over its start. */
export type Input =
  | { readonly player: PlayerName; readonly answer: AnswerIds }
  | { readonly player: PlayerName; readonly cancel: true }
  | { readonly player: PlayerName; readonly concede: true }

export interface MatchOptions {
  readonly rules: GameRules
  readonly seed: string | number
  /** Deck names of the game, or lists of card ids. */
  readonly decks?: readonly [string | readonly string[], string | readonly string[]]
  readonly config?: Partial<RulesConfig>
  /** A board to start from, instead of the decks. */
  readonly position?: Position
  /** See `Game.everyWindow`. */
  readonly everyWindow?: boolean
  /** Keeps what `again` needs to begin another game in the same memory. */
  readonly repeatable?: boolean
  /** Told when the position is laid out, before the rules run. */
  readonly laidOut?: () => void
}

/** Where the game stood before an input. */
interface Mark {
  readonly journal: number
  readonly time: number
  readonly barrier: number
}

/** A game with its input log: play, look, undo, branch, save. */
export class Match {
  readonly rules: GameRules
  readonly game: Game
  seed: string | number
  readonly config: RulesConfig
  readonly decks: readonly [readonly string[], readonly string[]]
  readonly position: Position | null
  /** What was asked for, where the decks depend on the seed. */
  private readonly asked: MatchOptions['decks'] | null = null
  /** Objects that the position gave a name, by row as the game began. */
  readonly refs: Refs
  readonly inputs: Input[] = []
  private readonly marks: Mark[] = []
  /** The state before its first step, if it was asked for. */
  private start: Snapshot | null = null

  constructor(options: MatchOptions) {
    const { rules } = options
    this.rules = rules
    this.seed = options.seed
    this.config = resolveConfig(rules, options.config ?? {})
    this.position = options.position ?? null
    if (options.position !== undefined) {
      const plan = planPosition(rules, options.position, this.config)
      this.game = new Game(rules.book, plan.cards, this.config)
      this.game.setKey(keyFromSeed(options.seed))
      this.game.everyWindow = options.everyWindow ?? false
      this.refs = layOut(this.game, plan)
      this.decks = [ownedCards(rules, this.game, 0), ownedCards(rules, this.game, 1)]
      options.laidOut?.()
      if (options.repeatable === true) this.keepStart()
      run(this.game)
      return
    }
    this.refs = new Map()
    const names = options.decks ?? rules.defaultDecks(this.config)
    const seats = rules.players()
    if (!Array.isArray(names) || (seats > 0 && names.length !== seats))
      throw new KernelError(
        'bad-deck',
        `${rules.name} is played by ${seats}, not by ${names.length as number}`,
      )
    for (const [i, deck] of names.entries())
      if (typeof deck !== 'string' && !Array.isArray(deck))
        throw new KernelError('bad-deck', `the deck of P${i + 1} is neither a name nor a list of cards`)
    const sat = names.map((name, i) => deckByName(rules, name, `${options.seed}/P${i + 1}`))
    this.decks = [sat[0].cards, sat[1].cards]
    if (names.some((name) => typeof name === 'string' && deckSource(rules, name, '')?.seed === ''))
      this.asked = [names[0], names[1]]
    this.game = new Game(rules.book, rules.cards, this.config)
    this.game.everyWindow = options.everyWindow ?? false
    this.game.setKey(keyFromSeed(options.seed))
    const defs = this.decks.map((ids) => ids.map((id) => cardIndex(rules, id)))
    for (const [i, deck] of defs.entries()) {
      const problems = rules.checkDeck(
        deck.map((d) => rules.cards[d]),
        this.config,
        sat[i].name,
      )
      if (problems.length > 0)
        throw new KernelError(
          'bad-deck',
          `deck of P${i + 1}: ${problems.map((p) => p.message.en).join('; ')}`,
        )
    }
    rules.begin(this.game, [defs[0], defs[1]])
    if (options.repeatable === true) this.keepStart()
    run(this.game)
  }

  private keepStart(): void {
    const { game } = this
    // Where chance has spoken already, the start belongs to its seed.
    if (game.clock(S.position) === 0) this.start = game.store.snapshot()
  }

  /**
   * The same rules, settings, decks or position with another seed. Where it can, in the memory of this match, which
   * is then over with: simulations begin a game in a fraction of the time.
   */
  again(seed: string | number): Match {
    const { rules, decks, config, position, game, start, asked } = this
    if (start === null || asked !== null) {
      const same = { rules, seed, config, everyWindow: game.everyWindow }
      return new Match(position === null ? { ...same, decks: asked ?? decks } : { ...same, position })
    }
    this.seed = seed
    game.store.restore(start)
    game.setKey(keyFromSeed(seed))
    game.store.forget()
    game.log.base = game.time
    game.log.count = 0
    this.inputs.length = 0
    this.marks.length = 0
    run(game)
    return this
  }

  get decision(): Decision | null {
    return decision(this.game)
  }

  get result(): Result | null {
    return result(this.game)
  }

  view(viewer: PlayerName | null): View {
    return view(this.rules, this.game, viewer === null ? null : playerNumber(viewer))
  }

  digest(): string {
    return this.game.store.digest()
  }

  /** Answers the current decision. A wrong answer throws a typed error and changes nothing. */
  answer(player: PlayerName, ids: AnswerIds): void {
    const d = this.expect(player)
    const picks = picksFor(d, ids)
    checkLegal(this.game.offer, picks)
    this.mark()
    answer(this.game, picks)
    this.inputs.push({ player, answer: ids })
  }

  /** Takes the play under way back, as long as nobody learned anything from it. */
  cancel(player: PlayerName): void {
    this.expect(player)
    if (!cancellable(this.game)) throw new KernelError('not-cancellable', 'this can no longer be taken back')
    this.mark()
    rollBack(this.game)
    run(this.game)
    this.inputs.push({ player, cancel: true })
  }

  /** At any time, whoever has to decide. */
  concede(player: PlayerName): void {
    if (this.game.over) throw new KernelError('game-over', 'the game is over')
    if (player !== 'P1' && player !== 'P2')
      throw new KernelError('not-your-decision', `nobody is called ${String(player)}`)
    const { concession, switches } = this.game.book
    if (concession === NONE || !switches.on(concession)) return
    this.mark()
    this.game.clause = concession
    finish(this.game, 1 - playerNumber(player), 0)
    this.inputs.push({ player, concede: true })
  }

  apply(input: Input): void {
    if (
      typeof input !== 'object' ||
      input === null ||
      !['answer', 'cancel', 'concede'].some((k) => k in input)
    )
      throw new KernelError('illegal-answer', 'an input is an answer, a cancel or a concession')
    if ('answer' in input) this.answer(input.player, input.answer)
    else if ('cancel' in input) this.cancel(input.player)
    else this.concede(input.player)
  }

  /** Takes the last input back; with `to`, all from that number on. */
  undo(to: number = this.inputs.length - 1): void {
    const mark = this.marks[to]
    if (mark === undefined) throw new KernelError('nothing-to-undo', 'there is nothing to take back')
    const { game } = this
    game.store.undo(mark.journal)
    game.log.truncate(mark.time)
    game.forgetWords()
    this.inputs.length = to
    this.marks.length = to
    run(game)
  }

  /** Whether anything was learned, drawn by chance or chosen by the other since input number `since`. */
  barrierSince(since: number): boolean {
    const mark = this.marks[since]
    if (mark === undefined) return false
    const players = new Set(this.inputs.slice(since).map((i) => i.player))
    return this.game.clock(S.barrier) !== mark.barrier || players.size > 1
  }

  /** A second game that goes on from here, or from before input number `at`. */
  branch(at: number = this.inputs.length): Match {
    const copy = new Match({
      rules: this.rules,
      seed: this.seed,
      decks: this.decks,
      config: this.config,
      position: this.position ?? undefined,
      everyWindow: this.game.everyWindow,
    })
    for (const input of this.inputs.slice(0, at)) copy.apply(input)
    return copy
  }

  save(): SavedState {
    return saveState(this.game)
  }

  load(saved: SavedState): void {
    loadState(this.game, saved)
    this.inputs.length = 0
    this.marks.length = 0
  }

  private mark(): void {
    const { game } = this
    this.marks.push({ journal: game.store.top, time: game.time, barrier: game.clock(S.barrier) })
  }

  private expect(player: PlayerName): Decision {
    const d = this.decision
    if (d === null) throw new KernelError('game-over', 'the game is over')
    if (d.player !== player)
      throw new KernelError('not-your-decision', `${d.player} has to decide, not ${player}`)
    return d
  }
}

/** Ids of the cards a player brought, where no deck list says so. */
function ownedCards(rules: GameRules, g: Game, player: Player): string[] {
  const out: string[] = []
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    if (g.card(card, C.owner) === player) out.push(rules.cardId(g.printed(card)))
  return out
}

export function cardIndex(rules: GameRules, id: string): number {
  const at = rules.cards.findIndex((card) => rules.cardId(card) === id)
  if (at < 0) throw new KernelError('bad-deck', `no card ${id} in ${rules.name}`)
  return at
}

/** Every setting with its value; throws on one that does not exist or has another range. */
export function resolveConfig(rules: GameRules, given: Partial<RulesConfig>): RulesConfig {
  const out: Record<string, string | number | boolean> = {}
  for (const [name, setting] of Object.entries(rules.settings)) out[name] = setting.default
  for (const [name, value] of Object.entries(given)) {
    const setting = rules.settings[name]
    if (setting === undefined || value === undefined)
      throw new KernelError(
        'bad-config',
        `no setting ${name}; there are ${Object.keys(rules.settings).join(', ')}`,
      )
    if (!setting.values.includes(value))
      throw new KernelError(
        'bad-config',
        `${name} is one of ${setting.values.join(', ')}, not ${String(value)}`,
      )
    out[name] = value
  }
  return out
}

/** The seat that decides, as a number. */
export function deciding(match: Match): Player | null {
  return match.game.over ? null : match.game.offer.player
}
