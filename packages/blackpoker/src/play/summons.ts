import type { Game } from '@fudaba/kernel/rules'
import { ask, procedure, rule, step } from '../book.ts'
import { ACE, JACK, KING, printed } from '../board/cards.ts'
import { enterAsBarrier, enterAsSoldier, equip as equipWith } from '../changes/verbs.ts'
import { isSoldier } from '../board/characteristics.ts'
import { ranked } from './frame.ts'
import { list } from './list.ts'
import { targetOf } from './targets.ts'
import { field, hand } from '../board/zones.ts'

/** The key enters the field as the soldier it is. */
const enter = (g: Game): void => {
  const request = g.local(0)
  if (g.cardOf(request) >= 0) g.propose(enterAsSoldier, g.cardOf(request), g.controller(request))
}

/** 防壁設置. */
export const setBarrier = list('set-barrier', { ja: '防壁設置', en: 'Set barrier' }, 'set-barrier.frame', {
  trigger: 'direct',
  speed: 'immediate',
  timing: 'main',
  cost: 'L',
  onceATurn: 'set-barrier.once-a-turn',
  effect: procedure('setBarrier', 1, [
    ask('set-barrier.effect', {
      offer(g, d) {
        const player = g.controller(g.local(0))
        d.choose(player, 'set-barrier.card', g.objects(hand, player), 1, 1).about(g.local(0))
      },
      take(g, answer) {
        for (const row of answer.values) g.propose(enterAsBarrier, g.cardOf(row), g.controller(g.local(0)))
      },
    }),
  ]),
})

/** 兵士召喚. */
export const summonSoldier = list(
  'summon-soldier',
  { ja: '兵士召喚', en: 'Summon soldier' },
  'summon-soldier.frame',
  {
    trigger: 'direct',
    speed: 'normal',
    timing: 'main',
    cost: 'BL',
    keys: [ranked(2, 10)],
    effect: procedure('summonSoldier', 1, [step('summon-soldier.effect', enter)]),
  },
)

/** 英雄召喚. */
export const summonHero = list('summon-hero', { ja: '英雄召喚', en: 'Summon hero' }, 'summon-hero.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  cost: 'BBL',
  keys: [ranked(JACK, KING)],
  effect: procedure('summonHero', 1, [step('summon-hero.effect', enter)]),
})

/** エース召喚. */
export const summonAce = list('summon-ace', { ja: 'エース召喚', en: 'Summon ace' }, 'summon-ace.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  cost: 'L',
  keys: [ranked(ACE, ACE)],
  effect: procedure('summonAce', 1, [step('summon-ace.effect', enter)]),
})

/** Own soldiers of the key's suit. */
const sameSuit = rule(
  'equip.target',
  (g: Game, row: number, suit: string | null): boolean =>
    isSoldier(g, row) && printed(g, g.cardOf(row)).suit === suit,
  () => true,
)

/** 装備. */
export const equip = list('equip', { ja: '装備', en: 'Equip' }, 'equip.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  cost: 'BL',
  keys: [ranked(ACE, KING)],
  targets: {
    of: 'object',
    byKey: true,
    zones: [field],
    own: true,
    fits: (g, row, _player, key) => sameSuit(g, row, key?.suit ?? null),
  },
  effect: procedure('equip', 1, [
    step('equip.effect', (g) => {
      const soldier = targetOf(g, g.local(0))
      if (soldier >= 0) g.propose(equipWith, g.cardOf(g.local(0)), soldier)
    }),
  ]),
})
