import { type Game, UPRIGHT } from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, step, trigger } from '../book.ts'
import { beginTurn, endEffects } from '../changes/periods.ts'
import { buryCard, drawCard } from '../changes/verbs.ts'
import { characters } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { frameOf } from './frame.ts'
import { list } from './list.ts'
import { resolved, resolvedAction } from '../changes/resolved.ts'
import { nextPlayer, turnPlayer } from '../board/state.ts'
import { fog, hand, life } from '../board/zones.ts'
import { endBattle } from '../battle/attack.ts'

const HAND_LIMIT = 7

/** Edition 9.1 clears every fog. */
const allFog = fact('base.3.7.2', true, false)
const clearsAll = (g: Game): boolean => configOf(g).endClearsFog === 'all' && allFog()

const endEffect = procedure('end', 1, [
  ask('end.1', {
    offer(g, d) {
      const player = g.controller(g.local(0))
      const over = g.count(hand, player) - HAND_LIMIT
      if (over > 0) d.choose(player, 'end.discard', g.objects(hand, player), over, over).about(g.local(0))
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(buryCard, g.cardOf(row))
    },
  }),
  step('end.2', (g) => {
    const player = g.controller(g.local(0))
    const rows = clearsAll(g) ? [...g.objects(fog, 0), ...g.objects(fog, 1)] : g.objects(fog, player)
    for (const row of rows) g.propose(buryCard, g.cardOf(row))
  }),
  step('end.3', (g) => {
    g.propose(endEffects)
    g.propose(endBattle)
    g.propose(beginTurn, nextPlayer(g))
  }),
])

/** エンド. */
export const end = list('end', { ja: 'エンド', en: 'End' }, 'end.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  effect: endEffect,
})

const chargeEffect = procedure('charge', 1, [
  step('charge.effect', (g) => {
    for (const row of characters(g, turnPlayer(g))) g.propose(book.kernelVerb('turn'), row, UPRIGHT)
  }),
])

/** チャージ. */
export const charge = list('charge', { ja: 'チャージ', en: 'Charge' }, 'charge.frame', {
  trigger: 'triggered',
  speed: 'immediate',
  timing: 'main',
  effect: chargeEffect,
})

trigger('charge.when', 'charge', {
  on: [resolved],
  when: (g, ev) => resolvedAction(g, ev) === end.id && frameOf(charge).exists(),
  player: turnPlayer,
  data: charge,
})

const CARDS = 1
const edition9 = (g: Game): boolean => configOf(g).drawRule === 'edition9'

const drawEffect = procedure('draw', 2, [
  step('draw.1', (g) => {
    if (!edition9(g)) g.propose(drawCard, g.controller(g.local(0)))
  }),
  ask('draw.2', {
    offer(g, d) {
      const player = g.controller(g.local(0))
      if (!edition9(g) && g.count(life, player) > 0) d.yesNo(player, 'draw.more').about(g.local(0))
    },
    take(g, answer) {
      if (answer.yes) g.propose(drawCard, g.controller(g.local(0)))
    },
  }),
  step('base.3.7.5', (g) => g.setLocal(CARDS, edition9(g) ? 2 : 0)),
  step('base.3.7.6', (g) => {
    if (edition9(g) && g.count(life, g.controller(g.local(0))) <= 2) g.setLocal(CARDS, 1)
  }),
  step(
    'base.3.7.4',
    (g) => {
      for (let i = 0; i < g.local(CARDS); i++) g.propose(drawCard, g.controller(g.local(0)))
    },
    'edition 9 draws',
  ),
])

/** ドロー. */
export const draw = list('draw', { ja: 'ドロー', en: 'Draw' }, 'draw.frame', {
  trigger: 'triggered',
  speed: 'normal',
  timing: 'main',
  effect: drawEffect,
})

trigger('draw.when', 'draw', {
  on: [resolved],
  when: (g, ev) => resolvedAction(g, ev) === charge.id && frameOf(draw).exists(),
  player: turnPlayer,
  data: draw,
})
