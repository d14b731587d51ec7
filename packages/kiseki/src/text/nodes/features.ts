import { type Game, NONE, RelationCell, hasWord } from '@fudaba/kernel/rules'
import { type GameNodes, valueOf } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { attributeNumber, attributesOf } from '../../board/attributes.ts'
import { attacking, countersAt } from '../../board/battleMarks.ts'
import { rule } from '../../book.ts'
import { organisationsOf, subNamesOf } from '../../board/characteristics.ts'
import { source } from '../../board/pseudoCards.ts'
import { organisations, subNames } from '../../board/words.ts'
import { field, removed } from '../../board/zones.ts'
import { boards, crewOf } from '../../changes/boarding.ts'

/** What is asked for are the organisations that it has, not those printed on it (1332.3). */
const organisationsHad = rule(
  '1332.3',
  (g: Game, row: number, id: number): number => valueOf(g, organisationsOf, row, id),
  (g: Game, row: number): number =>
    g.cardOf(row) === NONE ? organisations.in(g.book).nothing : organisationsOf.base(g, row),
  '1215.1a',
)
/** Cursed cards are those with the attribute (1338.2). */
const isCursed = rule(
  '1338.2',
  (g: Game, row: number): boolean => hasWord(g, attributesOf, row, attributeNumber('curse')),
  () => false,
)
/** What is asked for is the attribute that it has (1332.7). */
const hasIt = rule(
  '1332.7',
  (g: Game, row: number, attribute: string): boolean =>
    hasWord(g, attributesOf, row, attributeNumber(attribute)),
  () => false,
)

/** Whether it attacked the other in this battle, or chose it to counter. */
export const hasMet = (g: Game, row: number, verb: string, other: number): boolean =>
  g
    .relations(verb === 'counter' ? countersAt : attacking, row)
    .some((r) => g.relation(r, RelationCell.b) === other && g.same(other, g.relation(r, RelationCell.bId)))

/** What noun phrases of 軌跡TCG say of a card. A card that is gone is looked at as it last was. */
export const featureNodes: NonNullable<GameNodes['features']> = {
  // It stands for the player who is attacked: no card is one.
  'kiseki.player': { open: true, test: () => false, player: ({ who }) => who },
  // A sub-name in quotes (1302.2); without a zone, in the field (1302.2a).
  'kiseki.sub-name': {
    clause: '1302.2',
    zones: [field],
    zonesClause: '1302.2a',
    reads: [subNamesOf],
    test: (g, _c, row, id, { name }) =>
      subNames.in(g.book).find(name) >= 0 &&
      subNames.in(g.book).has(valueOf(g, subNamesOf, row, id), subNames.in(g.book).find(name)),
  },
  // As a condition on a card: it lies in the pile.
  'kiseki.end': {
    open: true,
    pile: ({ zone, place }) => ({ zone, place }),
    compile: (tools, { zone }) => tools.feature({ kind: 'zone', zone }).test,
  },
  'kiseki.organised': {
    reads: [organisationsOf],
    test(g, _c, row, id, { not = false }) {
      const set = organisationsHad(g, row, id)
      return (set !== organisations.in(g.book).nothing) !== not
    },
  },
  'kiseki.same-organisation': {
    reads: [organisationsOf],
    compile(tools, { as }) {
      const others = tools.what(as)
      return (g, c, row, id) => {
        const [other, otherId] = others.pairs(g, c)
        if (other === undefined || (other === row && otherId === id)) return false
        return organisations
          .in(g.book)
          .meets(organisationsHad(g, row, id), organisationsHad(g, other, otherId))
      }
    },
  },
  'kiseki.other-organisation': {
    reads: [organisationsOf],
    compile(tools, { as }) {
      const others = tools.what(as)
      return (g, c, row, id) => {
        const [other] = others.pairs(g, c)
        const printed =
          other === undefined || g.cardOf(other) === NONE
            ? organisations.in(g.book).nothing
            : organisationsOf.base(g, other)
        const set = organisationsHad(g, row, id)
        return (
          organisations.in(g.book).hasAll(set) ||
          organisations
            .in(g.book)
            .own(set)
            .some((word) => !organisations.in(g.book).has(printed, word))
        )
      }
    },
  },
  'kiseki.every': {
    compile(tools, { feature }) {
      const { test } = tools.feature(feature)
      return test
    },
  },
  // The craft that waits, as what was played; "this" one comes from the card of the text.
  'kiseki.craft': {
    compile:
      (tools, { keyword, own = false }) =>
      (g, c, row) =>
        tools.isPlayOf(g, row, keyword) && (!own || g.related(source, row).includes(c.source)),
  },
  'kiseki.met': {
    open: true,
    compile(tools, { by, verb }) {
      const ones = tools.what(by)
      return (g, c, row) => ones.rows(g, c).some((one) => hasMet(g, one, verb, row))
    },
  },
  'kiseki.boarded': { open: true, test: (g, _c, row) => crewOf(g, row).length > 0 },
  // They are out of the game (1337.1).
  'kiseki.aboard': {
    open: true,
    only: [removed],
    compile(tools, { onto }) {
      const items = tools.what(onto)
      return (g, c, row) => items.rows(g, c).some((item) => boards(g, row, item))
    },
  },
  'kiseki.is-cursed': {
    reads: [attributesOf],
    test: (g, _c, row) => isCursed(g, row),
  },
  'kiseki.attribute': {
    open: true,
    reads: [attributesOf],
    test: (g, _c, row, _id, { attribute, not = false }) => hasIt(g, row, attribute) !== not,
  },
}
