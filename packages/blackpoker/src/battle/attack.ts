import {
  type Game,
  NONE,
  type Player,
  RelationCell,
  type Requirement,
  TURNED,
  tellPlace,
  ties,
} from '@fudaba/kernel/rules'
import { field } from '../board/zones.ts'
import { ask, book, change, procedure, requirement, rule } from '../book.ts'
import { characters, hasLabel, isFresh, labels } from '../board/characteristics.ts'

/** From an attacker to nobody: it was named by アタック and the battle goes on. */
export const attacking = book.relation('attacking', true)
/** From a blocker to the attacker it blocks. */
export const blocking = book.relation('blocking')

const withLabel = rule(
  'attack.label',
  (g: Game, row: number) => hasLabel(g, row, labels.attacker),
  () => true,
)
const notDriven = rule(
  'attack.several-and-driven',
  (g: Game, row: number) => !g.turned(row),
  () => true,
)

/** 速攻: may be named in the turn it entered. */
const haste = rule(
  'base.3.1.5',
  (g: Game, row: number) => hasLabel(g, row, labels.haste),
  () => false,
)
const notFresh = rule(
  'attack.fresh',
  (g: Game, row: number) => !isFresh(g, row) || haste(g, row),
  () => true,
)

/** Who can be named as an attacker now. */
export const attackCandidates = (g: Game, player: Player): number[] =>
  characters(g, player).filter((row) => withLabel(g, row) && notDriven(g, row) && notFresh(g, row))

const attackReasons: readonly Requirement[] = [
  requirement('attack.effect', (g, player, row) => g.zoneOf(row) === g.zone(field, player), {
    tells: tellPlace(field),
  }),
  requirement('attack.label', (g, _player, row) => withLabel(g, row)),
  requirement('attack.several-and-driven', (g, _player, row) => notDriven(g, row)),
  requirement('attack.fresh', (g, _player, row) => notFresh(g, row)),
]

/** アタック that names nobody is one, and everybody is told. */
const nobodyAttacks = change('nobodyAttacks', (g, player) => void g.emit(g.verbNow, NONE, player))

/** アタック: called with its request. */
export const attackEffect = procedure('attack', 1, [
  ask('attack.effect', {
    offer(g, d) {
      const player = g.controller(g.local(0))
      d.choose(player, 'attack.attackers', attackCandidates(g, player), 0, Infinity)
      d.about(g.local(0)).because(attackReasons)
    },
    take(g, answer) {
      if (answer.values.length === 0) g.propose(nobodyAttacks, g.controller(g.local(0)))
      for (const row of answer.values) {
        g.propose(book.kernelVerb('turn'), row, TURNED)
        g.propose(book.kernelVerb('relate'), attacking.id, row, NONE)
      }
    },
  }),
])

/** Attackers named in this battle that are still the same characters on the field. */
export function attackers(g: Game): number[] {
  const out: number[] = []
  for (const r of g.relations(attacking)) {
    const row = g.relation(r, RelationCell.a)
    if (g.same(row, g.relation(r, RelationCell.aId))) out.push(row)
  }
  return out
}

/** Ids of attackers that were named and have left the field. */
export function attackersThatLeft(g: Game): number[] {
  return g
    .relations(attacking)
    .filter((r) => !g.same(g.relation(r, RelationCell.a), g.relation(r, RelationCell.aId)))
    .map((r) => g.relation(r, RelationCell.aId))
}

/** The battle is over: nobody attacks or blocks any more. */
export const endBattle = change('endBattle', (g) => {
  for (const kind of [attacking, blocking]) for (const r of g.relations(kind)) ties.unrelate(g, r)
})
