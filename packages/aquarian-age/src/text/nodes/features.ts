import { type Game, Obj, RelationCell } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { book, rule } from '../../book.ts'
import { setOn } from '../../board/setOn.ts'
import { printed } from '../../board/cards.ts'
import { factionsOf, iconsOf } from '../../board/characteristics.ts'
import { factionWords, icons } from '../../board/words.ts'
import { lasting, permanents, power } from '../../board/zones.ts'

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

/** ♂ and ♀ stand behind an icon; without one both forms are meant. */
const FORMS = ['♂', '♀']
const isSaid = (icon: string, said: string): boolean =>
  icon === said || (FORMS.includes(said) ? icon.endsWith(said) : FORMS.some((form) => icon === said + form))
const hasIcon = (g: Game, row: number, said: string): boolean => {
  const words = icons.in(g.book)
  const own = words.own(g.value(iconsOf, row))
  return said.split('・').some((one) => own.some((icon) => isSaid(words.text(icon), one)))
}

export const featureNodes = {
  'aquarian-age.faction': {
    reads: [factionsOf],
    test(g, _c, row, _id, { faction }) {
      const word = factionWords.find(faction)
      return word >= 0 && factionWords.has(g.value(factionsOf, row), word)
    },
  },
  'aquarian-age.either-faction': {
    reads: [factionsOf],
    test: (g, _c, row, _id, { factions }) =>
      factions.some((faction) => factionWords.has(g.value(factionsOf, row), factionWords.word(faction))),
  },
  'aquarian-age.icon': {
    reads: [iconsOf],
    plain: true,
    test: (g, _c, row, _id, { icon }) => hasIcon(g, row, icon),
  },
  // Who chooses is said by the step.
  'aquarian-age.any-of': { open: true, plain: true, test: () => true },
  'aquarian-age.set-on': {
    open: true,
    zones: [power, permanents],
    compile(tools, { character }) {
      const bearer = tools.what(character)
      return (g, c, row) => {
        const on = g.relations(setOn, row).map((r) => g.relation(r, RelationCell.b))
        return bearer.rows(g, c).some((each) => on.includes(each))
      }
    },
  },
  'aquarian-age.target': {
    open: true,
    test: (g, c, row) =>
      g
        .relations(targetOf, c.source, row)
        .some((r) => g.relation(r, RelationCell.bId) === g.object(row, Obj.id)),
  },
  'aquarian-age.this-card': {
    open: true,
    zones: [permanents, lasting],
    compile: (tools) => {
      const card = tools.name.slice(0, tools.name.lastIndexOf(' '))
      return (g, c, row) => isThisCard(g, row, c.source, card)
    },
  },
} satisfies NonNullable<GameNodes['features']>
