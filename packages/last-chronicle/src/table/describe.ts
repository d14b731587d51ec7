import { type Game, NONE, PLAYERS, type Vocabulary, opponent, playerName } from '@fudaba/kernel/rules'
import { levelIsReached } from '../battle/attackers.ts'
import { attackUnits, attackingPlayer, defenceUnit } from '../battle/battleUnits.ts'
import { atk, ca, categorySet, isUnit, levelOf, power, powerSet, typesOf } from '../board/characteristics.ts'
import { totalCa } from '../play/index.ts'
import { pools } from '../board/soulPool.ts'
import { damage, era, invasion, life, phaseIs, phaseNames, turnPlayer } from '../board/state.ts'
import { body } from '../board/tokens.ts'
import { mainPhaseNumber } from '../turn/turn.ts'
import { categories, powerWords, powers, types } from '../board/words.ts'
import { battlefield, hand } from '../board/zones.ts'

type Values = Record<string, string | number | boolean>

const wordsOf = (words: Vocabulary, set: number): string =>
  words
    .own(set)
    .map((word) => words.text(word))
    .join('・')

/** What the view says of an object beside its zone. Who may not see the card is told nothing of this. */
export function describe(g: Game, row: number): Values {
  const card = body(g, row)
  if (card === undefined) return {}
  const out: Values = { type: wordsOf(types, g.value(typesOf, row)), cost: card.cost, ca: g.value(ca, row) }
  const powerText = wordsOf(powerWords, g.value(powerSet, row))
  if (powerText !== '') out['powers'] = powerText
  const categoryText = wordsOf(categories.in(g.book), g.value(categorySet, row))
  if (categoryText !== '') out['categories'] = categoryText
  if (card.icon !== undefined) out['icon'] = card.icon
  if (!isUnit(g, row)) return out
  out['level'] = levelOf(g, row)
  out['power'] = g.value(power, row)
  out['atk'] = g.value(atk, row)
  if (g.inZone(row, battlefield) || g.inZone(row, hand)) {
    const tooHigh = !levelIsReached(g, g.controller(row), row)
    out['tooHigh'] = tooHigh
    // The face says which level it is that the era has not reached.
    if (tooHigh) out[`level${levelOf(g, row)}`] = true
  }
  if (!g.inZone(row, battlefield)) return out
  out['damage'] = g.object(row, damage)
  out['attacking'] = attackingPlayer(g) !== NONE && attackUnits(g).includes(row)
  out['defending'] = attackingPlayer(g) !== NONE && defenceUnit(g) === row
  return out
}

/** Public facts about the game and each player. */
export function facts(g: Game): Record<string, string | number> {
  const phase = phaseNames[g.get(phaseIs)]
  const attacker = attackingPlayer(g)
  return {
    // Before the first turn nobody has it.
    ...(phase === 'none' ? {} : { turnPlayer: playerName(turnPlayer(g)) }),
    phase: phase === 'main' ? `main ${mainPhaseNumber(g)}` : phase,
    ...(attacker === NONE
      ? {}
      : { attackingPlayer: playerName(attacker), defendingPlayer: playerName(opponent(attacker)) }),
    ...Object.fromEntries(PLAYERS.flatMap((player) => playerFacts(g, player))),
  }
}

function playerFacts(g: Game, player: 0 | 1): (readonly [string, number])[] {
  const name = playerName(player)
  return [
    [`life.${name}`, g.counter(life, player)],
    [`era.${name}`, era(g, player)],
    [`ca.${name}`, totalCa(g, player)],
    [`invasion.${name}`, g.counter(invasion, player)],
    // Mostly there are none: souls last for a phase.
    ...[...powers, 'colourless'].flatMap((pool, i) => {
      const n = g.counter(pools[i], player)
      return n === 0 ? [] : [[`${pool}.${name}`, n] as const]
    }),
  ]
}
