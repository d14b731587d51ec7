import { editDistance } from '@fudaba/cardtext'
import { searchable } from './searchable.ts'

/** A card as lists may name it. */
export interface NamedCard {
  readonly id: string
  /** Its name in each language; a sub-name stands in brackets behind it. */
  readonly names: readonly string[]
}

/** Most names that are proposed for one that nothing has. */
const MOST_NEAREST = 3

/** Cards by what people call them: an id, a name in any spelling, a name without its sub-name if one card has it. */
export class CardNames {
  private readonly byId: ReadonlyMap<string, NamedCard>
  private readonly byName = new Map<string, NamedCard[]>()
  private readonly byStem = new Map<string, NamedCard[]>()
  private readonly cards: readonly NamedCard[]

  constructor(cards: readonly NamedCard[]) {
    this.cards = cards
    this.byId = new Map(cards.map((card) => [searchable(card.id), card]))
    for (const card of cards)
      for (const name of new Set(card.names)) {
        add(this.byName, searchable(name), card)
        const stem = stemOf(name)
        if (stem !== undefined) add(this.byStem, searchable(stem), card)
      }
  }

  /** The cards that a text may mean: none, the one, or several with the same name. */
  called(text: string): readonly NamedCard[] {
    const key = searchable(text)
    if (key === '') return []
    const own = this.byId.get(key)
    if (own !== undefined) return [own]
    return this.byName.get(key) ?? this.byStem.get(key) ?? []
  }

  /** Cards whose names are most like a text, the nearest first. */
  nearest(text: string): readonly NamedCard[] {
    const key = searchable(text)
    if (key === '') return []
    return this.cards
      .map((card) => ({ card, far: Math.min(...spellings(card).map((name) => farness(key, name))) }))
      .filter(({ far }) => far <= 0.5)
      .sort((a, b) => a.far - b.far)
      .slice(0, MOST_NEAREST)
      .map(({ card }) => card)
  }
}

/** A name without the sub-name in brackets behind it. */
const stemOf = (name: string): string | undefined => /^(.+?)\[/u.exec(name)?.[1]

const spellings = ({ names }: NamedCard): string[] =>
  names.flatMap((name) => [name, stemOf(name) ?? name]).map(searchable)

/** 0: the same, 1: nothing in common. A name within the other is near. */
function farness(a: string, b: string): number {
  if (b === '') return 1
  const longer = Math.max(a.length, b.length)
  const edited = editDistance(a, b) / longer
  const within = Math.min(a.length, b.length) > 1 && (a.includes(b) || b.includes(a))
  return within ? Math.min(edited, 0.45) : edited
}

function add(map: Map<string, NamedCard[]>, key: string, card: NamedCard): void {
  const there = map.get(key)
  if (there === undefined) map.set(key, [card])
  else if (!there.includes(card)) there.push(card)
}
