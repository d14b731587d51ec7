import type { ZoneDef } from '@fudaba/kernel/rules'
import type { Ability, Effect, Event } from '@fudaba/kernel/text'
import { bind, damage, drop, field, gZone, hand, soul } from '../../board/zones.ts'

/**
 * Where the abilities are looked at whose heads name no zone. They are valid everywhere (3.1.1.3.10), but most of
 * them wait for what only a unit does or suffers; elsewhere they can never trigger, and nobody has to look.
 */

const everywhere: readonly ZoneDef[] = [field, hand, drop, soul, damage, bind, gZone]
const onField: readonly ZoneDef[] = [field]

/** What a unit of the field does or suffers: it is there then, or was just before where the event looks back. */
const ofUnits: ReadonlySet<string> = new Set(
  `enter enter-V enter-R enter-G enter-VR stride legion harmony
   ridden-over ridden-by ridden-over-by strode-over leave retire drop-from-R
   lock locked unlock unlocked delete deleted intercept
   attack attack-vanguard attack-rear-guard attacked boost boosted boosted-by
   hit hit-vanguard hit-rear-guard was-hit`.split(/\s+/),
)
/** このユニットが…に置かれた: a card that comes from elsewhere than the field was no unit (3.8.1). */
const wherePut: ReadonlySet<string> = new Set(['put', 'place'])
const isOwn = ({ subject, verb }: Event): boolean =>
  subject?.kind === 'reference' &&
  subject.to === 'self' &&
  (ofUnits.has(verb) || (subject.noun === 'unit' && wherePut.has(verb)))

/** Where the game has to look for an ability that names no zone. */
export function lookedAtIn({ kind, trigger, effect, labels }: Ability): readonly ZoneDef[] {
  // A keyword that stands for no text is one that the rules look for on units; what defines a card does so
  // wherever it is, without being looked for; a deck is built before the game.
  if (kind === 'keywords' || kind === 'characteristic' || kind === 'deck') return onField
  // 達成 (11.36.2) makes something of "this unit"; drive checks are made by units.
  if (labels?.includes('success') === true || effect.kind === 'vanguard.drive') return onField
  return kind === 'triggered' && trigger?.kind === 'event' && trigger.of.every(isOwn) ? onField : everywhere
}

/** 「…としても扱う」, 《…》としても扱う, in every zone: part of what the card is, not what it gets (2.2.4, 12.8.2). */
const isWhatItIs = (effect: Effect): boolean =>
  effect.kind === 'grant' &&
  effect.what.kind === 'reference' &&
  effect.what.to === 'self' &&
  effect.gains.every(({ kind }) => kind === 'name' || kind === 'class')
export const asDefining = (ability: Ability): Ability =>
  ability.kind === 'continuous' &&
  ability.where === undefined &&
  ability.condition === undefined &&
  isWhatItIs(ability.effect)
    ? { ...ability, kind: 'characteristic' }
    : ability
