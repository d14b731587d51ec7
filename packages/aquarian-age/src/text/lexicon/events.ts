import { type Game, NONE } from '@fudaba/kernel/rules'
import type { CauseNow, Lexicon, Reading } from '@fudaba/kernel/text'
import type { AquarianAgeClause } from '../../../rulebook/index.ts'
import { declareAttack, declareGuard } from '../../battle/attackDeclarations.ts'
import { meets, reachPlayer } from '../../battle/battle.ts'
import { book, fact, rule } from '../../book.ts'
import { face } from '../../board/characteristics.ts'
import { bearerOf } from '../../board/setOn.ts'
import type { CardType } from '../../board/words.ts'
import { dealDamage } from '../../changes/damage.ts'
import {
  breakOnto,
  chargePower,
  discard,
  drawCard,
  emptied,
  enterParty,
  falling,
  sendPower,
  standAlone,
  strip,
  takeControl,
  toDamage,
  toDeck,
  toDeckTop,
  toHand,
} from '../../changes/moving.ts'
import { payCard, payOwn } from '../../changes/paying.ts'
import { beTargeted, guardStands, mayAttack, mayAttackCharacters, mayGuard } from '../../changes/verdicts.ts'
import { responseWindow } from '../nodes/declaring.ts'
import { abilityKinds } from '../abilityKinds.ts'
import * as zone from '../../board/zones.ts'

/** What happens, in the words of texts. */

type Words = Lexicon<AquarianAgeClause>
type Way = Pick<Reading, 'from' | 'to'>

const move = book.kernelVerb('move')
const beginEffect = book.kernelVerb('beginEffect')

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
  '10-1',
)

/** Whoever is not affected has nothing of all that works on it, also of what works all the time (13-2). */
const keepsOffForAll = fact('13-2', true, false, '10-1')

const isOfType = (g: Game, row: number, type: CardType): boolean =>
  row !== NONE && g.cardOf(row) !== NONE && face(g, row).type === type
/** By an ≪effect≫: what abilities do is no effect of one (8). */
const isOfEffect = (g: Game, { text }: CauseNow): boolean =>
  text !== undefined && abilityKinds.value.isEffectText(g, text)
/** What an effect begins is kept off as long as it lasts (13-2), and not for good; an act that is taken back is done. */
const isNoEffect = (g: Game, r: Reading): boolean => r.verb === beginEffect.id && hasParts(g, r.n)
const hasParts = (g: Game, def: number): boolean => g.book.effects[def].parts.length > 0

export const events = {
  means: {
    effect: { kinds: ['effect'], test: isOfEffect },
    card: { kinds: ['effect'] },
    project: { kinds: ['effect'], test: (g, { source }) => isOfType(g, source, 'project') },
    fast: { kinds: ['effect'], test: (g, { source }) => isOfType(g, source, 'fast') },
    permanent: { kinds: ['effect'], test: (g, { source }) => isOfType(g, source, 'permanent') },
    cost: { kinds: ['cost'] },
  },
  causes: [
    { procedure: payOwn, kind: 'cost', player: 0, source: 1 },
    { procedure: payCard, kind: 'cost', player: 0, source: 1 },
    // What is declared in response, and what comes of it, is no effect of the text that has opened the responses.
    {
      get procedure() {
        return responseWindow.value
      },
      kind: 'rule',
      player: 0,
      source: 1,
    },
  ],
  events: {
    enter: {
      clause: '1-1',
      // Texts count in the field alone (8-1).
      silentBefore: true,
      on: [move, breakOnto],
      when: (g, r) => r.verb === breakOnto.id || (isField(g, r.to) && !isField(g, r.from)),
    },
    discarding: { clause: '17-1', on: [falling] },
    discarded: { clause: '17-2', on: [discard] },
    // A power card is no character, though what it is elsewhere may be one.
    removed: {
      on: [move],
      told: true,
      when: (g, r) => isRemoval(g, r) && !isOneOf(g, r.from, [zone.power]) && !isCost(g),
    },
    attack: { on: [declareAttack], verdict: mayAttack },
    'attack-or-guard': { on: [declareAttack, declareGuard] },
    break: { clause: 'base.1.5.6', on: [breakOnto, standAlone], silentBefore: true },
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
    battle: { on: [meets], told: true },
    damaged: { on: [dealDamage], amount: (_g, r) => r.n },
    emptied: { clause: '17-3', on: [emptied], told: true },
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
        toDeckTop,
        strip,
        enterParty,
        takeControl,
        dealDamage,
        chargePower,
        sendPower,
        declareAttack,
        declareGuard,
        beginEffect,
      ],
      when: (g, r) => whoIsMeant(g, r) !== NONE && !isNoEffect(g, r),
      subject: whoIsMeant,
      keepsOff: keepsOffForAll,
    },
    // A card is used when it is declared (21-3a).
    use: {
      clause: '21-3a',
      on: [move],
      when: (g, r) => isOneOf(g, r.to, [zone.declared]),
      object: (_g, r) => r.row,
      player: (g, r) => g.controller(r.row),
    },
    pay: { on: [] },
  },
  readings: [
    [
      beginEffect,
      (g, r, args) => {
        if (args[2] >= 0) r.about(g, args[2])
        r.n = args[0]
      },
    ],
    [sendPower, (g, r, args) => void r.about(g, args[1])],
  ],
} satisfies Partial<Words>
