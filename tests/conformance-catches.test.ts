// The suite itself can fail: each of these games breaks one promise, and the check that holds it must notice.
import { type GameRules, Match, Random } from '@fudaba/kernel'
import { Obj, PLAYERS } from '@fudaba/kernel/rules'
import { expect, test } from 'vitest'
import { lanternPier } from '../examples/tiny-game/src/index.ts'
import { citations } from '../packages/kernel/src/testing/conformance/citations.ts'
import { restoreEverywhere, undoAndRedo } from '../packages/kernel/src/testing/conformance/goingBack.ts'
import { keepsSecrets, looksTheSame } from '../packages/kernel/src/testing/conformance/hidden.ts'
import { broken } from '../packages/kernel/src/testing/conformance/invariants.ts'
import { playOut } from '../packages/kernel/src/testing/conformance/randomPlay.ts'

const pier = lanternPier as GameRules
const rules = (change: Partial<GameRules>): GameRules => ({ ...pier, ...change })
const playing = (change: Partial<GameRules>) => ({ rules: rules(change), setup: {}, seed: 1 })
const here = (): string => 'here'
const [deck, hand] = pier.book.zones

test('the suite notices a view that tells of a hidden card', () => {
  const leaky = rules({
    facts: (g) => ({ leak: PLAYERS.map((p) => pier.cardId(g.face(g.top(hand, p)))).join() }),
  })
  const match = new Match({ rules: leaky, seed: 1 })
  expect(() => looksTheSame(leaky, match.game, new Random(1), here)).toThrow(/view of another true state/)
})

test('the suite notices a view that names a card nobody may know', () => {
  const leaky = rules({ facts: (g) => ({ top: pier.cardId(g.face(g.top(deck, 0))) }) })
  const named = [1, 2, 3, 4, 5, 6].some((seed) => {
    const { game } = new Match({ rules: leaky, seed })
    try {
      keepsSecrets(leaky, game, here)
      return false
    } catch {
      return true
    }
  })
  expect(named).toBe(true)
})

test('the suite notices something remembered outside the state', () => {
  let calls = 0
  const forgetful = playing({ facts: () => ({ calls: calls++ }) })
  expect(() => restoreEverywhere(forgetful)).toThrow(/restored decision and views/)
  expect(() => undoAndRedo(forgetful)).toThrow(/after undo/)
})

test('the suite notices a card that lies in two places', () => {
  const { game } = new Match({ rules: pier, seed: 1 })
  expect(broken(game)).toBeNull()
  const [first, second] = game.objects(hand, 0)
  game.store.set(game.tables.objects, second * game.tables.objects.stride + Obj.card, game.cardOf(first))
  expect(broken(game)).toMatch(/is in two objects/)
})

test('the suite notices a game longer than its bound', () => {
  expect(() => playOut(playing({ decisionBound: 3 }))).toThrow(/no end after 3 decisions: seed 1/)
})

test('the suite notices a question without a sentence', () => {
  const wrong = new Set<string>()
  const silent = rules({ table: { ...pier.table, messages: {} } })
  citations(silent, new Match({ rules: silent, seed: 1 }), wrong)
  expect([...wrong]).toEqual(['no sentence turn.light'])
})
