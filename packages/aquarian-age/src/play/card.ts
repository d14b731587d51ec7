import { type Action, type Game, NONE, type Requirement, ties } from '@fudaba/kernel/rules'
import { change, procedure, requirement, rule, step } from '../book.ts'
import { face } from '../board/characteristics.ts'
import { declareCard, kinds } from '../changes/declarations.ts'
import { factorMet, fromHand, inHand, isOfType, ownMain, stillHasFactor } from './hand.ts'
import { targetOf } from '../text/nodes/features.ts'
import { discard, stay } from '../changes/moving.ts'
import { choosesX } from '../board/cardCost.ts'
import { canPay, payCard } from '../changes/paying.ts'
import { abilitiesIn, durationOf } from '../text/printedText.ts'
import { may, works } from '../changes/verdicts.ts'
import { declared } from '../board/zones.ts'
import { lookThrough, lookedThrough } from './looking.ts'
import { needsAttackTime, needsGuardTime } from './needs.ts'
import { handOver, machine, playerHere, recordHere, sourceHere } from '../changes/record.ts'
import { textOf, texts } from './texts.ts'
import { timeForEffects } from './timing.ts'

/** プロジェクトカード, ファストカード: declared, answered, resolved; some stay on the field (base.1.3.4). */

const declare = (kind: number) =>
  procedure(`declare ${kind === kinds.project ? 'project' : 'fast'}`, 4, [
    step('21-3a', (g) => g.propose(declareCard, sourceHere(g), kind, NONE)),
    step('21-3', (g) => g.done(1), 'declared'),
  ])
/** X is said and paid before targets are named: their number may depend on it. */
const payFirst = procedure('pay for X', 4, [
  step(
    '21-3',
    (g) => {
      if (choosesX(g, sourceHere(g))) g.call(payCard, playerHere(g), sourceHere(g))
    },
    'pay',
  ),
  step('21-3', (g) => g.done(1), 'paid'),
])
const payThen = procedure('pay for a card', 4, [
  step(
    '21-3',
    (g) => {
      if (!choosesX(g, sourceHere(g))) g.call(payCard, playerHere(g), sourceHere(g))
    },
    'pay',
  ),
  step('21-3', (g) => g.done(1), 'paid'),
])
const noteText = procedure('text of a card', 4, [
  step(
    '21-3',
    (g) => {
      const { program } = textOf(g.book, face(g, sourceHere(g)))
      if (program !== NONE) texts.prepare(g, recordHere(g), program, sourceHere(g))
    },
    'prepare',
  ),
  step('21-3', (g) => g.done(1), 'prepared'),
])
const decided = change('decided', (g, row, record) => handOver(texts, g, record, row, row))
const complete = procedure('card is declared', 4, [
  step('21-3', (g) => g.propose(decided, sourceHere(g), recordHere(g)), 'decided'),
  step('21-3', (g) => g.done(1), 'complete'),
])

const perform = (name: string, kind: number) =>
  machine.procedure(name, {
    begin: '21-3',
    stages: [
      { clause: '21-3', procedure: declare(kind) },
      { clause: '21-3', procedure: noteText },
      { clause: '21-3', procedure: payFirst },
      { clause: '21-3', procedure: lookThrough },
      { clause: '21-3', procedure: texts.choices },
      { clause: '21-3', procedure: lookedThrough },
      { clause: '21-3', procedure: payThen },
      { clause: '21-3', procedure: complete },
    ],
    complete: '21-3',
  })

const hasTargets = requirement('14-1', (g, _player, source) => {
  const { program } = textOf(g.book, face(g, source))
  return program === NONE || texts.targetsExist(g, program, source)
})
const treeOf = (g: Game, row: number) =>
  abilitiesIn(g.book, face(g, row)).find(({ kind }) => kind === 'instruction')
const atItsTime: readonly Requirement[] = [
  requirement('3-1-a', (g, player, source) => needsAttackTime(g, player, treeOf(g, source))),
  requirement('4-1-a', (g, player, source) => needsGuardTime(g, player, treeOf(g, source))),
]

export const playProject: Action = machine.action({
  name: 'project',
  title: { ja: 'プロジェクトカードの使用宣言', en: 'Use a project' },
  requirements: [ownMain, factorMet, canPay, hasTargets, ...atItsTime],
  of: fromHand('base.1.5.2', isOfType('project')),
  sources: inHand('project'),
  perform: perform('useProject', kinds.project),
})
export const playFast: Action = machine.action({
  name: 'fast',
  title: { ja: 'ファストカードの使用宣言', en: 'Use a fast card' },
  requirements: [timeForEffects, factorMet, canPay, hasTargets, ...atItsTime],
  of: fromHand('base.1.5.2', isOfType('fast')),
  sources: inHand('fast'),
  perform: perform('useFast', kinds.fast),
})

// ── resolution ─────────────────────────────────────────────────────────────────────────────────────────────────

const ROW = 0

/** An instant card is done; one that lasts stays on the field (base.1.3.4). */
const stays = rule(
  'base.1.3.4',
  (g: Game, row: number): boolean => durationOf(g.book, face(g, row)) !== 'instant',
  () => false,
)
const aimAt = change('aimAt', (g, row, target) => ties.relate(g, targetOf.id, row, target, 0))

/** Whether what was declared still comes about: factor (19-1), nothing that negates it (13-1). */
const comesAbout = (g: Game, row: number): boolean =>
  stillHasFactor(g, row) && may(g, works, row) && texts.someTargetLegal(g, row)

/** (declared card). */
export const resolveCard = procedure('resolveCard', 1, [
  step('21-3', (g) => {
    const row = g.local(ROW)
    if (!comesAbout(g, row)) {
      g.propose(discard, row, 0, g.id(row))
      return g.done()
    }
    if (!stays(g, row)) return
    for (const target of texts.targets(g, row)) g.propose(aimAt, row, target)
  }),
  step('21-3', (g) => texts.resolve(g, g.local(ROW)), 'its text'),
  step(
    '21-3',
    (g) => {
      const row = g.local(ROW)
      if (!g.inZone(row, declared)) return
      if (stays(g, row)) g.propose(stay, row)
      else g.propose(discard, row, 0, g.id(row))
    },
    'afterwards',
  ),
])
