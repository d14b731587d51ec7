import { type Game, NONE, type Player, atom, opponent } from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, rule, step } from '../book.ts'
import { checkTiming } from './ruleCheck.ts'
import { moments } from '../changes/moments.ts'
import { toHand } from '../changes/moving.ts'
import { turnFighter } from '../board/state.ts'
import { grade } from '../board/characteristics.ts'
import { vanguardOf } from '../board/units.ts'
import { deck, gZone, hand, outside } from '../board/zones.ts'

/** Gアシストステップ (6.4.1.2). */

const USED = 0
const TAKEN = 1
const SEEN = 2
const OUT = 3

const next = (g: Game, player: Player): number => g.value(grade, vanguardOf(g, player)) + 1
const lowVanguard = rule(
  '6.4.1.2.2.1',
  (g: Game, player: Player): boolean => vanguardOf(g, player) !== NONE && next(g, player) <= 3,
  (g: Game, player: Player): boolean => vanguardOf(g, player) !== NONE,
)
const twoInG = rule(
  '6.4.1.2.2.2',
  (g: Game, player: Player): boolean => g.count(gZone, player) >= 2,
  () => true,
)
const noneInHand = rule(
  '6.4.1.2.2.3',
  (g: Game, player: Player): boolean => {
    const wanted = next(g, player)
    for (let row = g.top(hand, player); row !== NONE; row = g.next(row))
      if (g.value(grade, row) === wanted) return false
    return true
  },
  () => true,
)
/** All three of them (6.4.1.2.2). */
const possible = rule(
  '6.4.1.2.2',
  (g: Game, player: Player): boolean => lowVanguard(g, player) && twoInG(g, player) && noneInHand(g, player),
  () => true,
)
/** If one of them fails, one goes on (6.4.1.2.3). */
const mayUse = rule('6.4.1.2.3', possible, () => true)
/** What everybody sees is against it. */
const isOutOfQuestion = (g: Game, player: Player): boolean =>
  !(lowVanguard(g, player) && twoInG(g, player)) && !mayUse(g, player)

const LOOK = 5
const show = change('showTo', (g, row, viewers) => atom.show(g, row, viewers))
const bit = (player: Player): number => 1 << player
const leave = change('leaveTheGame', (g, row) =>
  atom.move(g, row, g.zone(outside, g.owner(row)), atom.BOTTOM, 0),
)
const howMany = fact('6.4.1.2.5', 2, 0)
/** Where there are fewer, all of them (6.4.1.2.5.2). */
const asManyAs = rule(
  '6.4.1.2.5.2',
  (there: number): number => Math.min(there, howMany()),
  (there: number): number => (there < howMany() ? 0 : howMany()),
)

const fromTop = (g: Game, player: Player): number[] => g.objects(deck, player).slice(0, LOOK)

export const assistStep = procedure('assistStep', 4, [
  step('6.4.1.2.1.1', (g) => {
    g.propose(moments.assistStart, turnFighter(g))
    g.call(checkTiming)
  }),
  step(
    '6.4.1.2',
    (g) => {
      if (isOutOfQuestion(g, turnFighter(g))) g.done()
    },
    'conditions',
  ),
  ask('6.4.1.2.1.2', {
    offer(g, d) {
      g.setLocal(USED, 0)
      // What is in the hand is hidden: who must not is asked all the same, and can only say no.
      d.yesNo(turnFighter(g), 'assist.use', mayUse(g, turnFighter(g)))
    },
    take: (g, answer) => g.setLocal(USED, answer.yes ? 1 : 0),
  }),
  step('6.4.1.2.1.3', (g) => {
    if (g.local(USED) === 0) g.done()
  }),
  step('6.4.1.2.4', (g) => {
    const player = turnFighter(g)
    for (const row of g.objects(hand, player)) g.propose(show, row, bit(opponent(player)))
  }),
  step(
    '6.4.1.2',
    (g) => {
      const player = turnFighter(g)
      g.setList(SEEN, fromTop(g, player))
      for (const row of g.list(SEEN)) g.propose(show, row, bit(player))
      g.setLocal(TAKEN, NONE)
    },
    'five are seen',
  ),
  ask(
    '6.4.1.2.5',
    {
      offer(g, d) {
        const player = turnFighter(g)
        const from = g.list(SEEN).filter((row) => g.value(grade, row) === next(g, player))
        // Asked in any case: nobody shall learn from it what was among the five.
        d.choose(player, 'assist.card', from, 0, 1)
      },
      take(g, answer) {
        for (const row of answer.values) {
          g.setLocal(TAKEN, row)
          g.propose(show, row, 3)
        }
      },
    },
    'one is taken',
  ),
  step(
    '6.4.1.2',
    (g) => {
      if (g.local(TAKEN) !== NONE) g.propose(toHand, g.local(TAKEN))
    },
    'into the hand',
  ),
  ask(
    '6.4.1.2.5',
    {
      offer(g, d) {
        if (g.local(TAKEN) === NONE) return
        const cards = g.objects(hand, turnFighter(g))
        const n = asManyAs(cards.length)
        d.choose(turnFighter(g), 'assist.hand', cards, n, n)
      },
      take: (g, answer) => g.setList(OUT, answer.values),
    },
    'two of the hand',
  ),
  ask(
    '6.4.1.2.5',
    {
      offer(g, d) {
        if (g.local(TAKEN) === NONE) return
        const cards = g.objects(gZone, turnFighter(g))
        const n = asManyAs(cards.length)
        d.choose(turnFighter(g), 'assist.g', cards, n, n)
      },
      take: (g, answer) => g.setList(OUT, [...g.list(OUT), ...answer.values]),
    },
    'two of the G zone',
  ),
  step(
    '6.4.1.2',
    (g) => {
      if (g.local(TAKEN) !== NONE) for (const row of g.list(OUT)) g.propose(leave, row)
    },
    'they leave the game',
  ),
  step('6.4.1.2', (g) => g.propose(book.kernelVerb('shuffle'), g.zone(deck, turnFighter(g))), 'shuffle'),
])
