import { type Action, type Game, NONE, PLAYERS, type Player } from '@fudaba/kernel/rules'
import '../../grammar/nodes.ts'
import { noteAims } from '../changes/aims.ts'
import { book, fact, procedure, requirement, rule, step } from '../book.ts'
import { powerCount } from '../board/setOn.ts'
import { byNumber } from '../board/cards.ts'
import { namesOf, shareIcon } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { aimOf, kinds } from '../changes/declarations.ts'
import {
  ROW,
  aimStep,
  cardOf,
  declareStep,
  factorMet,
  fromHand,
  inHand,
  isDeclared,
  ownMain,
  pay,
  plain,
  stillHasFactor,
} from './hand.ts'
import { breakOnto, discard, standAlone, takeControl, toDamage } from '../changes/moving.ts'
import { canPay } from '../changes/paying.ts'
import { abilitiesIn, breaksOnly } from '../text/printedText.ts'
import { names } from '../board/words.ts'
import { beTargeted, may } from '../changes/verdicts.ts'
import { charactersOf, declared, factionArea, hand, onField } from '../board/zones.ts'

/** ブレイク (1.5 of the base rules). */

/** A shared icon (base.1.5.4). */
const icon = rule(
  'base.1.5.4',
  (g: Game, row: number, target: number): boolean => shareIcon(g, row, target),
  () => true,
)
/** A name-level character by its own name only (base.1.5.5). */
const rightName = rule(
  'base.1.5.5',
  (g: Game, row: number, target: number): boolean =>
    g.value(namesOf, target) === names.in(g.book).nothing ||
    g.value(namesOf, target) === g.value(namesOf, row),
  () => true,
)
const namesToBreak = byNumber((card, book) => breaksOnly(book, card))
function isCalled(g: Game, row: number, name: string): boolean {
  const words = names.in(g.book)
  return words.find(name) >= 0 && g.value(namesOf, row) === words.of(name)
}
/** 【“…”のみブレイク可能】 is no ability: it holds in every zone and whatever is negated (base.1.3.5). */
const isMeant = rule(
  'base.1.3.5',
  (g: Game, row: number, target: number): boolean => {
    const breaks = namesToBreak(g, g.cardOf(row))
    return breaks.length === 0 || breaks.some((name) => isCalled(g, target, name))
  },
  () => true,
)
/** An opponent's character without power (base.1.5.7). */
const canBeTaken = rule(
  'base.1.5.7',
  (g: Game, target: number): boolean => powerCount(g, target) === 0,
  () => false,
)
/** A break aims by a rule, not by a text: 目標にならない keeps it off only where the table plays so (base.1.5.4). */
const mayBeAimedAt = (g: Game, row: number, target: number): boolean =>
  configOf(g).breakOnUntargetable === 'allowed' || may(g, beTargeted, row, target)
/** Whether it may still be broken as the break resolves. */
const isStillOpen = (g: Game, row: number, target: number): boolean =>
  g.controller(target) === g.controller(row) ||
  powerCount(g, target) === 0 ||
  configOf(g).breakOnPowered === 'succeeds'
const canBreak = (g: Game, player: Player, row: number, target: number): boolean =>
  icon(g, row, target) &&
  rightName(g, row, target) &&
  isMeant(g, row, target) &&
  mayBeAimedAt(g, row, target) &&
  (g.controller(target) === player || canBeTaken(g, target))
const breakable = (g: Game, player: Player, row: number): number[] =>
  PLAYERS.flatMap((owner) => charactersOf(g, owner)).filter((target) => canBreak(g, player, row, target))
const hasBreakTarget = requirement('base.1.5.4', (g, player, source) =>
  PLAYERS.some((owner) => charactersOf(g, owner).some((target) => canBreak(g, player, source, target))),
)

/** ブレイクカードとして使用可能: from its declaration to its resolution it is a break card (8-1-b). */
const saysAsBreak = byNumber((card, book) =>
  abilitiesIn(book, card).some(({ effect }) => effect.kind === 'aquarian-age.as-break'),
)
const usableAsBreak = rule('8-1-b', saysAsBreak, () => false)
const plainBreaks = inHand('break')
const charactersHeld = inHand('character')
const breakCards = (g: Game, player: Player): number[] => {
  if (!charactersHeld(g, player).some((row) => usableAsBreak(g, g.cardOf(row)))) return plainBreaks(g, player)
  const out: number[] = []
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) {
    const { type } = cardOf(g, row)
    if (type === 'break' || (type === 'character' && usableAsBreak(g, g.cardOf(row)))) out.push(row)
  }
  return out
}

export const playBreak: Action = book.action({
  name: 'break',
  title: { ja: 'ブレイク', en: 'Break' },
  requirements: [ownMain, factorMet, canPay, hasBreakTarget],
  of: fromHand('base.1.5.4', (g, row) => {
    const { type } = cardOf(g, row)
    return type === 'break' || (type === 'character' && usableAsBreak(g, g.cardOf(row)))
  }),
  sources: breakCards,
  perform: procedure('declareBreak', 4, [
    declareStep(kinds.break),
    aimStep('base.1.5.4', 'break.target', breakable),
    pay,
    isDeclared,
  ]),
})
noteAims(kinds.break, breakable)

/** A break that fails is discarded (10-2). */
const failedGoesToDiscard = fact('10-2', true, false)

/** (declaration). */
export const resolveBreak = procedure('resolveBreak', 1, [
  step('21-3a', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(plain, row)
    const gone = target === NONE || !onField(g, target) || !stillHasFactor(g, row)
    if (!gone && isStillOpen(g, row, target)) return
    g.propose(failedGoesToDiscard() ? discard : toDamage, row, 0)
    g.done()
  }),
  step('base.1.5.8', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    if (g.controller(target) === g.controller(row)) return
    g.propose(discard, target, 1, g.id(target))
    g.propose(standAlone, row, g.controller(row))
    g.goto('it may have been kept off')
  }),
  step('base.1.5.6', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(breakOnto, row, target)
    if (g.inZone(target, factionArea)) g.propose(takeControl, target, g.controller(target))
  }),
  // A text has kept it from the field: it fails like any other.
  step(
    '10-2',
    (g) => {
      const row = g.local(ROW)
      if (g.inZone(row, declared)) g.propose(failedGoesToDiscard() ? discard : toDamage, row, 0)
    },
    'it may have been kept off',
  ),
])
