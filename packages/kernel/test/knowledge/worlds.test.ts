import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { run, sample } from '@fudaba/kernel/search'
import { type Game, PLAYERS, atom } from '@fudaba/kernel/rules'
import { Random } from '@fudaba/kernel'
import { blurred } from '../../src/knowledge/pools.ts'
import { onlyIn } from '../../src/knowledge/knowledge.ts'
import {
  CARDS,
  type Deed,
  box,
  deck,
  doIt,
  field,
  hand,
  hidingGame,
  knows,
  rowOf,
  truth,
  zoneCount,
} from '../testing/hiding.ts'
import { Reasoner } from './reasoner.ts'
import { support } from './support.ts'

type Move = Extract<Deed, { do: 'move' }>
const zones = zoneCount(hidingGame(1, 1))

/** Deeds with cards below `cards`, into the zones given; a zone named twice is twice as likely. */
function deeds(cards: number, into: readonly number[], decks: readonly number[], maxLength: number) {
  const card = fc.nat(cards - 1)
  const move = fc.record({
    do: fc.constant('move' as const),
    card,
    to: fc.constantFrom(...into),
    top: fc.boolean(),
    down: fc.boolean(),
  })
  const shuffle = fc.record({ do: fc.constant('shuffle' as const), zone: fc.constantFrom(...decks) })
  const viewers = fc.integer({ min: 1, max: 3 })
  const show = fc.record({ do: fc.constant('show' as const), card, viewers })
  const flip = fc.record({ do: fc.constant('flip' as const), card })
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    { weight: 8, arbitrary: move },
    { weight: 2, arbitrary: shuffle },
    { weight: 1, arbitrary: show },
    { weight: 1, arbitrary: flip },
  )
  return fc.array(deed, { minLength: maxLength - 10, maxLength })
}

/** Carries the deeds out before perfect reasoners, and looks after each one. */
function watch(
  g: Game,
  minds: readonly Reasoner[],
  list: readonly Deed[],
  look: (mind: Reasoner) => void,
): void {
  for (const mind of minds) for (const zone of [0, 1]) mind.watch({ do: 'shuffle', zone }, () => undefined)
  for (const deed of list) {
    for (const [i, mind] of minds.entries()) {
      const before = g.store.top
      mind.watch(deed, () => doIt(g, deed))
      // The next one has to see the table as it was before.
      if (i === minds.length - 1) break
      g.store.undo(before)
      g.forgetWords()
    }
    for (const mind of minds) look(mind)
  }
}

/** Two players' cards anywhere, both watching; and one player's cards among heaps, where doubt mixes with doubt. */
const settings = [
  {
    title: 'two players',
    mine: 3,
    theirs: 2,
    viewers: PLAYERS,
    list: deeds(5, [0, 1, 2, 3, 4, 5, 6], [0, 1], 14),
  },
  { title: 'heaps', mine: 5, theirs: 0, viewers: [1] as const, list: deeds(5, [0, 2, 2, 4, 6, 6], [0], 30) },
]

describe.each(settings)('against a perfect reasoner ($title)', ({ mine, theirs, viewers, list }) => {
  const cards = CARDS.slice(0, mine + theirs)
  const wrong: Record<'located' | 'inZone' | 'worlds' | 'sampled', string[]> = {
    located: [],
    inZone: [],
    worlds: [],
    sampled: [],
  }

  // All four look at the same deeds: the reasoner, who counts every world, is what takes time.
  beforeAll(() => {
    const into = hidingGame(1, 1)
    const random = new Random('sampled')
    const look = (g: Game, mind: Reasoner, where: string): void => {
      const unclear = blurred(g, mind.viewer)
      for (const card of cards) {
        const known = knows(g, mind.viewer, card)
        const sure = mind.sure(card) === true
        if (known !== sure && (known || !unclear)) wrong.located.push(`${card} ${where}`)
        for (let zone = 0; zone < zones; zone++) {
          const only = onlyIn(g, card, mind.viewer, zone)
          const surely = mind.surelyIn(card, zone)
          if (only !== surely && (only || !unclear)) wrong.inZone.push(`${card} in ${zone} ${where}`)
        }
      }
      const allowed = support(g, mind.viewer)
      const lost = [...mind.worlds.keys()].filter((world) => !allowed.has(world))
      if (lost.length > 0 || (!unclear && allowed.size !== mind.worlds.size)) wrong.worlds.push(where)
      run(g)
      const world = JSON.stringify(truth(sample(g, mind.viewer, random, { into })))
      if (!allowed.has(world)) wrong.sampled.push(where)
    }
    fc.assert(
      fc.property(list, fc.nat(1000), (all, seed) => {
        const g = hidingGame(mine, theirs, seed)
        const minds = viewers.map((v) => new Reasoner(g, v))
        watch(g, minds, all, (mind) => look(g, mind, `seed ${seed}: ${JSON.stringify(all)}`))
      }),
      { numRuns: 50, seed: 1 },
    )
  }, 60_000)

  test('a card is located exactly when all worlds agree on it', () => expect(wrong.located).toEqual([]))

  test('a card is known to be in a zone exactly when it is there in all worlds', () =>
    expect(wrong.inZone).toEqual([]))

  test('the tables allow every possible world, and no other unless they are blurred', () =>
    expect(wrong.worlds).toEqual([]))

  test('sampled worlds are among those the tables allow', () => expect(wrong.sampled).toEqual([]))
})

describe('conclusions about a pile', () => {
  /** 2 and 4 went into the box in different ways; 4 is shown there. */
  const toBox = (card: number, top = true): Deed => ({ do: 'move', card, to: 6, top, down: false })
  const to = (card: number, zone: number): Move => ({ do: 'move', card, to: zone, top: true, down: true })

  test('the last hidden card of a pile is located although it is not clear how the others left', () => {
    const g = hidingGame(5, 0, 405)
    const mind = new Reasoner(g, 1)
    const list: Deed[] = [
      { ...to(2, 4), down: false },
      toBox(4),
      to(0, 2),
      toBox(2),
      { ...to(1, 0), top: true },
      { ...to(4, 0), top: false },
      to(1, 2),
      to(3, 2),
      { ...to(1, 4), top: false },
      { do: 'shuffle', zone: 0 },
      toBox(3),
      { ...to(1, 4), down: false },
      toBox(4),
      toBox(2),
      { do: 'show', card: 4, viewers: 2 },
      { ...to(3, 4), down: false },
    ]
    watch(g, [mind], list, () => undefined)
    expect(mind.sure(2)).toBe(true)
    expect(knows(g, 1, 2)).toBe(true)
  })
})

describe('a card leaves a pool with two differently uncertain bags', () => {
  /** Of a hand with two known cards and an unknown one, one goes unseen into the deck, then one is drawn. */
  function doubtful(): { g: Game; mind: Reasoner } {
    const g = hidingGame(5, 0)
    const mind = new Reasoner(g, 1)
    const move = (card: number, zone: number): Deed => ({
      do: 'move',
      card,
      to: zone,
      top: true,
      down: false,
    })
    const inDeck = (): number => g.cardOf(g.top(deck, 0))
    const list: (() => Deed)[] = [
      () => move(inDeck(), 2),
      () => move(inDeck(), 4),
      () => move(inDeck(), 4),
      () => move(g.cardOf(g.objects(field, 0)[0]), 2),
      () => move(g.cardOf(g.objects(field, 0)[0]), 2),
      () => move(g.cardOf(g.objects(hand, 0)[1]), 0),
      () => ({ do: 'shuffle', zone: 0 }),
      () => move(inDeck(), 2),
    ]
    for (const zone of [0, 1]) mind.watch({ do: 'shuffle', zone }, () => undefined)
    for (const next of list) {
      const deed = next()
      mind.watch(deed, () => doIt(g, deed))
    }
    return { g, mind }
  }

  test('the knowledge tables say that they are blurred', () => {
    const { g, mind } = doubtful()
    expect(support(g, 1).size).toBeGreaterThan(mind.worlds.size)
    expect(blurred(g, 1)).toBe(true)
  })

  test('blurred tables still allow every possible world', () => {
    const { g, mind } = doubtful()
    const allowed = support(g, 1)
    expect([...mind.worlds.keys()].filter((world) => !allowed.has(world))).toEqual([])
  })

  test('the tables are exact again once nothing is uncertain', () => {
    const { g } = doubtful()
    for (const row of g.objects(hand, 0)) atom.show(g, row, 2)
    expect(blurred(g, 1)).toBe(false)
  })
})

describe('the sampler of worlds', () => {
  /** Two known cards are shuffled into the deck, then one card is drawn: at most one of them is in the hand. */
  function twoKnownAndADraw(): Game {
    const g = hidingGame(4, 0)
    const to = (zone: typeof deck, row: number, place = atom.BOTTOM): void =>
      atom.move(g, row, g.zone(zone, 0), place, 0)
    to(hand, g.top(deck, 0))
    for (const card of [0, 1, 2, 3].filter((c) => g.zoneDef(g.zoneOf(rowOf(g, c))) === deck).slice(0, 2)) {
      to(field, rowOf(g, card))
      to(deck, rowOf(g, card))
    }
    atom.shuffle(g, g.zone(deck, 0))
    to(hand, g.top(deck, 0))
    return g
  }

  test('draws every possible world and no other', () => {
    const g = twoKnownAndADraw()
    run(g)
    const allowed = support(g, 1)
    const random = new Random(1)
    const found = new Set<string>()
    const into = hidingGame(4, 0)
    for (let i = 0; i < 1000; i++) found.add(JSON.stringify(truth(sample(g, 1, random, { into }))))
    expect(found).toEqual(allowed)
  })

  test('draws worlds about equally often where nothing is known', () => {
    const g = hidingGame(3, 0)
    atom.move(g, g.top(deck, 0), g.zone(box, 0), atom.BOTTOM, 0)
    run(g)
    const random = new Random(1)
    const counts = new Map<string, number>()
    const into = hidingGame(3, 0)
    for (let i = 0; i < 6000; i++) {
      const world = JSON.stringify(truth(sample(g, 1, random, { into })))
      counts.set(world, (counts.get(world) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(130)
  })
})
