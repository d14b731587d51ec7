import { NONE, Obj, Var } from '../state/columns.ts'
import { publicId } from '../running/decision.ts'
import { type PlayerName, playerNumber } from '../answers/decision.ts'
import { KernelError } from '../base/errors.ts'
import { EV } from '../state/events.ts'
import type { Match } from '../match/match.ts'
import type { Offer } from '../answers/offer.ts'
import { beginFromPosition } from '../match/fromPosition.ts'
import { type Board, POSITION_FORMAT } from '../game/boardLiteral.ts'
import type { GameRules, View } from '../game/contract.ts'
import { VERB } from '../game/kernelVerbs.ts'
import { broken } from './conformance/invariants.ts'
import { compareClauses } from './comparing.ts'
import { ablating } from './environment.ts'
import { type Facts, factsOf } from './facts.ts'
import { type LogLine, logLines } from './logLines.ts'
import { Naming, TranscriptError } from './naming.ts'
import { Seat } from './seat.ts'
import { noteProof, undoing } from './session.ts'
import type { ObjectRow } from '../state/rows.ts'

const boards = new WeakMap<Facts, Transcript>()

/** The same object as it was when its board was made. */
export function initialFacts(facts: Facts): Facts {
  const table = boards.get(facts)
  if (table === undefined) throw new TypeError('only what g.at(…) hands back can be unchanged')
  return table.initially(facts.word)
}

/** A board in play. Everything is read and done in the words of the board literal. */
export class Transcript {
  readonly rules: GameRules
  readonly literal: Board
  readonly match: Match
  readonly names: Naming
  readonly P1: Seat
  readonly P2: Seat
  private readonly firedBefore: Uint32Array

  constructor(rules: GameRules, literal: Board) {
    this.rules = rules
    this.literal = literal
    compareClauses(rules.book.switches)
    // Before the board is made: a board at the set-up carries out clauses at once.
    const position = { ...literal, format: POSITION_FORMAT, game: rules.name } as const
    let fired = new Uint32Array()
    this.match = beginFromPosition(rules, position, {
      everyWindow: true,
      laidOut() {
        fired = rules.book.switches.fired.slice()
      },
    })
    this.firedBefore = fired
    this.names = new Naming(this.match)
    this.P1 = new Seat(this, 'P1')
    this.P2 = new Seat(this, 'P2')
  }

  // ── what everyone does ─────────────────────────────────────────────────────────────────────────────────────

  /** Each player in turn passes, until something happens or somebody is asked something else. */
  everyonePasses(): this {
    const { game } = this.match
    const before = game.log.count
    for (let i = 0; i < 2; i++) {
      const d = this.match.decision
      if (d === null || !d.pass) {
        if (i === 0) throw new TranscriptError(`nobody can pass: ${this.situation()}`)
        return this
      }
      this.send(d.player, [])
      for (let ev = before; ev < game.log.count; ev++)
        if (game.log.get(ev, EV.kind) !== VERB.decide) return this
    }
    return this
  }

  // ── what is true ───────────────────────────────────────────────────────────────────────────────────────────

  /** The object of this ref or word, wherever it is now. */
  at(word: string): Facts {
    const facts = factsOf(this.match, this.names, word)
    boards.set(facts, this)
    return facts
  }

  /** The same when the board was made: laid out once more, which counts no clause as carried out. */
  initially(word: string): Facts {
    const { switches } = this.rules.book
    const fired = switches.fired.slice()
    const facts = new Transcript(this.rules, this.literal).at(word)
    switches.fired.set(fired)
    return facts
  }

  /** Words of the objects of a zone or cell, top first: ('P1', 'hand'), or a shared zone alone. */
  zone(...place: readonly [PlayerName, string] | readonly [string]): string[] {
    const name = place[place.length - 1]
    const player = place.length === 2 ? playerNumber(place[0] as PlayerName) : 0
    for (const def of this.rules.book.zones) {
      const cell = def.cells.indexOf(name)
      if (def.name !== name && cell < 0) continue
      const rows = this.match.game.objects(def, player)
      return rows
        .filter((row) => cell < 0 || this.match.game.object(row, Obj.cell) === cell)
        .map((row) => this.names.plain(row))
    }
    throw new TranscriptError(`${this.rules.name} has no zone '${name}'`)
  }

  /** How many objects lie in a zone or cell, or how high a counter stands. */
  count(player: PlayerName, what: string): number {
    const counter = this.rules.book.counters.indexOf(what)
    if (counter >= 0) return this.match.game.counter(counter, playerNumber(player))
    return this.zone(player, what).length
  }

  /** Whether the rules let the player do it now, whoever has to decide. */
  may(player: PlayerName, name: string, source?: string): boolean {
    const { game } = this.match
    const action = game.book.actions.find((each) => each.name === name)
    if (action === undefined) throw new TranscriptError(`${this.rules.name} has no action '${name}'`)
    const seat = playerNumber(player)
    const sources = action.sources?.(game, seat) ?? [NONE]
    const from = source === undefined ? sources : sources.filter((row) => row === this.names.row(source))
    return from.some((row) => game.may(action, seat, row))
  }

  view(viewer: PlayerName | null): View {
    return this.match.view(viewer)
  }

  get winner(): PlayerName | null {
    return this.match.result?.winner ?? null
  }

  /** Why the game is over, or null while it goes on. */
  get ending(): string | null {
    return this.match.result?.ending ?? null
  }

  /** Who has to decide, or null when the game is over. */
  get deciding(): PlayerName | null {
    return this.match.decision?.player ?? null
  }

  get turn(): number {
    return this.match.game.get(Var.turn)
  }

  /** What happened on this board, as the viewer may know it; without a viewer, all of it. */
  log(viewer?: PlayerName): LogLine[] {
    return logLines(this.rules, this.match.game, viewer)
  }

  /** Fails unless each of these clauses made a difference on this board. Says nothing under ablation. */
  proves(...clauses: readonly string[]): void {
    if (ablating()) return
    const { switches, rulebook } = this.rules.book
    for (const clause of clauses) {
      const n = switches.number(clause)
      // A clause without a switch is carried out by whatever the test looks at.
      if (rulebook.clauses[clause].proof !== 'direct' && switches.fired[n] <= this.firedBefore[n])
        throw new Error(`${clause} made no difference in this test`)
      noteProof(this.rules.name, clause)
    }
  }

  // ── for the seats and the end of a test ────────────────────────────────────────────────────────────────────

  /** Gives an answer. In a thorough run it is taken back and given again, and nothing may differ. */
  send(player: PlayerName, ids: readonly string[]): void {
    const { match } = this
    const before = undoing() ? match.digest() : ''
    this.attempt(() => match.answer(player, ids))
    if (!undoing()) return
    const after = match.digest()
    match.undo()
    if (match.digest() !== before) throw new Error(`undo of ${ids.join(' ')} does not lead back`)
    match.answer(player, ids)
    if (match.digest() !== after) throw new Error(`${ids.join(' ')} given again does something else`)
  }

  /** Reports every question that is asked during `doing`, also those that the kernel answers itself. */
  overhear(heard: (offer: Offer) => void, doing: () => void): void {
    const { book } = this.match.game
    const { watcher } = book
    book.watcher = {
      narrow(g, offer) {
        watcher?.narrow(g, offer)
        heard(offer)
      },
      answered: (g, offer, picks) => watcher?.answered(g, offer, picks),
    }
    try {
      doing()
    } finally {
      book.watcher = watcher
    }
  }

  attempt(input: () => void): void {
    try {
      input()
    } catch (error) {
      if (error instanceof KernelError) throw new TranscriptError(`${error.message}: ${this.situation()}`)
      throw error
    }
  }

  /** Who is asked what, and what is offered, in one line. */
  situation(): string {
    const d = this.match.decision
    if (d === null) return `the game is over (${this.ending})`
    const offered = [
      ...new Set(d.candidates.map((c) => this.names.candidate(c))),
      ...(d.pass ? ['pass'] : []),
    ]
    return `${d.player} is asked '${d.message.key}' (${d.shape}): ${offered.join(', ') || 'nothing'}`
  }

  id(row: ObjectRow): string {
    return publicId(this.match.game, row)
  }

  /** Checked at the end of each test: the invariants of the state, and that every id offered exists. */
  lookOver(): void {
    const wrong = broken(this.match.game)
    if (wrong !== null) throw new Error(`the board is broken: ${wrong}`)
    const d = this.match.decision
    if (d === null) return
    const ids = [
      ...d.candidates.filter((c) => c.kind === 'object').map((c) => c.id),
      ...(d.source === null ? [] : [d.source]),
    ]
    for (const id of ids)
      if (this.match.game.find(Number(id.slice(1))) === NONE)
        throw new Error(`${id} is offered and does not exist`)
  }
}
