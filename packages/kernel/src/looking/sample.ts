import { CardCell, type Player, Clock, Var } from '../state/columns.ts'
import { KernelError } from '../base/errors.ts'
import { Game } from '../game/game.ts'
import { met } from '../knowledge/knowledge.ts'
import { KEY_WORDS, type Random } from '../base/random.ts'
import type { GameRules } from '../game/contract.ts'
import { playMark, run } from '../running/loop.ts'
import { type Unmet, dealHidden } from '../knowledge/worlds.ts'

/** Options of `sample`. */
export interface SampleOptions {
  /** For the prior: what a player may assume about cards of a deck he was not shown. */
  readonly rules?: Pick<GameRules, 'prior'>
  /** A game of the same rules whose memory is used again. */
  readonly into?: Game
}

/** How often a world is dealt anew because another decision, or none, would be asked in it. */
const TRIES = 32

/**
 * A world that is consistent with everything the viewer knows, drawn at random: hidden cards in places where they
 * might be, and a random stream of its own. It depends on `random` and on what the viewer knows, on nothing else (held
 * by test/looking/sample.test.ts).
 */
export function sample(g: Game, viewer: Player, random: Random, options: SampleOptions = {}): Game {
  const into = options.into ?? new Game(g.book, g.cards, g.config)
  const key = Array.from({ length: KEY_WORDS }, () => random.word() | 0)
  for (let tries = 1; ; tries++) {
    copyState(g, into)
    dealHidden(into, viewer, random, fromPrior(g, viewer, random, options))
    into.setKey(key)
    into.store.set(into.tables.clock, Clock.position, 0)
    const course = runOn(into, g)
    if (course === 'asked' || (course === 'elsewhere' && tries >= TRIES)) return into
    if (tries === TRIES * TRIES) throw new KernelError('no-answer', 'no world fits what is being asked')
  }
}

/**
 * A state that differs from this one only in hidden cards of the same decks, with the same random stream. The viewer's
 * `view` and decisions are the same in both; tests use it to show that nothing hidden leaks.
 */
export function swapHidden(g: Game, viewer: Player, random: Random, into?: Game): Game {
  const other = into ?? new Game(g.book, g.cards, g.config)
  for (let tries = 0; tries < TRIES; tries++) {
    copyState(g, other)
    dealHidden(other, viewer, random, (_owner, def) => def)
    if (runOn(other, g) === 'asked') return other
  }
  copyState(g, other)
  runOn(other, g)
  return other
}

/** Puts a game's state into another game of the same rules. */
export function copyState(from: Game, to: Game): void {
  const { store } = to
  for (const [i, table] of from.store.tables.entries()) {
    const own = store.tables[i]
    const used = from.store.length(table) * table.stride
    if (own.capacity < used) own.clear(table.capacity)
    own.data.set(table.data.subarray(0, used))
  }
  store.dropJournal(from.get(Var.plays) > 0 ? from.store.writesSince(playMark(from, 1)) : [])
  store.version++
  for (const table of store.tables) table.version = store.version
  to.everyWindow = from.everyWindow
  to.log.beginAt(from.time)
  to.log.keep = false
  to.forgetWords()
}

/** The same decision is asked; or the game ran on, as the answer is forced with other cards; or none is legal. */
type Outcome = 'asked' | 'elsewhere' | 'stuck'

/** Runs a dealt world up to its decision. */
function runOn(world: Game, g: Game): Outcome {
  // The journal holds the play under way, which may be rolled back, but not the dealing.
  world.store.top = g.get(Var.plays) > 0 ? g.store.top - playMark(g, 1) : 0
  try {
    run(world)
  } catch (error) {
    // With these cards the decision could not have been asked.
    if (error instanceof KernelError && error.code === 'no-answer') return 'stuck'
    throw error
  }
  const sameList = world.time === g.time && world.over === g.over && (g.over || sameQuestion(world, g))
  return sameList ? 'asked' : 'elsewhere'
}

function sameQuestion(world: Game, g: Game): boolean {
  return world.offer.player === g.offer.player && world.offer.message === g.offer.message
}

/** Cards for those the viewer has not met: from the prior without the cards he has met, or any card of the game. */
function fromPrior(g: Game, viewer: Player, random: Random, options: SampleOptions): Unmet {
  const { prior } = options.rules ?? {}
  const anything = (): number => random.below(g.cards.length)
  if (prior === undefined) return anything
  const stocks: Stock[] = []
  const stockOf = new Map<number, Stock>()
  return (owner, _def, zone) => {
    const key = zone.id * 2 + owner
    let stock = stockOf.get(key)
    if (stock === undefined) {
      const list = prior(g, owner, zone)
      stock = stocks.find((each) => each.owner === owner && same(each.list, list)) ?? {
        owner,
        list,
        left: [],
      }
      stocks.push(stock)
      stockOf.set(key, stock)
    }
    const { list, left } = stock
    if (list.length === 0) return anything()
    if (left.length === 0) left.push(...without(list, metCards(g, viewer, owner)))
    const at = random.below(left.length)
    const def = left[at]
    left[at] = left[left.length - 1]
    left.pop()
    return def
  }
}

/** The cards of a prior's list that are still to be dealt; zones with the same list share it. */
interface Stock {
  readonly owner: Player
  readonly list: readonly number[]
  readonly left: number[]
}

const same = (one: readonly number[], two: readonly number[]): boolean =>
  one === two || (one.length === two.length && one.every((def, i) => def === two[i]))

/** The cards of an owner that the viewer has met, by their numbers in the catalogue. */
function metCards(g: Game, viewer: Player, owner: Player): number[] {
  const out: number[] = []
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    if (g.card(card, CardCell.owner) === owner && met(g, card, viewer)) out.push(g.card(card, CardCell.def))
  return out
}

/** The list less these cards; the whole list if nothing would be left. */
function without(list: readonly number[], gone: readonly number[]): number[] {
  const out = [...list]
  for (const def of gone) {
    const at = out.indexOf(def)
    if (at >= 0) out.splice(at, 1)
  }
  return out.length > 0 ? out : [...list]
}
