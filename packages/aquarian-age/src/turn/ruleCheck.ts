import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type StateStamp,
  finish,
  memoByZones,
  opponent,
} from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, rule, step, direct } from '../book.ts'
import { bearersOfPermanents, permanentsOf } from '../board/setOn.ts'
import { endurance, isCreated, stat } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { anyoneStruck, isStruck, sufferDamage } from '../changes/damage.ts'
import { withoutCreator } from '../changes/createdCharacters.ts'
import { discard } from '../changes/moving.ts'
import { targetOf } from '../text/nodes/features.ts'
import { tooManyOn } from '../play/permanent.ts'
import { drewNothing, turnPlayer } from '../board/state.ts'
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
} from '../board/zones.ts'

/** What the rules do by themselves: 敗北 (1.1 of the base rules), and what they discard. */

const byDamage = book.ending('damage')
const byDeck = book.ending('deck')

const limit = fact('base.1.1.6', 10, Infinity)
const deckMatters = fact('base.1.1.7', true, false)

const beaten = (g: Game, player: Player): boolean => g.count(damage, player) >= limit()
const outOfCards = (g: Game, player: Player): boolean => g.counter(drewNothing, player) === 1 && deckMatters()

/** Both at once: nobody wins, or by the table's choice the turn player loses (base.1.1.8). */
direct('base.1.1.8')
const bothLose = (g: Game): number => (configOf(g).bothDefeated === 'draw' ? NONE : opponent(turnPlayer(g)))
const lose = change('lose', (g, losers, ending) =>
  finish(g, losers === 3 ? bothLose(g) : losers === 1 ? 1 : 0, ending),
)

/** 耐久力0以下 (9-2). */
const areDiscarded = rule(
  '9-2',
  (rows: number[]): number[] => rows,
  (): number[] => [],
)
function tooWeak(g: Game): number[] {
  const weak = PLAYERS.flatMap((player) =>
    charactersOf(g, player).filter((row) => stat(g, endurance, row) <= 0),
  )
  return weak.length === 0 ? weak : areDiscarded(weak)
}

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
    if (isStruck(g, row) || isCreated(g, row) || g.value(endurance, row) <= 0) return false
  return true
}
const fieldIsClear = memoByZones(
  [controlled, factionArea],
  [endurance],
  (g, player) => areClear(g, g.top(controlled, player)) && areClear(g, g.top(factionArea, player)),
)

/**
 * Whether `check` would find nothing to do. Asked after every step, and nearly always true: so the field is walked
 * through once, instead of once for each of the rules.
 */
export function isClear(g: Game): boolean {
  for (const player of PLAYERS) {
    if (beaten(g, player) || outOfCards(g, player)) return false
    if (!fieldIsClear(g, player)) return false
  }
  return (g.count(lasting, 0) + g.count(lasting, 1) === 0 || aimless(g).length === 0) && !anyOverloaded(g)
}
/** Whether it is still so, where nothing was written but what phases and turns count. */
export const isStillClear = (g: Game, since: StateStamp): boolean =>
  since.valuesUnchanged(g, [endurance], endures) && !anyOverloaded(g)
const endures = (g: Game, row: number): boolean => !onField(g, row) || g.value(endurance, row) > 0
const isLeftToDo = (g: Game): boolean =>
  [tooWeak, withoutCreator, aimless].some((found) => found(g).length > 0)
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
    for (const row of tooWeak(g)) g.propose(discard, row, 0, g.id(row))
  }),
  step('7-3', (g) => {
    for (const row of withoutCreator(g)) g.propose(discard, row, 0, g.id(row))
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
  // What is discarded may leave something else without endurance, target or creator, and bind may keep what has none.
  step(
    '21-3',
    (g) => {
      if (isLeftToDo(g)) g.goto('anything to do')
    },
    'until nothing is left',
  ),
])
