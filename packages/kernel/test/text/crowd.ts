import { Table } from './table.ts'

/** A table with something of everything in every zone. */
export function crowded(): Table {
  const t = new Table()
  for (const player of [0, 1] as const) {
    t.put({ name: 'Wick', light: 2, warmth: 1, kin: ['reed'] }, 'meadow', player)
    t.put({ name: 'Taper', light: 1, kin: ['moth', 'ash'] }, 'meadow', player)
    t.put({ type: 'lamp', light: 3 }, 'meadow', player)
    t.fill('basket', 2, player, { oil: 1 })
    t.fill('well', 6, player, { kin: ['dew'] })
    t.fill('mist', 2, player)
  }
  return t
}
