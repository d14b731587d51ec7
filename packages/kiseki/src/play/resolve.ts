import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { book, procedure, rule, step, direct } from '../book.ts'
import { isBase, isEvent, isItem, isUnit } from '../board/characteristics.ts'
import { enterField, gainSupport, toTrails } from '../changes/verbs.ts'
import { waiting } from '../board/zones.ts'
import './identity.ts'
import { isPseudoCard, source } from '../board/pseudoCards.ts'
import { scrumSupport, supportedBy } from './scrumSupport.ts'
import { actionOf } from '../board/standsFor.ts'
import { texts } from './texts.ts'

/** カードや能力の解決 (1205), スクラムサポートの解決 (1220). */

const OBJECT = 0
const here = (g: Game): number => g.local(OBJECT)
/** What waits may be gone in the middle of its own resolution. */
const waits = (g: Game): boolean => g.inZone(here(g), waiting)

const vanish = (g: Game): void => g.propose(book.kernelVerb('remove'), here(g))
const isCopy = (g: Game): boolean => isPseudoCard(g, here(g)) && (isEvent(g, here(g)) || isBase(g, here(g)))

/** A card is controlled by its owner (105.3a), so into his field it goes. */
direct('105.3a')
const controllerOf = (g: Game, row: number): Player => g.owner(row)

/** A card, by its type (1205.1c). */
const resolveCard = procedure('resolveCard', 1, [
  step('1205.1c-1', (g) => {
    if (isUnit(g, here(g))) g.propose(enterField, here(g), controllerOf(g, here(g)), 0)
  }),
  // The rulebook's list leaves ITEMs out; they enter the same way.
  step('base.2.1.18', (g) => {
    if (waits(g) && isItem(g, here(g))) g.propose(enterField, here(g), controllerOf(g, here(g)), 0)
  }),
  step(
    '1205.1c-2',
    (g) => {
      if (waits(g) && isEvent(g, here(g))) texts.resolve(g, here(g))
    },
    'effect',
  ),
  step('1205.1c-2', (g) => {
    if (!waits(g) || !isEvent(g, here(g))) return
    if (isPseudoCard(g, here(g))) vanish(g)
    else g.propose(toTrails, here(g))
  }),
  step('1205.1c-3', (g) => {
    if (waits(g) && isBase(g, here(g)) && isPseudoCard(g, here(g))) vanish(g)
  }),
])

/** Without its card, or with a silent one, too (1205.1d-1). */
const resolvesAnyway = rule(
  '1205.1d-1',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => g.related(source, row).length > 0,
  '1202.1',
)

/** An ability (1205.1d). */
const resolveAbility = procedure('resolveAbility', 1, [
  step(
    '1205.1d',
    (g) => {
      if (resolvesAnyway(g, here(g))) texts.resolve(g, here(g))
    },
    'effect',
  ),
  step('1205.1d', (g) => {
    if (waits(g)) vanish(g)
  }),
])

const resolveSupport = procedure('resolveSupport', 1, [
  step('1220.1b', (g) => {
    const target = supportedBy(g, here(g))
    if (target !== NONE) g.propose(gainSupport, target)
  }),
  step('1220.1', vanish),
])

/** Resolves what waits and takes it out of the waiting zone. */
export const resolveWaiting = procedure('resolveWaiting', 1, [
  step('1205.1', (g) => {
    const object = here(g)
    if (!isPseudoCard(g, object) || isCopy(g)) g.call(resolveCard, object)
    else if (actionOf(g, object) === scrumSupport) g.call(resolveSupport, object)
    else g.call(resolveAbility, object)
  }),
])
