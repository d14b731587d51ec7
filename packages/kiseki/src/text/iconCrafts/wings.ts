import { type Book, EffectCell, type Game } from '@fudaba/kernel/rules'
import type { Ability, Effect } from '@fudaba/kernel/text'
import type { KisekiCard } from '../../board/cards.ts'
import { layers, wings } from '../../board/characteristics.ts'
import { faces } from '../../board/pseudoCards.ts'
import { cardAbilities } from '../printedText.ts'
import { field } from '../../board/zones.ts'
import { validCraft } from './covert.ts'

/** 【光まとう翼X】 (1413). */

const numberIn = (step: Effect): number =>
  step.kind === 'kiseki.icon' && step.keyword === 'wings' && typeof step.amount === 'number' ? step.amount : 0

const ofLine = ({ kind, effect }: Ability): number[] =>
  kind === 'keywords' && effect.kind === 'paragraph' ? effect.sentences.map(numberIn) : []

const known = new WeakMap<KisekiCard, number>()
function printedWings(book: Book, card: KisekiCard): number {
  const found = known.get(card)
  if (found !== undefined) return found
  const most = Math.max(0, ...cardAbilities(book, card).flatMap(ofLine))
  known.set(card, most)
  return most
}

/** The largest of each card; those of a linked pair are added up (1336.1b). */
const wingsPrinted = (g: Game, row: number): number =>
  faces(g, row).reduce((sum, card) => sum + printedWings(g.book, card), 0)

/** In the field it is had for as long as the craft is (1334.2): of a linked pair as many as both have printed. */
const wingsNow = (g: Game, row: number, number: number): number =>
  faces(g, row).length > 1 ? Math.max(number, wingsPrinted(g, row)) : number

/** Printed, it defines the card in every zone but the field; there it is had like one that is gained. The larger counts. */
export function wingsAbility(inside: Effect, book: Book): number {
  const number = numberIn(inside)
  const effect = book.effect('1413.1', `wings ${number}`, {
    layer: layers.newNumbers,
    of: wings,
    affects: (g, e, row) => row === g.effect(e, EffectCell.source),
    own: true,
    modify: (g, _e, row, value) => Math.max(value, wingsNow(g, row, number)),
  })
  return book.ability('1413.1', `wings ${number}`, {
    effects: [effect],
    defining: [
      {
        kind: 'value',
        layer: layers.newNumbers,
        of: wings,
        own: true,
        modify: (g, _e, row, value) => (g.inZone(row, field) ? value : Math.max(value, wingsPrinted(g, row))),
      },
    ],
    zones: [field.id],
    active: validCraft,
  }).id
}
