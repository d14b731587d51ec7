import { type Game, NONE, allowed } from '@fudaba/kernel/rules'
import { book, rule, direct } from '../book.ts'
import { hasKeyword } from '../board/keywords.ts'
import { shareClan } from '../board/characteristics.ts'
import { isVanguard, mateOf, unitsOf } from '../board/units.ts'

/** What cards may say about what can be done: asked with who does it and to whom. */

const yes = (): boolean => true
/** 抵抗: what an opponent's text chooses among (11.13.1). */
const resists = rule(
  '11.13.1',
  (g: Game, source: number, row: number): boolean =>
    source !== NONE && g.controller(source) !== g.controller(row) && hasKeyword(g, row, 'resist'),
  () => false,
)
/** 選ばれる: (source of the text, card). */
export const beChosen = book.verdict('be chosen', (g, source, row) => !resists(g, source, row))
/** ダメージを与える: (unit). */
export const dealsDamage = book.verdict('deal damage', yes)
/** Of two in legion, if one deals no damage neither does the other (10.25.6.1). */
const withPartner = rule(
  '10.25.6.1',
  (g: Game, row: number): readonly number[] => [row, mateOf(g, row)].filter((each) => each !== NONE),
  (_g: Game, row: number): readonly number[] => [row],
)
export const mayDealDamage = (g: Game, row: number): boolean =>
  withPartner(g, row).every((each) => allowed(g, dealsDamage, each, NONE))
export const attackWith = book.verdict('attack', yes)
/** From the back row, which no rule lets it (7.1.1): at whom it likes, or at vanguards alone. */
export const attackFromBehind = book.verdict('attack from the back row', () => false)
export const attackVanguardFromBehind = book.verdict('attack vanguards from the back row', () => false)
/** At rear-guards of the back row, whom no rule lets it attack (7.3.1.4). */
export const attackBackRow = book.verdict('attack the back row', () => false)
/** From the back row (7.4.1.2.4). */
export const interceptFromBehind = book.verdict('intercept from the back row', () => false)
export const boostWith = book.verdict('boost', yes)
/** ドライブチェックを行う: vanguards, and whoever a card says (7.5.1.2). */
export const driveChecks = book.verdict('drive checks', (g, row) => isVanguard(g, row))
/** Whether the icon of a checked card does something (12.3). */
export const iconWorks = book.verdict('icon works', yes)
export const useAbility = book.verdict('use ability', yes)
book.usable(useAbility)
/** Whatever forbids wins (1.3.3). */
book.conflicts('1.3.3', 'prohibition')

/** Riding, calling and boosting look at no clan (base.5.1.3). */
direct('base.5.1.3')

/** 拘束: it is not chosen to attack (11.5.1). */
const restrained = rule(
  '11.5.1',
  (g: Game, row: number): boolean => hasKeyword(g, row, 'restraint'),
  () => false,
)
/** 盟主: nor is this one beside a unit with which it shares no clan (11.8.1). */
const leaderless = rule(
  '11.8.1',
  (g: Game, row: number): boolean =>
    hasKeyword(g, row, 'lord') && unitsOf(g, g.controller(row)).some((other) => !shareClan(g, row, other)),
  () => false,
)
/** A deleted unit can battle (10.26.4). */
direct('10.26.4')
export const mayBeAttacker = (g: Game, row: number): boolean =>
  !restrained(g, row) && !leaderless(g, row) && allowed(g, attackWith, row, NONE)
