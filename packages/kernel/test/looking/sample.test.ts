import { describe, expect, test } from 'vitest'
import { answer, copyState, run, sample, swapHidden, view, randomAnswer } from '@fudaba/kernel/search'
import { Game, PLAYERS, type Player, atom, opponent, playerName } from '@fudaba/kernel/rules'
import { Match, Random, publicEvents } from '@fudaba/kernel'
import { box, deck, field, hidingGame, hand as inHand, rowOf } from '../testing/hiding.ts'
import { deck as pile, hand, hush, playHush } from '../testing/hush.ts'

const everyDecision = (seeds: number, look: (match: Match, seed: number) => void): void => {
  for (let seed = 1; seed <= seeds; seed++) playHush(seed, (match) => look(match, seed))
}

const seenBy = (g: Game, viewer: Player): unknown => view(hush, g, viewer)
const options = { rules: hush }

/** The numbers in each zone, in the order of the table. */
const contents = (g: Game): unknown[][] =>
  Array.from({ length: g.store.length(g.tables.zones) }, (_, zone) =>
    g.rowsIn(zone).map((row) => g.face(row)),
  )

/** What a viewer is told of what happens next, without the names of cards: these may differ. */
function told(game: Game, viewer: Player, picks: readonly number[]): unknown {
  const copy = new Game(game.book, game.cards, game.config)
  copyState(game, copy)
  run(copy)
  copy.log.keep = true
  answer(copy, picks)
  const events = publicEvents(hush, copy, viewer)
  return events.map(({ object, ...event }) => [event, object?.id, object?.was, object?.card === null])
}

describe('a sampled world', () => {
  test('looks to the viewer as the game does', () => {
    everyDecision(10, ({ game }, seed) => {
      for (const viewer of PLAYERS)
        expect(seenBy(sample(game, viewer, new Random(seed), options), viewer)).toEqual(seenBy(game, viewer))
    })
  })

  test('depends on nothing the viewer does not know', () => {
    const random = new Random('other truths')
    everyDecision(8, ({ game }, seed) => {
      for (const viewer of PLAYERS) {
        const other = swapHidden(game, viewer, random)
        const here = sample(game, viewer, new Random(seed), options)
        const there = sample(other, viewer, new Random(seed), options)
        expect(there.store.digest()).toBe(here.store.digest())
      }
    })
  })

  test('is the same whichever hidden card the other player chose', () => {
    for (const action of ['lay', 'hide']) {
      const truths = ['first', 'last'].map((which) => {
        const match = new Match({ rules: hush, seed: 7 })
        match.answer('P1', [])
        match.answer('P2', [action])
        const { candidates } = match.decision!
        match.answer('P2', [candidates[which === 'first' ? 0 : candidates.length - 1].id])
        match.answer('P2', ['yes'])
        return match
      })
      for (let seed = 0; seed < 20; seed++) {
        const [one, two] = truths.map(({ game }) => contents(sample(game, 0, new Random(seed), options)))
        expect(two).toEqual(one)
      }
    }
  })

  test('is the same whatever the other player makes of cards that only he sees', () => {
    /**
     * One card is put away unseen, one that both know is shuffled into the deck of player 0, who then draws; sometimes
     * he draws that card.
     */
    const truths: Game[] = []
    for (let seed = 1; truths.length < 20; seed++) {
      const g = hidingGame(5, 0, seed)
      if (g.top(deck, 0) === rowOf(g, 2)) continue
      atom.move(g, g.top(deck, 0), g.zone(box, 0), atom.TOP, 0)
      const place = g.objects(deck, 0).indexOf(rowOf(g, 2))
      if (place !== 0) continue
      for (const zone of [field, deck]) atom.move(g, rowOf(g, 2), g.zone(zone, 0), atom.TOP, 0)
      atom.shuffle(g, g.zone(deck, 0))
      atom.move(g, g.top(deck, 0), g.zone(inHand, 0), atom.TOP, 0)
      truths.push(g)
    }
    expect(new Set(truths.map((g) => g.inZone(rowOf(g, 2), inHand))).size).toBe(2)
    const worlds = truths.map((g) => {
      const world = sample(g, 1, new Random(1))
      return JSON.stringify([contents(world), [...world.tables.bags.data], [...world.tables.classes.data]])
    })
    expect(new Set(worlds).size).toBe(1)
  })

  test('has a random stream of its own', () => {
    const { game } = playHush(1, () => undefined, 4)
    const [one, two] = [1, 2].map((seed) => sample(game, 0, new Random(seed), options))
    expect(one.random(1 << 30)).not.toBe(two.random(1 << 30))
  })

  test('takes cards of a list that was not shown from the prior, not from the true deck', () => {
    const match = new Match({ rules: hush, seed: 3, decks: ['low', 'low'] })
    const found = new Set<number>()
    const random = new Random(5)
    for (let i = 0; i < 100; i++) {
      const world = sample(match.game, 0, random, options)
      for (const zone of [pile, hand])
        for (const row of world.objects(zone, 1)) found.add(Number(world.face(row)))
    }
    expect([...found].sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('leaves the viewer his own cards', () => {
    const match = new Match({ rules: hush, seed: 3, decks: ['low', 'low'] })
    const upwards = (x: number, y: number): number => x - y
    const numbers = (g: Game): number[] =>
      [pile, hand].flatMap((z) => g.objects(z, 0).map((row) => Number(g.face(row))))
    const world = sample(match.game, 0, new Random(5), options)
    expect(numbers(world).toSorted(upwards)).toEqual(numbers(match.game).toSorted(upwards))
  })

  test('uses the memory it is given', () => {
    const { game } = playHush(2, () => undefined, 6)
    const into = new Game(game.book, game.cards, game.config)
    const fresh = sample(game, 0, new Random(1), options)
    sample(game, 1, new Random(9), { ...options, into })
    expect(sample(game, 0, new Random(1), { ...options, into })).toBe(into)
    expect(into.store.digest()).toBe(fresh.store.digest())
  })

  test('leaves the game as it is', () => {
    const { game } = playHush(2, () => undefined, 6)
    const before = game.store.digest()
    sample(game, 0, new Random(1), options)
    expect(game.store.digest()).toBe(before)
  })

  test('can be played to its end', () => {
    const { game, decision } = playHush(2, () => undefined, 6)
    const world = sample(game, 0, new Random(1), options)
    expect(world.offer.player).toBe(decision!.player === 'P1' ? 0 : 1)
    expect(world.log.keep).toBe(false)
  })
})

describe('a state with hidden cards exchanged', () => {
  test('looks the same to the viewer and asks him the same', () => {
    const random = new Random('swap')
    everyDecision(10, ({ game, decision }) => {
      for (const viewer of PLAYERS) {
        const other = swapHidden(game, viewer, random)
        expect(seenBy(other, viewer)).toEqual(seenBy(game, viewer))
        if (decision?.player === playerName(viewer))
          expect(view(hush, other, viewer).decision).toEqual(decision)
      }
    })
  })

  test('tells the viewer the same of what happens next, but for the cards that turn up', () => {
    const random = new Random('swap')
    let compared = 0
    everyDecision(10, ({ game, decision }) => {
      if (game.over || decision!.message.key === 'how high') return
      const viewer = game.offer.player
      const picks = randomAnswer(game.offer, (n) => random.below(n))
      const other = swapHidden(game, viewer, random)
      expect(told(other, viewer, picks)).toEqual(told(game, viewer, picks))
      compared++
    })
    expect(compared).toBeGreaterThan(100)
  })

  test('differs from the game in what is hidden', () => {
    const { game } = playHush(2, () => undefined, 2)
    const other = swapHidden(game, 0, new Random(1))
    expect(seenBy(other, 1)).not.toEqual(seenBy(game, 1))
  })

  test('keeps every card in the game, with its owner', () => {
    const random = new Random('swap')
    const cards = (g: Game): string[] =>
      Array.from(
        { length: g.store.length(g.tables.cards) },
        (_, c) => `${g.card(c, 1)} ${g.card(c, 0)}`,
      ).sort()
    everyDecision(5, ({ game }) => {
      for (const viewer of PLAYERS) expect(cards(swapHidden(game, viewer, random))).toEqual(cards(game))
    })
  })

  test('has the same random stream', () => {
    const { game } = playHush(2, () => undefined, 6)
    expect(swapHidden(game, 0, new Random(1)).random(1 << 30)).toBe(game.random(1 << 30))
  })

  test('keeps what the other player sees apart from what he does not', () => {
    const { game } = playHush(4, () => undefined, 8)
    const other = swapHidden(game, 0, new Random(1))
    const open = (g: Game): number[] => view(hush, g, opponent(0)).zones.map((zone) => zone.objects.length)
    expect(open(other)).toEqual(open(game))
  })
})
