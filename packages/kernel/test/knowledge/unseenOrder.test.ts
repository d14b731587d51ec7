import { describe, expect, test } from 'vitest'
import { Search, reorderUnseen } from '@fudaba/kernel/search'
import { type Game, PLAYERS, atom } from '@fudaba/kernel/rules'
import { Match, Random } from '@fudaba/kernel'
import { knownTo } from '../../src/knowledge/knowledge.ts'
import { deck, hush, playHush } from '../testing/hush.ts'

const faces = (g: Game, zone: number): unknown[] => g.rowsIn(zone).map((row) => g.face(row))
const zonesOf = (g: Game): number[] =>
  Array.from({ length: g.store.length(g.tables.zones) }, (_, zone) => zone)
const sorted = (list: readonly unknown[]): unknown[] => list.map(Number).sort((a, b) => a - b)

describe('reordering unseen cards', () => {
  test('keeps every card in its zone, and cards the viewer knows in their place', () => {
    for (let seed = 1; seed <= 6; seed++)
      playHush(seed, ({ game }) => {
        for (const viewer of PLAYERS) {
          const before = zonesOf(game).map((zone) => faces(game, zone))
          const known = zonesOf(game).flatMap((zone) =>
            game.rowsIn(zone).map((row) => (knownTo(game, row) & (1 << viewer)) !== 0),
          )
          const digest = game.store.digest()
          const search = new Search(game)
          search.mark()
          reorderUnseen(game, viewer, new Random(seed))
          const after = zonesOf(game).map((zone) => faces(game, zone))
          expect(after.map(sorted)).toEqual(before.map(sorted))
          expect(after.flat().filter((_, i) => known[i])).toEqual(before.flat().filter((_, i) => known[i]))
          search.back()
          expect(game.store.digest()).toBe(digest)
        }
      })
  })

  test('does not depend on the order before', () => {
    const { game } = new Match({ rules: hush, seed: 3 })
    const zone = game.zone(deck, 0)
    const orders = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const search = new Search(game)
      const drawn = [0, 1].map(() => {
        search.mark()
        atom.shuffle(game, zone)
        search.mark()
        reorderUnseen(game, 1, new Random(seed))
        const order = faces(game, zone).join()
        search.back()
        return order
      })
      expect(drawn[1]).toBe(drawn[0])
      orders.add(drawn[0])
      while (search.depth > 0) search.back()
    }
    expect(orders.size).toBeGreaterThan(15)
  })
})
