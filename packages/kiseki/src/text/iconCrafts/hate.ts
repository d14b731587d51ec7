import { EffectCell } from '@fudaba/kernel/rules'
import { book } from '../../book.ts'
import { attackAt } from '../../changes/verdicts.ts'
import { field } from '../../board/zones.ts'
import { validCraft } from './covert.ts'

const drawsAttacks = book.effect('1407.1', 'hate', {
  parts: [
    {
      kind: 'verdict',
      query: attackAt,
      says: 'require',
      applies(g, effect, attacker, target) {
        const holder = g.effect(effect, EffectCell.source)
        return target === holder && g.controller(attacker) !== g.controller(holder)
      },
    },
  ],
})

/** 【ヘイト】 (1407). */
export const hate = book.ability('1407.1', 'hate', {
  effects: [drawsAttacks],
  zones: [field.id],
  active: validCraft,
})
