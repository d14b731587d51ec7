import { attackers } from '../battle/attack.ts'
import { blockEffect } from '../battle/block.ts'
import { damageEffect } from '../battle/damage.ts'
import { turnPlayer } from '../board/state.ts'
import { trigger } from '../book.ts'
import { resolved, resolvedAction } from '../changes/resolved.ts'
import { attack } from './attack.ts'
import { frameOf } from './frame.ts'
import { list } from './list.ts'

/** What アタック brings about: ブロック, and that ダメージ判定. */

/** ブロック. */
export const block = list('block', { ja: 'ブロック', en: 'Block' }, 'block.frame', {
  trigger: 'triggered',
  speed: 'normal',
  timing: 'main',
  effect: blockEffect,
})

trigger('block.when', 'block', {
  on: [resolved],
  when: (g, ev) => resolvedAction(g, ev) === attack.id && attackers(g).length > 0 && frameOf(block).exists(),
  player: turnPlayer,
  data: block,
})

/** ダメージ判定. */
export const damage = list('damage', { ja: 'ダメージ判定', en: 'Damage' }, 'damage.frame', {
  trigger: 'triggered',
  speed: 'normal',
  timing: 'main',
  effect: damageEffect,
})

trigger('damage.when', 'damage', {
  on: [resolved],
  when: (g, ev) => resolvedAction(g, ev) === block.id && frameOf(damage).exists(),
  player: turnPlayer,
  data: damage,
})
