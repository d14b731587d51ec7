import { type Game, type Lexicon, NONE, type Reading, VERB } from '@fudaba/kernel'
import type { AquarianAgeClause } from '../../rulebook/index.ts'
import { declareAttack, declareGuard } from '../attackDeclarations.ts'
import { meets, reachPlayer } from '../battle.ts'
import { breakOnto } from '../breaking.ts'
import { book, rule } from '../book.ts'
import { bearerOf } from '../borne.ts'
import { dealDamage } from '../damage.ts'
import {
  chargePower,
  discard,
  drawCard,
  enterParty,
  falling,
  sendPower,
  strip,
  takeControl,
  toDamage,
  toDeck,
  toHand,
} from '../moving.ts'
import { emptied, payCard, payOwn } from '../paying.ts'
import { beTargeted, guardStands, mayAttack, mayAttackCharacters, mayGuard } from '../verdicts.ts'
import * as zone from '../zones.ts'

/** What happens, in the words of texts. */

type Words = Lexicon<AquarianAgeClause>
type Way = Pick<Reading, 'from' | 'to'>

const move = book.kernelVerb('move')
const beginEffect = book.verbs[VERB.beginEffect]

const isField = (g: Game, at: number): boolean =>
  at >= 0 && (g.zoneDef(at) === zone.controlled || g.zoneDef(at) === zone.factionArea)
const isOneOf = (g: Game, at: number, defs: readonly (typeof zone.hand)[]): boolean =>
  at >= 0 && defs.includes(g.zoneDef(at))

/** 除去 (21-2): from the field, the hand or a declaration, but not as a cost. */
const onTable = [zone.controlled, zone.factionArea, zone.permanents, zone.power, zone.lasting]
const isRemoval = rule(
  '21-2',
  (g: Game, r: Way): boolean =>
    (isOneOf(g, r.from, onTable) &&
      isOneOf(g, r.to, [zone.discardPile, zone.damage, zone.hand, zone.deck])) ||
    (isOneOf(g, r.from, [zone.hand, zone.declared]) &&
      isOneOf(g, r.to, [zone.discardPile, zone.damage, zone.deck])),
  (g: Game, r: Way): boolean => isOneOf(g, r.from, onTable) && isOneOf(g, r.to, [zone.discardPile]),
)
const isCost = (g: Game): boolean => g.book.causeNow?.(g).kind === 'cost'

/** What protects the character protects its break card (10-1). */
const ofItsCharacter = rule(
  '10-1',
  (row: number): number => row,
  () => NONE,
)
/** It does not protect what is set on it (13-2). */
const whoIsMeant = (g: Game, r: Reading): number => {
  if (r.verb === strip.id) return ofItsCharacter(r.row)
  if (!g.inZone(r.row, zone.power) && !g.inZone(r.row, zone.permanents)) return r.row
  return setApart(g, r.row)
}
const setApart = rule(
  '13-2',
  (_g: Game, row: number): number => row,
  (g: Game, row: number): number => bearerOf(g, row),
)

/** By ≪effects≫ alone, and by whatever a card says. */
const isOfCharacter = (g: Game, { source }: { readonly source: number }): boolean =>
  source !== NONE && !g.inZone(source, zone.declared) && !g.inZone(source, zone.lasting)

export const events = {
  means: {
    effect: { kinds: ['effect'], test: isOfCharacter },
    card: { kinds: ['effect'] },
    cost: { kinds: ['cost'] },
  },
  causes: [
    { procedure: payOwn, kind: 'cost', player: 0, source: 1 },
    { procedure: payCard, kind: 'cost', player: 0, source: 1 },
  ],
  events: {
    enter: {
      clause: '1-1',
      on: [move, breakOnto],
      when: (g, r) => r.verb === breakOnto.id || (isField(g, r.to) && !isField(g, r.from)),
    },
    discarding: { clause: '17-1', on: [falling] },
    discarded: { clause: '17-2', on: [discard] },
    removed: { on: [move], when: (g, r) => isRemoval(g, r) && !isCost(g) },
    attack: { on: [declareAttack], verdict: mayAttack },
    'attack-character': { on: [], verdict: mayAttackCharacters },
    guard: {
      on: [declareGuard],
      verdict: mayGuard,
      asked: (g, r, asker, subject) => void (r.about(g, asker).other = subject),
    },
    guarded: {
      on: [],
      verdict: guardStands,
      asked: (g, r, asker, subject) => void (r.about(g, asker).other = subject),
    },
    hit: { on: [reachPlayer], amount: (_g, r) => r.n },
    battle: { on: [meets] },
    damaged: { on: [dealDamage], amount: (_g, r) => r.n },
    emptied: { clause: '17-3', on: [emptied] },
    draw: { on: [drawCard] },
    discard: { on: [discard] },
    put: { on: [move] },
    targeted: {
      on: [],
      verdict: beTargeted,
      asked: (g, r, _asker, subject) => void r.about(g, subject),
    },
    affected: {
      on: [
        discard,
        toDamage,
        toHand,
        toDeck,
        strip,
        enterParty,
        takeControl,
        dealDamage,
        chargePower,
        sendPower,
        beginEffect,
      ],
      when: (g, r) => whoIsMeant(g, r) !== NONE,
      subject: whoIsMeant,
    },
    use: { on: [] },
    pay: { on: [] },
  },
  readings: [
    [beginEffect, (g, r, args) => void (args[2] >= 0 && r.about(g, args[2]))],
    [sendPower, (g, r, args) => void r.about(g, args[1])],
  ],
} satisfies Partial<Words>
