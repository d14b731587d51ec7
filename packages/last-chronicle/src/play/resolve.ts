import { type Game, Obj } from '@fudaba/kernel/rules'
import { book, fact, procedure, rule, step, direct } from '../book.ts'
import { isSpell } from '../board/characteristics.ts'
import { isTriggered } from '../text/lexicon/moves.ts'
import { toDiscard } from '../changes/verbs.ts'
import { stack } from '../board/zones.ts'
import { isAbility } from './stacking.ts'
import { ownAbility } from './ownAbilities.ts'
import { spellOf, texts } from './texts.ts'

/** 解決 (11.8): what lies on top of the stack. */

const OBJECT = 0
const here = (g: Game): number => g.local(OBJECT)
const isThere = (g: Game): boolean => g.inZone(here(g), stack)

/** The text of a spell counts on the stack (11.4.4); without the clause nowhere. */
const textCounts = rule(
  '11.4.4',
  (g: Game, row: number): boolean => g.inZone(row, stack),
  () => false,
)
/** An ability on the stack no longer needs its source (6.5.2, 11.4.8). */
direct('6.5.2')
direct('11.4.8')

/** The condition of a trigger is looked at again on resolution (11.6.14, 11.8.2); who used an ability met it then. */
const looksAgain = rule(
  '11.6.14',
  (g: Game, row: number): boolean => texts.conditionHolds(g, row),
  () => true,
)
const stillHolds = rule(
  '11.8.2',
  (g: Game, row: number): boolean => !isTriggered(g, row) || looksAgain(g, row),
  () => true,
)

/** The era that a spell looks at was fixed as it was used (11.2.6). */
const eraIsFixed = fact('11.2.6', true, false)

/** With all that was chosen illegal, nothing is done (11.8.3). */
const isLegal = rule(
  '11.8.3',
  (g: Game, row: number): boolean => texts.someTargetLegal(g, row),
  () => true,
)

export const resolveTop = procedure('resolveTop', 1, [
  step('11.8.1', (g) => {
    const object = here(g)
    if (!isAbility(g, object) && (!isSpell(g, object) || !textCounts(g, object))) return
    const own = isAbility(g, object) ? ownAbility(g.object(object, Obj.stands)) : undefined
    if (own !== undefined) return g.call(own, object)
    if (isSpell(g, object) && !eraIsFixed()) texts.prepare(g, object, spellOf(g, object), object)
    else if (stillHolds(g, object) && isLegal(g, object)) texts.resolve(g, object)
  }),
  step(
    '11.8',
    (g) => {
      if (isThere(g) && isSpell(g, here(g)) && !eraIsFixed()) texts.resolve(g, here(g))
    },
    'as it is now',
  ),
  step('11.8.10', (g) => {
    if (!isThere(g)) return
    if (isAbility(g, here(g))) g.propose(book.kernelVerb('remove'), here(g))
    else g.propose(toDiscard, here(g))
  }),
])
