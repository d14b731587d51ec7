import { type Game, type Player, atom, ties } from '@fudaba/kernel'
import { change, procedure, step } from '../book.ts'
import { waiting } from '../zones.ts'
import { pseudoCard, source } from './pseudo.ts'
import { standsForTrigger } from './standing.ts'

/** 誘発クラフトのプレイ (1211.4): (player, trigger, source, its id, two kept values, instance). */

const LOCAL = { player: 0, trigger: 1, source: 2, sourceId: 3 } as const

const waitAsTrigger = change('waitAsTrigger', (g, player, trigger, from, fromId) => {
  const stands = standsForTrigger(trigger)
  const row = atom.create(g, pseudoCard, g.zone(waiting, 0), stands, player as Player, 0)
  if (g.same(from, fromId)) ties.relate(g, source.id, row, from, 0)
})

const local = (g: Game, name: keyof typeof LOCAL): number => g.local(LOCAL[name])

export const playTrigger = procedure('playTrigger', 7, [
  step('1204.2j', (g) =>
    g.propose(
      waitAsTrigger,
      local(g, 'player'),
      local(g, 'trigger'),
      local(g, 'source'),
      local(g, 'sourceId'),
    ),
  ),
])
