import { type Ability, type Game, NONE, programs } from '@fudaba/kernel'
import { book } from '../book.ts'
import type { KisekiCard } from '../cards.ts'
import { iconsOf } from '../iconCrafts/index.ts'
import { lexicon } from '../lexicon.ts'
import { field, homebase } from '../zones.ts'
import { faces } from './pseudo.ts'
import { machine } from './record.ts'

/** What the texts of cards do: their trees as rules that run. All else in `play` knows texts through this file. */
export const texts = programs(book, lexicon, machine.target)

/** A card's text, found once. */
interface CardText {
  /** Numbers of its crafts, icon crafts included. */
  readonly crafts: readonly number[]
  /** Programs: what an EVENT does, what the art does; or NONE. */
  readonly effect: number
  readonly art: number
}
const read = new WeakMap<KisekiCard, CardText>()

/** Crafts of BASE and EVENT cards work in the homebase unless they say otherwise (1202.4). */
const placed = (card: KisekiCard, ability: Ability): Ability =>
  card.types.includes('BASE') || card.types.includes('EVENT') ? { where: ['homebase'], ...ability } : ability

export function textOf(card: KisekiCard): CardText {
  const known = read.get(card)
  if (known !== undefined) return known
  const all = texts.card(
    card.id,
    (card.abilities ?? []).map((ability) => placed(card, ability)),
  )
  const art = card.arts?.abilities
  const made = {
    crafts: [...iconsOf(card), ...all],
    effect: texts.instruction(all),
    art: art === undefined ? NONE : texts.instruction(texts.card(`${card.id} › art`, art)),
  }
  read.set(card, made)
  return made
}

book.printedAbilities([field, homebase], (g, row) => {
  const cards = faces(g, row)
  return cards.length === 1 ? textOf(cards[0]).crafts : cards.flatMap((card) => textOf(card).crafts)
})

/** The program of an EVENT, or of the art, that the object would play; NONE if it has none. */
export const effectOf = (g: Game, row: number): number => textOf(faces(g, row)[0]).effect
export const artOf = (g: Game, row: number): number => textOf(faces(g, row)[0]).art
