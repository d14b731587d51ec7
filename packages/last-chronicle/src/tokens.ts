import { type Game, NONE, PLAYERS, type Player, VERB, atom, setColumn } from '@fudaba/kernel'
import { book, change, rule } from './book.ts'
import { type ChronicleCard, printed } from './cards.ts'
import { battlefield, chronoYard, deck, discardPile, eras, hand, removeYard, soulYard } from './zones.ts'

/** トークン (6.11): a unit, history or structure that owns no card. */

export const tokenKind = book.kind('token')
/** Number of the card data it has, plus one. */
export const tokenOf = book.column('tokenOf')

/** What is printed on an object's own card, or what a token is. */
export function body(g: Game, row: number): ChronicleCard | undefined {
  const card = g.cardOf(row)
  if (card !== NONE) return printed(g, card)
  const token = g.object(row, tokenOf)
  return token === 0 ? undefined : (g.cards[token - 1] as ChronicleCard)
}
export const isToken = (g: Game, row: number): boolean => g.cardOf(row) === NONE && g.object(row, tokenOf) > 0

/** Whoever puts it onto the battlefield owns and controls it (6.11.5). */
const ownerOfToken = rule(
  '6.11.5',
  (player: Player): Player => player,
  (player: Player): Player => (1 - player) as Player,
)
/** A token comes onto the battlefield: (number of its data, player). */
export const createToken = change('createToken', (g, def, who) => {
  const player = ownerOfToken(who as Player)
  const row = atom.create(g, tokenKind, g.zone(battlefield, player), 0, player, 0)
  setColumn(g, row, tokenOf, def + 1)
  g.variable(tokensMade, g.get(tokensMade) + 1)
})

/** How many tokens were ever made: without any, none is looked for. */
const tokensMade = book.variable('tokensMade')
const elsewhere = [eras, soulYard, chronoYard, deck, discardPile, hand, removeYard]
const NOTHING: readonly number[] = []
/** Tokens that are not on the battlefield (12.4.8): things without a card where only cards lie. */
export const strayTokens = (g: Game): readonly number[] =>
  g.get(tokensMade) === 0
    ? NOTHING
    : PLAYERS.flatMap((player) =>
        elsewhere.flatMap((zone) => g.objects(zone, player).filter((row) => g.cardOf(row) === NONE)),
      )
export const vanish = book.verbs[VERB.remove]
