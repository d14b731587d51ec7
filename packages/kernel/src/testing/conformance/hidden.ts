import { NONE, PLAYERS, type Player } from '../../state/columns.ts'
import { decision } from '../../running/decision.ts'
import { idsFor, picksFor } from '../../answers/decision.ts'
import { type EveryWindow, Game } from '../../game/game.ts'
import { located, met, sees } from '../../knowledge/knowledge.ts'
import { explainIllegal } from '../../answers/legal.ts'
import { type PublicEvent, publicEvents } from '../../looking/publicLog.ts'
import type { Random } from '../../base/random.ts'
import { randomAnswer } from '../../answers/randomAnswer.ts'
import type { GameRules, View } from '../../game/contract.ts'
import { answer } from '../../running/loop.ts'
import { copyState, sample, swapHidden } from '../../looking/sample.ts'
import { view } from '../../looking/view.ts'
import { whyNot } from '../../looking/whyNot.ts'
import { agree, fail } from './agreement.ts'

/** For how many inputs the two worlds are compared. */
const AHEAD = 12

/** A state with hidden cards exchanged, and a sampled world, look the same to the viewer and go on in the same way. */
export function looksTheSame(rules: GameRules, g: Game, random: Random, where: () => string): void {
  for (const viewer of PLAYERS) {
    const at = (): string => `P${viewer + 1}, ${where()}`
    const other = swapHidden(g, viewer, random)
    agree('view of another true state', at, seenBy(rules, other, viewer), seenBy(rules, g, viewer))
    refusesAlike(g, other, viewer, random, at)
    const drawn = sample(g, viewer, random, { rules })
    // If no better one was found, a sampled world has run on past this decision: then the views differ.
    if (drawn.time === g.time)
      agree('view of a drawn world', at, seenBy(rules, drawn, viewer), seenBy(rules, g, viewer))
    goOnAlike(rules, g, other, viewer, random, at)
  }
}

const seenBy = (rules: GameRules, g: Game, viewer: Player): string => JSON.stringify(view(rules, g, viewer))

/** Refusals are the same in both worlds. Expensive, so for one action, and only at some decisions. */
function refusesAlike(one: Game, two: Game, viewer: Player, random: Random, where: () => string): void {
  const { actions } = one.book
  if (actions.length === 0 || random.below(4) > 0) return
  const action = actions[random.below(actions.length)]
  const refusal = (g: Game): string => JSON.stringify(whyNot(g, viewer, action, NONE))
  agree(`refusal of ${action.name}`, where, refusal(two), refusal(one))
}

/** Gives both worlds the same inputs until a hidden card is shown or the other player can't do the same. */
function goOnAlike(
  rules: GameRules,
  g: Game,
  two: Game,
  viewer: Player,
  random: Random,
  where: () => string,
): void {
  const one = new Game(g.book, g.cards, g.config)
  copyState(g, one)
  one.offer.copy(g.offer)
  one.log.keep = two.log.keep = true
  for (let n = 1; n <= AHEAD && !one.over; n++) {
    const at = (): string => `${n} inputs after ${where()}`
    const picks = randomAnswer(one.offer, (k) => random.below(k))
    const same = translated(one, two, picks)
    if (same === null) {
      if (one.offer.player === viewer) fail('the viewer cannot answer alike', at)
      return
    }
    const since = one.time
    answer(one, picks)
    answer(two, same)
    const ours = publicEvents(rules, one, viewer, since)
    const theirs = publicEvents(rules, two, viewer, since)
    if (!alike(ours, theirs, g.everyWindow, at)) return
    agree('view', at, seenBy(rules, two, viewer), seenBy(rules, one, viewer))
  }
}

/** The same answer, by its ids, in the other world; null if it is not possible there. */
function translated(one: Game, two: Game, picks: readonly number[]): number[] | null {
  const [d, other] = [decision(one)!, decision(two)!]
  const ids = idsFor(d, picks)
  const names = new Set(other.candidates.map((c) => c.id))
  if (d.shape !== 'number' && !d.candidates.every((c) => names.has(c.id))) return null
  const same = picksFor(other, ids)
  return explainIllegal(two.offer, same) === null ? same : null
}

/**
 * False once a card is shown that differs, or only one of the worlds leaves the other player a choice, which is a fault
 * where questions are asked discreetly.
 */
function alike(
  ours: readonly PublicEvent[],
  theirs: readonly PublicEvent[],
  everyWindow: EveryWindow,
  where: () => string,
): boolean {
  const shared = Math.min(ours.length, theirs.length)
  for (let i = 0; i < shared; i++) {
    if (JSON.stringify(ours[i]) === JSON.stringify(theirs[i])) continue
    if (!shown(ours[i], theirs[i]) && !chosenOtherwise(ours[i], theirs[i]))
      agree(`event ${i}`, where, JSON.stringify(theirs[i]), JSON.stringify(ours[i]))
    return false
  }
  if (ours.length === theirs.length) return true
  const next = (ours.length > theirs.length ? ours : theirs)[shared]
  if (next.decision === null || everyWindow === 'discreet')
    fail(`only one world goes on, with ${next.event} (${next.clause})`, where)
  return false
}

/** Whether the worlds show different cards in the same place. */
function shown(one: PublicEvent, two: PublicEvent): boolean {
  const cards = [one.object?.card ?? null, two.object?.card ?? null]
  return cards[0] !== null && cards[1] !== null && cards[0] !== cards[1]
}

/** Whether the same question has candidates in one world that it has not in the other. */
const chosenOtherwise = (one: PublicEvent, two: PublicEvent): boolean =>
  one.decision !== null &&
  two.decision !== null &&
  one.player === two.player &&
  one.decision.shape === two.decision.shape &&
  one.decision.picks !== two.decision.picks

/** No view names a card that its viewer neither sees nor remembers. */
export function keepsSecrets(rules: GameRules, g: Game, where: () => string): void {
  const ids = new Set(rules.cards.map((card) => rules.cardId(card)))
  for (const viewer of PLAYERS) {
    const seen = view(rules, g, viewer)
    const { knows, hasMet } = knowledge(rules, g, viewer)
    const at = (): string => `P${viewer + 1}, ${where()}`
    for (const text of texts({
      ...seen,
      zones: seen.zones.map(({ contains: _, places: __, ...rest }) => rest),
    }))
      if (ids.has(text) && !knows.has(text)) fail(`the view names ${text}`, at)
    for (const text of seen.zones.flatMap((zone) => zone.contains))
      if (!hasMet.has(text)) fail(`the view knows of ${text}`, at)
    objectsAreTrue(rules, g, viewer, seen, at)
    if (seen.decision !== null && seen.decision.player !== seen.viewer)
      fail('the view holds the decision of the other player', at)
  }
}

function knowledge(rules: GameRules, g: Game, viewer: Player): { knows: Set<string>; hasMet: Set<string> } {
  const knows = new Set<string>()
  const hasMet = new Set<string>()
  for (let zone = 0, n = g.store.length(g.tables.zones); zone < n; zone++)
    for (const row of g.rowsIn(zone))
      for (const card of g.cardsOf(row)) {
        const id = rules.cardId(g.printed(card))
        if (sees(g, viewer, row) || located(g, card, viewer)) knows.add(id)
        if (met(g, card, viewer)) hasMet.add(id)
      }
  return { knows, hasMet }
}

/** An object that a view names by its card is that card, and the viewer may know it. */
function objectsAreTrue(rules: GameRules, g: Game, viewer: Player, seen: View, where: () => string): void {
  for (const object of seen.zones.flatMap((zone) => zone.objects)) {
    const row = g.find(Number(object.id.slice(1)))
    if (row === NONE) fail(`the view holds ${object.id}, which does not exist`, where)
    g.cardsOf(row).forEach((card, i) => {
      const named = object.cards[i]
      if (named === null) return
      if (named !== rules.cardId(g.printed(card))) fail(`${object.id} is not ${String(named)}`, where)
      if (!sees(g, viewer, row) && !located(g, card, viewer)) fail(`${object.id} is named ${named}`, where)
    })
  }
}

/** Every text inside a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
