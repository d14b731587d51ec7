import { type Game, PLAYERS, type Player, VERB, atom, opponent } from '@fudaba/kernel'
import { ask, book, change, fact, procedure, step } from './book.ts'
import { bond, initiative, initiativeIs } from './state.ts'
import { turns } from './turn.ts'
import { deck, hand } from './zones.ts'

/** ゲームの準備 (603). */

const CHOOSER = 0
const STARTING_BOND = 40
const HAND = 4

const setBond = change('setBond', (g, player) => atom.count(g, player as Player, bond, startingBond()))
const startingBond = fact('base.2.1.1', STARTING_BOND, 0)
const takeTop = change('takeTop', (g, player) =>
  atom.move(g, g.top(deck, player as Player), g.zone(hand, player as Player), atom.BOTTOM, 0),
)
const putUnder = change('putUnder', (g, row, player) =>
  atom.move(g, row, g.zone(deck, player as Player), atom.BOTTOM, 0),
)

const mulligan = (who: (g: Game) => Player) => ({
  offer(g: Game, d: Parameters<Parameters<typeof ask>[1]['offer']>[1]) {
    const cards = g.objects(hand, who(g))
    d.choose(who(g), 'setup.mulligan', cards, 0, cards.length)
    // The owner decides in which order they go under the deck (502.4).
    d.ordered = true
  },
  take(g: Game, answer: Parameters<Parameters<typeof ask>[1]['take']>[1]) {
    for (const row of answer.values) g.propose(putUnder, row, who(g))
    for (let i = 0; i < answer.values.length; i++) g.propose(takeTop, who(g))
  },
})

export const start = procedure('start', 1, [
  step('603.1', (g) => {
    for (const player of PLAYERS) g.propose(setBond, player)
  }),
  step('603.1a', (g) => g.setLocal(CHOOSER, g.random(2)), 'chance picks a player'),
  ask(
    '603.1a',
    {
      offer: (g, d) => void d.choose(g.local(CHOOSER) as Player, 'setup.initiative', [0, 1], 1, 1, 'player'),
      take: (g, answer) => g.variable(initiativeIs, answer.value),
    },
    'who decides the initiative',
  ),
  step('603.1b', (g) => {
    for (const player of PLAYERS) g.propose(book.verbs[VERB.shuffle], g.zone(deck, player))
  }),
  step('603.1c', (g) => {
    for (const player of PLAYERS) for (let i = 0; i < HAND; i++) g.propose(takeTop, player)
  }),
  ask('603.1d', mulligan(initiative), 'the initiative player exchanges'),
  ask('603.1d', mulligan((g) => opponent(initiative(g))), 'the other exchanges'),
  step('603.1e', (g) => g.call(turns)),
])

export function begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void {
  for (const player of PLAYERS) for (const def of decks[player]) atom.addCard(g, def, player, g.zone(deck, player))
  g.call(start)
}
