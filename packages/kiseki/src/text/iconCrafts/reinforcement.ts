import { EffectCell, type Game } from '@fudaba/kernel/rules'
import { book } from '../../book.ts'
import { shareOrganisation } from '../../board/characteristics.ts'
import { play } from '../../changes/verdicts.ts'
import { UNIT } from '../../board/words.ts'
import { field, hand, homebase } from '../../board/zones.ts'

/** A stunned one is in the field, too. */
const hasCompanion = (g: Game, row: number): boolean =>
  g.objects(field, g.controller(row)).some((other) => shareOrganisation(g, row, other))

const notAlone = book.effect('1403.1', 'reinforcement', {
  parts: [
    {
      kind: 'verdict',
      query: play,
      says: 'forbid',
      applies: (g, effect, asker, as) =>
        asker === g.effect(effect, EffectCell.source) && as === UNIT && !hasCompanion(g, asker),
    },
  ],
})

/** 【援軍】 (1403): it works where the card is played from. */
export const reinforcement = book.ability('1403.1', 'reinforcement', {
  effects: [notAlone],
  zones: [hand.id, homebase.id],
})
