import { lanternPier } from '@fudaba/example-tiny-game'
import { type GameRules, Random } from '@fudaba/kernel'
import { LocalHost } from '@fudaba/table'
import { expect, test } from 'vitest'
import { Keeper } from '../../src/saves/keeper.ts'
import { Library } from '../../src/saves/library.ts'
import { type Shelf, ShelfError } from '../../src/saves/shelf.ts'
import { FaultyBrowser } from './faultyShelf.ts'

const rules = lanternPier as GameRules
const seats = { P1: 'person', P2: 'person' } as const
const host = new LocalHost({ loadGame: () => Promise.resolve(rules) })

/** A keeper whose first write is under way and will fail: the disk was full as it began. */
async function failingKeeper() {
  const browser = new FaultyBrowser(new Random('keeper'))
  const shelf = browser.shelfOf({})
  let isFull = true
  const lately: Shelf = {
    ...shelf,
    change: async (...given) => {
      const failed = isFull
      isFull = false
      const value = await shelf.change(...given)
      if (failed) throw new ShelfError('full', 'no room')
      return value
    },
  }
  const keeper = new Keeper(new Library(lately, { now: () => 1 }), 'game', 'page', 0)
  const table = await host.open({ game: rules.name, seats, seed: 7 })
  const game = { game: rules.name, seats, turn: 1, replay: await table.save() }
  void keeper.keep(game)
  return { browser, keeper, game }
}

test('a write that fails is not tried again by itself', async () => {
  const { browser, keeper } = await failingKeeper()
  await browser.pump()
  expect(keeper.keeping.peek()).toEqual({ kind: 'failed', inputs: null, fault: 'full' })
})

test('who asks for another try while one is failing gets it', async () => {
  const { browser, keeper, game } = await failingKeeper()
  const tried = keeper.retry()
  await browser.pump()
  await tried
  expect(keeper.keeping.peek()).toEqual({ kind: 'kept', inputs: game.replay.inputs.length })
})

test('a state that comes while the one before it fails is written', async () => {
  const { browser, keeper, game } = await failingKeeper()
  const kept = keeper.keep({ ...game, turn: 2 })
  await browser.pump()
  await kept
  expect(keeper.keeping.peek().kind).toBe('kept')
  expect(browser.texts('bodies').join()).toContain('"turn":2')
})
