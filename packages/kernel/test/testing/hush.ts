import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  Var,
  atom,
  beginPlay,
  endPlay,
  opponent,
} from '@fudaba/kernel/rules'
import { type GameRules, Match, Random, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { bookOf, words } from './table.ts'

/**
 * A game of secrets. A turn: draw, then do one thing: play a card openly, lay one face down, hide one at the bottom
 * of the deck, show one, turn one of yours up, look at the top, dig in the discard pile, duel. It ends with a deck.
 */
const book = bookOf(
  'hush',
  'start turn draw act play lay hide show turn-up look dig duel pick where next concede'.split(' '),
)

export const deck = book.zone('deck', words('deck'), { shared: false, ordered: true, sight: () => 'none' })
export const hand = book.zone('hand', words('hand'), { shared: false, ordered: false, sight: () => 'owner' })
export const table = book.zone('table', words('table'), {
  shared: false,
  ordered: false,
  sight: () => 'face',
  remember: true,
})
export const discard = book.zone('discard', words('discard'), {
  shared: false,
  ordered: true,
  sight: () => 'top',
})
book.concession = book.switches.declare('concede', 'step', 'concede')
const points = book.counter('points')
const beats = book.relation('beats')
const stopped = book.ending('no cards left')
const verb = book.kernelVerb

const DECIDER = 0
const SOURCE = 1
const me = (g: Game): Player => g.local(DECIDER) as Player
const my = (g: Game, zone: typeof deck): number => g.zone(zone, me(g))

/** Chooses a card of one's hand, then does something with it; up to the choice it can be taken back. */
const withCard = (name: 'play' | 'lay' | 'hide' | 'show', then: (g: Game, row: number) => void) =>
  book.procedure(name, 2, [
    book.step('pick', (g) => beginPlay(g, me(g)), 'begin'),
    book.ask('pick', {
      offer: (g, d) => void d.choose(me(g), 'which', g.objects(hand, me(g)), 1, 1),
      take: (g, a) => g.setLocal(SOURCE, a.value),
    }),
    book.ask('where', {
      offer: (g, d) => void d.yesNo(me(g), 'sure'),
      take: (g, a) => {
        if (a.yes) then(g, g.local(SOURCE))
      },
    }),
    book.step(name, (g) => endPlay(g), 'end'),
  ])

const play = withCard('play', (g, row) => g.propose(verb('move'), row, my(g, table), atom.BOTTOM, 0))
const lay = withCard('lay', (g, row) =>
  g.propose(verb('move'), row, my(g, table), atom.BOTTOM, atom.FACE_DOWN_FLAG),
)
const hide = withCard('hide', (g, row) => g.propose(verb('move'), row, my(g, deck), atom.BOTTOM, 0))
const show = withCard('show', (g, row) => g.propose(verb('show'), row, 3))

const turnUp = book.procedure('turn-up', 2, [
  book.step('turn-up', (g) => {
    g.propose(verb('flip'), g.local(SOURCE), 0)
    g.propose(verb('count'), me(g), points, 1)
  }),
])

/** Looks at two cards of the own deck and says in which order they lie. */
const look = book.procedure('look', 2, [
  book.step('look', (g) => {
    for (const row of g.objects(deck, me(g)).slice(0, 2)) g.propose(verb('show'), row, 1 << me(g))
  }),
  book.ask('look', {
    offer: (g, d) => void d.order(me(g), 'top first', g.objects(deck, me(g)).slice(0, 2)),
    take: (g, a) => {
      for (const row of a.values.toReversed()) g.propose(verb('move'), row, my(g, deck), atom.TOP, 0)
    },
  }),
])

/** Shuffles the discard pile into the deck. */
const dig = book.procedure('dig', 2, [
  book.step('dig', (g) => {
    for (const row of g.objects(discard, me(g))) g.propose(verb('move'), row, my(g, deck), atom.BOTTOM, 0)
    g.propose(verb('shuffle'), my(g, deck))
  }),
])

/** Names a number; a card of the other's hand, taken blindly, is discarded; he who named it gets the points. */
const duel = book.procedure('duel', 4, [
  book.ask('duel', {
    offer: (g, d) => void d.number(me(g), 'how high', 1, 6),
    take: (g, a) => g.setLocal(2, a.value),
  }),
  book.step(
    'duel',
    (g) => {
      const rows = g.objects(hand, opponent(me(g)))
      if (rows.length === 0) return g.done()
      const row = rows[g.random(rows.length)]
      g.setLocal(3, Number(g.face(row)))
      g.propose(verb('move'), row, g.zone(discard, opponent(me(g))), atom.TOP, 0)
    },
    'blindly',
  ),
  book.step(
    'duel',
    (g) => {
      if (g.local(3) !== g.local(2)) return
      g.propose(verb('count'), me(g), points, 3)
      const [one, two] = PLAYERS.map((p) => g.objects(table, p)[0])
      if (one !== undefined && two !== undefined) g.propose(verb('relate'), beats.id, one, two, 1)
    },
    'hit',
  ),
])

const action = (name: string, perform: typeof dig, sources?: (g: Game, player: Player) => number[]) =>
  book.action({ name, title: words(name), requirements: [], sources, perform })
const withHand = [action('play', play), action('lay', lay), action('hide', hide), action('show', show)]
const faceDown = (g: Game, p: Player): number[] => g.objects(table, p).filter((row) => g.faceDown(row))
const turn = action('turn-up', turnUp, faceDown)
const bare = [action('look', look), action('dig', dig), action('duel', duel)]

const turns = book.procedure('turns', 1, [
  book.step('draw', (g) => {
    const top = g.top(deck, me(g))
    if (top === NONE || g.get(Var.turn) > 30) return g.propose(verb('finish'), winner(g), stopped)
    g.variable(Var.turn, g.get(Var.turn) + 1)
    g.propose(verb('move'), top, my(g, hand), atom.BOTTOM, 0)
  }),
  book.ask('act', {
    offer: (g, d) => {
      d.act(me(g), 'your turn', true)
      if (g.count(hand, me(g)) > 0) for (const a of withHand) d.action(a.id, NONE)
      for (const row of faceDown(g, me(g))) d.action(turn.id, row)
      for (const a of bare) d.action(a.id, NONE)
    },
    take: (g, a) => {
      if (!a.passed) g.call(book.actions[a.value].perform, me(g), a.source)
    },
  }),
  book.step('next', (g) => {
    g.setLocal(DECIDER, opponent(me(g)))
    g.goto('draw')
  }),
])

function winner(g: Game): number {
  const [one, two] = PLAYERS.map((p) => g.counter(points, p))
  return one === two ? NONE : one > two ? 0 : 1
}

const LIST = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
const ids = LIST.map(String)

export const hush: GameRules<number> = {
  name: 'hush',
  book,
  settings: {},
  cards: [1, 2, 3, 4, 5, 6],
  cardId: String,
  cardName: (card) => words(String(card)),
  players: () => 2,
  decks: [
    { name: 'even', title: words('even'), cards: ids },
    { name: 'low', title: words('low'), cards: ids.slice(0, 8) },
  ],
  defaultDecks: () => ['even', 'even'],
  checkDeck: (cards) =>
    cards.length > 0 ? [] : [{ clause: 'start', message: words('an empty deck'), cards: [] }],
  begin: (g, decks) => {
    for (const p of PLAYERS) for (const def of decks[p]) atom.addCard(g, def, p, g.zone(deck, p))
    for (const p of PLAYERS) {
      atom.shuffle(g, g.zone(deck, p))
      for (let i = 0; i < 3; i++) atom.move(g, g.top(deck, p), g.zone(hand, p), atom.BOTTOM, 0)
    }
    g.call(turns, 0)
  },
  decisionBound: 500,
  describe: (g, row) => ({ number: Number(g.face(row)) }),
  facts: (g) => ({ 'points P1': g.counter(points, 0), 'points P2': g.counter(points, 1) }),
  prior: () => LIST.map((n) => n - 1),
  table: { messages: {}, layout: { columns: 1, rows: 1, slots: [] } },
  ai: { evaluate: () => 0 },
}

/** Plays at random; `visit` sees every decision, and the end. */
export function playHush(seed: number, visit: (match: Match) => void, stop = Infinity): Match {
  const match = new Match({ rules: hush, seed })
  const random = new Random(`hush ${seed}`)
  for (let i = 0; i < stop && !match.game.over; i++) {
    visit(match)
    const d = match.decision!
    if (d.cancellable && random.below(6) === 0) match.cancel(d.player)
    else
      match.answer(
        d.player,
        idsFor(
          d,
          randomAnswer(match.game.offer, (n) => random.below(n)),
        ),
      )
  }
  visit(match)
  return match
}
