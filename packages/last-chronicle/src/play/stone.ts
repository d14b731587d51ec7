import { type Action, type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { book, procedure, requirement, rule, step } from '../book.ts'
import { stonesPut, turnPlayer } from '../board/state.ts'
import { enterSoulYard } from '../changes/verbs.ts'
import { hand } from '../board/zones.ts'
import { handCards } from './handCards.ts'
import { inMainPhase, stackIsEmpty } from './record.ts'
import { withPriority } from './timing.ts'

/** A card of the hand becomes a soul stone, once a turn (9.5.6). */

const PLAYER = 0
const SOURCE = 1
const count = book.kernelVerb('count')

export const putStone: Action = book.action({
  name: 'put-stone',
  title: { ja: 'ソウルストーンを置く', en: 'Put a soul stone' },
  requirements: [
    requirement('9.5.6', (g, player) => turnPlayer(g) === player),
    requirement('9.5.6', (g, _player) => inMainPhase(g)),
    requirement('9.5.6', (g, _player) => stackIsEmpty(g)),
    requirement('9.5.6', (g, player) => g.counter(stonesPut, player) === 0),
  ],
  of: [
    requirement(
      '9.5.6',
      (g, player, row) => g.zoneOf(row) === g.zone(hand, player) && g.cardOf(row) !== NONE,
    ),
  ],
  sources: withPriority(
    rule(
      '9.5.6',
      (g: Game, player: Player) => handCards(g, player).all,
      () => [],
    ),
  ),
  perform: procedure('putStone', 3, [
    step(
      '9.5',
      (g) => {
        g.propose(enterSoulYard, g.local(SOURCE), g.local(PLAYER), 0)
        g.propose(count, g.local(PLAYER), stonesPut, 1)
      },
      'stone',
    ),
    step('9.5', (g) => g.done(1), 'put'),
  ]),
})
