import { type Game, NONE, Obj, type Player, Pending, dropPending, pendingValue } from '@fudaba/kernel/rules'
import { ask, book, procedure, rule, step, direct } from '../book.ts'
import { type ChronicleCard, printed } from '../board/cards.ts'
import { fixEras } from '../changes/erasSeen.ts'
import { isLit } from '../board/lamps.ts'
import { paySouls } from '../changes/soulPayment.ts'
import { puttingTrigger } from '../board/state.ts'
import { isBurst } from './burst.ts'
import {
  burstSource as soulBurstSource,
  burstText,
  costOfBurst,
  declareBurst,
  isSoulBurst,
  mostForBurst,
} from './soulBurst.ts'
import { machine } from './record.ts'
import { putOnStack } from './stacking.ts'
import { textOf, texts } from './texts.ts'

/** A trigger ability goes onto the stack (11.6.6 to 11.6.13): called with the player and its place in the queue. */

const LOCAL = {
  player: 0,
  queued: 1,
  record: 2,
  trigger: 3,
  source: 4,
  sourceId: 5,
  x: 6,
  cost: 7,
} as const
const local = (g: Game, name: keyof typeof LOCAL): number => g.local(LOCAL[name])

/** The colour of the lamp that a burst belongs to, if it looks at the era (15.3.2.4). */
const eraOf = rule(
  '15.3.2.4',
  (card: ChronicleCard): 'green' | 'red' | undefined => card.burst?.lamp,
  () => undefined,
)
/** Its source is the card (15.3.2.3). */
const burstSource = rule(
  '15.3.2.3',
  (row: number): number => row,
  () => NONE,
)

/** Of another colour than the lamp that is lit, its text is ignored: an empty ability (15.3.2.4.1). */
const isEmpty = rule(
  '15.3.2.4.1',
  (g: Game, row: number): boolean => {
    const card = printed(g, g.cardOf(row))
    const lamp = eraOf(card)
    return lamp !== undefined && !isLit(g, card, g.controller(row), lamp)
  },
  () => false,
)

/** What the record plays: the program of the trigger, or the text of a burst. */
function prepare(g: Game, record: number, queued: number): void {
  const trigger = pendingValue(g, queued, Pending.def)
  const source = pendingValue(g, queued, Pending.source)
  if (!isBurst(trigger) && !isSoulBurst(trigger)) return texts.prepareTrigger(g, record, queued)
  dropPending(g, queued)
  const [program, from] = isBurst(trigger)
    ? [isEmpty(g, source) ? NONE : textOf(g.book, printed(g, g.cardOf(source))).burst, burstSource(source)]
    : [burstText(g, source), soulBurstSource(source)]
  if (program !== NONE) texts.prepare(g, record, program, from)
}

/** Where it comes from, if that is still the same thing. */
const sourceHere = (g: Game): number => {
  const row = local(g, 'source')
  return row >= 0 && g.same(row, local(g, 'sourceId')) && g.object(row, Obj.zone) !== NONE ? row : NONE
}
/** Whoever controls its source controls it (11.6.4). */
direct('11.6.4')
const controllerHere = (g: Game): number => local(g, 'player')

const playerHere = (g: Game): Player => local(g, 'player') as Player
/** The record is removed, and nothing goes onto the stack. */
function drop(g: Game): void {
  g.propose(book.kernelVerb('remove'), local(g, 'record'))
  g.done(NONE)
}

const choices = texts.choicesUnder('triggerChoices', {
  all: '11.6',
  modes: '11.6.7',
  variables: '11.6.8',
  targets: '11.6.10',
  divide: '11.6.11',
})
const eras = fixEras('11.6.9', 'erasOfTrigger')

export const putTrigger = procedure(
  'putTrigger',
  8,
  [
    step(
      '11.6',
      (g) => {
        g.setLocal(LOCAL.trigger, pendingValue(g, local(g, 'queued'), Pending.def))
        g.setLocal(LOCAL.source, pendingValue(g, local(g, 'queued'), Pending.source))
        g.setLocal(LOCAL.sourceId, pendingValue(g, local(g, 'queued'), Pending.sourceId))
        if (isSoulBurst(local(g, 'trigger'))) g.call(declareBurst, local(g, 'player'), local(g, 'queued'))
      },
      'from where',
    ),
    step(
      '11.6',
      (g) => {
        if (isSoulBurst(local(g, 'trigger')) && g.result < 0) return g.done(NONE)
        g.propose(book.kernelVerb('create'), machine.kind, g.zone(machine.zone, 0), 0, controllerHere(g))
      },
      'record',
    ),
    step(
      '11.6',
      (g) => {
        g.setLocal(LOCAL.record, g.result)
        prepare(g, g.result, local(g, 'queued'))
      },
      'from the queue',
    ),
    ask('11.6.8', {
      offer(g, d) {
        const most = isSoulBurst(local(g, 'trigger'))
          ? mostForBurst(g, local(g, 'source'), playerHere(g))
          : NONE
        if (most !== NONE) d.number(playerHere(g), 'cost.x', 0, most).about(local(g, 'source'))
      },
      take(g, answer) {
        g.setLocal(LOCAL.x, answer.value)
        texts.decide(g, local(g, 'record'), 'X', answer.value)
      },
    }),
    step('11.6', (g) => g.call(eras, local(g, 'player'), NONE, local(g, 'record')), 'eras'),
    step(
      '11.6',
      (g) => {
        g.variable(puttingTrigger, 1)
        g.call(choices, local(g, 'player'), NONE, local(g, 'record'))
      },
      'choices',
    ),
    step('11.6', (g) => g.variable(puttingTrigger, 0), 'chosen'),
    // With nothing to choose it never gets onto the stack.
    step('11.6.10', (g) => {
      if (g.result < 0) drop(g)
    }),
    step('11.6.12', (g) => {
      if (isSoulBurst(local(g, 'trigger')))
        g.setLocal(LOCAL.cost, costOfBurst(g, local(g, 'source'), local(g, 'x')))
    }),
    step('11.6.13', (g) => {
      if (local(g, 'cost') > 0) g.call(paySouls, playerHere(g), local(g, 'cost'), local(g, 'source'))
    }),
    step(
      '11.6',
      (g) => {
        if (local(g, 'cost') > 0 && g.result < 0) drop(g)
      },
      'paid',
    ),
    step(
      '11.6',
      (g) => g.propose(putOnStack, local(g, 'record'), local(g, 'trigger') + 1, sourceHere(g)),
      'onto the stack',
    ),
  ],
  { locals: { [LOCAL.trigger]: 'trigger' } },
)
