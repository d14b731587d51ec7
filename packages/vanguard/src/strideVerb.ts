import { type Game, NONE, type Player, atom } from '@fudaba/kernel'
import { fact, rule, verb } from './book.ts'
import { heart, mateOf, vanguardOf } from './units.ts'
import { field, vanguardCircle } from './zones.ts'

/** 超越する (10.28) and what it makes of the vanguard before: ハーツ (10.27). */

/** Only standing or resting is taken over (10.28.3.1.1). */
const takesOver = fact('10.28.3.1.1', true, false)
/** The vanguards before become hearts: face up and standing, where they are (10.27.1, 10.27.2, 10.28.3.2). */
const becomesHeart = rule(
  '10.28.3.2',
  (g: Game, row: number): void => atom.mark(g, row, heart, 1),
  () => undefined,
)
const heartsStand = fact('10.27.2', true, false)
/** In legion both become hearts (10.27.4). */
const mateToo = rule('10.27.4', mateOf, () => NONE)
export const stride = verb('10.28.3.1', 'stride', (g, row, who) => {
  const player = who as Player
  const old = vanguardOf(g, player)
  const turned = old !== NONE && g.turned(old) && takesOver() ? atom.TURNED_FLAG : 0
  for (const each of [old, mateToo(g, old)]) {
    if (each === NONE) continue
    becomesHeart(g, each)
    if (heartsStand()) atom.turn(g, each, 0)
  }
  atom.move(g, row, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()) | turned)
  g.emit(g.verbNow, row, who)
})
