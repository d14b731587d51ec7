import {
  ATTACHED,
  type Action,
  type Game,
  type Player,
  type Requirement,
  atom,
  tellPlace,
} from '@fudaba/kernel/rules'
import { ask, book, change, procedure, requirement, rule, step } from '../book.ts'
import { isUnit } from '../board/characteristics.ts'
import { show } from '../changes/verbs.ts'
import { battlefield } from '../board/zones.ts'
import { printed } from '../board/cards.ts'
import { fromHand } from './fromHand.ts'
import { handCards } from './handCards.ts'
import { atItsTime, placeCost } from './place.ts'
import { machine, playerHere, recordHere, sourceHere } from './record.ts'
import { notForbidden, withPriority } from './timing.ts'

/** 結合 (9.5.5, 15.2.15): a unit card is joined from the hand to an own unit and is part of it from then on. */

const EVERYONE = 3
const relate = book.kernelVerb('relate')

const ownUnits = (g: Game, player: Player): number[] =>
  g.objects(battlefield, player).filter((row) => isUnit(g, row))

const ownUnitReasons: readonly Requirement[] = [
  requirement('15.2.15.1.2', (g, player, row) => g.zoneOf(row) === g.zone(battlefield, player), {
    tells: tellPlace(battlefield),
  }),
  requirement('15.2.15.1.2', (g, _player, row) => isUnit(g, row)),
]

/** The unit is named, not chosen: what cannot be chosen can be named (15.2.15.1.2). */
const name = procedure('nameUnit', 4, [
  step('15.2.15', (g) => g.propose(show, sourceHere(g), EVERYONE), 'shown'),
  ask('15.2.15.1.2', {
    offer: (g, d) =>
      void d.choose(playerHere(g), 'join.unit', ownUnits(g, playerHere(g)), 1, 1).because(ownUnitReasons),
    take: (g, answer) => g.propose(relate, machine.target.id, recordHere(g), answer.value, 0),
  }),
  step('15.2.15', (g) => g.done(1), 'named'),
])

/** The card becomes part of the unit: (card's object, unit). */
const joinCard = change('joinCard', (g, row, unit) => {
  g.emit(g.verbNow, unit, g.controller(unit))
  atom.join(g, g.cardOf(row), unit, ATTACHED)
})
/** At once, without the stack (15.2.15.1.3). */
const joined = procedure('isJoined', 4, [
  step('15.2.15.1.3', (g) => {
    const [unit] = machine.targets(g, recordHere(g))
    if (unit !== undefined) g.propose(joinCard, sourceHere(g), unit)
  }),
  step('15.2.15', (g) => g.propose(book.kernelVerb('remove'), recordHere(g)), 'over'),
  step('15.2.15', (g) => g.done(1), 'done'),
])

const withKeyword = rule(
  '15.2.15.1.1',
  (g: Game, player: Player): number[] => handCards(g, player).joining,
  () => [] as number[],
)

export const joinUnit: Action = machine.action({
  name: 'join-unit',
  title: { ja: '結合', en: 'Join to a unit' },
  requirements: [
    ...atItsTime,
    notForbidden,
    requirement('15.2.15.1.1', (g, player) => ownUnits(g, player).length > 0),
    requirement('6.8.2', (g, player, source) => placeCost.canPay(g, player, source, joinUnit.id), {
      tells: (g, player, source) => placeCost.tells(g, player, source, joinUnit.id),
    }),
  ],
  of: fromHand(
    '9.5.5',
    (g, row) => isUnit(g, row) && printed(g, g.cardOf(row)).keywords?.['joining'] === true,
  ),
  sources: withPriority(rule('9.5.5', withKeyword, () => [])),
  perform: machine.procedure('joinUnit', {
    begin: '15.2.15',
    stages: [
      { clause: '15.2.15', procedure: name },
      { clause: '15.2.15', procedure: placeCost.procedure, rollback: '14.1' },
      { clause: '15.2.15', procedure: joined },
    ],
    complete: '15.2.15',
  }),
})
