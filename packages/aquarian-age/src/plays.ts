import {
  type Action,
  BODY,
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type Procedure,
  atom,
  ties,
} from '@fudaba/kernel'
import { ask, book, change, fact, procedure, requirement, rule, step } from './book.ts'
import { type AquarianCard, printed } from './cards.ts'
import { factionsOf, namesOf, permanentsOf, setOn, shareIcon, skillValue } from './characters.ts'
import { aimOf, declareCard, kinds } from './declarations.ts'
import { discard, enterParty, powerOf, takeControl, toDamage } from './moving.ts'
import { canPay, costOf, payCard } from './paying.ts'
import { inPhase, turnPlayer } from './state.ts'
import { type CardType, factionWords, factions, names } from './words.ts'
import { charactersOf, controlled, factionArea, hand, onField, permanents } from './zones.ts'

/** Cards from the hand: characters are set, breaks and permanents put on characters. */

const PLAYER = 0
const SOURCE = 1
const AIM = 3
const ROW = 0

const cardOf = (g: Game, row: number): AquarianCard => printed(g, g.cardOf(row))
const inHand =
  (type: CardType) =>
  (g: Game, player: Player): number[] =>
    g.objects(hand, player).filter((row) => cardOf(g, row).type === type)

const ownMain = requirement('base.1.4.11', (g, player) => turnPlayer(g) === player && inPhase(g, 'main'))

/** ファクター: one for each controlled character of the faction (base.1.5.1). */
const factorOf = rule(
  'base.1.5.1',
  (g: Game, player: Player, faction: number): number =>
    g.objects(controlled, player).filter((row) => factionWords.has(g.value(factionsOf, row), faction)).length,
  () => Infinity,
)
export const hasFactor = (g: Game, player: Player, row: number): boolean =>
  factions.every((faction, number) => {
    const needed = cardOf(g, row).factor?.[faction] ?? 0
    return needed === 0 || factorOf(g, player, number) >= needed
  })
/** A declaration that cannot be met is refused (19-1). */
const factorMet = requirement('19-1', (g, player, source) => hasFactor(g, player, source))

/** The name is out already (21-3c). */
const nameIsOut = (g: Game, row: number): boolean => {
  const name = g.value(namesOf, row)
  return (
    name !== names.nothing &&
    PLAYERS.some((player) => charactersOf(g, player).some((there) => g.value(namesOf, there) === name))
  )
}
const nameIsFree = requirement('21-3c', (g, _player, source) => !nameIsOut(g, source))

// ── setting a character ────────────────────────────────────────────────────────────────────────────────────────

const declareSetting: Procedure = procedure('declareSetting', 3, [
  step('21-3a', (g) => g.propose(declareCard, g.local(SOURCE), kinds.setting, NONE)),
])
export const setCharacter: Action = book.action({
  name: 'set',
  title: { ja: 'キャラクターのセット', en: 'Set a character' },
  requirements: [ownMain, nameIsFree],
  sources: inHand('character'),
  perform: declareSetting,
})

const plain = change('plain', (g, row) => atom.setKind(g, row, 0))

const comesIn = fact('base.1.4.4', true, false)
/** (declaration): it comes into its party, for nothing (base.1.4.4). */
export const resolveSetting = procedure('resolveSetting', 1, [
  step('21-3a', (g) => {
    const row = g.local(ROW)
    g.propose(plain, row)
    if (nameIsOut(g, row) || !comesIn()) g.propose(discard, row, 0)
    else g.propose(enterParty, row, g.controller(row))
  }),
])

// ── breaks ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A shared icon (base.1.5.4). */
const icon = rule(
  'base.1.5.4',
  (g: Game, row: number, target: number): boolean => shareIcon(g, row, target),
  () => true,
)
/** A name-level character by its own name only (base.1.5.5). */
const rightName = rule(
  'base.1.5.5',
  (g: Game, row: number, target: number): boolean =>
    g.value(namesOf, target) === names.nothing || g.value(namesOf, target) === g.value(namesOf, row),
  () => true,
)
/** An opponent's character without power (base.1.5.7). */
const canBeTaken = rule(
  'base.1.5.7',
  (g: Game, target: number): boolean => powerOf(g, target).length === 0,
  () => false,
)
const breakable = (g: Game, player: Player, row: number): number[] =>
  PLAYERS.flatMap((owner) => charactersOf(g, owner)).filter(
    (target) =>
      icon(g, row, target) &&
      rightName(g, row, target) &&
      (g.controller(target) === player || canBeTaken(g, target)),
  )
const hasBreakTarget = requirement(
  'base.1.5.4',
  (g, player, source) => breakable(g, player, source).length > 0,
)

const aimStep = (clause: 'base.1.5.4' | '11-2', message: string, legal: typeof breakable) =>
  ask(
    clause,
    {
      offer(g, d) {
        const player = g.local(PLAYER) as Player
        d.choose(player, message, legal(g, player, g.local(SOURCE)), 1, 1)
        d.source = g.local(SOURCE)
      },
      take: (g, answer) => g.setLocal(AIM, answer.value),
    },
    'aim',
  )
const declareAimed = (kind: number) =>
  step('21-3a', (g) => g.propose(declareCard, g.local(SOURCE), kind, g.local(AIM)), 'declare')
const pay = step(
  'base.1.5.2',
  (g) => g.call(payCard, g.local(PLAYER), g.local(SOURCE), costOf(g, g.local(SOURCE))),
  'pay',
)

export const playBreak: Action = book.action({
  name: 'break',
  title: { ja: 'ブレイク', en: 'Break' },
  requirements: [ownMain, factorMet, canPay, hasBreakTarget],
  sources: inHand('break'),
  perform: procedure('declareBreak', 4, [
    aimStep('base.1.5.4', 'break.target', breakable),
    pay,
    declareAimed(kinds.break),
  ]),
})

const stillHasFactor = rule(
  '19-1',
  (g: Game, row: number): boolean => hasFactor(g, g.controller(row), row),
  () => true,
)
/** A break card on top of a character. */
const breakOnto = change('breakOnto', (g, row, target) => atom.join(g, g.cardOf(row), target, BODY))
const standAlone = change('standAlone', (g, row, who) =>
  atom.move(g, row, g.zone(controlled, who as Player), atom.BOTTOM, 0),
)

/** A break that fails is discarded (10-2). */
const failedGoesToDiscard = fact('10-2', true, false)

/** (declaration). */
export const resolveBreak = procedure('resolveBreak', 1, [
  step('21-3a', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(plain, row)
    const gone = target === NONE || !onField(g, target) || !stillHasFactor(g, row)
    if (!gone && (g.controller(target) === g.controller(row) || powerOf(g, target).length === 0)) return
    g.propose(failedGoesToDiscard() ? discard : toDamage, row, 0)
    g.done()
  }),
  step('base.1.5.8', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    if (g.controller(target) === g.controller(row)) return
    g.propose(discard, target, 1)
    g.propose(standAlone, row, g.controller(row))
    g.done()
  }),
  step('base.1.5.6', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(breakOnto, row, target)
    if (g.inZone(target, factionArea)) g.propose(takeControl, target, g.controller(target))
  }),
])

// ── permanents ─────────────────────────────────────────────────────────────────────────────────────────────────

/** One, changed by パーマネント±X (base.1.5.10, base.1.7.7). */
const perCharacter = rule(
  'base.1.5.10',
  () => 1,
  () => Infinity,
)
const changedBy = rule(
  'base.1.7.7',
  (g: Game, row: number): number => skillValue(g, row, 'permanent'),
  () => 0,
)
const hasRoom = (g: Game, row: number): boolean =>
  permanentsOf(g, row).length < perCharacter() + changedBy(g, row)
/** Only on own characters (11-2). */
const mayCarry = rule(
  '11-2',
  (g: Game, player: Player): number[] => charactersOf(g, player).filter((row) => hasRoom(g, row)),
  (g: Game): number[] => PLAYERS.flatMap((each) => charactersOf(g, each)).filter((row) => hasRoom(g, row)),
)
const carriers = (g: Game, player: Player): number[] => mayCarry(g, player)
const hasCarrier = requirement('11-2', (g, player) => carriers(g, player).length > 0)

export const playPermanent: Action = book.action({
  name: 'permanent',
  title: { ja: 'パーマネントのセット', en: 'Set a permanent' },
  requirements: [ownMain, factorMet, canPay, hasCarrier],
  sources: inHand('permanent'),
  perform: procedure('declarePermanent', 4, [
    aimStep('11-2', 'permanent.target', carriers),
    pay,
    declareAimed(kinds.permanent),
  ]),
})

const attach = change('attach', (g, row, target) => {
  atom.move(g, row, g.zone(permanents, g.controller(row)), atom.BOTTOM, 0)
  ties.relate(g, setOn.id, row, target, 0)
})
/** (declaration): without its character it is discarded (11-2). */
export const resolvePermanent = procedure('resolvePermanent', 1, [
  step('11-2', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(plain, row)
    if (target === NONE || !onField(g, target) || !stillHasFactor(g, row)) g.propose(discard, row, 0)
    else g.propose(attach, row, target)
  }),
])
