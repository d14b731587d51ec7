import { type Game, NONE, Obj, PLAYERS, Var, publicId, playerName } from '@fudaba/kernel/rules'
import { hasAttribute } from '../board/attributes.ts'
import { hasStatus } from '../board/battleMarks.ts'
import { attackedPlayer, declaredUnits, unitsOf } from '../battle/battleUnits.ts'
import {
  cp,
  def,
  ep,
  isBase,
  isEvent,
  isItem,
  isUnit,
  level,
  organisationsOf,
  str,
  typesOf,
} from '../board/characteristics.ts'
import { isCovert } from '../text/iconCrafts/covert.ts'
import { targetsOf } from '../battle/legality.ts'
import { actionOf } from '../board/standsFor.ts'
import {
  bond,
  cpPool,
  epPool,
  initiative,
  isStunned,
  phaseIs,
  phaseNames,
  primary,
  stepIs,
  stepNames,
} from '../board/state.ts'
import { isSupposedAlone } from '../text/supposed.ts'
import { organisations, types } from '../board/words.ts'
import { field } from '../board/zones.ts'

type Values = Record<string, string | number | boolean>

/** What the view says of an object beside its zone. Who may not see the card is told nothing of this. */
export function describe(g: Game, row: number): Values {
  const words: Values = {}
  const action = g.object(row, Obj.stands) > 0 ? actionOf(g, row) : undefined
  if (action !== undefined) words['action'] = action.name
  const set = g.value(typesOf, row)
  if (set === types.nothing) return words
  words['type'] = types
    .own(set)
    .map((word) => types.text(word))
    .join('・')
  if (isUnit(g, row)) Object.assign(words, numbersOf(g, row))
  if (isUnit(g, row) || isItem(g, row)) words['cp'] = g.value(cp, row)
  if (isEvent(g, row)) words['ep'] = g.value(ep, row)
  if (isBase(g, row)) words['level'] = g.value(level, row)
  if (g.inZone(row, field)) Object.assign(words, statesOf(g, row))
  return words
}

function numbersOf(g: Game, row: number): Values {
  const set = g.value(organisationsOf, row)
  const words = organisations.in(g.book)
  const own = words
    .own(set)
    .map((word) => words.text(word))
    .sort()
  return {
    str: g.value(str, row),
    def: g.value(def, row),
    organisations: words.hasAll(set) ? [...own, '*'].join('・') : own.join('・'),
  }
}

const statesOf = (g: Game, row: number): Values => ({
  stunned: isStunned(g, row),
  support: hasAttribute(g, row, 'support'),
  cursed: hasAttribute(g, row, 'curse'),
  covert: isCovert(g, row),
  declared: !hasStatus(g, row, 'attacking') && declaredUnits(g).includes(row),
  attacking: hasStatus(g, row, 'attacking'),
  scrum: hasStatus(g, row, 'scrum'),
  countering: hasStatus(g, row, 'countering'),
  inBattle: hasStatus(g, row, 'inBattle'),
})

/** In the selection step, what each UNIT may attack, for the forecast of attacks: there is no word for it. */
function aimsOf(g: Game): Record<string, string> {
  if (stepNames[g.get(stepIs)] !== 'selection') return {}
  const lists = unitsOf(g, primary(g)).map((row) =>
    [row, ...targetsOf(g, row)].map((each) => publicId(g, each)).join(' '),
  )
  return { aims: lists.join(',') }
}

/** Public facts about the game and each player. */
export function facts(g: Game): Record<string, string | number> {
  const attacked = attackedPlayer(g)
  const alone = PLAYERS.find((player) => isSupposedAlone(g, player))
  // In the set-up nobody has it yet (603.1e).
  const begun = g.get(Var.turn) > 0
  return {
    ...(begun ? { initiative: playerName(initiative(g)), primary: playerName(primary(g)) } : {}),
    phase: phaseNames[g.get(phaseIs)],
    step: stepNames[g.get(stepIs)],
    ...aimsOf(g),
    ...(attacked === NONE ? {} : { attacked: playerName(attacked) }),
    ...(alone === undefined ? {} : { supposedAlone: playerName(alone) }),
    ...Object.fromEntries(
      ([0, 1] as const).flatMap((player) => [
        [`bond.${playerName(player)}`, g.counter(bond, player)],
        [`cp.${playerName(player)}`, g.counter(cpPool, player)],
        [`ep.${playerName(player)}`, g.counter(epPool, player)],
      ]),
    ),
  }
}
