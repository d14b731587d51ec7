import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match } from '@fudaba/kernel'
import { lastChronicle } from '@fudaba/last-chronicle'
import { describe, expect, test } from 'vitest'
import { simulate } from '../../src/index.ts'

describe('coverage', () => {
  const rules = lastChronicle as unknown as GameRules
  const { coverage } = simulate({ rules, n: 6, seed: 1 })
  const played = new Set(new Match({ rules, seed: 1 }).decks.flat())
  const ofCards = (counts: Readonly<Record<string, number>>): [string, number][] =>
    Object.entries(counts).filter(([name]) => rules.cards.some((c) => rules.cardId(c) === name.split(' ')[0]))

  test.each(['triggers', 'effects'] as const)('counts the %s of each card by themselves', (kind) => {
    const found = ofCards(coverage[kind])
    const strangers = found.filter(([name]) => !played.has(name.split(' ')[0]))
    const ours = found.filter(([name, n]) => played.has(name.split(' ')[0]) && n > 0)
    expect(strangers.length).toBeGreaterThan(0)
    expect(strangers.filter(([, n]) => n > 0)).toEqual([])
    expect(new Set(ours.map(([, n]) => n)).size).toBeGreaterThan(2)
  })

  test('names the cards whose trigger never came up', () => {
    expect(coverage.never.triggers).toEqual(
      Object.keys(coverage.triggers).filter((name) => coverage.triggers[name] === 0),
    )
    expect(coverage.never.triggers.length).toBeGreaterThan(0)
  })

  test('leaves out what an agent only thinks of', () => {
    const report = simulate({
      rules: blackpoker as unknown as GameRules,
      n: 10,
      seed: 1,
      agents: ['greedy', 'greedy'],
    })
    // A player draws once a turn at most.
    expect(report.coverage.triggers['draw']).toBeGreaterThan(0)
    expect(report.coverage.triggers['draw']).toBeLessThanOrEqual(10 * report.turns.max)
  })
})
