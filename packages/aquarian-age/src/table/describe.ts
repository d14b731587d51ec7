import { type Game, NONE, PLAYERS, Var, playerName } from '@fudaba/kernel/rules'
import { powerCount } from '../board/setOn.ts'
import { defender, isAttack } from '../battle/attackDeclarations.ts'
import { actorOf, answers, guardedBy, hasAim } from '../changes/declarations.ts'
import { activeOf, charactersOf, damage, declared } from '../board/zones.ts'
import {
  attackNow,
  characteristics,
  endurance,
  face,
  factionsOf,
  factors,
  haveSkillsEffect,
  isMental,
  mind,
  stat,
} from '../board/characteristics.ts'
import { neededFactor } from '../play/hand.ts'
import { costOf } from '../board/cardCost.ts'
import { phaseNow, turnPlayer } from '../board/state.ts'
import { factionWords, factions } from '../board/words.ts'

type Values = Record<string, string | number | boolean>

/** Of something declared that is no card: what it is, whose, and of an attack how hard it would hit. */
function declaration(g: Game, row: number): Values {
  const said = { declaration: g.book.kinds[g.kind(row)], by: playerName(g.controller(row)) }
  if (!isAttack(g, row)) return said
  const attacker = actorOf(g, row)
  return {
    ...said,
    against: playerName(defender(g, row)),
    points: attacker === NONE ? 0 : attackNow(g, attacker),
    atPlayer: !hasAim(g, row),
    guarded: g.relations(answers, NONE, row).length > 0 || g.relations(guardedBy, row).length > 0,
  }
}

/** Of a card that is no character on the field: what is printed, and what it costs now. */
function elsewhere(g: Game, row: number): Values {
  const { type, mental } = face(g, row)
  const kind = { type, ...(type === 'character' ? {} : { cost: costOf(g, row), factor: factorNow(g, row) }) }
  if (type !== 'character' && type !== 'break') return kind
  return {
    ...kind,
    mind: characteristics.mind.base(g, row),
    attack: characteristics.attack.base(g, row),
    endurance: characteristics.endurance.base(g, row),
    mental: mental === true,
    skills: skillsOf(g, row),
  }
}

const factorNow = (g: Game, row: number): number =>
  factors.reduce((total, _, faction) => total + neededFactor(g, row, faction), 0)
const skillsOf = (g: Game, row: number): string =>
  face(g, row)
    .skills.map(({ skill }) => skill as string)
    .concat(isMental(g, row) ? ['mental'] : [])
    .join(' ')

/** What a view says of an object beside its card. */
export function describe(g: Game, row: number): Values {
  if (g.cardOf(row) < 0) return declaration(g, row)
  const of = factionWords
    .own(g.value(factionsOf, row))
    .map((word) => factionWords.text(word))
    .join('・')
  const belongs: Values = of === '' ? {} : { factions: of }
  if (!charactersOf(g, g.controller(row)).includes(row)) return { ...belongs, ...elsewhere(g, row) }
  return {
    ...belongs,
    type: 'character',
    mind: stat(g, mind, row),
    attack: attackNow(g, row),
    endurance: stat(g, endurance, row),
    printedMind: characteristics.mind.base(g, row),
    mental: isMental(g, row),
    power: powerCount(g, row),
    active: factions.some((_, faction) => activeOf(g, g.controller(row), faction) === row),
    skills: haveSkillsEffect(g, row) ? skillsOf(g, row) : '',
  }
}

/** Who is attacked himself, while the attack is declared. */
function attacked(g: Game): Record<string, string> {
  const row = g.objects(declared, 0).find((each) => isAttack(g, each) && !hasAim(g, each))
  return row === undefined ? {} : { attacked: playerName(defender(g, row)) }
}

export const facts = (g: Game): Record<string, string | number> => ({
  // Before the first turn nobody has it.
  ...(g.get(Var.turn) === 0 ? {} : { turnPlayer: playerName(turnPlayer(g)) }),
  ...attacked(g),
  phase: phaseNow(g) ?? 'set-up',
  ...Object.fromEntries(PLAYERS.map((player) => [`damage.${playerName(player)}`, g.count(damage, player)])),
})
