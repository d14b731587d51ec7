import type { ZoneDef } from './book.ts'
import { ATTACHED, BODY, NONE, PLAYERS, type Player, UNDER } from './columns.ts'
import { type PlayerName, playerName, playerNumber } from './decision.ts'
import { KernelError } from './errors.ts'
import type { Board, ObjectFields, PositionHooks } from './position.ts'
import { CardReader } from './positionCards.ts'
import { Filler } from './positionFiller.ts'
import { POSITION_WORDS, cardByWord, isRecord, wordsOf } from './positionWords.ts'
import type { GameRules, RulesConfig } from './rules.ts'

/** A position read into what has to be put where; nothing has been built yet. */
export interface Plan {
  readonly board: Board
  readonly hooks: PositionHooks
  readonly at: string
  /** The catalogue, with the cards that the position defines in place. */
  readonly cards: readonly unknown[]
  readonly objects: readonly PlannedObject[]
  readonly counters: readonly { readonly counter: number; readonly player: Player; readonly value: number }[]
  readonly done: readonly { readonly word: string; readonly player: Player }[]
}

export interface PlannedObject {
  readonly zone: ZoneDef
  /** Whose zone it is; in a shared one, who controls the object. */
  readonly player: Player
  readonly by: Player
  /** Of its cards, unless they say otherwise. */
  readonly owner: Player
  /** Number of the cell, NONE if not said. */
  readonly cell: number
  readonly cards: readonly PlannedCard[]
  /** Number of what it stands for, 0 for a thing of cards. */
  readonly stands: number
  /** Number of the card whose print a token has, NONE if it is none. */
  readonly token: number
  readonly fields: ObjectFields
}

export interface PlannedCard {
  readonly def: number
  readonly owner: Player
  readonly role: number
}

export function bad(message: string): never {
  throw new KernelError('bad-position', message)
}

/** Reads the position; an error names what contradicts itself or does not exist. */
export function planPosition(rules: GameRules, board: Board, config: RulesConfig): Plan {
  const hooks = rules.position
  if (hooks === undefined) bad(`${rules.name} cannot start from a position`)
  return new Planner(rules, board, hooks, config).plan()
}

const FIXED = [
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
]

class Planner {
  private readonly rules: GameRules
  private readonly board: Board
  private readonly hooks: PositionHooks
  private readonly config: RulesConfig
  private readonly cards: CardReader
  private readonly objects: PlannedObject[] = []
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
    const at = board.at ?? first
    if (hooks.at[at] === undefined)
      bad(`${rules.name} has no moment '${at}'; there are ${Object.keys(hooks.at).join(', ')}`)
    for (const player of PLAYERS) this.seat(player, board[playerName(player)])
    for (const [key, value] of Object.entries(board)) this.topLevel(key, value)
    // Only now is it known which cards are spoken for.
    const filler = new Filler(rules, hooks, this.config, this.objects)
    const objects = this.objects.flatMap((o) => (typeof o.fields['fill'] === 'number' ? filler.fill(o) : [o]))
    const { catalogue: cards } = this.cards
    return { board, hooks, at, cards, objects, counters: this.counters, done: this.done }
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
        if (!Number.isInteger(value)) bad(`${path} is a whole number, not ${JSON.stringify(value)}`)
        this.counters.push({ counter, player, value: value as number })
      } else if (!this.zone(key, value, player, false, path))
        bad(`${name} has no zone or counter '${key}'; there are ${this.seatWords().join(', ')}`)
    }
  }

  private topLevel(key: string, value: unknown): void {
    if (key === 'P1' || key === 'P2' || FIXED.includes(key)) return
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
    return ['P1', 'P2', ...shared, ...(this.hooks.options ?? []), ...FIXED]
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
    const by = seatNumber(fields.by, `${path}.by`) ?? player
    const owner = seatNumber(fields.owner, `${path}.owner`) ?? by
    const cards = [
      ...this.cards.read(fields.card === undefined ? [] : [fields.card], owner, BODY, `${path}.card`),
      ...this.cards.read(fields.cards, owner, BODY, `${path}.cards`),
      ...this.cards.read(fields.attached, owner, ATTACHED, `${path}.attached`),
      ...this.cards.read(fields.under, owner, UNDER, `${path}.under`),
    ]
    const stands = fields.stands === undefined ? 0 : this.stands(fields.stands)
    if (stands === undefined) bad(`${path}: nothing stands for '${fields.stands}'`)
    const token = this.token(fields, path)
    if (token !== NONE && (cards.length > 0 || stands !== 0)) bad(`${path}: a token has no card`)
    if (token === NONE && cards.length === 0 && stands === 0) bad(`${path}: a card is missing`)
    const at = this.cell(fields, zone, cell, path)
    this.objects.push({ zone, player, by, owner, cell: at, cards, stands, token, fields })
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

  private stands(word: string): number | undefined {
    return this.hooks.stands?.number(word)
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
    if (this.stands(word) !== undefined) return { ...fields, stands: word }
    return bad(`${path}: there is no card '${word}' in ${this.rules.name}`)
  }
}

export function seatNumber(value: unknown, path: string): Player | undefined {
  if (value === undefined) return undefined
  if (value !== 'P1' && value !== 'P2') bad(`${path}: ${JSON.stringify(value)} is no player; P1 or P2`)
  return playerNumber(value as PlayerName)
}
