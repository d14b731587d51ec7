import { type Characteristic, EffectCell, type EffectDef } from '@fudaba/kernel/rules'
import type { KisekiClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import { artsEp, cp, ep, layers, level, wings } from '../board/characteristics.ts'

/** 増やす, 減らす (1304): a cost, a level, the wings of the card it is on, by a. */

const by = (clause: KisekiClause, word: string, sign: 1 | -1) => {
  const change = (name: string, of: Characteristic): EffectDef =>
    book.effect(clause, `${word}-${name}`, {
      layer: layers.numbers,
      of,
      modify: (g, effect, _row, value) => value + sign * g.effect(effect, EffectCell.a),
    })
  return {
    cp: change('cp', cp),
    ep: change('ep', ep),
    artsEp: change('arts-ep', artsEp),
    level: change('level', level),
    wings: change('wings', wings),
  }
}

export const raise = by('1304.1', 'raise', 1)
export const lower = by('1304.2', 'lower', -1)
