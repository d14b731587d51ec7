import type { GameRules } from '@fudaba/kernel'
import * as k from '@fudaba/kernel/rules'

/** A test game that asks one question of every shape, first of P1, then of P2. */
const rulebook = {
  game: 'parade',
  name: { ja: '行列', en: 'Parade' },
  version: '1',
  clauses: {
    begin: { title: { ja: '札を配る', en: 'Cards are dealt' } },
    act: { title: { ja: '何かする', en: 'Do something' } },
    choose: { title: { ja: '選ぶ', en: 'Choose' } },
    option: { title: { ja: '答える', en: 'Answer' } },
    number: { title: { ja: '数える', en: 'Count' } },
    order: { title: { ja: '並べる', en: 'Put in order' } },
    arrange: { title: { ja: '分ける', en: 'Sort into places' } },
    distribute: { title: { ja: '割り振る', en: 'Give out' } },
    name: { title: { ja: '名指す', en: 'Name' } },
    end: { title: { ja: '終わる', en: 'It ends' } },
    concede: { title: { ja: '投了', en: 'Concede' } },
  },
  rulings: [],
} as const satisfies k.Rulebook

const book = new k.Book<keyof typeof rulebook.clauses>(rulebook)
const { step, ask, procedure } = book
book.mayConcede('concede')
book.openDecks = true

const own = { shared: false, ordered: true, sight: (): k.Sight => 'all' } as const
const deck = book.zone('deck', { ja: '山', en: 'Deck' }, { ...own, sight: () => 'none' })
const row = book.zone('row', { ja: '列', en: 'Row' }, own)
const done = book.ending('done')

const PLAYER = 0
const me = (g: k.Game): k.Player => g.local(PLAYER) as k.Player
const mine = (g: k.Game): number[] => g.objects(row, me(g))

const wave = book.action({
  name: 'wave',
  title: { ja: '手を振る', en: 'Wave' },
  requirements: [],
  sources: (g, player) => g.objects(row, player).slice(0, 2),
  perform: procedure('wave', 2, [step('act', () => undefined, 'waved')]),
})
const bow = book.action({
  name: 'bow',
  title: { ja: 'お辞儀', en: 'Bow' },
  requirements: [book.requirement('end', () => false)],
  perform: procedure('bow', 2, [step('act', () => undefined, 'bowed')]),
})

const round = procedure('round', 1, [
  ask('act', {
    offer(g, d) {
      d.act(me(g), 'ask.act', true)
      k.offerActions(g, d, me(g), [wave, bow])
    },
    take: () => undefined,
  }),
  ask('choose', {
    offer: (g, d) => void d.choose(me(g), 'ask.choose', mine(g), 2, 3),
    take: () => undefined,
  }),
  ask('option', { offer: (g, d) => void d.yesNo(me(g), 'ask.option'), take: () => undefined }),
  ask('number', { offer: (g, d) => void d.number(me(g), 'ask.number', 2, 7), take: () => undefined }),
  ask('order', {
    offer: (g, d) => void d.order(me(g), 'ask.order', mine(g).slice(0, 3)),
    take: () => undefined,
  }),
  ask('arrange', {
    offer(g, d) {
      const [a, b, ...rest] = mine(g)
      const bins = [a, b].map((value) => ({ value, min: 1, max: 2, ordered: false }))
      d.arrange(me(g), 'ask.arrange', rest, bins, 2)
    },
    take: () => undefined,
  }),
  ask('distribute', {
    offer: (g, d) => void d.distribute(me(g), 'ask.distribute', mine(g).slice(0, 3), 5, 1),
    take: () => undefined,
  }),
  ask('name', {
    offer: (g, d) => void d.name(me(g), 'ask.name', names),
    take: () => undefined,
  }),
])

const names = [
  'ume',
  'sakura',
  'fuji',
  'ayame',
  'botan',
  'hagi',
  'susuki',
  'kiku',
  'momiji',
  'yanagi',
  'kiri',
]

const play = procedure('play', 0, [
  step('begin', (g) => {
    for (const player of k.PLAYERS)
      for (const object of g.objects(deck, player))
        g.propose(book.verbs[k.VERB.move], object, g.zone(row, player), k.atom.BOTTOM, 0)
  }),
  step('begin', (g) => g.call(round, 0), 'first'),
  step('begin', (g) => g.call(round, 1), 'second'),
  step('end', (g) => g.propose(book.verbs[k.VERB.finish], 0, done)),
])

const cards = names.slice(0, 6).map((id) => ({ id }))

export const parade: GameRules = {
  name: 'parade',
  book: book as unknown as k.Book,
  settings: {},
  cards,
  cardId: (card) => (card as { id: string }).id,
  cardName: (card) => ({ ja: (card as { id: string }).id, en: (card as { id: string }).id }),
  players: () => 2,
  decks: [{ name: 'all', title: { ja: '全部', en: 'All' }, cards: cards.map((card) => card.id) }],
  defaultDecks: () => ['all', 'all'],
  checkDeck: () => [],
  begin(g, decks) {
    for (const player of k.PLAYERS)
      for (const def of decks[player]) k.atom.addCard(g, def, player, g.zone(deck, player))
    g.variable(k.Var.turn, 1)
    g.call(play)
  },
  decisionBound: 100,
  describe: () => ({}),
  facts: () => ({}),
  table: {
    messages: {
      'ask.act': { ja: '手を振るか', en: 'Wave?' },
      'ask.choose': { ja: '選ぶ', en: 'Choose' },
      'ask.option': { ja: 'はいかいいえ', en: 'Yes or no?' },
      'ask.number': { ja: 'いくつ', en: 'How many?' },
      'ask.order': { ja: '順番', en: 'In which order?' },
      'ask.arrange': { ja: '分ける', en: 'Sort them' },
      'ask.distribute': { ja: '割り振る', en: 'Give out' },
      'ask.name': { ja: '花の名', en: 'Name a flower' },
      'kind.card': { ja: '札', en: 'card' },
      'option.yes': { ja: 'はい', en: 'Yes' },
      'option.no': { ja: 'いいえ', en: 'No' },
      'ending.done': { ja: 'おしまい', en: 'that is all' },
      'ending.concession': { ja: '投了', en: 'conceded' },
    },
    layout: {
      columns: 6,
      rows: 1,
      slots: [
        { zone: 'row', area: [0, 0, 5, 1], shape: 'row' },
        { zone: 'deck', area: [5, 0, 1, 1], shape: 'pile' },
      ],
    },
  },
  ai: { evaluate: () => 0 },
}
