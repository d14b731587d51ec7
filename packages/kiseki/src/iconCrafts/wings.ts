import { type Ability, E, type Effect, type Game } from '@fudaba/kernel'
import { book } from '../book.ts'
import type { KisekiCard } from '../cards.ts'
import { layers, wings } from '../characteristics.ts'
import { faces } from '../play/pseudo.ts'
import { cardAbilities } from '../printedText.ts'
import { field } from '../zones.ts'
import { validCraft } from './covert.ts'

/** 【光まとう翼X】 (1413). */

const numberIn = (step: Effect): number =>
  step.kind === 'kiseki.icon' && step.keyword === 'wings' && typeof step.amount === 'number' ? step.amount : 0

const ofLine = ({ kind, effect }: Ability): number[] =>
  kind === 'keywords' && effect.kind === 'paragraph' ? effect.sentences.map(numberIn) : []

const known = new WeakMap<KisekiCard, number>()
function printedWings(card: KisekiCard): number {
  const found = known.get(card)
  if (found !== undefined) return found
  const most = Math.max(0, ...cardAbilities(card).flatMap(ofLine))
  known.set(card, most)
  return most
}

/** The largest of each card; those of a linked pair are added up (1336.1b). */
const wingsPrinted = (g: Game, row: number): number =>
  faces(g, row).reduce((sum, card) => sum + printedWings(card), 0)

/** Printed, it defines the card in every zone; gained, it is had in the field. The larger one counts. */
export function wingsAbility(inside: Effect): number {
  const number = numberIn(inside)
  const effect = book.effect('1413.1', `wings ${number}`, {
    layer: layers.newNumbers,
    of: wings,
    affects: (g, e, row) => row === g.effect(e, E.source),
    own: true,
    modify: (_g, _e, _row, value) => Math.max(value, number),
  })
  return book.ability('1413.1', `wings ${number}`, {
    effects: [effect],
    defining: [
      {
        kind: 'value',
        layer: layers.newNumbers,
        of: wings,
        own: true,
        modify: (g, _e, row, value) => Math.max(value, wingsPrinted(g, row)),
      },
    ],
    zones: [field.id],
    active: validCraft,
  }).id
}
