import { type Game, NONE, type Player, R, TURNED, VERB, ties } from '@fudaba/kernel'
import { ask, book, change, fact, procedure, rule } from '../book.ts'
import { characters, hasLabel, isFresh, labels } from '../characters.ts'
import { list } from '../list.ts'

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
const several = fact('attack.several-and-driven', Infinity, 1)

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

/** アタック that names nobody is one, and everybody is told. */
const nobodyAttacks = change('nobodyAttacks', (g, player) => void g.emit(g.verbNow, NONE, player))

const attackEffect = procedure('attack', 1, [
  ask('attack.effect', {
    offer(g, d) {
      const player = g.controller(g.local(0))
      d.choose(player, 'attack.attackers', attackCandidates(g, player), 0, several()).about(g.local(0))
    },
    take(g, answer) {
      if (answer.values.length === 0) g.propose(nobodyAttacks, g.controller(g.local(0)))
      for (const row of answer.values) {
        g.propose(book.verbs[VERB.turn], row, TURNED)
        g.propose(book.verbs[VERB.relate], attacking.id, row, NONE)
      }
    },
  }),
])

/** アタック. */
export const attack = list('attack', { ja: 'アタック', en: 'Attack' }, 'attack.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  onceATurn: 'attack.once-a-turn',
  effect: attackEffect,
})

/** Attackers named in this battle that are still the same characters on the field. */
export function attackers(g: Game): number[] {
  const out: number[] = []
  for (const r of g.relations(attacking)) {
    const row = g.relation(r, R.a)
    if (g.same(row, g.relation(r, R.aId))) out.push(row)
  }
  return out
}

/** Ids of attackers that were named and have left the field. */
export function attackersThatLeft(g: Game): number[] {
  return g
    .relations(attacking)
    .filter((r) => !g.same(g.relation(r, R.a), g.relation(r, R.aId)))
    .map((r) => g.relation(r, R.aId))
}

/** The battle is over: nobody attacks or blocks any more. */
export const endBattle = change('endBattle', (g) => {
  for (const kind of [attacking, blocking]) for (const r of g.relations(kind)) ties.unrelate(g, r)
})
