import { EffectCell } from '@fudaba/kernel/rules'
import { attributeNumber, attributesOf, withAttribute } from '../../board/attributes.ts'
import { book } from '../../book.ts'
import { layers } from '../../board/characteristics.ts'
import { field } from '../../board/zones.ts'
import { validCraft } from './covert.ts'

/** 【呪い】 (1414): cursed in every zone; in the field for as long as it has the craft (1334.2). */
const cursed = (set: number): number => withAttribute(set, attributeNumber('curse'))

const inField = book.effect('1414.1', 'curse', {
  layer: layers.words,
  of: attributesOf,
  affects: (g, e, row) => row === g.effect(e, EffectCell.source),
  own: true,
  modify: (_g, _e, _row, set) => cursed(set),
})

export const curse = book.ability('1414.1', 'curse', {
  effects: [inField],
  defining: [
    {
      kind: 'value',
      layer: layers.words,
      of: attributesOf,
      own: true,
      modify: (g, _e, row, set) => (g.inZone(row, field) ? set : cursed(set)),
    },
  ],
  zones: [field.id],
  active: validCraft,
})
