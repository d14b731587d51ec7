import {
  type Action,
  type Game,
  NONE,
  type Player,
  type Procedure,
  type Requirement,
  forbidders,
  opponent,
  tellForbidders,
  tellNumbers,
  tellPlace,
} from '@fudaba/kernel/rules'
import { attackIsDeclared, attackOn, declareAttack, declareGuard } from './attackDeclarations.ts'
import { ask, book, fact, procedure, requirement, rule, step, direct } from '../book.ts'
import { powerCount } from '../board/setOn.ts'
import { hasSkill } from '../board/characteristics.ts'
import { actorOf } from '../changes/declarations.ts'
import { ruleTiming } from '../changes/timings.ts'
import { cardTexts, payOwn } from '../changes/paying.ts'
import { inMainPhase, turnPlayer } from '../board/state.ts'
import { may, mayAttack, mayAttackCharacters, mayGuard } from '../changes/verdicts.ts'
import {
  activeCharacters,
  charactersOf,
  controlled,
  controlledBy,
  declared,
  factionArea,
} from '../board/zones.ts'

/** アタック (3) and ガード (4): how they are declared. */

const PLAYER = 0
const SOURCE = 1
const AIM = 3

/** In the own main phase, and with no attack that is not resolved (3-1). */
const timeForAttacks = requirement(
  '3-1',
  (g, player) => turnPlayer(g) === player && inMainPhase(g) && !attackIsDeclared(g),
)
/** What cards demand beside is attack cost, too (3-6), and guard cost (4-3). */
const moreToAttack = rule(
  '3-6',
  (g: Game, player: Player, row: number): number =>
    cardTexts.value.alters(g, 'attackCost')
      ? cardTexts.value.alteration(g, { verb: 'attack', player, object: row, cost: 'attackCost' }, 'add')
      : 0,
  () => 0,
)
const moreToGuard = rule(
  '4-3',
  (g: Game, player: Player, row: number): number =>
    cardTexts.value.alters(g, 'guardCost')
      ? cardTexts.value.alteration(g, { verb: 'guard', player, object: row, cost: 'guardCost' }, 'add')
      : 0,
  () => 0,
)
/** One power card of the attacker itself (base.1.6.1). */
const attackCost = (g: Game, player: Player, row: number): number => 1 + moreToAttack(g, player, row)
export const canPayAttack = requirement(
  'base.1.6.1',
  (g, player, source) => {
    const power = powerCount(g, source)
    // Without any, nobody has to ask what it costs.
    return power > 0 && power >= attackCost(g, player, source)
  },
  {
    tells: tellNumbers('attackCost', (g, player, source) => [
      powerCount(g, source),
      attackCost(g, player, source),
    ]),
  },
)
/** No card forbids it (22-1). */
const notForbidden = requirement('22-1', (g, _player, source) => may(g, mayAttack, source), {
  tells: tellForbidders(mayAttack),
})
/** Only own controlled characters attack (3-2). */
const attackers = rule('3-2', controlledBy, (g: Game, player: Player): number[] => [
  ...controlledBy(g, player),
  ...activeCharacters(g, player),
])

/** As often as it can pay (base.1.6.2). */
direct('base.1.6.2')
const hasParty = requirement('3-1', (g, player) => g.count(factionArea, player) > 0)

export const payAttack = step(
  'base.1.6.1',
  (g) => {
    const [player, source] = [g.local(PLAYER) as Player, g.local(SOURCE)]
    g.call(payOwn, player, source, attackCost(g, player, source), NONE)
  },
  'pay',
)
/** What happens immediately on the declaration happens before anyone responds (17-4). */
const immediately = step('17-4', (g) => ruleTiming.value.call(g), 'immediately')

/** (player, attacker): the other player is attacked. */
const attackPlayer: Procedure = procedure('attackPlayer', 3, [
  payAttack,
  step('17-4', (g) => g.propose(declareAttack, g.local(SOURCE), NONE, opponent(g.local(PLAYER) as Player))),
  immediately,
  step('21-3', (g) => g.done(1), 'declared'),
])

/** An attacked faction character guards at once, for nothing (3-5-b, base.1.6.5). */
const costsNothing = fact('base.1.6.5', true, false)
const guardsAtOnce = step('3-5-b', (g) => {
  if (!costsNothing() && powerCount(g, g.local(AIM)) === 0) return
  const attack = g.top(declared, 0)
  g.propose(declareGuard, g.local(AIM), attack, 0)
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
  immediately,
  step('21-3', (g) => g.done(1), 'declared'),
])

/** (player, attacker): a controlled character of the other player is attacked, where a card allows it (3-5-a). */
const theirCharacters = (g: Game, player: Player): number[] => controlledBy(g, opponent(player))
const attackCharacterOf: Procedure = procedure('attackCharacter', 4, [
  ask('3-5-a', {
    offer(g, d) {
      const player = g.local(PLAYER) as Player
      d.choose(player, 'attack.character', theirCharacters(g, player), 1, 1)
      d.source = g.local(SOURCE)
    },
    take: (g, answer) => g.setLocal(AIM, answer.value),
  }),
  payAttack,
  step('17-4', (g) =>
    g.propose(declareAttack, g.local(SOURCE), g.local(AIM), opponent(g.local(PLAYER) as Player)),
  ),
  immediately,
  step('21-3', (g) => g.done(1), 'declared'),
])

/** Own characters, of which those under control attack and guard. */
const ownCharacters = (clause: '3-2' | '4-2'): readonly Requirement[] => [
  requirement(clause, (g, player, row) => charactersOf(g, player).includes(row)),
  requirement(clause, (g, player, row) => controlledBy(g, player).includes(row), {
    tells: tellPlace(controlled),
  }),
]

export const attack: Action = book.action({
  name: 'attack',
  title: { ja: 'アタック宣言', en: 'Attack' },
  requirements: [timeForAttacks, canPayAttack, notForbidden],
  of: ownCharacters('3-2'),
  sources: attackers,
  perform: attackPlayer,
})
export const attackOwnParty: Action = book.action({
  name: 'attack-party',
  title: { ja: '自分の勢力へのアタック宣言', en: 'Attack (own party)' },
  requirements: [timeForAttacks, hasParty, canPayAttack, notForbidden],
  of: ownCharacters('3-2'),
  sources: attackers,
  perform: attackParty,
})

export const attackCharacter: Action = book.action({
  name: 'attack-character',
  title: { ja: 'キャラクターへのアタック宣言', en: 'Attack a character' },
  requirements: [
    timeForAttacks,
    requirement('3-5-a', (g, player) => theirCharacters(g, player).length > 0),
    canPayAttack,
    notForbidden,
    requirement('22-1', (g, _player, source) => may(g, mayAttackCharacters, source), {
      tells: tellForbidders(mayAttackCharacters),
    }),
  ],
  of: ownCharacters('3-2'),
  sources: attackers,
  perform: attackCharacterOf,
})

// ── guards ─────────────────────────────────────────────────────────────────────────────────────────────────────

const directly = requirement('4-1', (g, player) => attackOn(g, player) !== NONE)

/** インターセプト guards for nothing (base.1.7.12). */
const free = rule(
  'base.1.7.12',
  (g: Game, row: number): boolean => hasSkill(g, row, 'intercept'),
  () => false,
)
const guardCost = (g: Game, player: Player, row: number): number =>
  (free(g, row) ? 0 : 1) + moreToGuard(g, player, row)
const canPayGuard = requirement(
  'base.1.6.4',
  (g, player, source) => powerCount(g, source) >= guardCost(g, player, source),
  {
    tells: tellNumbers('guardCost', (g, player, source) => [
      powerCount(g, source),
      guardCost(g, player, source),
    ]),
  },
)
/** Rules and cards let it (base.1.7.10, 22-1). */
const mayStand = requirement(
  '22-1',
  (g, player, source) => may(g, mayGuard, source, actorOf(g, attackOn(g, player))),
  {
    tells: (g, player, source) => ({
      key: 'forbidden',
      effects: forbidders(g, mayGuard, source, actorOf(g, attackOn(g, player))),
    }),
  },
)
/** Guards that cost are for own controlled characters (4-2). */
const guards = rule('4-2', controlledBy, (g: Game, player: Player): number[] => [
  ...controlledBy(g, player),
  ...activeCharacters(g, player),
])

const performGuard: Procedure = procedure('performGuard', 4, [
  step('4-1', (g) => g.setLocal(AIM, attackOn(g, g.local(PLAYER) as Player)), 'which attack'),
  step('base.1.6.4', (g) => {
    const [player, source] = [g.local(PLAYER) as Player, g.local(SOURCE)]
    g.call(payOwn, player, source, guardCost(g, player, source), NONE)
  }),
  step('17-5', (g) => g.propose(declareGuard, g.local(SOURCE), g.local(AIM), 0)),
  step('17-5', (g) => ruleTiming.value.call(g), 'immediately'),
  step('21-3', (g) => g.done(1), 'declared'),
])

export const guard: Action = book.action({
  name: 'guard',
  title: { ja: 'ガード宣言', en: 'Guard' },
  requirements: [directly, canPayGuard, mayStand],
  of: ownCharacters('4-2'),
  sources: guards,
  perform: performGuard,
})

/** (active character): it attacks its owner, at no cost (3-9). */
export const attackOwner: Procedure = procedure('attackOwner', 1, [
  step('3-9', (g) => g.propose(declareAttack, g.local(0), NONE, g.owner(g.local(0)))),
  immediately,
])
