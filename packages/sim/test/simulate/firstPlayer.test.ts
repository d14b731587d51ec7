import { random } from '@fudaba/ai'
import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, type PlayerName } from '@fudaba/kernel'
import { decision } from '@fudaba/kernel/search'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { describe, expect, test } from 'vitest'
import { simulate } from '../../src/index.ts'
import { type GameRecord, playOut } from '../../src/simulate/play.ts'

/** A question of the game, who was asked and what he answered. */
interface Asked {
  readonly key: string
  readonly player: PlayerName
  readonly picked: string | undefined
}

function played(rules: unknown, seed: number): { readonly record: GameRecord; readonly asked: Asked[] } {
  const asked: Asked[] = []
  const match = new Match({ rules: rules as GameRules, seed })
  const record = playOut(match, [random, random], (g, picks) => {
    if (asked.length > 30) return
    const { message, player, candidates } = decision(g)!
    asked.push({ key: message.key, player, picked: candidates[picks[0]]?.id })
  })
  return { record, asked }
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
const other = (player: PlayerName): PlayerName => (player === 'P1' ? 'P2' : 'P1')
const first = (asked: readonly Asked[], key: string): Asked => asked.find((each) => each.key === key)!

describe('the first turn belongs to', () => {
  test('blackpoker: who holds the first chance', () => {
    for (const seed of seeds) {
      const { record, asked } = played(blackpoker, seed)
      expect(record.first).toBe(first(asked, 'chance.window').player)
    }
  })

  test('アクエリアンエイジ: the other than who may take a new hand', () => {
    for (const seed of seeds) {
      const { record, asked } = played(aquarianAge, seed)
      expect(record.first).toBe(other(first(asked, 'setup.mulligan').player))
    }
  })

  test('ラストクロニクル: whom the one who decides first has chosen', () => {
    for (const seed of seeds) {
      const { record, asked } = played(lastChronicle, seed)
      expect(record.first).toBe(first(asked, 'setup.first').picked)
    }
  })

  test('ヴァンガード: who exchanges his hand first, whoever shows his first vanguard first', () => {
    const found = seeds.map((seed) => {
      const { record, asked } = played(vanguard, seed)
      expect(record.first).toBe(first(asked, 'setup.exchange').player)
      return record.first
    })
    expect(new Set(found).size).toBe(2)
  })

  test('軌跡TCG: both, so there is no figure', () => {
    expect(played(kiseki, 1).record.first).toBe('shared')
    expect(simulate({ rules: kiseki as unknown as GameRules, n: 2, seed: 1 }).firstPlayer).toBeNull()
  })
})
