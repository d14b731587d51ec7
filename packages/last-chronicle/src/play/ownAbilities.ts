import {
  type Action,
  EV,
  type Game,
  NONE,
  type Player,
  type Requirement,
  atom,
  hasWord,
  tellPlace,
} from '@fudaba/kernel/rules'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { printed } from '../board/cards.ts'
import { isUnit, namesOf } from '../board/characteristics.ts'
import { costOf, readCost } from '../board/soulCost.ts'
import { paySouls } from '../changes/soulPayment.ts'
import { canCover } from '../board/soulPool.ts'
import { turnPlayer } from '../board/state.ts'
import { enterBattlefield, sacrifice, show } from '../changes/verbs.ts'
import { names } from '../board/words.ts'
import { battlefield, deck, discardPile, hand } from '../board/zones.ts'
import { fromHand } from './fromHand.ts'
import { handCards } from './handCards.ts'
import { machine, playerHere, recordHere, sourceHere } from './record.ts'
import { sourceOf } from './source.ts'
import { putOnStack } from './stacking.ts'
import { withPriority } from './timing.ts'
import { SUBLIMATION } from '../changes/used.ts'

/** Keywords whose abilities the rules themselves carry out: 禁忌 (15.2.18), 昇華 (15.2.19). */

const wordsOf = (g: Game, row: number, keyword: string): readonly string[] => {
  const value = g.cardOf(row) === NONE ? undefined : printed(g, g.cardOf(row)).keywords?.[keyword]
  return typeof value === 'string' ? value.split('/') : []
}

// ── 禁忌 ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** It goes from the deck into the discard pile. */
export const taboo = book.trigger('15.2.18.2', 'taboo', {
  on: [book.kernelVerb('move')],
  when: (g, ev) =>
    g.event(ev, EV.from) >= 0 &&
    g.event(ev, EV.to) >= 0 &&
    g.zoneDef(g.event(ev, EV.from)) === deck &&
    g.zoneDef(g.event(ev, EV.to)) === discardPile &&
    wordsOf(g, g.event(ev, EV.row), 'taboo').length > 0,
  player: (g, ev) => g.controller(g.event(ev, EV.row)),
  source: (g, ev) => g.event(ev, EV.row),
})

const OBJECT = 0
const CARD = 1
const PAID = 2
const here = (g: Game): Player => g.controller(g.local(OBJECT))
const payable = (g: Game): string[] =>
  wordsOf(g, g.local(CARD), 'taboo').filter((cost) => canCover(g, here(g), costOf(readCost(cost))))

/** One of its costs may be paid; then it is placed wiped: (what lies on the stack). */
const resolveTaboo = procedure('resolveTaboo', 3, [
  step(
    '15.2.18',
    (g) => {
      g.setLocal(CARD, sourceOf(g, g.local(OBJECT)))
      if (g.local(CARD) === NONE) g.done()
    },
    'card',
  ),
  ask(
    '15.2.18',
    {
      offer(g, d) {
        const costs = payable(g)
        if (costs.length > 0) d.option(here(g), 'taboo.pay', ['no', ...costs]).about(g.local(CARD))
      },
      take(g, answer) {
        if (answer.key === 'no') return
        g.setLocal(PAID, 1)
        g.call(paySouls, here(g), costOf(readCost(answer.key)), g.local(CARD))
      },
    },
    'pay',
  ),
  step(
    '15.2.18',
    (g) => {
      if (g.local(PAID) === 1 && g.result >= 0)
        g.propose(enterBattlefield, g.local(CARD), here(g), atom.TURNED_FLAG)
    },
    'place',
  ),
])

// ── 昇華 ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const victims = (g: Game, player: Player, source: number): number[] => {
  const words = wordsOf(g, source, 'sublimation').map((word) => names.in(g.book).find(word))
  return g
    .objects(battlefield, player)
    .filter((row) => isUnit(g, row) && words.some((word) => word >= 0 && hasWord(g, namesOf, row, word)))
}
const victimReasons: readonly Requirement[] = [
  requirement('15.2.19.2', (g, player, row) => g.zoneOf(row) === g.zone(battlefield, player), {
    tells: tellPlace(battlefield),
  }),
  requirement('15.2.19.2', (g, player, row) => victims(g, player, sourceHere(g)).includes(row)),
]
const EVERYONE = 3

const pay = procedure('paySublimation', 4, [
  step('15.2.19', (g) => g.propose(show, sourceHere(g), EVERYONE), 'shown'),
  ask('15.2.19.2', {
    offer: (g, d) =>
      void d
        .choose(playerHere(g), 'sublimation.unit', victims(g, playerHere(g), sourceHere(g)), 1, 1)
        .because(victimReasons),
    take: (g, answer) => g.propose(sacrifice, answer.value),
  }),
  step('15.2.19', (g) => g.done(1), 'paid'),
])
const onto = procedure('sublimationOntoStack', 4, [
  step('15.2.19', (g) => g.propose(putOnStack, recordHere(g), SUBLIMATION, sourceHere(g)), 'onto the stack'),
])

/** Only from the hand and only in one's own turn (15.2.19.1). */
const inHand = rule(
  '15.2.19.1',
  (g: Game, player: Player): number[] => {
    const { sublimating } = handCards(g, player)
    // Mostly the list is empty: it is handed back as it is.
    return sublimating.length === 0
      ? sublimating
      : sublimating.filter((row) => wordsOf(g, row, 'sublimation').length > 0)
  },
  () => [] as number[],
)
export const sublimate: Action = machine.action({
  name: 'sublimate',
  title: { ja: '昇華', en: 'Sublimate' },
  requirements: [
    requirement('15.2.19.1', (g, player) => turnPlayer(g) === player),
    requirement('15.2.19.2', (g, player, source) => victims(g, player, source).length > 0),
  ],
  of: fromHand('15.2.19.1', (g, row) => wordsOf(g, row, 'sublimation').length > 0),
  sources: withPriority(inHand),
  perform: machine.procedure('sublimate', {
    begin: '15.2.19',
    stages: [
      { clause: '15.2.19', procedure: pay, rollback: '11.5.3' },
      { clause: '15.2.19', procedure: onto },
    ],
    complete: '15.2.19',
  }),
})

const resolveSublimation = procedure('resolveSublimation', 1, [
  step(
    '15.2.19',
    (g) => {
      const card = sourceOf(g, g.local(OBJECT))
      if (card !== NONE && g.inZone(card, hand)) g.propose(enterBattlefield, card, here(g), 0)
    },
    'place',
  ),
])

/** What carries out such an ability, by what it stands for; undefined for one with a text. */
export const ownAbility = (stands: number) =>
  stands === taboo.id + 1 ? resolveTaboo : stands === SUBLIMATION ? resolveSublimation : undefined
