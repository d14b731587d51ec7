import { type Ability, C, type Game, NONE, type Player, programs, usesLeft } from '@fudaba/kernel'
import { book, rule } from '../book.ts'
import { type KisekiCard, printed } from '../cards.ts'
import { lexicon } from '../lexicon.ts'
import { alterations } from './alterations.ts'
import { asBasis } from './basis.ts'
import { reaching } from '../nodes/reach.ts'
import { artAbilities, cardAbilities } from '../printedText.ts'
import { whereItMakesSense } from '../makesSense.ts'
import { field, homebase } from '../zones.ts'
import { faces } from './pseudo.ts'
import { machine } from './record.ts'

/** What the texts of cards do: their trees as rules that run. All else in `play` knows texts through this file. */
export const texts = programs(book, lexicon, machine.target)
alterations.any = texts.alters
alterations.of = texts.alteration

/** A card's text, found once. */
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

const instructionIn = (abilities: readonly number[]): number =>
  abilities.find((id) => texts.entry(id)?.tree.kind === 'instruction') ?? NONE

function isRestricted(ability: number): boolean {
  const entry = ability === NONE ? undefined : texts.entry(ability)
  if (entry === undefined) return false
  const { condition, riders = [] } = entry.tree
  return condition !== undefined || riders.length > 0 || entry.limits.length > 0
}

export function textOf(card: KisekiCard): CardText {
  const known = read.get(card)
  if (known !== undefined) return known
  const all = texts.card(
    card.id,
    cardAbilities(card).map((ability) => placed(card, ability)),
  )
  const art = card.arts === undefined ? [] : artAbilities(card.arts)
  const arts = art.length === 0 ? [] : texts.card(`${card.id} › art`, art)
  const played = { effect: instructionIn(all), art: instructionIn(arts) }
  const made = {
    crafts: all,
    effect: texts.instruction(all),
    art: texts.instruction(arts),
    played,
    restricts: { effect: isRestricted(played.effect), art: isRestricted(played.art) },
  }
  read.set(card, made)
  return made
}

/** A linked pair has the crafts of both (1336.1c). */
const craftsOf = rule(
  '1336.1c',
  (cards: readonly KisekiCard[]): readonly number[] => cards.flatMap((card) => textOf(card).crafts),
  (cards: readonly KisekiCard[]): readonly number[] => textOf(cards[0]).crafts,
)

/** The texts by number of the card, for the catalogue of the game that is being played: no search at all. */
let catalogue: readonly unknown[] = []
let byNumber: (CardText | undefined)[] = []

function textAt(g: Game, card: number): CardText {
  if (g.cards !== catalogue) {
    catalogue = g.cards
    byNumber = []
  }
  const number = g.card(card, C.def)
  return byNumber[number] ?? findText(g, card, number)
}

/** One that was corrected has the text of the day of the game. */
function findText(g: Game, card: number, number: number): CardText {
  const found = g.cards[number] as KisekiCard
  if (found.corrections !== undefined) return textOf(printed(g, card))
  const made = textOf(found)
  byNumber[number] = made
  return made
}

book.printedAbilities(
  [field, homebase],
  (g, row) => {
    // Asked of every card after every change: one that lies alone needs no list.
    const card = g.cardOf(row)
    if (card !== NONE && g.card(card, C.next) === NONE) return textAt(g, card).crafts
    const cards = faces(g, row)
    return cards.length > 1 ? craftsOf(cards) : cards.length === 1 ? textOf(cards[0]).crafts : NO_CRAFTS
  },
  true,
)
const NO_CRAFTS: readonly number[] = []

/** The program of an EVENT, or of the art, that the object would play; NONE if it has none. */
export const effectOf = (g: Game, row: number): number => firstText(g, row).effect
export const artOf = (g: Game, row: number): number => firstText(g, row).art

/** That of its first card, which is the one that is played. */
function firstText(g: Game, row: number): CardText {
  const card = g.cardOf(row)
  return card !== NONE ? textAt(g, card) : textOf(faces(g, row)[0])
}

/** Whether the text lets it be played now: このEVENTは…中にしかプレイできない. */
export function letsPlay(g: Game, row: number, which: 'effect' | 'art'): boolean {
  const { played, restricts } = firstText(g, row)
  if (!restricts[which]) return true
  const ability = played[which]
  const use = { holder: row, holderId: g.id(row), ability, instance: 0 }
  const limits = texts.entry(ability)?.limits ?? []
  return (
    texts.meets(g, use, 'condition') &&
    limits.every(({ limit, on }) => !on() || usesLeft(g, limit, playerKey(g.controller(row))) > 0)
  )
}

/** How often a player may play it is counted for all that bear this text: a card in the trails is not this one. */
const playerKey = (player: Player): number => player
const use = book.kernelVerb('use')

/** It has been played once more: このEVENTは1ターンに1回しかプレイできない. */
export function countPlay(g: Game, row: number, which: 'effect' | 'art'): void {
  const limits = texts.entry(firstText(g, row).played[which])?.limits ?? []
  for (const { limit } of limits) g.propose(use, limit.id, playerKey(g.controller(row)))
}
