import {
  type Book,
  CardCell,
  type Game,
  NONE,
  type Player,
  type Told,
  byCard,
  usesLeft,
} from '@fudaba/kernel/rules'
import { type Ability, programs } from '@fudaba/kernel/text'
import { book, rule } from '../book.ts'
import { type KisekiCard, printed } from '../board/cards.ts'
import { lexicon } from '../text/lexicon.ts'
import { cardTexts } from '../changes/cost.ts'
import { asBasis } from '../text/basis.ts'
import { reaching } from '../text/nodes/reach.ts'
import { artAbilities, cardAbilities } from '../text/printedText.ts'
import { whereItMakesSense } from '../text/makesSense.ts'
import { field, homebase } from '../board/zones.ts'
import { faces } from '../board/pseudoCards.ts'
import { machine } from '../changes/playRecord.ts'

/** What the texts of cards do: their trees as rules that run. All else in `play` knows texts through this file. */
export const texts = programs(book, lexicon, machine.target)
cardTexts.fill(texts)

/** Cache by card: what its text was compiled to. */
interface CardText {
  /** Numbers of its crafts, icon crafts included. */
  readonly crafts: readonly number[]
  /** Programs: what an EVENT does, what the art does; or NONE. */
  readonly effect: number
  readonly art: number
  /** Numbers of these two as abilities, for what the text says about playing them. */
  readonly played: { readonly effect: number; readonly art: number }
  /** Whether the text says when, or how often, they can be played: most do not. */
  readonly restricts: { readonly effect: boolean; readonly art: boolean }
}
const read = new WeakMap<KisekiCard, CardText>()

/** Crafts of BASE and EVENT cards work in the homebase unless they say otherwise (1202.4). */
function placed(card: KisekiCard, ability: Ability): Ability {
  const reaches = whereItMakesSense(reaching(asBasis(ability)))
  if (reaches.kind === 'keywords' || (!card.types.includes('BASE') && !card.types.includes('EVENT')))
    return reaches
  return { where: ['homebase'], ...reaches }
}

const instructionIn = (into: Book, abilities: readonly number[]): number =>
  abilities.find((id) => texts.entry(into, id)?.tree.kind === 'instruction') ?? NONE

function isRestricted(into: Book, ability: number): boolean {
  const entry = ability === NONE ? undefined : texts.entry(into, ability)
  if (entry === undefined) return false
  const { condition, riders = [] } = entry.tree
  return condition !== undefined || riders.length > 0 || entry.limits.length > 0
}

/** The rules of a card's texts: read into this book once, before a game begins with it. */
export function textOf(into: Book, card: KisekiCard): CardText {
  const known = read.get(card)
  if (known !== undefined) return known
  const all = texts.card(
    into,
    card.id,
    cardAbilities(into, card).map((ability) => placed(card, ability)),
  )
  const art = card.arts === undefined ? [] : artAbilities(into, card.arts)
  const arts = art.length === 0 ? [] : texts.card(into, `${card.id} › art`, art)
  const played = { effect: instructionIn(into, all), art: instructionIn(into, arts) }
  const made = {
    crafts: all,
    effect: texts.instruction(into, all),
    art: texts.instruction(into, arts),
    played,
    restricts: { effect: isRestricted(into, played.effect), art: isRestricted(into, played.art) },
  }
  read.set(card, made)
  return made
}

/** A linked pair has the crafts of both (1336.1c). */
const craftsOf = rule(
  '1336.1c',
  (g: Game, cards: readonly KisekiCard[]): readonly number[] =>
    cards.flatMap((card) => textOf(g.book, card).crafts),
  (g: Game, cards: readonly KisekiCard[]): readonly number[] => textOf(g.book, cards[0]).crafts,
  '207.2',
)

/** A card with corrections has the text of the day of the game: there is nothing to keep. */
const textByNumber = byCard((g, number): CardText | 'by day' => {
  const found = g.cards[number] as KisekiCard
  return found.corrections === undefined ? textOf(g.book, found) : 'by day'
})

function textAt(g: Game, card: number): CardText {
  const found = textByNumber(g, g.card(card, CardCell.def))
  return found === 'by day' ? textOf(g.book, printed(g, card)) : found
}

book.printedAbilities(
  [field, homebase],
  (g, row) => {
    // Hot path, run for every card after every change: a single card needs no list.
    const card = g.cardOf(row)
    if (card !== NONE && g.card(card, CardCell.next) === NONE) return textAt(g, card).crafts
    const cards = faces(g, row)
    return cards.length > 1
      ? craftsOf(g, cards)
      : cards.length === 1
        ? textOf(g.book, cards[0]).crafts
        : NO_CRAFTS
  },
  true,
)
const NO_CRAFTS: readonly number[] = []

/** The program of an EVENT, or of the art, that the object would play; NONE if it has none. */
export const effectOf = (g: Game, row: number): number => firstText(g, row).effect
/** 208.1, 1213.1: the program of the object's art; NONE if it has none. */
export const artOf = (g: Game, row: number): number => firstText(g, row).art

/** That of its first card, which is the one that is played. */
function firstText(g: Game, row: number): CardText {
  const card = g.cardOf(row)
  return card !== NONE ? textAt(g, card) : textOf(g.book, faces(g, row)[0])
}

/** Whether the text lets it be played now: このEVENTは…中にしかプレイできない. */
export function letsPlay(g: Game, row: number, which: 'effect' | 'art'): boolean {
  const { played, restricts } = firstText(g, row)
  if (!restricts[which]) return true
  const ability = played[which]
  const use = { holder: row, holderId: g.id(row), ability, instance: 0 }
  const limits = texts.entry(g.book, ability)?.limits ?? []
  return (
    texts.meets(g, use, 'condition') &&
    limits.every(({ limit, on }) => !on() || usesLeft(g, limit, playerKey(g.controller(row))) > 0)
  )
}

/** The text that is played, for who asks why it cannot be. */
export const ownText = (g: Game, row: number, which: 'effect' | 'art'): Told => ({
  text: texts.entry(g.book, firstText(g, row).played[which])?.name,
  on: row,
})

/** How often a player may play it is counted for all that bear this text: a card in the trails is not this one. */
const playerKey = (player: Player): number => player
const use = book.kernelVerb('use')

/** It has been played once more: このEVENTは1ターンに1回しかプレイできない. */
export function countPlay(g: Game, row: number, which: 'effect' | 'art'): void {
  const limits = texts.entry(g.book, firstText(g, row).played[which])?.limits ?? []
  for (const { limit } of limits) g.propose(use, limit.id, playerKey(g.controller(row)))
}
