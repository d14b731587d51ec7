import { type Action, type Game, NONE, type Player, atom, tellNumbers } from '@fudaba/kernel/rules'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { caOf } from '../board/characteristics.ts'
import { moments } from '../changes/moments.ts'
import { turnPlayer } from '../board/state.ts'
import { enterEras, show, toDiscard, toHand } from '../changes/verbs.ts'
import { chronoYard, eras } from '../board/zones.ts'
import { inMainPhase, stackIsEmpty } from './record.ts'
import { withPriority } from './timing.ts'

/** 時代の進展 (9.5.7). */

const NEEDED = 7
const MARKERS = 4
const EVERYONE = 3
const PLAYER = 0
const SHOWN = 3
const playerHere = (g: Game): Player => g.local(PLAYER) as Player

/** CA of all cards in the CA yard. */
export const totalCa = (g: Game, player: Player): number => {
  let sum = 0
  for (let row = g.top(chronoYard, player); row !== NONE; row = g.next(row)) sum += caOf(g, row)
  return sum
}

/** With four markers no further one is put there (9.5.7.4). */
const takesMarker = rule(
  '9.5.7.4',
  (g: Game, player: Player): boolean => g.count(eras, player) < MARKERS,
  () => true,
)

export const advanceEra: Action = book.action({
  name: 'advance-era',
  title: { ja: '時代の進展', en: 'Advance the era' },
  requirements: [
    requirement('9.5.7', (g, player) => turnPlayer(g) === player),
    requirement('9.5.7', (g, _player) => inMainPhase(g)),
    requirement('9.5.7', (g, _player) => stackIsEmpty(g)),
    requirement('9.5.7', (g, player) => totalCa(g, player) >= NEEDED, {
      tells: tellNumbers('ca', (g, player) => [totalCa(g, player), NEEDED]),
    }),
  ],
  sources: withPriority((): number[] => [NONE]),
  perform: procedure('advanceEra', 4, [
    ask('9.5.7.1', {
      offer(g, d) {
        if (takesMarker(g, playerHere(g)))
          d.choose(playerHere(g), 'era.marker', g.objects(chronoYard, playerHere(g)), 1, 1)
      },
      take: (g, answer) => g.propose(enterEras, answer.value, playerHere(g), atom.FACE_DOWN_FLAG),
    }),
    ask('9.5.7.2', {
      offer(g, d) {
        const left = g.objects(chronoYard, playerHere(g))
        if (left.length > 0) d.choose(playerHere(g), 'era.hand', left, 1, 1)
      },
      take(g, answer) {
        g.setLocal(SHOWN, answer.value + 1)
        g.propose(show, answer.value, EVERYONE)
      },
    }),
    step(
      '9.5.7.2',
      (g) => {
        if (g.local(SHOWN) > 0) g.propose(toHand, g.local(SHOWN) - 1)
      },
      'to the hand',
    ),
    step('9.5.7.3', (g) => {
      for (const row of g.objects(chronoYard, playerHere(g))) g.propose(toDiscard, row)
    }),
    step('9.5.7.5', (g) => g.propose(moments.advanced, playerHere(g))),
    step('9.5', (g) => g.done(1), 'advanced'),
  ]),
})
