import { type Action, type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { procedure, requirement, rule, step } from '../book.ts'
import { fixEras } from '../changes/erasSeen.ts'
import { show } from '../changes/verbs.ts'
import { costBy, isOutOfReach } from './cost.ts'
import { fromHand, isOfType } from './fromHand.ts'
import { SPELL } from '../board/words.ts'
import { handCards } from './handCards.ts'
import { machine, playerHere, recordHere, sourceHere } from './record.ts'
import { cardOntoStack, decided } from './stacking.ts'
import { spellOf, texts } from './texts.ts'
import { inOpenPhase, notForbidden, withPriority } from './timing.ts'
import { used } from '../changes/used.ts'

/** スペルの使用 (11.2). */

const EVERYONE = 3

export const spellCost = costBy('spellCost', {
  choices: '11.2.4',
  alternative: '15.2.12.3',
  increase: '11.2.9',
  decrease: '11.2.9',
  lock: '11.2.10',
  pay: '11.2.11',
})

/** It is shown and lies on top of the stack from here on. */
const declare = procedure('declareSpell', 4, [
  step('11.2.2', (g) => {
    g.propose(show, sourceHere(g), EVERYONE)
    g.propose(cardOntoStack, sourceHere(g), playerHere(g))
  }),
])
const noteText = procedure('noteSpellText', 4, [
  step('11.2', (g) => {
    const program = spellOf(g, sourceHere(g))
    if (program !== NONE) texts.prepare(g, recordHere(g), program, sourceHere(g))
  }),
  step('11.2', (g) => g.done(0), 'noted'),
])
const choices = texts.choicesUnder('spellChoices', {
  all: '11.2',
  modes: '11.2.3',
  variables: '11.2.4',
  targets: '11.2.7',
  divide: '11.2.8',
})
const complete = procedure('spellIsUsed', 4, [
  step('11.2', (g) => g.propose(decided, sourceHere(g), recordHere(g)), 'decided'),
  step('11.2.12', (g) => g.propose(used, sourceHere(g), playerHere(g))),
])

const perform = machine.procedure('useSpell', {
  begin: '11.2',
  stages: [
    { clause: '11.2', procedure: declare },
    { clause: '11.2', procedure: noteText },
    { clause: '11.2', procedure: fixEras('11.2.6', 'erasOfSpell') },
    { clause: '11.2', procedure: choices, rollback: '11.2.1' },
    { clause: '11.2', procedure: spellCost.procedure, rollback: '11.2.1' },
    { clause: '11.2', procedure: complete },
  ],
  complete: '11.2',
})

/** Whoever has priority may use spells (9.5.8). */
const spells = rule(
  '9.5.8',
  (g: Game, player: Player): number[] => handCards(g, player).spells,
  () => [],
)

export const useSpell: Action = machine.action({
  name: 'use-spell',
  title: { ja: 'スペルの使用', en: 'Use a spell' },
  // The cheapest question first: most cards of a hand cannot be paid.
  requirements: [
    ...inOpenPhase,
    requirement(
      '6.8.2',
      (g, player, source) =>
        !isOutOfReach(g, player, source) && spellCost.canPay(g, player, source, useSpell.id),
      { tells: (g, player, source) => spellCost.tells(g, player, source, useSpell.id) },
    ),
    notForbidden,
    requirement('11.2.7', (g, _player, source) => {
      const program = spellOf(g, source)
      return program === NONE || texts.targetsExist(g, program, source)
    }),
  ],
  of: fromHand('9.5.8', isOfType(SPELL)),
  sources: withPriority(spells),
  perform,
})
