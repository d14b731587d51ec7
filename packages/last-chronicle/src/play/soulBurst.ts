import { EV, type Game, NONE, type Player, Pending, dropPending, pendingValue } from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, rule, step } from '../book.ts'
import { type ChronicleCard, printed } from '../board/cards.ts'
import { isLegacy, namesakes, otherLegacies } from '../board/icons.ts'
import { FREE, MOST, costOf, hasX, plus, readCost } from '../board/soulCost.ts'
import { canCover } from '../board/soulPool.ts'
import { soulYard } from '../board/zones.ts'
import { textOf, texts } from './texts.ts'

/** ソウルバースト (15.2.10): a card put into the soul yard gives the chance to pay and use its text. */

const burstOf = (g: Game, row: number): ChronicleCard['soulBurst'] =>
  g.cardOf(row) === NONE ? undefined : printed(g, g.cardOf(row)).soulBurst

/** Something to choose (15.2.10.3.1), and room for the card if it places itself (15.2.10.3.2, 15.2.10.3.3). */
const canChoose = rule(
  '15.2.10.3.1',
  (g: Game, row: number): boolean => {
    const program = textOf(g.book, printed(g, g.cardOf(row))).soulBurst
    return program === NONE || texts.targetsExist(g, program, row)
  },
  () => true,
)
const placesItself = (g: Game, row: number): boolean => burstOf(g, row)?.placesItself === true
const roomForLegacy = rule(
  '15.2.10.3.2',
  (g: Game, row: number): boolean =>
    !placesItself(g, row) || !isLegacy(g, row) || otherLegacies(g, g.controller(row), row).length === 0,
  () => true,
)
const roomForEpic = rule(
  '15.2.10.3.3',
  (g: Game, row: number): boolean =>
    !placesItself(g, row) || namesakes(g, g.controller(row), row).length === 0,
  () => true,
)
/** Its cost, with X as chosen. */
export const costOfBurst = (g: Game, row: number, x = 0): number =>
  plus(costOf(readCost(burstOf(g, row)?.cost ?? '0')), FREE, x)
/** The greatest X that its player can pay for; NONE if it has none. */
export function mostForBurst(g: Game, row: number, player: Player): number {
  if (!hasX(burstOf(g, row)?.cost ?? '')) return NONE
  let x = 0
  while (x < MOST && canCover(g, player, costOfBurst(g, row, x + 1))) x++
  return x
}

/** The chance waits until the next time anyone would get priority (15.2.10.3). */
const chance = book.trigger('15.2.10.3', 'soul burst', {
  on: [book.kernelVerb('move')],
  when: (g, ev) =>
    g.event(ev, EV.to) >= 0 &&
    g.zoneDef(g.event(ev, EV.to)) === soulYard &&
    burstOf(g, g.event(ev, EV.row)) !== undefined,
  player: (g, ev) => g.controller(g.event(ev, EV.row)),
  source: (g, ev) => g.event(ev, EV.row),
})
export const isSoulBurst = (trigger: number): boolean => trigger === chance.id

const LOCAL = { player: 0, queued: 1, source: 2, declared: 3 } as const
const playerHere = (g: Game): Player => g.local(LOCAL.player) as Player
const source = (g: Game): number => g.local(LOCAL.source)
/** Declared, it triggers (15.2.10.3.6); not declared, it does not (15.2.10.3.5). */
const triggers = fact('15.2.10.3.6', true, false)
const triggersAnyway = fact('15.2.10.3.5', false, true, '15.2.10.3.6')

/** Asks whether to burst: (player, its place in the queue). Negative: nothing comes of it. */
export const declareBurst = procedure('declareBurst', 4, [
  step(
    '15.2.10',
    (g) => g.setLocal(LOCAL.source, pendingValue(g, g.local(LOCAL.queued), Pending.source)),
    'source',
  ),
  ask('15.2.10.3.4', {
    offer(g, d) {
      const row = source(g)
      const given =
        g.inZone(row, soulYard) &&
        canChoose(g, row) &&
        roomForLegacy(g, row) &&
        roomForEpic(g, row) &&
        canCover(g, playerHere(g), costOfBurst(g, row))
      if (given) d.yesNo(playerHere(g), 'souls.burst').about(row)
    },
    take: (g, answer) => g.setLocal(LOCAL.declared, (answer.yes ? triggers() : triggersAnyway()) ? 1 : 0),
  }),
  step(
    '15.2.10',
    (g) => {
      if (g.local(LOCAL.declared) === 1) return
      dropPending(g, g.local(LOCAL.queued))
      g.done(NONE)
    },
    'declared',
  ),
  step('15.2.10', (g) => g.done(1), 'goes on'),
])

/** What it does: the text of the card, which is its source (15.2.10.4). */
export const burstText = (g: Game, row: number): number => textOf(g.book, printed(g, g.cardOf(row))).soulBurst
export const burstSource = rule(
  '15.2.10.4',
  (row: number): number => row,
  () => NONE,
)
