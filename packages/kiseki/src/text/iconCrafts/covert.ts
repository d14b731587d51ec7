import { EffectCell, type Game, NONE, hasAbility } from '@fudaba/kernel/rules'
import { book, rule } from '../../book.ts'
import { isStunned } from '../../board/state.ts'
import { attackAt } from '../../changes/verdicts.ts'

/** The crafts of a stunned UNIT are invalid (1202.2a). */
export const validCraft = rule(
  '1202.2a',
  (g: Game, holder: number): boolean => !isStunned(g, holder),
  () => true,
)

export const isCovert = (g: Game, row: number): boolean => hasAbility(g, row, covert.id)

const holderOf = (g: Game, effect: number): number => g.effect(effect, EffectCell.source)

/** It attacks players and covert UNITs alone, and is attacked by covert UNITs alone. */
const apart = book.effect('1402.1', 'covert', {
  parts: [
    {
      kind: 'verdict',
      query: attackAt,
      says: 'forbid',
      applies(g, effect, attacker, target) {
        const holder = holderOf(g, effect)
        if (attacker === holder) return target !== NONE && !isCovert(g, target)
        return target === holder && !isCovert(g, attacker)
      },
    },
  ],
})

/** 【暗躍】 (1402). */
export const covert = book.ability('1402.1', 'covert', { effects: [apart], active: validCraft })
