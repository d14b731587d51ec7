import { type Game, type OwnNodes, type Player, R } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { MENTAL, dealDamage } from '../damage.ts'
import { damageJudgement } from '../judgement.ts'
import { ask, procedure, rule } from '../book.ts'
import { powerOf } from '../borne.ts'
import { makeCharacter } from '../made.ts'
import { chargePower, discard, sendPower, toHand } from '../moving.ts'
import { paidWith } from '../paying.ts'
import { discardPile } from '../zones.ts'

/** Damage, judgements, and power cards that texts set or take. */

/** The cards that paid lie in the discard pile; if they moved on, nothing comes of them (20-1). */
const stillThere = rule(
  '20-1',
  (g: Game, cards: readonly number[], ids: readonly number[]): boolean =>
    cards.every((row, i) => g.same(row, ids[i]) && g.inZone(row, discardPile)),
  () => true,
)
/** The cards that paid for what is being resolved; none if some of them are gone. */
function paidCards(g: Game, record: number): number[] {
  const all = g.relations(paidWith, record)
  const rows = all.map((r) => g.relation(r, R.b))
  return stillThere(
    g,
    rows,
    all.map((r) => g.relation(r, R.bId)),
  )
    ? rows
    : []
}

/** Whoever has the text says which power cards it is about (12-4). */
const whoSays = rule(
  '12-4',
  (_g: Game, player: Player, _row: number): Player => player,
  (g: Game, _player: Player, row: number): Player => g.controller(row),
)
/** (player, character, how many). */
const dropPower = procedure('dropPower', 3, [
  ask('12-4', {
    offer(g, d) {
      const row = g.local(1)
      const cards = powerOf(g, row)
      const n = Math.min(g.local(2), cards.length)
      if (n > 0) d.choose(whoSays(g, g.local(0) as Player, row), 'power.lose', cards, n, n).about(row)
    },
    take(g, answer) {
      for (const card of answer.values) g.propose(discard, card, 0, g.id(card))
    },
  }),
])

export const powerNodes = {
  'aquarian-age.lose-power': {
    compile(tools, { amount }) {
      const count = tools.amount(amount)
      return {
        run(g, c, rows) {
          if (rows.length > 0) g.call(dropPower, c.controller, rows[0], count(g, c))
        },
      }
    },
  },
  'aquarian-age.damage': {
    compile(tools, { amount, mental }) {
      const points = tools.amount(amount)
      return {
        run(g, c, rows) {
          const bits = mental === true ? MENTAL : 0
          for (const row of rows) g.propose(dealDamage, row, points(g, c), bits, c.source)
        },
      }
    },
  },
  'aquarian-age.judge': {
    compile(tools, { who, amount }) {
      const points = tools.amount(amount)
      return {
        run(g, c) {
          const [player] = tools.players(g, c, who)
          g.call(damageJudgement, player, points(g, c))
        },
      }
    },
  },
  'aquarian-age.set-power': {
    compile(tools, { from, amount }) {
      const count = tools.amount(amount)
      return {
        run(g, c, rows) {
          for (const character of rows) {
            const n = count(g, c)
            if (from === 'deck') for (let i = 0; i < n; i++) g.propose(chargePower, character, 1)
            const cards =
              from === 'paid'
                ? paidCards(g, c.record)
                : from === 'discard'
                  ? g.objects(discardPile, c.controller)
                  : []
            for (const card of cards.slice(0, n)) g.propose(sendPower, card, character)
          }
        },
      }
    },
  },
  'aquarian-age.take-back': {
    run(g, c) {
      for (const row of paidCards(g, c.record)) g.propose(toHand, row)
    },
  },
  'aquarian-age.make': {
    compile(tools, node) {
      const [mind, attack, endurance] = [node.mind, node.attack, node.endurance].map((amount) =>
        tools.amount(amount),
      )
      return {
        run(g, c) {
          const [card] = paidCards(g, c.record)
          if (card === undefined) return
          const values = (mind(g, c) << 16) | (attack(g, c) << 8) | endurance(g, c)
          g.propose(makeCharacter, card, c.controller as Player, values, c.source)
        },
      }
    },
  },
} satisfies NonNullable<OwnNodes['effects']>
