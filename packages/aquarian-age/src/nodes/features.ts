import { type Game, O, type OwnNodes, R } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { book, rule } from '../book.ts'
import { setOn } from '../borne.ts'
import { printed } from '../cards.ts'
import { factionsOf } from '../characters.ts'
import { factionWords } from '../words.ts'
import { lasting, permanents, power } from '../zones.ts'

/** What objects texts mean by the words of this game alone. */

/** From a lasting card to what it was declared for. */
export const targetOf = book.relation('target of', 'from')

/** このカード is the card itself, not the character that has its text (21-4). */
const isThisCard = rule(
  '21-4',
  (g: Game, row: number, source: number, card: string): boolean =>
    g.inZone(source, permanents) || g.inZone(source, lasting)
      ? row === source
      : g.relations(setOn, row, source).length > 0 && printed(g, g.cardOf(row)).id === card,
  (_g: Game, row: number, source: number): boolean => row === source,
)

export const featureNodes = {
  'aquarian-age.faction': {
    reads: [factionsOf],
    test(g, _c, row, _id, { faction }) {
      const word = factionWords.find(faction)
      return word >= 0 && factionWords.has(g.value(factionsOf, row), word)
    },
  },
  'aquarian-age.set-on': {
    open: true,
    zones: [power, permanents],
    compile(tools, { character }) {
      const bearer = tools.what(character)
      return (g, c, row) => {
        const on = g.relations(setOn, row).map((r) => g.relation(r, R.b))
        return bearer.rows(g, c).some((each) => on.includes(each))
      }
    },
  },
  'aquarian-age.target': {
    open: true,
    test: (g, c, row) =>
      g.relations(targetOf, c.source, row).some((r) => g.relation(r, R.bId) === g.object(row, O.id)),
  },
  'aquarian-age.this-card': {
    open: true,
    zones: [permanents, lasting],
    compile: (tools) => {
      const card = tools.name.slice(0, tools.name.lastIndexOf(' '))
      return (g, c, row) => isThisCard(g, row, c.source, card)
    },
  },
} satisfies NonNullable<OwnNodes['features']>
