import { EffectCell, type Game, NONE } from '@fudaba/kernel/rules'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { book, fact, rule } from '../book.ts'
import { face, factors, topCard } from '../board/characteristics.ts'
import { printed } from '../board/cards.ts'
import { abilityKinds } from './abilityKinds.ts'
import {
  controlled,
  damage,
  declared,
  discardPile,
  factionArea,
  hand,
  lasting,
  onField,
  permanents,
} from '../board/zones.ts'

/** Rules that the words of card texts follow, each with its switch; the words themselves are in lexicon.ts. */

/** "After that" needs what stands before it to have happened (17-7). */
export const afterThat = fact('17-7', true, false)
/** Too few targets for X: as many as there are (20-6). */
export const fewerTargets = fact('20-6', true, false)

/** What all players do is done at the same time (23-1). */
export const together = fact('23-1', true, false)

/** X changes with what it stands for (15-4). */
export const changesAllTheTime = fact('15-4', true, false)
// What an effect looks at is looked at as it is, with all that changes it (13-3).
book.dependencies('13-3')

const isDemand = (word: string): boolean => word === 'cost' || factors.some(({ name }) => name === word)
const changesItsCost = (effect: Effect): boolean =>
  effect.kind === 'modify'
    ? effect.changes.some((each) => isDemand(each.characteristic))
    : effect.kind === 'if' && changesItsCost(effect.effect)
/** X that the text itself counts (20-5-c) is counted everywhere. */
const countsX = (effect: Effect): boolean =>
  effect.kind === 'modify' && effect.changes.some((each) => each.kind === 'set')

/** What changes the factor or cost of the card itself works in the hand, when declared, and not in the piles (8-1-c). */
const inTheHand = rule(
  '8-1-c-1',
  (): boolean => true,
  () => false,
)
const whenDeclared = rule(
  '8-1-c-2',
  (): boolean => true,
  () => false,
)
const inThePiles = rule(
  '8-1-c-3',
  (): boolean => false,
  () => true,
  '8-1',
)
const ofItsCost = (g: Game, row: number): boolean => {
  if (g.inZone(row, hand)) return inTheHand()
  if (g.inZone(row, declared)) return whenDeclared()
  return (g.inZone(row, discardPile) || g.inZone(row, damage)) && inThePiles()
}

/** Abilities work while their character is on the field (8-1). */
const onTheField = rule(
  '8-1',
  (g: Game, row: number): boolean => onField(g, row) || g.inZone(row, lasting),
  () => true,
)
export const isValid = (g: Game, holder: number, { kind, effect }: Ability): boolean => {
  if (kind === 'characteristic' && changesItsCost(effect)) return countsX(effect) || ofItsCost(g, holder)
  // A character that defines itself does so wherever it is.
  return kind === 'characteristic' || onTheField(g, holder)
}

/** An effect that lasts ends with its source leaving the field (1-2), an ≪effect≫ the controlled area (7-2). */
const isOnTheTable = rule(
  '1-2',
  (g: Game, row: number, there: boolean): boolean =>
    there && (onField(g, row) || g.inZone(row, lasting) || g.inZone(row, declared)),
  () => true,
)
const isUnderControl = rule(
  '7-2',
  (g: Game, row: number, there: boolean): boolean => there && g.inZone(row, controlled),
  () => true,
)
const wasCharacter = (g: Game, row: number): boolean =>
  row !== NONE && g.cardOf(row) !== NONE && ['character', 'break'].includes(printed(g, topCard(g, row)).type)
export function sourceStands(g: Game, effect: number): boolean {
  const [source, id] = [g.effect(effect, EffectCell.source), g.effect(effect, EffectCell.sourceId)]
  if (source === NONE) return false
  const there = g.same(source, id)
  return abilityKinds.value.begunByEffect(g, g.effect(effect, EffectCell.def))
    ? isUnderControl(g, source, there)
    : isOnTheTable(g, source, there)
}

/** What a text means by a character: character and break cards make one; what is set on it is none (9-1). */
export const isCharacter = rule(
  '9-1',
  (g: Game, row: number): boolean => g.cardOf(row) !== NONE && isFigure(g, row),
  (g: Game, row: number): boolean => g.cardOf(row) !== NONE,
)
const isFigure = (g: Game, row: number): boolean =>
  g.inZone(row, controlled) ||
  g.inZone(row, factionArea) ||
  ['character', 'break'].includes(face(g, row).type)

/** Targets are on the field or declared: of cards (14-1), of effects (7-1). */
const withinReach = (g: Game, row: number): boolean =>
  onField(g, row) || g.inZone(row, declared) || g.inZone(row, lasting) || g.inZone(row, permanents)
const forCards = rule('14-1', withinReach, () => true)
const forEffects = rule('7-1', withinReach, () => true)
export const isWithinReach = (g: Game, row: number, source: number): boolean =>
  wasCharacter(g, source) ? forEffects(g, row) : forCards(g, row)
/** Declared cards can be meant, too (1-3). */
export const isDeclaredOrLasting = rule(
  '1-3',
  (g: Game, row: number): boolean => g.inZone(row, declared) || g.inZone(row, lasting),
  (g: Game, row: number): boolean => g.inZone(row, lasting),
)
