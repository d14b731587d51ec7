import { type Action, type Game, NONE, type Player } from '@fudaba/kernel/rules'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book, procedure, requirement, rule, step } from '../book.ts'
import { isLegacy, namesakes, otherLegacies } from '../board/icons.ts'
import { moments } from '../changes/moments.ts'
import { canCover } from '../board/soulPool.ts'
import { turnPlayer } from '../board/state.ts'
import { enterBattlefield, show } from '../changes/verbs.ts'
import { costBy, isOutOfReach } from './cost.ts'
import { fromHand, isOfType } from './fromHand.ts'
import { HISTORY, STRUCTURE, UNIT } from '../board/words.ts'
import { handCards } from './handCards.ts'
import { inMainPhase, machine, playerHere, recordHere, sourceHere, stackIsEmpty } from './record.ts'
import { placingOf, texts } from './texts.ts'
import { changeable, costOfUnit, reduced, soulChange } from './soulChange.ts'
import { notForbidden, withPriority } from './timing.ts'

/** ユニットやヒストリーやストラクチャを配置する (9.5.2 to 9.5.4, 11.3). */

const EVERYONE = 3
const remove = book.kernelVerb('remove')

export const placeCost = costBy('placeCost', {
  choices: '11.3.4',
  alternative: '15.2.12.2',
  increase: '11.3.7',
  decrease: '11.3.7',
  lock: '11.3.8',
  pay: '11.3.9',
})

const declare = procedure('declarePlacing', 4, [
  step('11.3.2', (g) => g.propose(show, sourceHere(g), EVERYONE)),
])
/** What it says about its own placing, as it is declared. */
const noteText = procedure('notePlacingText', 4, [
  step('11.3', (g) => {
    const program = placingOf(g, sourceHere(g))
    if (program !== NONE) texts.prepare(g, recordHere(g), program, sourceHere(g))
  }),
  step('11.3', (g) => g.done(1), 'noted'),
])
const choices = texts.choicesUnder('placingChoices', {
  all: '11.3',
  modes: '11.3.3',
  variables: '11.3.4',
  targets: '11.3.5',
  divide: '11.3.6',
})
const placed = procedure('isPlaced', 4, [
  step('11.3.10', (g) => g.propose(enterBattlefield, sourceHere(g), playerHere(g), 0)),
  step('11.3', (g) => g.propose(moments.placed, sourceHere(g)), 'placed'),
  // Without the stack, as part of the placing: by now it is the card on the battlefield that says so.
  step(
    '11.3',
    (g) => {
      const program = texts.programOf(g, recordHere(g)) === null ? NONE : placingOf(g, sourceHere(g))
      if (program !== NONE) texts.prepare(g, recordHere(g), program, sourceHere(g))
    },
    'its text',
  ),
  step('11.3', (g) => texts.resolve(g, recordHere(g)), 'is applied'),
  step('11.3', (g) => g.propose(remove, recordHere(g)), 'over'),
  step('11.3', (g) => g.done(1), 'done'),
])

/** What it costs with nothing chosen about it. */
const plain = (g: Game, player: Player, source: number): number =>
  placeCost
    .quote(g, { player, source, action: NONE, record: NONE }, { alternative: 0, additional: 0, x: 0 })
    .reduce((sum, part) => sum + part.amount, 0)
const paidAsItIs = (g: Game, player: Player, source: number): boolean =>
  placeCost.canPay(g, player, source, NONE)
/** Whether it can be paid, with a soul change if need be. */
const canPay = (g: Game, player: Player, source: number): boolean =>
  (!isOutOfReach(g, player, source) && paidAsItIs(g, player, source)) ||
  changeable(g, player, source).some((row) =>
    canCover(g, player, reduced(plain(g, player, source), costOfUnit(g, row))),
  )

const perform = machine.procedure('place', {
  begin: '11.3',
  stages: [
    { clause: '11.3', procedure: declare },
    { clause: '11.3', procedure: noteText },
    { clause: '11.3', procedure: choices, rollback: '14.1' },
    {
      clause: '11.3',
      procedure: soulChange((g, player, source) => !paidAsItIs(g, player, source)),
    },
    { clause: '11.3', procedure: placeCost.procedure, rollback: '14.1' },
    { clause: '11.3', procedure: placed },
  ],
  complete: '11.3',
})

/** Only the turn player, in a main phase, over an empty stack (11.3.1). */
export const atItsTime = [
  requirement('11.3.1', (g, player) => turnPlayer(g) === player),
  requirement('11.3.1', (g, _player) => inMainPhase(g)),
  requirement('11.3.1', (g, _player) => stackIsEmpty(g)),
] as const
/** Not beside an own LEGACY card (5.5.2.1), nor beside its own name if that is EPIC (5.5.3.1). */
export const besideIcons = [
  requirement(
    '5.5.2.1',
    (g, player, source) => !isLegacy(g, source) || otherLegacies(g, player, source).length === 0,
  ),
  requirement('5.5.3.1', (g, player, source) => namesakes(g, player, source).length === 0),
] as const

const placing = (
  clause: ChronicleClause,
  name: string,
  title: Action['title'],
  cards: 'units' | 'histories' | 'structures',
  type: number,
): Action => {
  return machine.action({
    name,
    title,
    // The cheapest question first: most cards of a hand cannot be paid.
    requirements: [
      ...atItsTime,
      requirement('6.8.2', (g, player, source) => canPay(g, player, source), {
        tells: (g, player, source) => placeCost.tells(g, player, source, NONE),
      }),
      ...besideIcons,
      notForbidden,
      requirement('11.3.5', (g, _player, source) => texts.targetsExist(g, placingOf(g, source), source)),
    ],
    of: fromHand(clause, isOfType(type)),
    sources: withPriority(
      rule(
        clause,
        (g: Game, player: Player) => handCards(g, player)[cards],
        () => [],
      ),
    ),
    perform,
  })
}

export const placeUnit = placing(
  '9.5.2',
  'place-unit',
  { ja: 'ユニットの配置', en: 'Place a unit' },
  'units',
  UNIT,
)
export const placeHistory = placing(
  '9.5.3',
  'place-history',
  { ja: 'ヒストリーの配置', en: 'Place a history' },
  'histories',
  HISTORY,
)
export const placeStructure = placing(
  '9.5.4',
  'place-structure',
  { ja: 'ストラクチャの配置', en: 'Place a structure' },
  'structures',
  STRUCTURE,
)
