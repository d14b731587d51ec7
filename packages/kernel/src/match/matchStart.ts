import { CardCell, type Player } from '../state/columns.ts'
import { deckByName, deckSeed, deckSource } from './deckNames.ts'
import { playerName } from '../answers/decision.ts'
import { KernelError } from '../base/errors.ts'
import { shown } from '../base/shown.ts'
import { Game } from '../game/game.ts'
import type { Position } from '../game/boardLiteral.ts'
import { planPosition } from '../position/positionPlan.ts'
import { type Refs, layOut } from '../position/positionRead.ts'
import { checkBoardUnderWay } from '../position/positionWrite.ts'
import { readUnderWay } from '../position/underWayRead.ts'
import { keyFromSeed } from '../base/random.ts'
import type { GameRules, RulesConfig } from '../game/contract.ts'
import type { MatchOptions } from './match.ts'

/** A game before its first step. */
export interface MatchStart {
  readonly game: Game
  readonly decks: readonly [readonly string[], readonly string[]]
  /** The decks as they were asked for, if they depend on the seed; else null. */
  readonly askedDecks: MatchOptions['decks'] | null
  readonly refs: Refs
}

/** Creates the board of a position. */
export function startFromPosition(
  { rules, seed, everyWindow, laidOut }: MatchOptions,
  position: Position,
  config: RulesConfig,
): MatchStart {
  const plan = planPosition(rules, position, config)
  const game = new Game(plan.rules.book, plan.rules.cards, config)
  game.setKey(keyFromSeed(checkSeed(seed)))
  game.everyWindow = everyWindow ?? false
  const { underWay } = position
  if (underWay !== undefined) readUnderWay(game, plan.rules, underWay)
  const refs =
    underWay === undefined ? layOut(game, plan) : checkBoardUnderWay({ rules, game, seed, config }, position)
  const decks = [ownedCards(rules, game, 0), ownedCards(rules, game, 1)] as const
  laidOut?.()
  return { game, decks, askedDecks: null, refs }
}

/** Checks the decks and lets the rules put them into the game. */
export function startFromDecks(options: MatchOptions, config: RulesConfig): MatchStart {
  const { rules } = options
  const seed = checkSeed(options.seed)
  const asked = checkSeats(rules, options.decks ?? rules.defaultDecks(config))
  const named = asked.map((deck, i) => deckByName(rules, deck, deckSeed(seed, playerName(i))))
  const decks = [named[0].cards, named[1].cards] as const
  const bySeed = asked.some((deck) => typeof deck === 'string' && deckSource(rules, deck, '')?.seed === '')
  const game = new Game(rules.book, rules.cards, config)
  game.everyWindow = options.everyWindow ?? false
  game.setKey(keyFromSeed(seed))
  const defs = decks.map((ids) => ids.map((id) => cardIndex(rules, id)))
  for (const [i, deck] of defs.entries()) {
    const printed = deck.map((def) => rules.cards[def])
    const problems = rules.checkDeck(printed, config, named[i].name)
    if (problems.length > 0 && options.recorded !== true)
      throw new KernelError('bad-deck', `deck of P${i + 1}: ${problems.map((p) => p.message.en).join('; ')}`)
  }
  rules.begin(game, [defs[0], defs[1]])
  return { game, decks, askedDecks: bySeed ? [asked[0], asked[1]] : null, refs: new Map() }
}

function checkSeed(seed: unknown): string | number {
  if (typeof seed === 'string' || (typeof seed === 'number' && !Number.isNaN(seed))) return seed
  throw new KernelError('bad-config', `a seed is a text or a number, not ${shown(seed)}`)
}

/** The decks asked for, one for each seat; throws otherwise. */
function checkSeats(
  rules: GameRules,
  decks: NonNullable<MatchOptions['decks']>,
): NonNullable<MatchOptions['decks']> {
  const seats = rules.players()
  if (!Array.isArray(decks) || (seats > 0 && decks.length !== seats))
    throw new KernelError(
      'bad-deck',
      `${rules.name} is played by ${seats}, not by ${shown((decks as { length?: unknown } | null)?.length)}`,
    )
  for (const [i, deck] of decks.entries())
    if (typeof deck !== 'string' && !(Array.isArray(deck) && deck.every((id) => typeof id === 'string')))
      throw new KernelError('bad-deck', `the deck of P${i + 1} is neither a name nor a list of cards`)
  return decks
}

/** Ids of the cards a player brought, where no deck list says so. */
function ownedCards(rules: GameRules, g: Game, player: Player): string[] {
  const out: string[] = []
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    if (g.card(card, CardCell.owner) === player) out.push(rules.cardId(g.printed(card)))
  return out
}

/** Number of a card in the catalogue. */
function cardIndex(rules: GameRules, id: string): number {
  const at = rules.cards.findIndex((card) => rules.cardId(card) === id)
  if (at < 0) throw new KernelError('bad-deck', `no card ${shown(id)} in ${rules.name}`)
  return at
}
