import { type Game, NONE, PLAYERS } from '@fudaba/kernel/rules'
import type { Effect } from '@fudaba/kernel/text'
import type {} from '../../grammar/nodes.ts'
import { book } from '../book.ts'
import { type ChronicleCard, printed } from './cards.ts'
import { chronoYard, deck, discardPile, eras, hand, removeYard, soulYard } from './zones.ts'

/** トークン (6.11): a unit, history or structure that owns no card. */

/** The kind of an object that is a token: no card belongs to it. */
export const tokenKind = book.kind('token')
/** Number of the card data it has, plus one. */
export const tokenOf = book.column('tokenOf', (n, g) => tokenCard(g, n).id)

/** What is printed on an object's own card, or what a token is. */
export function body(g: Game, row: number): ChronicleCard | undefined {
  const card = g.cardOf(row)
  if (card !== NONE) return printed(g, card)
  const token = g.object(row, tokenOf)
  return token === 0 ? undefined : tokenCard(g, token)
}
const tokenCard = (g: Game, token: number): ChronicleCard =>
  token > TEXT_TOKEN ? textToken(g, token - 1) : (g.cards[token - 1] as ChronicleCard)
export const isToken = (g: Game, row: number): boolean => g.cardOf(row) === NONE && g.object(row, tokenOf) > 0

/** A token as a text describes it. */
export type TokenText = Omit<Extract<Effect, { kind: 'last-chronicle.token' }>, 'kind' | 'amount'>
/** From here on the number says which card's text describes it, and which of its tokens it is. */
const TEXT_TOKEN = 1 << 20
const MOST_TOKENS = 8

const described = new WeakMap<ChronicleCard, readonly ChronicleCard[]>()
/** The tokens that the texts of a card describe, as cards. */
function tokensIn(card: ChronicleCard): readonly ChronicleCard[] {
  const known = described.get(card)
  if (known !== undefined) return known
  const made: ChronicleCard[] = []
  const visit = (tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null) return
    const node = tree as TokenText & { readonly kind?: string }
    if (node.kind === 'last-chronicle.token') made.push(asCard(node))
    else for (const value of Object.values(tree)) visit(value)
  }
  visit([card.abilities, card.green, card.red, card.burst, card.soulBurst])
  described.set(card, made)
  return made
}
const asCard = ({ level, power, atk, category }: TokenText): ChronicleCard => ({
  id: `token ${category} ${level} ${power} ${atk}`,
  name: '',
  type: 'unit',
  cost: '0',
  level,
  power,
  atk,
  categories: [category],
})
/** The number of a token that a text describes; NONE if no card of the game does. */
export function numberOfToken(g: Game, token: TokenText): number {
  const { id } = asCard(token)
  for (let def = 0; def < g.cards.length; def++) {
    const at = tokensIn(g.cards[def] as ChronicleCard).findIndex((each) => each.id === id)
    if (at >= 0) return TEXT_TOKEN + def * MOST_TOKENS + at
  }
  return NONE
}
function textToken(g: Game, number: number): ChronicleCard {
  const n = number - TEXT_TOKEN
  return tokensIn(g.cards[Math.floor(n / MOST_TOKENS)] as ChronicleCard)[n % MOST_TOKENS]
}
/** How many tokens were ever made: without any, none is looked for. */
export const tokensMade = book.variable('tokensMade')
const elsewhere = [eras, soulYard, chronoYard, deck, discardPile, hand, removeYard]
const NOTHING: readonly number[] = []
/** Tokens that are not on the battlefield (12.4.8): things without a card where only cards lie. */
export const strayTokens = (g: Game): readonly number[] =>
  g.get(tokensMade) === 0
    ? NOTHING
    : PLAYERS.flatMap((player) =>
        elsewhere.flatMap((zone) => g.objects(zone, player).filter((row) => g.cardOf(row) === NONE)),
      )
