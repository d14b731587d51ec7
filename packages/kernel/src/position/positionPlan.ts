import type { ZoneDef } from '../game/book.ts'
import { ATTACHED, BODY, NONE, PLAYERS, type Player, UNDER } from '../state/columns.ts'
import { playerName, playerNumber } from '../answers/decision.ts'
import type { GameRules, PositionHooks, RulesConfig } from '../game/contract.ts'
import type { Board, ObjectFields } from '../game/boardLiteral.ts'
import { CardReader } from './positionCards.ts'
import { checkBoard, checkFields, whole } from './positionForm.ts'
import { Filler } from './positionFiller.ts'
import { POSITION_WORDS, bad, cardByWord, isRecord, seatNumber, wordsOf } from './positionWords.ts'

/** A position that has been read and checked: what has to be created where. */
export interface Plan {
  readonly board: Board
  readonly hooks: PositionHooks
  readonly at: string
  /** The rules with the cards that the position defines in place. */
  readonly rules: GameRules
  readonly objects: readonly PlannedObject[]
  readonly counters: readonly { readonly counter: number; readonly player: Player; readonly value: number }[]
  readonly done: readonly { readonly word: string; readonly player: Player }[]
}

/** An object to be created. */
export interface PlannedObject {
  readonly zone: ZoneDef
  /** Whose zone it is; in a shared one, who controls the object. */
  readonly player: Player
  readonly by: Player
  /** Owner of its cards, unless they say otherwise. */
  readonly owner: Player
  /** Number of the cell, NONE if not said. */
  readonly cell: number
  readonly cards: readonly PlannedCard[]
  /** Number of what it stands for, 0 for an object of cards. */
  readonly stands: number
  /** For a token: number of the card it is printed like; else NONE. */
  readonly token: number
  readonly fields: ObjectFields
}

/** A card of an object to be created. */
export interface PlannedCard {
  readonly def: number
  readonly owner: Player
  readonly role: number
}

/** Reads a position. An error names what contradicts itself or does not exist. */
export function planPosition(rules: GameRules, board: Board, config: RulesConfig): Plan {
  const hooks = rules.position
  if (hooks === undefined) bad(`${rules.name} cannot start from a position`)
  return new Planner(rules, board, hooks, config).plan()
}

/** Fields of a position that are no zones. */
const TOP_FIELDS = [
  'format',
  'game',
  'config',
  'seed',
  'turn',
  'turnPlayer',
  'at',
  'variables',
  'effects',
  'relations',
  'counts',
  'underWay',
]

class Planner {
  private readonly rules: GameRules
  private readonly board: Board
  private readonly hooks: PositionHooks
  private readonly config: RulesConfig
  private readonly cards: CardReader
  private readonly objects: PlannedObject[] = []
  /** Where in the position an object stands for something, by its index. */
  private readonly paths = new Map<number, string>()
  private readonly counters: { counter: number; player: Player; value: number }[] = []
  private readonly done: { word: string; player: Player }[] = []

  constructor(rules: GameRules, board: Board, hooks: PositionHooks, config: RulesConfig) {
    this.rules = rules
    this.board = board
    this.hooks = hooks
    this.config = config
    this.cards = new CardReader(rules)
  }

  plan(): Plan {
    const { board, hooks, rules } = this
    if (!isRecord(board)) bad('a position is an object with zones, not a list or a word')
    if (board['game'] !== undefined && board['game'] !== rules.name)
      bad(`a position of ${JSON.stringify(board['game'])}, not of ${rules.name}`)
    const [first] = Object.keys(hooks.at)
    checkBoard(board)
    if (board.underWay !== undefined && board.at !== undefined)
      bad(
        `a position with something under way stands where it stands, and at no moment such as '${board.at}'`,
      )
    const at = board.at ?? first
    if (!Object.hasOwn(hooks.at, at))
      bad(`${rules.name} has no moment '${at}'; there are ${Object.keys(hooks.at).join(', ')}`)
    for (const player of PLAYERS) this.seat(player, board[playerName(player)])
    for (const [key, value] of Object.entries(board)) this.topLevel(key, value)
    // After everything else: only now is it known which cards are used.
    const made = this.cards.rulesWithDefined()
    const standing = this.standing(made)
    const filler = new Filler(rules, hooks, this.config, standing)
    const objects = standing.flatMap((o) => (typeof o.fields['fill'] === 'number' ? filler.fill(o) : [o]))
    return { board, hooks, at, rules: made, objects, counters: this.counters, done: this.done }
  }

  private seat(player: Player, seat: unknown): void {
    if (seat === undefined) return
    const name = playerName(player)
    if (!isRecord(seat)) bad(`${name} is an object with zones and counters`)
    for (const [key, value] of Object.entries(seat)) {
      const path = `${name}.${key}`
      const counter = this.rules.book.counters.indexOf(key)
      if (key === 'done')
        for (const word of wordsOf(value, path)) this.done.push({ word: String(word), player })
      else if (counter >= 0) {
        this.counters.push({ counter, player, value: whole(value, path) })
      } else if (!this.zone(key, value, player, false, path))
        bad(`${name} has no zone or counter '${key}'; there are ${this.seatWords().join(', ')}`)
    }
  }

  private topLevel(key: string, value: unknown): void {
    if (key === 'P1' || key === 'P2' || TOP_FIELDS.includes(key)) return
    if (this.hooks.options?.includes(key) === true) return
    const player = playerNumber(this.board.turnPlayer ?? 'P1')
    if (!this.zone(key, value, player, true, key))
      bad(`a position of ${this.rules.name} has no '${key}'; there are ${this.topWords().join(', ')}`)
  }

  private seatWords(): string[] {
    const { book } = this.rules
    return [
      ...book.zones.filter((z) => !z.shared).flatMap((z) => [z.name, ...z.cells]),
      ...book.counters,
      'done',
    ]
  }

  private topWords(): string[] {
    const shared = this.rules.book.zones.filter((z) => z.shared).flatMap((z) => [z.name, ...z.cells])
    return ['P1', 'P2', ...shared, ...(this.hooks.options ?? []), ...TOP_FIELDS]
  }

  private zone(key: string, value: unknown, player: Player, shared: boolean, path: string): boolean {
    for (const zone of this.rules.book.zones) {
      if (zone.shared !== shared) continue
      const cell = zone.cells.indexOf(key)
      if (zone.name !== key && cell < 0) continue
      wordsOf(value, path).forEach((item, i) => this.object(item, zone, cell, player, `${path}[${i}]`))
      return true
    }
    return false
  }

  private object(item: unknown, zone: ZoneDef, cell: number, player: Player, path: string): void {
    if (typeof item === 'number' || (typeof item === 'string' && this.isCount(item))) {
      const fill = Number(item)
      if (!Number.isInteger(fill) || fill < 0) bad(`${path}: ${fill} is no number of cards`)
      const empty = { cards: [], stands: 0, token: NONE }
      this.objects.push({ zone, player, by: player, owner: player, cell, ...empty, fields: { fill } })
      return
    }
    const fields = this.fieldsOf(item, path)
    checkFields(fields, path)
    const by = seatNumber(fields.by, `${path}.by`) ?? player
    const owner = seatNumber(fields.owner, `${path}.owner`) ?? by
    const cards = [
      ...this.cards.read(fields.card === undefined ? [] : [fields.card], owner, BODY, `${path}.card`),
      ...this.cards.read(fields.cards, owner, BODY, `${path}.cards`),
      ...this.cards.read(fields.attached, owner, ATTACHED, `${path}.attached`),
      ...this.cards.read(fields.under, owner, UNDER, `${path}.under`),
    ]
    const stands = fields.stands !== undefined
    const token = this.token(fields, path)
    if (token !== NONE && (cards.length > 0 || stands)) bad(`${path}: a token has no card`)
    if (token === NONE && cards.length === 0 && !stands && this.board.underWay === undefined)
      bad(`${path}: a card is missing`)
    const at = this.cell(fields, zone, cell, path)
    if (stands) this.paths.set(this.objects.length, path)
    this.objects.push({ zone, player, by, owner, cell: at, cards, stands: 0, token, fields })
  }

  /** What the objects stand for: known when the cards that the position defines have been read. */
  private standing(rules: GameRules): PlannedObject[] {
    return this.objects.map((object, i) => {
      const path = this.paths.get(i)
      if (path === undefined) return object
      const word = object.fields.stands as string
      const stands = this.hooks.stands?.number(word, rules.book)
      return stands === undefined
        ? bad(`${path}: there is no card '${word}' in ${rules.name}`)
        : { ...object, stands }
    })
  }

  private token({ token }: ObjectFields, path: string): number {
    if (token === undefined) return NONE
    if (this.hooks.tokens === undefined) bad(`${path}: ${this.rules.name} has no tokens`)
    return this.cards.one(token, `${path}.token`)
  }

  /** '5' in a text is a number of cards, unless the game has a card of that name. */
  private isCount(word: string): boolean {
    return /^\d+$/.test(word) && cardByWord(this.rules, word) === NONE
  }

  private cell(fields: ObjectFields, zone: ZoneDef, cell: number, path: string): number {
    if (fields.cell === undefined) return cell
    const at = zone.cells.indexOf(fields.cell)
    if (at < 0) bad(`${path}: ${zone.name} has no place '${fields.cell}'; there are ${zone.cells.join(', ')}`)
    return at
  }

  private fieldsOf(item: unknown, path: string): ObjectFields {
    if (typeof item === 'string') return this.named(item, {}, path)
    if (!isRecord(item)) bad(`${path}: an object is a word or has fields, not ${JSON.stringify(item)}`)
    if (POSITION_WORDS.some((word) => word in item)) return item
    const keys = Object.keys(item)
    if (keys.length !== 1) bad(`${path}: no card among ${keys.join(', ')}`)
    const inner = item[keys[0]]
    if (!isRecord(inner)) bad(`${path}: ${keys[0]} has fields, not ${JSON.stringify(inner)}`)
    return this.named(keys[0], inner, path)
  }

  /** '♠5' and '♠5+♠7' are cards; otherwise the word is what the object stands for. */
  private named(word: string, fields: ObjectFields, path: string): ObjectFields {
    if (cardByWord(this.rules, word) !== NONE) return { ...fields, card: word }
    const several = this.cards.apart(word)
    if (several.length > 1 && several.every((each) => cardByWord(this.rules, each) !== NONE))
      return { ...fields, cards: several }
    if (this.hooks.stands === undefined)
      return bad(`${path}: there is no card '${word}' in ${this.rules.name}`)
    return { ...fields, stands: word }
  }
}
