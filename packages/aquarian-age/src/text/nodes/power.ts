import { type Game, type Player, RelationCell } from '@fudaba/kernel/rules'
import type { Effect, GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { MENTAL, dealDamage } from '../../changes/damage.ts'
import { judge } from '../../changes/judgement.ts'
import { ask, procedure, rule } from '../../book.ts'
import { powerOf } from '../../board/setOn.ts'
import { createCharacter } from '../../changes/createdCharacters.ts'
import { chargePower, discard, sendPower, toHand } from '../../changes/moving.ts'
import { paidWith } from '../../changes/paying.ts'
import { configOf } from '../../board/config.ts'
import { deck, discardPile } from '../../board/zones.ts'

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
  const rows = all.map((r) => g.relation(r, RelationCell.b))
  return stillThere(
    g,
    rows,
    all.map((r) => g.relation(r, RelationCell.bId)),
  )
    ? rows
    : []
}

/** Whoever has the text says which power cards it is about (12-4). */
/** (player, character, how many, whether into the hand). */
const dropPower = procedure('dropPower', 4, [
  ask('12-4', {
    offer(g, d) {
      const row = g.local(1)
      const cards = powerOf(g, row)
      const n = Math.min(g.local(2), cards.length)
      const label = g.local(3) === 1 ? 'power.return' : 'power.lose'
      if (n > 0) d.choose(g.local(0) as Player, label, cards, n, n).about(row)
    },
    take(g, answer) {
      for (const card of answer.values)
        if (g.local(3) === 1) g.propose(toHand, card)
        else g.propose(discard, card, 0, g.id(card))
    },
  }),
])

type Selected = Extract<Extract<Effect, { kind: 'search' }>['what'], { kind: 'selection' }>
const isOfDeck = ({ of }: Selected): boolean =>
  of?.features.some((each) => each.kind === 'zone' && each.zone === 'deck') === true

export const powerNodes = {
  'aquarian-age.lose-power': {
    compile(tools, { amount, to }) {
      const count = tools.amount(amount)
      const back = to === 'hand' ? 1 : 0
      return {
        run(g, c, rows) {
          if (rows.length > 0) g.call(dropPower, c.controller, rows[0], count(g, c), back)
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
    compile(tools, { who, amount, mental }) {
      const points = tools.amount(amount)
      return {
        run(g, c) {
          if (mental === true && configOf(g).mentalAttackOnPlayer !== 'damageJudgement') return
          judge(g, tools.players(g, c, who), points(g, c))
        },
      }
    },
  },
  'aquarian-age.see-hand': {
    means: ({ who }): Effect => ({
      kind: 'look',
      from: { whose: who, zone: 'hand' },
      quantity: { kind: 'all' },
    }),
  },
  'aquarian-age.mill': {
    compile(tools, { amount, whose }) {
      const count = tools.amount(amount)
      return {
        run(g, c) {
          const players = whose === undefined ? [c.actor as Player] : tools.players(g, c, whose)
          for (const player of players)
            for (const row of g.objects(deck, player).slice(0, count(g, c)))
              g.propose(discard, row, 0, g.id(row))
        },
      }
    },
  },
  // From the deck it is looked for; from anywhere else it is taken.
  'aquarian-age.fetch': {
    means({ what }) {
      const hand = (it: typeof what): Effect => ({
        kind: 'move',
        what: it,
        verb: 'add',
        to: { zone: 'hand' },
      })
      if (what.kind !== 'selection' || !isOfDeck(what)) return hand(what)
      return {
        kind: 'sequence',
        steps: [{ kind: 'search', what }, hand({ kind: 'reference', to: 'it' })],
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
          g.propose(createCharacter, card, c.controller as Player, values, c.source)
        },
      }
    },
  },
} satisfies NonNullable<GameNodes['effects']>
