import { type Game, NONE, atom } from '@fudaba/kernel/rules'
import { change, fact, procedure, rule, step, direct } from '../book.ts'
import { bury, buryCard } from '../changes/verbs.ts'
import { actionOf, frameOf } from './frame.ts'
import { resolved } from '../changes/resolved.ts'
import { targetOf, wasAimed } from './targets.ts'
import { announced, stage } from '../board/zones.ts'

const REQUEST = 0
const KEYS = 1

/** Off the stage; while its keys are still to be put away it waits beside it. */
const offStage = change('offStage', (g, request) => {
  if (g.cardOf(request) === NONE) atom.remove(g, request)
  else if (g.zoneDef(g.zoneOf(request)) === stage) atom.move(g, request, g.zone(announced, 0), atom.TOP, 0)
})

const putAwayKeys = change('putAwayKeys', (g, request) => {
  for (const card of g.cardsOf(request)) bury(g, card)
  atom.remove(g, request)
})

/** A countered request: off the stage, its keys to the graveyard; it never resolved. */
export const cancelRequest = change('cancelRequest', (g, request) => {
  for (const card of g.cardsOf(request)) bury(g, card)
  atom.remove(g, request)
})

const targetGone = rule(
  'base.3.5.22',
  (g: Game, request: number): boolean => wasAimed(g, request) && targetOf(g, request) === NONE,
  () => false,
)

const movedKeyStays = fact('base.3.5.28', true, false)
const oneAtATime = fact('base.3.5.34', true, false)

/** Last in, first out. */
direct('base.3.5.4')
export const topOfStage = (g: Game): number => g.top(stage, 0)

/** Carries a request out; called with it. */
export const resolve = procedure('resolve', 2, [
  step(
    'base.3.5.39',
    (g) => {
      if (!movedKeyStays()) g.setList(KEYS, g.cardsOf(g.local(REQUEST)))
    },
    'keys',
  ),
  step('base.3.5.25', (g) => {
    const request = g.local(REQUEST)
    if (!targetGone(g, request)) g.call(frameOf(actionOf(g, request)).effect, request)
  }),
  step('base.3.5.26', (g) => {
    const request = g.local(REQUEST)
    g.propose(resolved, actionOf(g, request).id, g.controller(request))
    g.propose(offStage, request)
  }),
  step('base.3.5.27', (g) => {
    const request = g.local(REQUEST)
    if (!movedKeyStays()) for (const card of g.list(KEYS)) g.propose(buryCard, card)
    if (g.cardOf(request) !== NONE && g.zoneOf(request) >= 0) g.propose(putAwayKeys, request)
  }),
  step(
    'base.3.5.39',
    (g) => {
      const next = topOfStage(g)
      if (!oneAtATime() && next !== NONE) g.call(resolve, next)
    },
    'next',
  ),
])
