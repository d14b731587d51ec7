import type { Action, Requirement } from './book.ts'
import { C, CARD_COLUMNS, K, NONE, type Player } from './columns.ts'
import type { Game } from './game.ts'
import { known } from './pools.ts'
import { Random } from './random.ts'
import { dealHidden } from './worlds.ts'

/** One requirement of an action, as far as the player may know. */
export interface RequirementAnswer {
  readonly clause: string
  /** Null where the answer depends on cards the player cannot see. */
  readonly met: boolean | null
}

/** Why a player may, or may not, do something now. */
export interface Refusal {
  readonly action: string
  /** The object is one the action is done with at all. */
  readonly source: boolean
  readonly requirements: readonly RequirementAnswer[]
  /** Every requirement is met; null if only hidden cards know. */
  readonly allowed: boolean | null
}

/**
 * Every requirement of the action with its clause, met or not. Each is also tried in worlds the player cannot
 * tell from the real one; where the answers differ it is not told, so asking never looks into a hidden hand.
 */
export function whyNot(g: Game, player: Player, action: Action, source: number = NONE): Refusal {
  return refusals(g, player, [action], source)[0]
}

/** The same for every action the object could be the source of. */
export function whyNotAll(g: Game, player: Player, source: number): Refusal[] {
  const actions = g.book.actions.filter((action) => action.sources !== undefined)
  return refusals(g, player, actions, source).filter((refusal) => refusal.source)
}

/** All actions are asked about in the same worlds: dealing one costs more than asking. */
function refusals(g: Game, player: Player, actions: readonly Action[], source: number): Refusal[] {
  const answers = inEveryWorld(g, player, () => actions.flatMap((each) => asked(g, each, player, source)))
  let from = 0
  return actions.map((action) => {
    const all = answers.slice(from, (from += 1 + action.requirements.length))
    return {
      action: action.name,
      source: all[0] === true,
      requirements: action.requirements.map((r, i) => ({
        clause: g.book.switches.names[r.clause],
        met: all[i + 1],
      })),
      allowed: all.includes(false) ? false : all.includes(null) ? null : true,
    }
  })
}

/** Whether the object is a source of the action at all, and then each requirement. */
function asked(g: Game, action: Action, player: Player, source: number): boolean[] {
  const isSource = action.sources === undefined ? source === NONE : action.sources(g, player).includes(source)
  return [isSource, ...action.requirements.map((r) => test(g, action, r, player, source, isSource))]
}

/** Switched off, a requirement is always met. Asking does not count as carrying the clause out. */
function test(
  g: Game,
  action: Action,
  r: Requirement,
  player: Player,
  source: number,
  isSource: boolean,
): boolean {
  // What looks at an object has nothing to look at.
  if (source === NONE && action.sources !== undefined && r.shared === NONE) return true
  // It may rely on what every source of its action is: of anything else it is not asked.
  if (!isSource && r.shared === NONE) return false
  return g.book.switches.off[r.clause] === 1 || r.test(g, player, source)
}

/** Worlds tried beside those in which each hidden card comes to lie in each place. */
const DEALS = 16

/**
 * The answers that are the same in the real world and in every other one tried, null where they differ. The worlds
 * are dealt from what the player knows, never from how the cards really lie: so they tell nothing of that.
 */
function inEveryWorld(g: Game, player: Player, ask: () => boolean[]): (boolean | null)[] {
  const answers: (boolean | null)[] = ask()
  const hidden = hiddenCards(g, player).length
  if (hidden === 0) return answers
  const random = new Random('worlds')
  for (let n = 0; n < hidden + DEALS && answers.some((answer) => answer !== null); n++) {
    const mark = g.store.top
    try {
      dealHidden(g, player, random, () => random.below(g.cards.length))
      if (n < hidden) turnRound(g, player, n)
      ask().forEach((answer, i) => {
        if (answer !== answers[i]) answers[i] = null
      })
    } finally {
      g.store.undo(mark)
    }
  }
  return answers
}

/** Zone by zone, so that like cards laid one after another fill a whole hand. */
function hiddenCards(g: Game, player: Player): number[] {
  const out: number[] = []
  for (let zone = 0, n = g.store.length(g.T.zones); zone < n; zone++)
    for (const row of g.rowsIn(zone))
      for (const card of g.cardsOf(row)) if (known(g, card, player, K.pool) !== NONE) out.push(card)
  return out
}

/** Cards of one class could each lie where any other of them lies: sorted, then moved on by `shift` places. */
function turnRound(g: Game, player: Player, shift: number): void {
  const classes = new Map<number, number[]>()
  for (const card of hiddenCards(g, player)) {
    const of = known(g, card, player, K.class)
    const list = classes.get(of)
    if (list === undefined) classes.set(of, [card])
    else list.push(card)
  }
  for (const cards of classes.values()) {
    const defs = cards.map((card) => g.card(card, C.def)).sort((a, b) => a - b)
    cards.forEach((card, k) =>
      g.store.set(g.T.cards, card * CARD_COLUMNS + C.def, defs[(k + shift) % defs.length]),
    )
  }
}
