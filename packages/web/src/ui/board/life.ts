import type { PlayerName, ZoneView } from '@fudaba/kernel'
import { factsOf } from '@fudaba/table'
import type { TableModel } from './model.ts'

/** What a player loses the game by, as it stands: his life, his bond, or the damage he has taken. */
export interface Life {
  readonly label: string
  readonly now: number
  /** It counts up to this number. */
  readonly most: number | null
  readonly alarms: boolean
  /** The fact it is read from; null: it is counted. */
  readonly fact: string | null
  readonly zone: ZoneView | null
}

export function lifeOf({ words, view, rules }: TableModel, player: PlayerName): Life | null {
  const { life } = rules.table.layout
  if (life === undefined) return null
  const fact = factsOf(words, view).of[player].find(({ name }) => name === life.fact)
  const zone = view.zones.find(({ zone, owner }) => zone === life.zone && owner === player)
  if (fact === undefined && zone === undefined) return null
  const now = fact === undefined ? (zone?.count ?? zone?.atLeast ?? 0) : Number(fact.value)
  const most = life.most ?? null
  return {
    label: fact?.label ?? words.zone(zone?.zone ?? ''),
    now,
    most,
    alarms: most === null ? now <= life.alarm : now >= life.alarm,
    fact: fact?.name ?? null,
    zone: zone ?? null,
  }
}
