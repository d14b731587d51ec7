import {
  type Action,
  type Game,
  NONE,
  type Player,
  type Procedure,
  atom,
  opponent,
  ties,
} from '@fudaba/kernel'
import { ask, book, change, fact, procedure, requirement, rule, step } from './book.ts'
import { factionsOf, hasSkill } from './characters.ts'
import { actor, actorOf, aim, answers, kinds } from './declarations.ts'
import { powerOf } from './moving.ts'
import { payOwn } from './paying.ts'
import { TURN, inPhase, turnPlayer } from './state.ts'
import { factionWords } from './words.ts'
import { activeCharacters, controlled, declared } from './zones.ts'

/** アタック (3) and ガード (4): how they are declared. */

const PLAYER = 0
const SOURCE = 1
const AIM = 3

/** The player whom an attack is against, plus one: himself, or as the owner of what it aims at. */
export const against = book.column('against')
export const defender = (g: Game, row: number): Player => (g.object(row, against) - 1) as Player

export const declareAttack = change('declareAttack', (g, by, at, whom) => {
  const row = atom.create(g, kinds.attack, g.zone(declared, 0), 1, g.controller(by), 0)
  ties.relate(g, actor.id, row, by, 0)
  if (at !== NONE) ties.relate(g, aim.id, row, at, 0)
  atom.mark(g, row, against, whom + 1)
  ties.tally(g, ATTACKED, g.id(by), TURN)
})
const declareGuard = change('declareGuard', (g, by, attack) => {
  const row = atom.create(g, kinds.guard, g.zone(declared, 0), 1, g.controller(by), 0)
  ties.relate(g, actor.id, row, by, 0)
  ties.relate(g, answers.id, row, attack, 0)
})

const isAttack = (g: Game, row: number): boolean => g.kind(row) === kinds.attack

/** In the own main phase, and with no attack that is not resolved (3-1). */
const timeForAttacks = requirement(
  '3-1',
  (g, player) =>
    turnPlayer(g) === player && inPhase(g, 'main') && !g.objects(declared, 0).some((row) => isAttack(g, row)),
)
/** One power card of the attacker itself (base.1.6.1). */
const canPayAttack = requirement('base.1.6.1', (g, _player, source) => powerOf(g, source).length > 0)
/** Only own controlled characters attack (3-2). */
const attackers = rule(
  '3-2',
  (g: Game, player: Player): number[] => g.objects(controlled, player),
  (g: Game, player: Player): number[] => [...g.objects(controlled, player), ...activeCharacters(g, player)],
)

/** As often as it can pay (base.1.6.2). */
const again = rule(
  'base.1.6.2',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => g.tally(ATTACKED, g.id(row)) === 0,
)
const mayAttackAgain = requirement('3-1', (g, _player, source) => again(g, source))
const ATTACKED = 1

const hasParty = requirement('3-1', (g, player) => activeCharacters(g, player).length > 0)

const payAttack = step('base.1.6.1', (g) => g.call(payOwn, g.local(PLAYER), g.local(SOURCE), 1), 'pay')

/** (player, attacker): the other player is attacked. */
const attackPlayer: Procedure = procedure('attackPlayer', 3, [
  payAttack,
  step('17-4', (g) => g.propose(declareAttack, g.local(SOURCE), NONE, opponent(g.local(PLAYER) as Player))),
])

/** An attacked faction character guards at once, for nothing (3-5-b, base.1.6.5). */
const costsNothing = fact('base.1.6.5', true, false)
const guardsAtOnce = step('3-5-b', (g) => {
  if (!costsNothing() && powerOf(g, g.local(AIM)).length === 0) return
  const attack = g.top(declared, 0)
  g.propose(declareGuard, g.local(AIM), attack)
})

/** (player, attacker): one of his own active characters is attacked. */
const attackParty: Procedure = procedure('attackParty', 4, [
  ask('3-1', {
    offer(g, d) {
      d.choose(
        g.local(PLAYER) as Player,
        'attack.party',
        activeCharacters(g, g.local(PLAYER) as Player),
        1,
        1,
      )
      d.source = g.local(SOURCE)
    },
    take: (g, answer) => g.setLocal(AIM, answer.value),
  }),
  payAttack,
  step('17-4', (g) => g.propose(declareAttack, g.local(SOURCE), g.local(AIM), g.local(PLAYER))),
  guardsAtOnce,
])

export const attack: Action = book.action({
  name: 'attack',
  title: { ja: 'アタック宣言', en: 'Attack' },
  requirements: [timeForAttacks, canPayAttack, mayAttackAgain],
  sources: attackers,
  perform: attackPlayer,
})
export const attackOwnParty: Action = book.action({
  name: 'attack-party',
  title: { ja: '勢力パーティーへのアタック宣言', en: 'Attack a party' },
  requirements: [timeForAttacks, hasParty, canPayAttack],
  sources: attackers,
  perform: attackParty,
})

// ── guards ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a guard now would answer directly: an attack on this player (4-1). */
const attackOn = (g: Game, player: Player): number => {
  const top = g.top(declared, 0)
  return top !== NONE && isAttack(g, top) && defender(g, top) === player ? top : NONE
}
const directly = requirement('4-1', (g, player) => attackOn(g, player) !== NONE)

/** インターセプト guards for nothing (base.1.7.12). */
const free = rule(
  'base.1.7.12',
  (g: Game, row: number): boolean => hasSkill(g, row, 'intercept'),
  () => false,
)
const canPayGuard = requirement(
  'base.1.6.4',
  (g, _player, source) => free(g, source) || powerOf(g, source).length > 0,
)
/** ステルス: only who has one of its factions guards (base.1.7.10); without a faction nobody (18-2-a). */
const seesThrough = requirement('base.1.7.10', (g, player, source) => {
  const attacker = actorOf(g, attackOn(g, player))
  if (attacker === NONE || !hasSkill(g, attacker, 'stealth')) return true
  const mine = g.value(factionsOf, source)
  const its = g.value(factionsOf, attacker)
  return its === factionWords.nothing ? cannotBeSeen() : factionWords.meets(mine, its)
})
const cannotBeSeen = rule(
  '18-2-a',
  (): boolean => false,
  () => true,
)
/** Guards that cost are for own controlled characters (4-2). */
const guards = rule(
  '4-2',
  (g: Game, player: Player): number[] => g.objects(controlled, player),
  (g: Game, player: Player): number[] => [...g.objects(controlled, player), ...activeCharacters(g, player)],
)

const performGuard: Procedure = procedure('performGuard', 4, [
  step('4-1', (g) => g.setLocal(AIM, attackOn(g, g.local(PLAYER) as Player)), 'which attack'),
  step('base.1.6.4', (g) => {
    if (!free(g, g.local(SOURCE))) g.call(payOwn, g.local(PLAYER), g.local(SOURCE), 1)
  }),
  step('17-5', (g) => g.propose(declareGuard, g.local(SOURCE), g.local(AIM))),
])

export const guard: Action = book.action({
  name: 'guard',
  title: { ja: 'ガード宣言', en: 'Guard' },
  requirements: [directly, canPayGuard, seesThrough],
  sources: guards,
  perform: performGuard,
})

/** (active character): it attacks its owner, at no cost (3-9). */
export const attackOwner: Procedure = procedure('attackOwner', 1, [
  step('3-9', (g) => g.propose(declareAttack, g.local(0), NONE, g.owner(g.local(0)))),
])
