import type { DeckProblem, GameRules } from '@fudaba/kernel'
import * as k from '@fudaba/kernel/rules'
import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  Var,
  scoreFor,
  atom,
  opponent,
  playerName,
} from '@fudaba/kernel/rules'
import { type PierClause, rulebook } from '../rulebook/index.ts'
import { type Lantern, cards, layout, messages, starter } from './cards.ts'

// ── where things lie ───────────────────────────────────────────────────────────────────────────────────────────
const book = new k.Book<PierClause>(rulebook)
const { step, ask, procedure, change, fact, rule } = book
book.mayConcede('4.3')
// By 1.1 every deck is the same, so both players know what is in both.
book.openDecks = true

const own = { shared: false, ordered: false } as const
const forNobody = fact<k.Sight>('1.5', 'none', 'all')
const forItsOwner = fact<k.Sight>('1.4', 'owner', 'all')
const deck = book.zone('deck', { ja: 'デッキ', en: 'Deck' }, { ...own, ordered: true, sight: forNobody })
const hand = book.zone('hand', { ja: '手札', en: 'Hand' }, { ...own, sight: forItsOwner })
const pier = book.zone('pier', { ja: '桟橋', en: 'Pier' }, { ...own, sight: () => 'all' })
const water = book.zone('water', { ja: '水面', en: 'Water' }, { ...own, sight: () => 'all' })

const printed = (g: Game, row: number): Lantern => g.face(row) as Lantern

// ── light ──────────────────────────────────────────────────────────────────────────────────────────────────────
/** 明かり: what a lantern gives, with the moons that shine on it. */
export const light = book.characteristic(
  'light',
  { ja: '明かり', en: 'Light' },
  (g, row) => printed(g, row).light,
)

/** In force as long as the moon is on a pier: the kernel finds it there and forgets it when it leaves. */
const moonlight = book.effect('3.2', 'moonlight', {
  layer: 0,
  of: light,
  affects: (g, effect, row) =>
    g.inZone(row, pier) &&
    g.controller(row) === g.effect(effect, k.EffectCell.controller) &&
    row !== g.effect(effect, k.EffectCell.source),
  modify: (_g, _effect, _row, value) => value + 1,
})
const moon = book.ability('3.2', 'moon', { effects: [moonlight] })
book.printedAbilities([pier], (g, row) => (printed(g, row).id === 'moon' ? [moon.id] : []))

const brightness = (g: Game, player: Player): number =>
  g.objects(pier, player).reduce((sum, row) => sum + g.value(light, row), 0)

// ── changes ────────────────────────────────────────────────────────────────────────────────────────────────────
const draw = change('draw', (g, player) => {
  const top = g.top(deck, player as Player)
  if (top !== NONE) atom.move(g, top, g.zone(hand, player as Player), atom.BOTTOM, 0)
})
const setAlight = change('setAlight', (g, player, row) =>
  atom.move(g, row, g.zone(pier, player as Player), atom.BOTTOM, 0),
)
const putOut = change('putOut', (g, row) => atom.move(g, row, g.zone(water, g.owner(row)), atom.BOTTOM, 0))

const whose = book.variable('turnPlayer')
const turnPlayer = (g: Game): Player => g.get(whose) as Player
const beginTurn = change('beginTurn', (g, player) => {
  g.variable(whose, player)
  g.variable(Var.turn, g.get(Var.turn) + 1)
  g.emit(g.verbNow, NONE, player, g.get(Var.turn))
})

/** 突風: waits in the queue until the turn has come to it. */
book.trigger('3.3', 'gust', {
  on: [book.kernelVerb('move')],
  when: (g, ev) => g.inZone(g.event(ev, k.EV.row), pier) && printed(g, g.event(ev, k.EV.row)).id === 'gust',
  player: (g, ev) => g.event(ev, k.EV.player) as Player,
})

// ── a turn ─────────────────────────────────────────────────────────────────────────────────────────────────────
const lightOne: k.Action = book.action({
  name: 'light',
  title: { ja: '灯す', en: 'Light a lantern' },
  requirements: [book.requirement('2.3', (g, player) => g.count(pier, player) < 5)],
  sources: (g, player) => g.objects(hand, player),
  perform: procedure('light', 2, [
    step('2.2', (g) => g.propose(setAlight, g.local(0), g.local(1)), 'set alight'),
  ]),
})

const bright = book.ending('bright')
const dusk = book.ending('dusk')
const nextPlayer = rule('2.4', (g: Game) => opponent(turnPlayer(g)), turnPlayer)

const shuffle = book.kernelVerb('shuffle')

/** The whole game: set-up, then turn after turn, in the order of the rulebook. */
const play = procedure('play', 0, [
  step('1.2', (g) => PLAYERS.forEach((player) => g.propose(shuffle, g.zone(deck, player)))),
  step('1.3', (g) => PLAYERS.forEach((player) => [1, 2, 3].forEach(() => g.propose(draw, player)))),
  step('2.1', (g) => g.propose(draw, turnPlayer(g)), 'draw'),
  ask('2.2', {
    offer(g, d) {
      d.act(turnPlayer(g), 'turn.light', true)
      k.offerActions(g, d, turnPlayer(g), [lightOne])
    },
    take(g, answer) {
      if (!answer.passed) g.call(lightOne.perform, turnPlayer(g), answer.source)
    },
  }),
  ask('3.4', {
    offer(g, d) {
      const [gust] = k.pending(g)
      if (gust === undefined) return
      const player = k.pendingValue(g, gust, k.Pending.player) as Player
      d.choose(player, 'gust.target', g.objects(pier, opponent(player)), 1, 1)
    },
    take(g, answer) {
      k.dropPending(g, k.pending(g)[0])
      for (const row of answer.values) g.propose(putOut, row)
    },
  }),
  step('4.1', (g) => {
    const winner = PLAYERS.find((player) => brightness(g, player) >= 12)
    if (winner !== undefined) g.propose(book.kernelVerb('finish'), winner, bright)
  }),
  step('4.2', (g) => {
    if (g.get(Var.turn) < 20) return
    const ahead = brightness(g, 0) - brightness(g, 1)
    g.propose(book.kernelVerb('finish'), ahead === 0 ? NONE : ahead > 0 ? 0 : 1, dusk)
  }),
  // The way round stands under the clause with which every turn begins.
  step('2.1', (g) => g.propose(beginTurn, nextPlayer(g)), 'next turn'),
  step('2.1', (g) => g.goto('draw'), 'again'),
])

// ── what the kernel and the tables ask for ─────────────────────────────────────────────────────────────────────
const twoOfEach = fact('1.1', true, false)

function checkDeck(list: readonly Lantern[]): DeckProblem[] {
  const inOrder = (ids: readonly string[]): string => [...ids].sort().join()
  if (!twoOfEach() || inOrder(list.map((card) => card.id)) === inOrder(starter)) return []
  const message = { ja: '6種2枚ずつではない', en: 'not two copies of each card' }
  return [{ clause: '1.1', message, cards: [] }]
}

/** Positions: a turn after its draw, or the decks before anything has happened. */
const position: k.PositionHooks = {
  at: {
    turn(g, board) {
      g.variable(whose, board.turnPlayer === 'P2' ? 1 : 0)
      k.enterAt(g, play, '2.2')
    },
    setup: (g) => g.call(play),
  },
}

export const lanternPier: GameRules<Lantern> = {
  name: rulebook.game,
  // Declarations take this game's clause ids only; readers of the book take any.
  book: book as unknown as k.Book,
  settings: {},
  cards,
  cardId: (card) => card.id,
  cardName: (card) => ({ ja: card.ja, en: card.id }),
  players: () => 2,
  decks: [{ name: 'starter', title: { ja: '基本', en: 'Starter' }, cards: starter }],
  defaultDecks: () => ['starter', 'starter'],
  checkDeck,
  begin(g, decks) {
    for (const player of PLAYERS)
      for (const def of decks[player]) atom.addCard(g, def, player, g.zone(deck, player))
    g.variable(Var.turn, 1)
    g.call(play)
  },
  decisionBound: 100,
  describe: (g, row): Record<string, number> => (g.inZone(row, pier) ? { light: g.value(light, row) } : {}),
  facts: (g) => ({ turnPlayer: playerName(turnPlayer(g)) }),
  position,
  table: { messages, layout },
  ai: {
    evaluate: (g, player) =>
      scoreFor(g, player, (_g, who) =>
        g.objects(pier, who).reduce((sum, row) => sum + g.value(light, row), 0),
      ),
  },
}
