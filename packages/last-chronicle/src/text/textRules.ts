import { type Game, NONE, type Player, Var, type ZoneDef } from '@fudaba/kernel/rules'
import type { Ability, Effect, Event, Reference, What } from '@fudaba/kernel/text'
import type {} from '../../grammar/nodes.ts'
import { book, fact, rule, direct } from '../book.ts'
import { isSpell } from '../board/characteristics.ts'
import { life, prepared, pursuedIn, puttingTrigger } from '../board/state.ts'
import { battlefield, hand } from '../board/zones.ts'

/** Rules that the words of card texts follow, each with its switch; the words themselves are in lexicon.ts. */

export const anything = (): boolean => true
export const move = book.kernelVerb('move')
export const into = (zone: ZoneDef) => (g: Game, r: { readonly from: number; readonly to: number }) =>
  r.to >= 0 && g.zoneDef(r.to) === zone && (r.from < 0 || g.zoneDef(r.from) !== zone)
export const outOf = (zone: ZoneDef) => (g: Game, r: { readonly from: number; readonly to: number }) =>
  r.from >= 0 && g.zoneDef(r.from) === zone && (r.to < 0 || g.zoneDef(r.to) !== zone)

/** A spell is the source of its damage (6.6.1.2), the card of an ability of that of the ability (6.6.1.3). */
const ofSpell = rule(
  '6.6.1.2',
  (source: number): number => source,
  () => NONE,
)
const ofAbility = rule(
  '6.6.1.3',
  (source: number): number => source,
  () => NONE,
)
/** What a text says that a card does, the card does, and not the ability (11.8.8). */
direct('11.8.8')
export const sourceOfDamage = (g: Game, source: number): number =>
  source === NONE ? NONE : isSpell(g, source) ? ofSpell(source) : ofAbility(source)

/** Of both at once each chooses, the turn player first, and then all of it is done together (6.1.4). */
export const together = fact('6.1.4', true, false)
/** Whoever divides a number gives each at least 1: of a spell (11.2.8), an ability (11.5.9), a trigger (11.6.11), a placing (11.3.6). */
const ofSpellPart = fact('11.2.8', 1, 0)
const ofAbilityPart = fact('11.5.9', 1, 0)
const ofTriggerPart = fact('11.6.11', 1, 0)
const ofPlacingPart = fact('11.3.6', 1, 0)
export const leastPart = (g: Game, source: number): number => {
  if (g.get(puttingTrigger) === 1) return ofTriggerPart()
  if (source !== NONE && g.inZone(source, hand)) return ofPlacingPart()
  return source === NONE || !isSpell(g, source) ? ofAbilityPart() : ofSpellPart()
}

/** Life is not paid below zero (6.8.3). */
export const payableLife = rule(
  '6.8.3',
  (g: Game, player: Player): number => g.counter(life, player),
  () => Infinity,
)
/** Put there by an effect, a card is under the control of whom the effect says (6.2.3). */
export const controllerOf = rule(
  '6.2.3',
  (g: Game, _row: number, zone: number): number => g.zoneOwner(zone),
  (g: Game, row: number): number => g.owner(row),
  '7.2',
)
/** 追撃: once a turn for each unit (15.2.14.3). */
export const mayPursue = rule(
  '15.2.14.3',
  (g: Game, r: { readonly row: number }): boolean => g.object(r.row, pursuedIn) !== g.get(Var.turn),
  () => true,
)

/** What a field ability makes lasts as long as its card lies there (11.9.4.5). */
direct('11.9.4.5')
/** It works without the stack (11.7.3), and on what comes later, too (11.9.4.6): it is looked at anew for each card. */
direct('11.7.3')
direct('11.9.4.6')

const isSelf = (what: What | undefined): boolean => what?.kind === 'reference' && what.to === 'self'
/**
 * Its text says that the card is in the hand: in a sentence about the ability (15.2.19.2 is worded so), or because the
 * card itself is discarded, which is done from there only (15.1.5.1).
 */
export function isOfHand(ability: Ability): boolean {
  const known = ofHand.get(ability)
  if (known !== undefined) return known
  const found = saysHand(ability)
  ofHand.set(ability, found)
  return found
}
/** Cache: this is asked of every ability after every change. */
const ofHand = new WeakMap<Ability, boolean>()
const saysHand = ({ riders = [], cost = [], trigger }: Ability): boolean =>
  riders.some(
    (rider) =>
      rider.kind === 'only-if' &&
      rider.condition.kind === 'last-chronicle.lies' &&
      rider.condition.zone === 'hand',
  ) ||
  cost.some((each) => each.kind === 'do' && each.effect.kind === 'discard' && isSelf(each.effect.what)) ||
  (trigger?.kind === 'event' && trigger.of.some(isOwnDiscard))
/** あなたがこのカードを捨てたとき. */
export const isOwnDiscard = ({ verb, object }: Event): boolean => verb === 'discard' && isSelf(object)
/** Abilities of units, histories and structures count on the battlefield only, unless they say otherwise (11.4.3). */
export const countsThere = rule(
  '11.4.3',
  (g: Game, row: number, ability: Ability): boolean => g.inZone(row, isOfHand(ability) ? hand : battlefield),
  () => true,
)

/** 「(Y):」: so many power counters as a cost (15.2.14.10). */
export const POWER_COSTS = [1, 2, 3, 4, 5]
/** Without a preparation counter nothing triggers (15.2.11.2). */
direct('15.2.11.2')
export const preparationLeft = (g: Game, row: number): number => g.object(row, prepared)
/** 準備: on its condition one counter is removed (15.2.11.1.2). */
export const preparation = (verb: string) => ({
  clause: '15.2.11.1.2' as const,
  of: (inside: Effect): Ability => ({
    ...when(verb, inside),
    condition: {
      kind: 'value',
      of: self,
      characteristic: 'prepared',
      comparison: { than: 'at-least', amount: 1 },
    },
  }),
})

export const self: Reference = { kind: 'reference', to: 'self' }
/** A trigger of the card itself: what exploration, suppression and pursuit stand for. */
export const when = (verb: string, effect: Effect): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject: self }] },
  effect,
})
export const whenAdvanced = (effect: Effect): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'moment', whose: 'you', moment: 'advanced' },
  effect,
})
