import { NONE } from '@fudaba/kernel/rules'
import { boost, boosters } from './attackers.ts'
import { ask, step } from '../book.ts'
import { rest } from '../changes/moving.ts'
import { turnFighter } from '../board/state.ts'
import { mateOf } from '../board/units.ts'

/** ブースト (7.3.1.6), as steps of the battle phase: who attacks is its first local, the next two are free here. */

const ATTACKER = 0
const WHOM = 1
const BOOSTER = 2

export const boostSteps = [
  step(
    '7.3.1.6',
    (g) => {
      g.setLocal(WHOM, g.local(ATTACKER))
      g.setLocal(BOOSTER, NONE)
    },
    'boost',
  ),
  ask(
    '7.3.1.6',
    {
      offer(g, d) {
        const from = boosters(g, g.local(ATTACKER))
        if (from.length === 0) return
        d.choose(turnFighter(g), 'battle.booster', from, 0, 1)
        d.source = g.local(ATTACKER)
      },
      take: (g, answer) => g.setLocal(BOOSTER, answer.values[0] ?? NONE),
    },
    'who boosts',
  ),
  // Of two in legion it is either of them.
  ask(
    '7.3.1.6',
    {
      offer(g, d) {
        const mate = mateOf(g, g.local(ATTACKER))
        if (g.local(BOOSTER) === NONE || mate === NONE) return
        d.choose(turnFighter(g), 'battle.boosted', [g.local(ATTACKER), mate], 1, 1)
        d.source = g.local(BOOSTER)
      },
      take: (g, answer) => g.setLocal(WHOM, answer.value),
    },
    'who is boosted',
  ),
  step(
    '7.3.1.6',
    (g) => {
      if (g.local(BOOSTER) === NONE) return
      g.propose(rest, g.local(BOOSTER))
      g.propose(boost, g.local(BOOSTER), g.local(WHOM))
    },
    'it boosts',
  ),
]
