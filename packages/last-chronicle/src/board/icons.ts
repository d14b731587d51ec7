import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { rule } from '../book.ts'
import { printed } from './cards.ts'
import { namesOf } from './characteristics.ts'
import { battlefield } from './zones.ts'

/** LEGACY and EPIC (5.5). */

const icon = (g: Game, row: number): 'LEGACY' | 'EPIC' | undefined =>
  g.cardOf(row) === NONE ? undefined : printed(g, g.cardOf(row)).icon
export const isLegacy = (g: Game, row: number): boolean => icon(g, row) === 'LEGACY'
export const isEpic = (g: Game, row: number): boolean => icon(g, row) === 'EPIC'

/** Own LEGACY cards on the battlefield, without this one. */
export const otherLegacies = rule(
  '5.5.2',
  (g: Game, player: Player, row: number): number[] =>
    g.objects(battlefield, player).filter((other) => other !== row && isLegacy(g, other)),
  () => [],
)
/** Own EPIC cards there with the name of this one. */
export const namesakes = rule(
  '5.5.3',
  (g: Game, player: Player, row: number): number[] =>
    g
      .objects(battlefield, player)
      .filter(
        (other) => other !== row && isEpic(g, other) && g.value(namesOf, other) === g.value(namesOf, row),
      ),
  () => [],
)

const legacyStays = rule(
  '5.5.2.2',
  (g: Game, row: number, player: Player): boolean =>
    isLegacy(g, row) && otherLegacies(g, player, row).length > 0,
  () => false,
)
const epicStays = rule(
  '5.5.3.2',
  (g: Game, row: number, player: Player): boolean => namesakes(g, player, row).length > 0,
  () => false,
)
/** An effect that would put it beside another leaves it where it is (5.5.2.2, 5.5.3.2). */
export const mustStay = (g: Game, row: number, player: Player): boolean =>
  legacyStays(g, row, player) || epicStays(g, row, player)
