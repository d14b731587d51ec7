import { type Game, type Player, type Requirement, hasWord, tellPlace } from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, requirement, rule, step } from '../book.ts'
import { factsOf, printed } from '../board/cards.ts'
import { categorySet, isUnit } from '../board/characteristics.ts'
import { FREE, POWER_PARTS, type SoulCost, costOf, partOf, plus, withPart } from '../board/soulCost.ts'
import { sacrifice } from '../changes/verbs.ts'
import { categories } from '../board/words.ts'
import { battlefield } from '../board/zones.ts'
import { playerHere, recordHere, sourceHere } from './record.ts'

/** ソウルチェンジ (15.2.6): an own unit is sacrificed, and its cost is taken off that of the unit to be placed. */

/** Of a play: the cost of the unit that was sacrificed. */
export const changed = book.recordColumn('play.changed')

/** The category that it names (15.2.6.3), of a unit that is placed (15.2.6.2). */
const wordOf = rule(
  '15.2.6.2',
  (g: Game, source: number): string | undefined => {
    const word = printed(g, g.cardOf(source)).keywords?.['soulChange']
    return typeof word === 'string' && isUnit(g, source) ? word : undefined
  },
  () => undefined,
)
const fits = rule(
  '15.2.6.3',
  (g: Game, row: number, word: string): boolean =>
    hasWord(g, categorySet, row, categories.in(g.book).find(word)),
  () => true,
)
export function changeable(g: Game, player: Player, source: number): number[] {
  const word = wordOf(g, source)
  if (word === undefined) return []
  return g.objects(battlefield, player).filter((row) => isUnit(g, row) && fits(g, row, word))
}

/** Free off free, power off the same power, and what is left over of that off free (15.2.6.4). */
export const reduced = rule(
  '15.2.6.4',
  (cost: SoulCost, by: SoulCost): SoulCost => {
    let out = plus(cost, FREE, -partOf(by, FREE))
    for (const part of POWER_PARTS) {
      const over = partOf(by, part) - partOf(out, part)
      out = withPart(out, part, -over)
      if (over > 0) out = plus(out, FREE, -over)
    }
    return out
  },
  (cost: SoulCost): SoulCost => cost,
)
export const costOfUnit = (g: Game, row: number): SoulCost =>
  costOf(factsOf(g.book, printed(g, g.cardOf(row))).cost)

/** Only one unit at a time (15.2.6.6). */
const most = fact('15.2.6.6', 1, Infinity)
const mark = book.kernelVerb('mark')

const changeReasons: readonly Requirement[] = [
  requirement('15.2.6.3', (g, player, row) => g.zoneOf(row) === g.zone(battlefield, player), {
    tells: tellPlace(battlefield),
  }),
  requirement('15.2.6.3', (g, player, row) => changeable(g, player, sourceHere(g)).includes(row)),
]

const CHOSEN = 4
/** A stage of placing: (player, source, record, action); `needed` says whether it can be paid without. */
export const soulChange = (needed: (g: Game, player: Player, source: number) => boolean) =>
  procedure('soulChange', 5, [
    ask('15.2.6.4', {
      offer(g, d) {
        const from = changeable(g, playerHere(g), sourceHere(g))
        if (from.length > 0)
          d.choose(
            playerHere(g),
            'place.change',
            from,
            needed(g, playerHere(g), sourceHere(g)) ? 1 : 0,
            most(),
          )
            .about(sourceHere(g))
            .because(changeReasons)
      },
      take: (g, answer) => g.setList(CHOSEN, answer.values),
    }),
    // As the placing is declared, before anything is paid.
    step('15.2.6.5', (g) => {
      const rows = g.list(CHOSEN)
      if (rows.length === 0) return
      let cost = 0
      for (const row of rows) cost = costOfUnit(g, row)
      g.propose(mark, recordHere(g), changed, cost)
      for (const row of rows) g.propose(sacrifice, row)
    }),
    step('15.2.6', (g) => g.done(1), 'changed'),
  ])
