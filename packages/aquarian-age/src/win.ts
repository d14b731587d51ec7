import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type Standstill,
  finish,
  foundOnceAmong,
  opponent,
} from '@fudaba/kernel'
import { ask, book, change, fact, procedure, rule, step, verb } from './book.ts'
import { bearersOfPermanents, permanentsOf } from './borne.ts'
import { endurance, isMade, stat } from './characters.ts'
import { configOf } from './config.ts'
import { anyoneStruck, isStruck, sufferDamage } from './damage.ts'
import { orphans } from './made.ts'
import { discard } from './moving.ts'
import { targetOf } from './nodes/features.ts'
import { tooManyOn } from './permanents.ts'
import { drewNothing, turnPlayer } from './state.ts'
import {
  charactersOf,
  controlled,
  damage,
  declared,
  factionArea,
  lasting,
  onField,
  permanents,
  power,
} from './zones.ts'

/** 敗北 (1.1 of the base rules), and what the rules clear away by themselves. */

const byDamage = book.ending('damage')
const byDeck = book.ending('deck')

const limit = fact('base.1.1.6', 10, Infinity)
const deckMatters = fact('base.1.1.7', true, false)

const beaten = (g: Game, player: Player): boolean => g.count(damage, player) >= limit()
const outOfCards = (g: Game, player: Player): boolean => g.counter(drewNothing, player) === 1 && deckMatters()

/** Both at once: nobody wins, or by the table's choice the turn player loses (base.1.1.8). */
const bothLose = rule(
  'base.1.1.8',
  (g: Game): number => (configOf(g).bothDefeated === 'draw' ? NONE : opponent(turnPlayer(g))),
  (g: Game): number => turnPlayer(g),
)
const lose = change('lose', (g, losers, ending) =>
  finish(g, losers === 3 ? bothLose(g) : losers === 1 ? 1 : 0, ending),
)

/** 耐久力0以下 (9-2). */
const discardWeak = verb('9-2', 'discardWeak', (g, row) => discard.apply(g, row, 0, 0, 0, 0))
const tooWeak = (g: Game): number[] =>
  PLAYERS.flatMap((player) => charactersOf(g, player).filter((row) => stat(g, endurance, row) <= 0))

/** One permanent too many: its owner discards down (11-3). */
const overloaded = (g: Game): number => {
  if (g.count(permanents, 0) + g.count(permanents, 1) === 0) return NONE
  for (const player of PLAYERS)
    for (const row of charactersOf(g, player)) if (tooManyOn(g, row) > 0) return row
  return NONE
}
const anyOverloaded = (g: Game): boolean => {
  for (const row of bearersOfPermanents(g)) if (onField(g, row) && tooManyOn(g, row) > 0) return true
  return false
}
/** A lasting card that had targets and lost them all is discarded (14-2); protected ones are not lost. */
const hasLostItsTargets = rule(
  '14-2',
  (g: Game, row: number): boolean =>
    g.relations(targetOf, row).length > 0 && g.related(targetOf, row).every((each) => !isThere(g, each)),
  () => false,
)
const isThere = (g: Game, row: number): boolean =>
  onField(g, row) || [lasting, permanents, power, declared].some((zone) => g.inZone(row, zone))
const aimless = (g: Game): number[] =>
  PLAYERS.flatMap((player) => g.objects(lasting, player)).filter((row) => hasLostItsTargets(g, row))

/** Characters of one area, from this one on. What an effect made is looked at by its own rule. */
function areClear(g: Game, first: number): boolean {
  for (let row = first; row !== NONE; row = g.next(row))
    if (isStruck(g, row) || isMade(g, row) || g.value(endurance, row) <= 0) return false
  return true
}
const fieldIsClear = foundOnceAmong(
  [controlled, factionArea],
  [endurance],
  (g, player) => areClear(g, g.top(controlled, player)) && areClear(g, g.top(factionArea, player)),
)

/**
 * Whether what follows would find nothing to do. It is asked after everything that happens and the answer is nearly
 * always yes: so the field is walked through once, instead of once for each of the rules.
 */
export function isClear(g: Game): boolean {
  for (const player of PLAYERS) {
    if (beaten(g, player) || outOfCards(g, player)) return false
    if (!fieldIsClear(g, player)) return false
  }
  return (g.count(lasting, 0) + g.count(lasting, 1) === 0 || aimless(g).length === 0) && !anyOverloaded(g)
}
/** Whether it is still so, where nothing was written but what phases and turns count. */
export const isStillClear = (g: Game, since: Standstill): boolean =>
  since.keeps(g, [endurance], endures) && !anyOverloaded(g)
const endures = (g: Game, row: number): boolean => !onField(g, row) || g.value(endurance, row) > 0
/** What the rules do whenever something has been carried out. */
export const check = procedure('check', 0, [
  step(
    '21-3',
    (g) => {
      if (isClear(g)) g.done()
    },
    'anything to do',
  ),
  step(
    '21-3',
    (g) => {
      if (anyoneStruck(g)) g.call(sufferDamage, 0)
    },
    'damage that effects dealt',
  ),
  step('9-2', (g) => {
    for (const row of tooWeak(g)) g.propose(discardWeak, row)
  }),
  step('7-3', (g) => {
    for (const row of orphans(g)) g.propose(discard, row, 0, g.id(row))
  }),
  step('14-2', (g) => {
    for (const row of aimless(g)) g.propose(discard, row, 0, g.id(row))
  }),
  ask(
    '11-3',
    {
      offer(g, d) {
        const row = overloaded(g)
        if (row === NONE) return
        d.choose(g.controller(row), 'permanent.tooMany', permanentsOf(g, row), 1, 1).about(row)
      },
      take(g, answer) {
        g.propose(discard, answer.value, 0, g.id(answer.value))
        g.goto('11-3')
      },
    },
    '11-3',
  ),
  step('base.1.1.6', (g) => {
    const losers = PLAYERS.filter((player) => beaten(g, player) || outOfCards(g, player))
    if (losers.length === 0) return
    const ending = losers.some((player) => beaten(g, player)) ? byDamage : byDeck
    g.propose(
      lose,
      losers.reduce<number>((bits, player) => bits | (1 << player), 0),
      ending,
    )
  }),
])
