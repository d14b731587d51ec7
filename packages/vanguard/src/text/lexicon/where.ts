import type { Game } from '@fudaba/kernel/rules'
import type { Ability, Lexicon } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { fact, rule, direct } from '../../book.ts'
import { hasStatus } from '../../board/statuses.ts'
import { deleted, isUnit } from '../../board/cardStates.ts'
import { isGuardian, isRearGuard, isVanguard } from '../../board/units.ts'
import { bind, damage, deck, drop, field, gZone, hand, soul, trigger } from '../../board/zones.ts'

/** 【(領域)】: where an ability is valid (3.1.1.3). */

export const zoneWords: Lexicon<VanguardClause>['zones'] = {
  V: { zones: [field] },
  R: { zones: [field] },
  G: { zones: [field] },
  field: { zones: [field] },
  hand: { zones: [hand] },
  drop: { zones: [drop] },
  bind: { zones: [bind] },
  soul: { zones: [soul] },
  damage: { zones: [damage] },
  deck: { zones: [deck] },
  trigger: { zones: [trigger] },
  g: { zones: [gZone] },
}

const anywhere = (): boolean => true
type Test = (g: Game, row: number) => boolean
const circle: Readonly<Record<string, Test>> = {
  V: rule('3.1.1.3.1', isVanguard, anywhere),
  R: rule('3.1.1.3.2', isRearGuard, anywhere),
  G: rule('3.1.1.3.3', isGuardian, anywhere),
  hand: rule(
    '3.1.1.3.4',
    (g: Game, row: number) => g.inZone(row, hand),
    () => false,
  ),
  drop: rule(
    '3.1.1.3.5',
    (g: Game, row: number) => g.inZone(row, drop),
    () => false,
  ),
  bind: rule(
    '3.1.1.3.6',
    (g: Game, row: number) => g.inZone(row, bind),
    () => false,
  ),
  soul: rule(
    '3.1.1.3.7',
    (g: Game, row: number) => g.inZone(row, soul),
    () => false,
  ),
  damage: rule(
    '3.1.1.3.8',
    (g: Game, row: number) => g.inZone(row, damage),
    () => false,
  ),
  deck: rule(
    '3.1.1.3.9',
    (g: Game, row: number) => g.inZone(row, deck),
    () => false,
  ),
}
/** Only in the zone it says (3.1.1.3); in one of several (3.1.1.4); without one everywhere (3.1.1.3.10). */
const said = fact('3.1.1.3', true, false)
const either = rule(
  '3.1.1.4',
  (words: readonly string[]): readonly string[] => words,
  (words: readonly string[]): readonly string[] => words.slice(0, 1),
  '3.1.1.3',
)
/** It stands in the head of an activated ability (8.1.1.1.1), an automatic one (8.1.1.2.1), a continuous one (8.1.1.3.1). */
const inHead: Partial<Readonly<Record<Ability['kind'], () => boolean>>> = {
  activated: fact('8.1.1.1.1', true, false),
  triggered: fact('8.1.1.2.1', true, false),
  continuous: fact('8.1.1.3.1', true, false),
}
const everywhere = fact('3.1.1.3.10', true, false)

/** What is made invalid is there and does nothing (8.3.2). */
const isInvalid = rule(
  '8.3.2',
  (g: Game, holder: number): boolean => hasStatus(g, holder, 'invalid'),
  () => false,
)
/** Of a deleted unit what it has gained is left, and works (10.26.7). */
const gainedWorks = fact('10.26.7', true, false)

/** Names that stand before the text of an ability and change nothing in what it says. */
direct('11.27.1')
direct('11.31.1')
direct('11.37.1')
direct('11.40.1')

function isThere(g: Game, holder: number, words: readonly string[]): boolean {
  for (let i = 0; i < words.length; i++) if (circle[words[i]]?.(g, holder) ?? true) return true
  return false
}

/** Hot path, run for every ability after every change. */
export function isValid(g: Game, holder: number, { kind, where }: Ability): boolean {
  if (isInvalid(g, holder) || (g.object(holder, deleted) === 1 && !gainedWorks())) return false
  if (where === undefined) return everywhere() && (!g.inZone(holder, field) || isUnit(g, holder))
  return !said() || inHead[kind]?.() === false || isThere(g, holder, either(where))
}
