import { type Game, NONE, type Player, queue } from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, rule, step } from '../book.ts'
import { printed } from '../board/cards.ts'
import { isLegacy, namesakes, otherLegacies } from '../board/icons.ts'
import { checkWithBurst } from '../text/nodes/terms.ts'
import { chronoCheck } from '../changes/verbs.ts'
import { chronoYard } from '../board/zones.ts'
import { texts, textOf } from './texts.ts'

/** クロノチェック and クロノバースト (15.1.14, 15.3.2): called with the player. */

const PLAYER = 0
const CARD = 1
const playerHere = (g: Game): Player => g.local(PLAYER) as Player

/** CB発動の宣言: what was declared waits to go onto the stack (15.3.2.2.6). */
const burst = book.abilityTrigger('15.3.2.2.6', 'chrono burst', { on: [], when: () => false })

/** That it was declared is told: the other player sees only what comes of it. */
const declared = book.change('chronoBurst', (g, row, player) => void g.emit(g.verbNow, row, player))

const hasIcon = rule(
  '5.4.2',
  (g: Game, row: number): boolean => printed(g, g.cardOf(row)).burst !== undefined,
  () => false,
)
/** Whether the chance is given at all: something to choose (15.3.2.2.1), room for the card itself (…2.2, …2.3). */
const canChoose = rule(
  '15.3.2.2.1',
  (g: Game, row: number): boolean => {
    const program = textOf(g.book, printed(g, g.cardOf(row))).burst
    return program === NONE || texts.targetsExist(g, program, row)
  },
  () => true,
)
const placesItself = (g: Game, row: number): boolean => printed(g, g.cardOf(row)).burst?.placesItself === true
const roomForLegacy = rule(
  '15.3.2.2.2',
  (g: Game, row: number, player: Player): boolean =>
    !placesItself(g, row) || !isLegacy(g, row) || otherLegacies(g, player, row).length === 0,
  () => true,
)
const roomForEpic = rule(
  '15.3.2.2.3',
  (g: Game, row: number, player: Player): boolean =>
    !placesItself(g, row) || namesakes(g, player, row).length === 0,
  () => true,
)
/** The chance comes with a chrono check (15.3.2.2), for a card that lies in the CA yard (11.4.5). */
const comesWithCheck = fact('15.3.2.2', true, false)
const isValid = rule(
  '11.4.5',
  (g: Game, row: number): boolean => g.inZone(row, chronoYard),
  () => false,
)
/** Declared, it triggers (15.3.2.2.6); not declared, it does not (15.3.2.2.5). */
const triggers = fact('15.3.2.2.6', true, false)
const triggersAnyway = fact('15.3.2.2.5', false, true, '15.3.2.2')

export const makeCheck = procedure('makeCheck', 2, [
  step('15.1.14', (g) => g.propose(chronoCheck, playerHere(g)), 'check'),
  step(
    '15.1.14',
    (g) => {
      g.setLocal(CARD, g.result + 1)
      if (g.result === NONE) g.done()
    },
    'checked',
  ),
  ask('15.3.2.2.4', {
    offer(g, d) {
      const card = g.local(CARD) - 1
      const given =
        comesWithCheck() &&
        hasIcon(g, card) &&
        isValid(g, card) &&
        canChoose(g, card) &&
        roomForLegacy(g, card, playerHere(g)) &&
        roomForEpic(g, card, playerHere(g))
      if (given) d.yesNo(playerHere(g), 'chrono.burst').about(card)
    },
    take(g, answer) {
      const card = g.local(CARD) - 1
      if (answer.yes) g.propose(declared, card, playerHere(g))
      if (answer.yes ? triggers() : triggersAnyway())
        queue(g, burst.id, playerHere(g), card, g.id(card), 0, 0, 0)
    },
  }),
])
checkWithBurst.fill(makeCheck)

/** The trigger that stands for a burst, and what it does. */
export const isBurst = (trigger: number): boolean => trigger === burst.id
