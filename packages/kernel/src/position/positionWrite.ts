import {
  ATTACHED,
  BODY,
  CardCell,
  NONE,
  Obj,
  PLAYERS,
  type Player,
  UNDER,
  Var,
  VARIABLE_COLUMNS,
} from '../state/columns.ts'
import { type PlayerName, playerName } from '../answers/decision.ts'
import type { Game } from '../game/game.ts'
import type { GameRules, PositionHooks, RulesConfig } from '../game/contract.ts'
import {
  type Board,
  type CardLiteral,
  type ObjectLiteral,
  POSITION_FORMAT,
  type Position,
} from '../game/boardLiteral.ts'
import { knowledgeOf } from './positionKnowledge.ts'
import { Links } from './positionLinks.ts'
import { Ages } from './positionAges.ts'
import type { Refs } from './positionRead.ts'
import { cardWord } from './positionCards.ts'
import { countsOf, doneBy } from './positionCounts.ts'
import { bad } from './positionWords.ts'
import { GAME_OVER, isUnsaid } from './positionUnsaid.ts'
import { KernelError } from '../base/errors.ts'
import { canonical } from '../base/canonical.ts'
import { CellWords } from './cellWords.ts'
import { writeUnderWay } from './underWay.ts'
import type { Column, ObjectRow } from '../state/rows.ts'

/** The parts of a match that are written. */
interface Written {
  readonly rules: GameRules
  readonly game: Game
  readonly seed: string | number
  readonly config: RulesConfig
}

/**
 * Writes a match as a position, so that a game begun from it goes on in the same way. The random stream starts anew
 * from the seed, and last-known information of departed objects is lost. Only moments that the game has a name for can
 * be written.
 */
export function toPosition(match: Written): Position {
  const { rules, game } = match
  const hooks = rules.position ?? bad(`${rules.name} has no positions`)
  if (game.over) bad(GAME_OVER)
  const moment = hooks.write?.(game) ?? null
  const said = moment === null || isUnsaid(game) ? null : inWords(match, hooks, moment)
  return said ?? withUnderWay(match, hooks)
}

/** The board at a moment; null where it has something that no word of a position says. */
function inWords(match: Written, hooks: PositionHooks, moment: Moment): Position | null {
  try {
    return new Writer(match, hooks, moment).write()
  } catch (error) {
    if (error instanceof KernelError && error.code === 'bad-position') return null
    throw error
  }
}

/** A position in the middle of something: the board, and the state behind it. */
function withUnderWay(match: Written, hooks: PositionHooks): Position {
  const { game, rules } = match
  return {
    ...boardUnderWay(match, hooks),
    underWay: writeUnderWay(game, rules),
  }
}

/** The board of a game in the middle of something, without what only the state behind it can say. */
function boardUnderWay(match: Written, hooks: PositionHooks): Position {
  return new Writer(match, hooks, null).write()
}

/** Refuses a board that is not the one of the state behind it. */
export function checkBoardUnderWay(match: Written, given: Board): Refs {
  const hooks = match.rules.position!
  const writer = new Writer(match, hooks, null)
  const written: Board = JSON.parse(JSON.stringify(writer.write())) as Board
  for (const key of new Set([...Object.keys(written), ...Object.keys(given)]))
    if (!BESIDE_BOARD.has(key) && canonical(written[key]) !== canonical(given[key]))
      bad(`${key} is not as in what is under way; say a moment (at) instead, or leave the board as it is`)
  return writer.refs()
}
const BESIDE_BOARD = new Set(['format', 'game', 'config', 'seed', 'underWay'])

type Moment = NonNullable<ReturnType<NonNullable<PositionHooks['write']>>>

class Writer {
  private readonly match: Written
  private readonly rules: GameRules
  private readonly g: Game
  private readonly hooks: PositionHooks
  /** Null in the middle of something: then the board says what it can. */
  private readonly moment: Moment | null
  private readonly links: Links
  private readonly words: CellWords
  private readonly ages: Ages
  /** Columns that hold numbers, and those that hold ids of other objects. */
  private readonly marks: readonly (readonly [name: string, column: Column])[]
  private readonly ids: readonly (readonly [name: string, column: Column])[]

  constructor(match: Written, hooks: PositionHooks, moment: Moment | null) {
    this.match = match
    this.rules = match.rules
    this.g = match.game
    this.links = new Links(match.game)
    this.words = new CellWords(match.game, match.rules)
    this.ages = new Ages(match.game)
    this.hooks = hooks
    this.moment = moment
    const columns = match.game.book.everyColumn()
    this.marks = columns.filter(([name]) => hooks.ids?.includes(name) !== true)
    this.ids = columns.filter(([name]) => hooks.ids?.includes(name) === true)
  }

  write(): Position {
    const { g, rules } = this
    // These first: they make the refs that objects are written with.
    const effects = this.moment === null ? [] : this.links.effects(this.ages)
    const relations = this.links.relations()
    const counts = this.moment === null ? [] : countsOf(g, this.links)
    this.links.nameIds(this.ids.map(([, column]) => column))
    return {
      format: POSITION_FORMAT,
      game: rules.name,
      ...this.config(),
      seed: this.match.seed,
      turn: g.get(Var.turn),
      ...this.moment,
      P1: this.seat(0),
      P2: this.seat(1),
      ...this.shared(),
      ...(this.moment === null ? {} : this.variables()),
      ...relations,
      ...(counts.length === 0 ? {} : { counts }),
      ...(this.moment === null ? {} : { effects }),
    }
  }

  /** The objects that the position names. */
  refs(): Refs {
    return this.links.named()
  }

  private config(): Pick<Position, 'config'> {
    const { settings } = this.rules
    const set = Object.entries(this.match.config).filter(([name, value]) => settings[name].default !== value)
    return set.length === 0 ? {} : { config: Object.fromEntries(set) }
  }

  private variables(): Pick<Position, 'variables'> {
    const own = new Set(this.hooks.variables)
    const set = this.g.book.variables
      .map((name, i) => [name, VARIABLE_COLUMNS + i] as const)
      .filter(([name, at]) => this.g.get(at) !== 0 && !own.has(name) && !this.g.book.unwritten.includes(at))
      .map(([name, at]) => [name, this.g.get(at)] as const)
    return set.length === 0 ? {} : { variables: Object.fromEntries(set) }
  }

  private seat(player: Player): Record<string, number | readonly ObjectLiteral[]> {
    const { g } = this
    const zones = g.book.zones
      .filter((def) => !def.shared && g.count(def, player) > 0)
      .map((def) => [def.name, g.objects(def, player).map((row) => this.object(row, player))] as const)
    const counters = g.book.counters
      .map((name, i) => [name, g.counter(i, player)] as const)
      .filter(([name, value]) => value !== 0 && this.hooks.variables?.includes(name) !== true)
    const done = this.moment === null ? [] : doneBy(g, this.hooks, player)
    return { ...Object.fromEntries([...zones, ...counters]), ...(done.length > 0 ? { done } : {}) }
  }

  private shared(): Record<string, readonly ObjectLiteral[]> {
    const { g } = this
    const turn = this.moment?.['turnPlayer'] === 'P2' ? 1 : 0
    return Object.fromEntries(
      g.book.zones
        .filter((def) => def.shared && g.count(def, 0) > 0)
        .map((def) => [def.name, g.objects(def, 0).map((row) => this.object(row, turn))] as const),
    )
  }

  private object(row: ObjectRow, by: Player): ObjectLiteral {
    const { g } = this
    const stands = g.object(row, Obj.stands)
    const fields = this.fields(row, by)
    const cards = g.cardsOf(row)
    const owner = cards.length === 0 ? g.owner(row) : g.card(cards[0], CardCell.owner)
    if (owner !== g.controller(row)) fields['owner'] = playerName(owner)
    if (stands > 0 && (this.moment !== null || this.hooks.stands !== undefined)) {
      const word =
        this.hooks.stands?.word(stands, g.book) ?? bad('a thing that stands for something has no word')
      if (cards.length > 0) fields['cards'] = this.cards(row, BODY, owner)
      return Object.keys(fields).length === 0 ? word : { [word]: fields }
    }
    const token = cards.length === 0 ? this.hooks.tokens?.printed(g, row) : undefined
    if (token !== undefined) return { token: cardWord(this.rules, token), ...fields }
    if (cards.length === 0 && this.moment === null) return { ...fields, cards: [] }
    if (cards.length === 0) bad(`what lies in ${g.zoneDef(g.zoneOf(row)).name} has no card and no word`)
    const body = this.cards(row, BODY, owner)
    for (const [role, name] of [
      [ATTACHED, 'attached'],
      [UNDER, 'under'],
    ] as const) {
      const list = this.cards(row, role, owner)
      if (list.length > 0) fields[name] = list
    }
    const named = body.filter((card): card is string => typeof card === 'string' && !card.includes('+'))
    if (named.length < body.length || named.length === 0) return { ...fields, cards: body }
    const word = named.join('+')
    return Object.keys(fields).length === 0 ? word : { [word]: fields }
  }

  private cards(row: ObjectRow, role: number, owner: number): CardLiteral[] {
    const { g } = this
    return g
      .cardsOf(row)
      .filter((card) => g.card(card, CardCell.role) === role)
      .map((card) => {
        const printed = g.printed(card)
        const literal = cardWord(this.rules, printed)
        if (g.card(card, CardCell.owner) === owner) return literal
        return { card: literal, owner: playerName(g.card(card, CardCell.owner)) }
      })
  }

  private fields(row: ObjectRow, by: Player): Record<string, unknown> {
    const { g } = this
    const implied = new Set(this.hooks.implied?.(g, row))
    const out: Record<string, unknown> = {}
    const note = (name: string, value: unknown): void => {
      if (!implied.has(name)) out[name] = value
    }
    const ref = this.links.nameOf(row)
    if (ref !== undefined) out['ref'] = ref
    if (g.controller(row) !== by) out['by'] = playerName(g.controller(row))
    if (g.kind(row) > 0) note('kind', g.book.kinds[g.kind(row)])
    const { cells } = g.zoneDef(g.zoneOf(row))
    if (cells.length > 0) note('cell', cells[g.object(row, Obj.cell)])
    if (g.turned(row)) note('turned', true)
    if (g.faceDown(row)) note('faceDown', true)
    for (const [name, column] of this.marks) {
      const value = g.object(row, column)
      // A number of a declaration means nothing elsewhere.
      const meaning = this.moment === null ? g.book.meanings.columns.get(column) : undefined
      if (value !== 0) note(name, meaning === undefined ? value : this.words.word(value, meaning))
    }
    for (const [name, column] of this.ids) {
      const other = g.find(g.object(row, column))
      if (other !== NONE) note(name, this.links.ref(other))
    }
    const age = this.ages.ofObject(row)
    if (age !== undefined) out['age'] = age
    const done = this.moment === null ? [] : doneBy(g, this.hooks, g.id(row), 'object')
    if (done.length > 0) out['done'] = done
    for (const def of g.book.relations) {
      const ends = this.links.endsOf(def, row)
      if (ends.length > 0) out[def.name] = ends.length === 1 ? ends[0] : ends
    }
    return Object.assign(out, this.hooks.fieldsOf?.(g, row), this.knowledge(row))
  }

  /** To whom the object is shown, and who knows its cards. */
  private knowledge(row: ObjectRow): Record<string, PlayerName | PlayerName[]> {
    const { g } = this
    const shownTo = PLAYERS.filter((p) => (g.object(row, Obj.shown) & (1 << p)) !== 0)
    const lists = Object.entries({ shownTo, ...knowledgeOf(g, row, this.hooks.apart) })
      .filter(([, players]) => players.length > 0)
      .map(([field, players]) => {
        const names = players.map(playerName)
        return [field, names.length === 1 ? names[0] : names] as const
      })
    return Object.fromEntries(lists)
  }
}
