import { type Action, BODY, type Game, NONE, PLAYERS, type Player, atom } from '@fudaba/kernel'
import '../grammar/nodes.ts'
import { noteAims } from './aims.ts'
import { book, change, fact, procedure, requirement, rule, step } from './book.ts'
import { powerCount } from './borne.ts'
import { byNumber } from './cards.ts'
import { namesOf, shareIcon } from './characters.ts'
import { aimOf, kinds } from './declarations.ts'
import {
  ROW,
  aimStep,
  cardOf,
  declareStep,
  factorMet,
  inHand,
  isDeclared,
  isPaidFor,
  ownMain,
  pay,
  plain,
  stillHasFactor,
} from './hand.ts'
import { discard, takeControl, toDamage } from './moving.ts'
import { canPay } from './paying.ts'
import { abilitiesIn } from './printedText.ts'
import { definitionsVersion } from './skillDefinitions.ts'
import { names } from './words.ts'
import { charactersOf, controlled, factionArea, hand, onField } from './zones.ts'

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
    g.value(namesOf, target) === names.nothing || g.value(namesOf, target) === g.value(namesOf, row),
  () => true,
)
/** 【“…”のみブレイク可能】 is no ability: it holds in every zone and whatever is negated (base.1.3.5). */
const isMeant = rule(
  'base.1.3.5',
  (g: Game, row: number, target: number): boolean => {
    const { breaks } = cardOf(g, row)
    return breaks === undefined || (names.find(breaks) >= 0 && g.value(namesOf, target) === names.of(breaks))
  },
  () => true,
)
/** An opponent's character without power (base.1.5.7). */
const canBeTaken = rule(
  'base.1.5.7',
  (g: Game, target: number): boolean => powerCount(g, target) === 0,
  () => false,
)
const canBreak = (g: Game, player: Player, row: number, target: number): boolean =>
  icon(g, row, target) &&
  rightName(g, row, target) &&
  isMeant(g, row, target) &&
  (g.controller(target) === player || canBeTaken(g, target))
const breakable = (g: Game, player: Player, row: number): number[] =>
  PLAYERS.flatMap((owner) => charactersOf(g, owner)).filter((target) => canBreak(g, player, row, target))
const hasBreakTarget = requirement('base.1.5.4', (g, player, source) =>
  PLAYERS.some((owner) => charactersOf(g, owner).some((target) => canBreak(g, player, source, target))),
)

/** ブレイクカードとして使用可能: from its declaration to its resolution it is a break card (8-1-b). */
const saysAsBreak = byNumber(
  (card) => abilitiesIn(card).some(({ effect }) => effect.kind === 'aquarian-age.as-break'),
  definitionsVersion,
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
  sources: breakCards,
  perform: procedure('declareBreak', 4, [
    declareStep(kinds.break),
    aimStep('base.1.5.4', 'break.target', breakable),
    pay,
    isDeclared,
  ]),
})
noteAims(kinds.break, breakable)

/** A break card on top of a character. */
export const breakOnto = change('breakOnto', (g, row, target) => {
  atom.join(g, g.cardOf(row), target, BODY)
  g.emit(g.verbNow, target, g.controller(target))
})
const standAlone = change('standAlone', (g, row, who) => {
  atom.move(g, row, g.zone(controlled, who as Player), atom.BOTTOM, 0)
  g.emit(g.verbNow, row, who)
})

/** A break that fails is discarded (10-2). */
const failedGoesToDiscard = fact('10-2', true, false)

/** (declaration). */
export const resolveBreak = procedure('resolveBreak', 1, [
  step('21-3a', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(plain, row)
    const gone = target === NONE || !onField(g, target) || !stillHasFactor(g, row) || !isPaidFor(g, row)
    if (!gone && (g.controller(target) === g.controller(row) || powerCount(g, target) === 0)) return
    g.propose(failedGoesToDiscard() ? discard : toDamage, row, 0)
    g.done()
  }),
  step('base.1.5.8', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    if (g.controller(target) === g.controller(row)) return
    g.propose(discard, target, 1, g.id(target))
    g.propose(standAlone, row, g.controller(row))
    g.done()
  }),
  step('base.1.5.6', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(breakOnto, row, target)
    if (g.inZone(target, factionArea)) g.propose(takeControl, target, g.controller(target))
  }),
])
