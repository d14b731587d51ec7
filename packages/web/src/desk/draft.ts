import type { GameRules, PlayerName, Position } from '@fudaba/kernel'
import type { Book, ObjectFields } from '@fudaba/kernel/rules'

/** A board that is being set up: a position whose objects are all written alike, so that they can be picked out. */

/** Where objects lie in a draft: a zone or a cell of a player, or one that is shared. */
export interface Place {
  readonly owner: PlayerName | null
  readonly zone: string
}

/** An object of a draft: fields, with its card among them; `fill`: so many cards that do not matter. */
export type DraftObject = ObjectFields & { readonly fill?: number }

export const playerNames: readonly PlayerName[] = ['P1', 'P2']

/** All places of a game, those of each player first. */
export function placesOf(book: Book): Place[] {
  const of = (owner: PlayerName | null): Place[] =>
    book.zones
      .filter(({ shared }) => shared === (owner === null))
      .flatMap(({ name, cells }) => (cells.length > 0 && owner !== null ? [name, ...cells] : [name]))
      .map((zone) => ({ owner, zone }))
  return [...of('P1'), ...of('P2'), ...of(null)]
}

/** The objects at a place, each with its fields. */
export function objectsAt(rules: GameRules, position: Position, { owner, zone }: Place): DraftObject[] {
  const seat = owner === null ? position : position[owner]
  const given: unknown = seat?.[zone]
  if (given === undefined) return []
  const items: readonly unknown[] =
    typeof given === 'number'
      ? [given]
      : typeof given === 'string'
        ? given.split(/\s+/).filter((word) => word !== '')
        : (given as readonly unknown[])
  return items.map((item) => objectOf(rules, item))
}

function objectOf(rules: GameRules, item: unknown): DraftObject {
  if (typeof item === 'number') return { fill: item }
  if (typeof item === 'string')
    return /^\d+$/.test(item) && !isCard(rules, item) ? { fill: Number(item) } : named(rules, item, {})
  const fields = item as ObjectFields
  if (['card', 'cards', 'stands', 'token'].some((key) => key in fields)) return fields
  const [[word, inner]] = Object.entries(fields)
  return named(rules, word, inner as ObjectFields)
}

function named(rules: GameRules, word: string, fields: ObjectFields): DraftObject {
  if (isCard(rules, word)) return { ...fields, card: word }
  const several = word.split('+')
  return several.every((each) => isCard(rules, each))
    ? { ...fields, cards: several }
    : { ...fields, stands: word }
}

const isCard = (rules: GameRules, word: string): boolean =>
  rules.cardByWord?.(word) !== undefined || rules.cards.some((card) => rules.cardId(card) === word)

/** The position with these objects at a place. What was under way is no longer, since its board is another. */
export function withObjects(position: Position, place: Place, objects: readonly DraftObject[]): Position {
  const { underWay: _, ...rest } = position
  const list = objects.map(({ fill, ...fields }) => (fill === undefined ? fields : fill))
  if (place.owner === null) return { ...rest, [place.zone]: list }
  return { ...rest, [place.owner]: { ...rest[place.owner], [place.zone]: list } }
}

/** The position with a number of a player, or a key of its own; undefined takes it away. */
export function withSeat(position: Position, owner: PlayerName, key: string, value: unknown): Position {
  const { underWay: _, ...rest } = position
  const { [key]: __, ...seat } = (rest[owner] ?? {}) as Record<string, unknown>
  return { ...rest, [owner]: value === undefined ? seat : { ...seat, [key]: value } } as Position
}

/** The position with another moment, turn or option. */
export function withKey(position: Position, key: string, value: unknown): Position {
  const { underWay: _, [key]: __, ...rest } = position as Position & Record<string, unknown>
  return (value === undefined || value === '' ? rest : { ...rest, [key]: value }) as Position
}

/** An empty board of a game, with decks so that nobody loses by drawing. */
export const emptyBoard = (rules: GameRules): Position => ({
  format: 'fudaba-position/1',
  game: rules.name,
  turn: 3,
  turnPlayer: 'P1',
  ...(rules.position === undefined ? {} : { at: Object.keys(rules.position.at)[0] }),
  P1: {},
  P2: {},
})

/** What an object is called. */
export function titleOf(rules: GameRules, object: DraftObject, lang: 'ja' | 'en'): string {
  if (object.fill !== undefined) return `×${object.fill}`
  const words: readonly unknown[] =
    object.cards === undefined ? [object.card ?? object.token] : [object.cards].flat()
  const names = words.map((word) => {
    if (typeof word !== 'string') return String((word as { name?: string } | undefined)?.name ?? '')
    const card = rules.cards.find((each) => rules.cardId(each) === word) ?? rules.cardByWord?.(word)
    return card === undefined ? word : rules.cardName(card)[lang]
  })
  const name = names.filter((each) => each !== '').join('+')
  return object.stands === undefined ? name : name === '' ? object.stands : `${object.stands} (${name})`
}
