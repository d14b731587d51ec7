import { type Game, NONE, type Player, type Requirement, memoPerPlayer } from '@fudaba/kernel/rules'
import { ask, fact, procedure, requirement, rule, step } from '../book.ts'
import { powerCount } from '../board/setOn.ts'
import { mind, skillTotal, stat } from '../board/characteristics.ts'
import { ruleTiming } from '../changes/timings.ts'
import { chargePower, hasRoomForPower, setPower, takeControl } from '../changes/moving.ts'
import { closes, opens } from './phases.ts'
import { turnPlayer } from '../board/state.ts'
import { activeCharacters, charactersOf, controlled, hand } from '../board/zones.ts'

/** パワーカードフェイズ (1.4 of the base rules). */

/** Controlled and active characters (base.1.4.6) with less power than mind (base.1.4.7). */
const alsoActive = fact('base.1.4.6', true, false)
const withRoom = memoPerPlayer((g, player) => {
  const out: number[] = []
  for (let row = g.top(controlled, player); row !== NONE; row = g.next(row))
    if (hasRoomForPower(g, row)) out.push(row)
  if (alsoActive()) for (const row of activeCharacters(g, player)) if (hasRoomForPower(g, row)) out.push(row)
  return out
})

/** Why something is not among the characters that take power. */
const roomReasons: readonly Requirement[] = [
  requirement('base.1.4.5', (g, player, row) => charactersOf(g, player).includes(row)),
  requirement(
    'base.1.4.6',
    (g, player, row) =>
      g.inZone(row, controlled) || (alsoActive() && activeCharacters(g, player).includes(row)),
  ),
  requirement('base.1.4.7', (g, _player, row) => hasRoomForPower(g, row), {
    tells: (g, _player, row) => ({ key: 'room', have: powerCount(g, row), most: stat(g, mind, row) - 1 }),
  }),
]

const CHARGE = 0
const CARD = 1
/** チャージ is counted at the start of the phase (6-3). */
const charge = rule(
  'base.1.7.2',
  (g: Game, player: Player): number => Math.max(0, skillTotal(g, player, 'charge')),
  () => 0,
)
const countedEarly = fact('6-3', true, false)

/** An active character whose power has reached its mind (base.1.4.9). */
const won = (g: Game, player: Player): number[] =>
  activeCharacters(g, player).filter((row) => powerCount(g, row) === stat(g, mind, row))

export const powerPhase = procedure('powerPhase', 2, [
  ...opens('power'),
  step('6-3', (g) => g.setLocal(CHARGE, countedEarly() ? charge(g, turnPlayer(g)) : 0)),
  ask(
    'base.1.4.5',
    {
      offer(g, d) {
        g.setLocal(CARD, NONE)
        const characters = withRoom(g, turnPlayer(g))
        if (characters.length === 0) return
        d.choose(turnPlayer(g), 'power.card', g.objects(hand, turnPlayer(g)), 0, 1)
        // Nobody is asked which of one: the question says it.
        if (characters.length === 1) d.source = characters[0]
      },
      take: (g, answer) => g.setLocal(CARD, answer.values[0] ?? NONE),
    },
    'card',
  ),
  ask(
    'base.1.4.5',
    {
      offer(g, d) {
        if (g.local(CARD) === NONE) return
        d.choose(turnPlayer(g), 'power.character', withRoom(g, turnPlayer(g)), 1, 1).because(roomReasons)
        d.source = g.local(CARD)
      },
      take(g, answer) {
        g.propose(setPower, g.local(CARD), answer.value)
        g.setLocal(CARD, NONE)
        g.goto('card')
      },
    },
    'character',
  ),
  ask(
    'base.1.4.8',
    {
      offer(g, d) {
        if (g.local(CHARGE) > 0)
          d.choose(turnPlayer(g), 'power.charge', withRoom(g, turnPlayer(g)), 0, 1).because(roomReasons)
      },
      take(g, answer) {
        if (answer.values.length === 0) return
        g.propose(chargePower, answer.values[0])
        g.setLocal(CHARGE, g.local(CHARGE) - 1)
        g.goto('charge')
      },
    },
    'charge',
  ),
  step('base.1.4.9', (g) => {
    for (const row of won(g, turnPlayer(g))) g.propose(takeControl, row, turnPlayer(g))
  }),
  step('base.1.1.7', (g) => ruleTiming.value.call(g), 'check'),
  ...closes,
])
