import type { GameRules } from '@fudaba/kernel'
import {
  type Book,
  EffectCell,
  type Game,
  type Player,
  type PositionHooks,
  atom,
  enterAt,
  offerActions,
  setColumn,
  playerNumber,
} from '@fudaba/kernel/rules'
import { beginScope } from '../../src/changes/scopes.ts'
import { bookOf, words } from './table.ts'

interface Unit {
  readonly name: string
  readonly power: number
}

const catalogue: readonly Unit[] = ['Ash', 'Birch', 'Cedar', 'Elm'].map((name, i) => ({ name, power: i + 1 }))

/** A game in which a player plants from his shed or rests; it has something of everything a position can say. */
export function garden(change: Partial<GameRules<Unit>> = {}): GameRules<Unit> {
  const book: Book = bookOf('garden', ['ask', 'grow', 'plant', 'rest'])
  const open = { shared: false, ordered: true, sight: () => 'face' as const }
  book.zone('bed', words('bed'), { ...open, cells: ['front', 'back'] })
  book.zone('shed', words('shed'), { ...open, ordered: false, sight: () => 'owner' })
  book.zone('heap', words('heap'), { ...open, sight: () => 'none' })
  book.zone('path', words('path'), { ...open, shared: true, sight: () => 'all' })
  book.kind('tree')
  book.counter('water')
  book.variable('weather')
  book.variable('whose')
  book.column('height')
  /** Id of the tree that it was taken from. */
  book.column('graft')
  /** What grows without a seed: number of the card it looks like, plus 1. */
  const sprout = book.column('sprout')
  book.relation('shades')
  const day = book.scope('day')
  const looks = (g: Game, row: number): Unit | undefined =>
    g.cardOf(row) < 0 ? (g.cards[g.object(row, sprout) - 1] as Unit | undefined) : (g.face(row) as Unit)
  const power = book.characteristic('power', words('power'), (g, row) => looks(g, row)?.power ?? 0)
  book.effect('grow', 'growth', {
    layer: 0,
    of: power,
    modify: (g, e, _row, n) => n + g.effect(e, EffectCell.a),
  })
  book.limit('rest', 'rests once a day', day)
  const whose = 10
  const [bed, shed] = book.zones
  const inShed = (g: Game, player: number): number[] => g.objects(shed, player as Player)
  book.action({
    name: 'plant',
    title: words('plant'),
    requirements: [book.requirement('plant', (g, player) => inShed(g, player).length > 0)],
    perform: book.procedure('plant', 2, [
      book.ask('plant', {
        offer: (g, d) => void d.choose(g.local(0) as Player, 'plant.which', inShed(g, g.local(0)), 1, 1),
        take: (g, answer) =>
          g.propose(book.kernelVerb('move'), answer.value, g.zone(bed, g.local(0) as Player), atom.BOTTOM),
      }),
    ]),
  })
  book.action({
    name: 'rest',
    title: words('rest'),
    requirements: [],
    perform: book.procedure('rest', 2, [book.step('rest', (g) => g.setLocal(1, 0))]),
  })
  const morning = book.procedure('day', 0, [
    book.ask('ask', {
      offer(g, d) {
        d.act(g.get(whose) as Player, 'garden.window', true)
        offerActions(g, d, g.get(whose) as Player, book.actions)
      },
      take(g, answer) {
        if (answer.passed) g.variable(whose, 1 - g.get(whose))
        else g.call(book.actions[answer.value].perform, g.get(whose), answer.source)
      },
    }),
    book.step('ask', (g) => g.goto('ask'), 'again'),
  ])
  const position: PositionHooks = {
    at: {
      morning(g, given) {
        beginScope(g, day.id)
        g.variable(whose, playerNumber(given.turnPlayer ?? 'P1'))
        enterAt(g, morning, 'ask')
      },
    },
    stands: { number: (word) => (word === 'rain' ? 7 : undefined), word: () => 'rain' },
    tallies: {
      read: (word) =>
        word === 'digging'
          ? { key: 3, scope: 1 }
          : word === 'budding'
            ? { key: 4, scope: 1, each: 'object' }
            : undefined,
      word: (key) => ['digging', 'budding'][key - 3],
    },
    tokens: {
      printed: (g, row) => (g.object(row, sprout) > 0 ? looks(g, row) : undefined),
      make: (g, row, def) => setColumn(g, row, sprout, def + 1),
    },
    implied: (g, row) => (g.object(row, sprout) > 0 ? ['sprout'] : []),
    ids: ['graft'],
    variables: ['whose'],
    write: (g) => ({ at: 'morning', turnPlayer: g.get(whose) === 0 ? 'P1' : 'P2' }),
  }
  return {
    name: 'garden',
    book,
    settings: {},
    cards: catalogue,
    cardId: (card) => card.name,
    cardName: (card) => words(card.name),
    cardByWord: (word) => catalogue.find((card) => card.name.toLowerCase() === word),
    readCard: (literal) => ({ name: String(literal['name']), power: Number(literal['power']) }),
    players: () => 2,
    decks: [],
    defaultDecks: () => ['', ''],
    checkDeck: () => [],
    begin: () => undefined,
    decisionBound: 10,
    describe: (g, row): Record<string, number> => (looks(g, row) ? { power: g.value(power, row) } : {}),
    facts: () => ({}),
    position,
    table: { messages: {}, layout: { columns: 1, rows: 1, slots: [] } },
    ai: { evaluate: () => 0 },
    ...change,
  }
}
