import { NONE, type Player, Clock, Var } from '../state/columns.ts'
import { decision } from '../running/decision.ts'
import {
  type AnswerIds,
  type Decision,
  type PlayerName,
  checkLegal,
  picksFor,
  playerNumber,
} from '../answers/decision.ts'
import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import type { EveryWindow, Game } from '../game/game.ts'
import type { Position } from '../game/boardLiteral.ts'
import { startFromDecks, startFromPosition } from './matchStart.ts'
import type { Refs } from '../position/positionRead.ts'
import { keyFromSeed } from '../base/random.ts'
import type { GameRules, Result, RulesConfig, View } from '../game/contract.ts'
import { answer, cancellable, playMark, rollBack, run } from '../running/loop.ts'
import { digestOfMeaning } from './digest.ts'
import { type SavedState, loadState, saveState } from './state.ts'
import type { Snapshot } from '../state/store.ts'
import { finish } from '../changes/verbs.ts'
import { result, view } from '../looking/view.ts'

/** One thing a player did. A game is determined by its start and the list of these. */
export type Input =
  | { readonly player: PlayerName; readonly answer: AnswerIds }
  | { readonly player: PlayerName; readonly cancel: true }
  | { readonly player: PlayerName; readonly concede: true }

/** How a match begins: rules, seed, decks or a position, settings. */
export interface MatchOptions {
  readonly rules: GameRules
  readonly seed: string | number
  /** Deck names of the game, or lists of card ids. */
  readonly decks?: readonly [string | readonly string[], string | readonly string[]]
  readonly config?: Partial<RulesConfig>
  /** A board to start from, instead of the decks. */
  readonly position?: Position
  readonly everyWindow?: EveryWindow
  /** Keeps a snapshot of the start, so that `again` can reuse the memory. */
  readonly repeatable?: boolean
  /** Recorded earlier: the decks were checked then, by the rules of that time. */
  readonly recorded?: boolean
  /** Called when the position has been created, before the rules run. */
  readonly laidOut?: () => void
}

/** Where to return when an input is undone. */
interface Mark {
  readonly journal: number
  /** Where the journal has to begin: if a play is under way, the rules may still roll it back. */
  readonly needed: number
  readonly time: number
  readonly barrier: number
}

/** A game with the list of its inputs: answer, view, undo, branch, save. */
export class Match {
  readonly rules: GameRules
  readonly game: Game
  seed: string | number
  readonly config: RulesConfig
  readonly decks: readonly [readonly string[], readonly string[]]
  readonly position: Position | null
  /** The decks as they were asked for, if they depend on the seed; else null. */
  private readonly askedDecks: MatchOptions['decks'] | null
  /** Rows of the objects that the position gave refs, as the game began. */
  readonly refs: Refs
  readonly inputs: Input[] = []
  /** A mark for each input from number `trimmed` on. */
  private readonly marks: Mark[] = []
  private trimmed = 0
  /** The state before the first step; see `repeatable`. */
  private start: Snapshot | null = null

  constructor(options: MatchOptions) {
    const { rules } = options
    this.rules = rules
    this.seed = options.seed
    this.config = resolveConfig(rules, options.config ?? {})
    this.position = options.position ?? null
    const start =
      options.position === undefined
        ? startFromDecks(options, this.config)
        : startFromPosition(options, options.position, this.config)
    this.game = start.game
    this.decks = start.decks
    this.askedDecks = start.askedDecks
    this.refs = start.refs
    if (options.repeatable === true) this.keepStart()
    run(this.game)
  }

  /** Keeps the state before the first step, unless the seed has been used: then it holds for this seed only. */
  private keepStart(): void {
    const { game } = this
    if (game.clock(Clock.position) === 0) this.start = game.store.snapshot()
  }

  /**
   * A match of the same rules, settings, decks or position with another seed. A repeatable match is reused for it, and
   * returned itself: that takes a fraction of the time, which simulations need.
   */
  again(seed: string | number): Match {
    const { rules, decks, config, position, game, start, askedDecks } = this
    if (start === null || askedDecks !== null) {
      const same = { rules, seed, config, everyWindow: game.everyWindow }
      return new Match(position === null ? { ...same, decks: askedDecks ?? decks } : { ...same, position })
    }
    this.seed = seed
    game.store.restore(start)
    game.setKey(keyFromSeed(seed))
    game.store.dropJournal()
    game.log.beginAt(game.time)
    this.forgetInputs()
    run(game)
    return this
  }

  /** The decision the game waits for, or null when it is over. */
  get decision(): Decision | null {
    return decision(this.game)
  }

  /** The result, or null while the game goes on. */
  get result(): Result | null {
    return result(this.game)
  }

  /** What a player, or a spectator (null), may see. */
  view(viewer: PlayerName | null): View {
    return view(this.rules, this.game, viewer === null ? null : playerNumber(viewer))
  }

  /** 64 bits of the state by meaning; see digest.ts. */
  digest(): string {
    return digestOfMeaning(this.game, (card) => this.rules.cardId(card))
  }

  /** Answers the current decision. A wrong answer throws a typed error and changes nothing. */
  answer(player: PlayerName, ids: AnswerIds): void {
    const d = this.expect(player)
    const picks = picksFor(d, ids)
    checkLegal(this.game.offer, picks)
    this.mark()
    answer(this.game, picks)
    this.inputs.push({ player, answer: [...ids] })
  }

  /** Takes the play under way back, as long as no information came out of it. */
  cancel(player: PlayerName): void {
    this.expect(player)
    if (!cancellable(this.game)) throw new KernelError('not-cancellable', 'this can no longer be taken back')
    this.mark()
    rollBack(this.game)
    run(this.game)
    this.inputs.push({ player, cancel: true })
  }

  /** Concedes; possible at any time, whoever has to decide. */
  concede(player: PlayerName): void {
    if (this.game.over) throw new KernelError('game-over', 'the game is over')
    const loser = playerNumber(player)
    const { concession, switches } = this.game.book
    if (concession === NONE || !switches.on(concession)) return
    this.mark()
    this.game.clause = concession
    finish(this.game, 1 - loser, 0)
    this.inputs.push({ player, concede: true })
  }

  /** Applies an input of any kind. */
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

  /** Undoes the last input; with `to`, all from that number on. */
  undo(to: number = this.inputs.length - 1): void {
    const mark = this.markAt(to)
    if (mark === undefined) throw new KernelError('nothing-to-undo', 'there is nothing to take back')
    const { game } = this
    game.store.undo(mark.journal)
    game.log.truncate(mark.time)
    game.forgetWords()
    this.inputs.length = to
    this.marks.length = to - this.trimmed
    run(game)
  }

  /**
   * Drops what only an undo of inputs before number `before` would need: the journal and the log of that time. They can
   * no longer be undone, and their events no longer be read; `branch` and a replay still know all inputs.
   */
  trim(before: number = this.inputs.length): void {
    const at = Math.min(before, this.inputs.length) - this.trimmed
    if (!(at > 0)) return
    const { store, log } = this.game
    const kept = this.marks[at] ?? this.present()
    log.dropBefore(kept.time)
    store.dropBefore(kept.needed)
    const lowered = this.marks.slice(at).map((mark) => ({
      ...mark,
      journal: mark.journal - kept.needed,
      needed: mark.needed - kept.needed,
    }))
    this.marks.splice(0, Infinity, ...lowered)
    this.trimmed += at
  }

  /** Whether since input number `since` information came out, chance was used or both players acted. */
  barrierSince(since: number): boolean {
    if (since < this.trimmed) return true
    const mark = this.markAt(since)
    if (mark === undefined) return false
    const players = new Set(this.inputs.slice(since).map((i) => i.player))
    return this.game.clock(Clock.barrier) !== mark.barrier || players.size > 1
  }

  /** A second match in the state before input number `at`, by default in the present state. */
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

  /** The state as plain JSON. */
  save(): SavedState {
    return saveState(this.game)
  }

  /** Continues from a saved state of the same rules, without its inputs. */
  load(saved: SavedState): void {
    loadState(this.game, saved)
    this.forgetInputs()
  }

  private forgetInputs(): void {
    this.inputs.length = 0
    this.marks.length = 0
    this.trimmed = 0
  }

  private mark(): void {
    this.marks.push(this.present())
  }

  private present(): Mark {
    const { game } = this
    const journal = game.store.top
    const needed = game.get(Var.plays) > 0 ? playMark(game, 1) : journal
    return { journal, needed, time: game.time, barrier: game.clock(Clock.barrier) }
  }

  private markAt(input: number): Mark | undefined {
    return this.marks[input - this.trimmed]
  }

  private expect(player: PlayerName): Decision {
    const d = this.decision
    if (d === null) throw new KernelError('game-over', 'the game is over')
    if (d.player !== player)
      throw new KernelError('not-your-decision', `${d.player} has to decide, not ${player}`)
    return d
  }
}

/** Every setting with its value; throws on one that does not exist or has another range. */
export function resolveConfig(rules: GameRules, given: Partial<RulesConfig>): RulesConfig {
  if (typeof given !== 'object' || given === null)
    throw new KernelError('bad-config', `settings are an object, not ${shown(given)}`)
  const out: Record<string, string | number | boolean> = {}
  for (const [name, setting] of Object.entries(rules.settings)) out[name] = setting.default
  for (const [name, value] of Object.entries(given)) {
    const setting = Object.hasOwn(rules.settings, name) ? rules.settings[name] : undefined
    if (setting === undefined || value === undefined)
      throw new KernelError(
        'bad-config',
        `no setting ${shown(name)}; there are ${Object.keys(rules.settings).join(', ')}`,
      )
    if (!setting.values.includes(value))
      throw new KernelError(
        'bad-config',
        `${name} is one of ${setting.values.join(', ')}, not ${shown(value)}`,
      )
    out[name] = value
  }
  return out
}

/** The player who decides, as a number; null when the game is over. */
export function deciding(match: Match): Player | null {
  return match.game.over ? null : match.game.offer.player
}
