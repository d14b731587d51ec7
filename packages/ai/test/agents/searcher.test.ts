import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, Random, beginFromPosition, picksFor } from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { checkLegal, deciding } from '@fudaba/kernel/search'
import { describe, expect, test } from 'vitest'
import { WorkClock } from '../workClock.ts'
import {
  type Agent,
  type Failure,
  adviseFor,
  agentNamed,
  chooseFor,
  considerFor,
  explainWords,
  greedy,
  hintWords,
  makeSearch,
} from '../../src/index.ts'
import { situationFor } from '../../src/agents/choose.ts'
import type { TreeThought } from '../../src/agents/treeThought.ts'

const rules = blackpoker as unknown as GameRules

/** A match some answers of greedy into the game. */
function played(seed: number, answers: number, by: GameRules = rules): Match {
  const match = new Match({ rules: by, seed })
  const dice = new Random(seed)
  for (let i = 0; i < answers; i++) answerOnce(match, greedy, dice)
  return match
}

function answerOnce(match: Match, agent: Agent, dice: Random): readonly string[] {
  const ids = chooseFor(match, agent, dice)
  match.answer(playerName(deciding(match)!), ids)
  return ids
}

describe('search', () => {
  test('with the same number of playouts answers alike, thoughts of the answer before included', () => {
    const answers = (): string[] => {
      const match = played(3, 6)
      const agent = makeSearch({ nodes: 40 })
      const dice = new Random('same')
      return Array.from({ length: 8 }, () => answerOnce(match, agent, dice).join('+'))
    }
    expect(answers()).toEqual(answers())
  })

  test('goes on with the part of its tree below its own answer, and only below that one', () => {
    const match = played(3, 6)
    const agent = makeSearch({ nodes: 60 })
    const earlier: boolean[] = []
    const known: number[] = []
    const watched: Agent = {
      ...agent,
      think(situation, before) {
        earlier.push(before !== undefined)
        const thought = agent.think!(situation, before)
        known.push((thought as TreeThought).search.root.visits)
        return thought
      },
    }
    const player = deciding(match)
    let answers = 0
    while (deciding(match) === player && answers < 3) {
      answerOnce(match, watched, new Random(answers))
      answers++
    }
    expect(earlier[0]).toBe(false)
    expect(earlier.slice(1).every(Boolean)).toBe(true)
    expect(answers).toBeGreaterThan(1)
    // What was walked through below the answer is known before the next one is thought about.
    expect(known[0]).toBe(0)
    expect(Math.max(...known)).toBeGreaterThan(0)
    match.undo(match.inputs.length - 1)
    chooseFor(match, watched, new Random(9))
    expect(earlier.at(-1)).toBe(false)
  })

  test('finds the attack that wins at once', () => {
    const match = beginFromPosition(rules, {
      format: 'fudaba-position/1',
      game: 'blackpoker',
      turnPlayer: 'P1',
      P1: { soldiers: '♠9 ♠8', barriers: '♡9', hand: '♠2', life: 8 },
      P2: { hand: '♠3', life: 3 },
    })
    const dice = new Random(1)
    const agent = makeSearch({ nodes: 200 })
    for (let left = 20; left > 0 && deciding(match) !== null; left--)
      answerOnce(match, playerName(deciding(match)!) === 'P1' ? agent : greedy, dice)
    expect(match.result).toMatchObject({ winner: 'P1' })
    expect(match.view(null).turn).toBe(1)
  })

  test('blocks the attack that would cost the game', () => {
    for (const nodes of [100, 400]) {
      const match = beginFromPosition(rules, {
        format: 'fudaba-position/1',
        game: 'blackpoker',
        turnPlayer: 'P2',
        P1: { soldiers: '♠10', barriers: '♡9', life: 3 },
        P2: { soldiers: '♠6', barriers: '♡8', life: 12 },
      })
      const dice = new Random(nodes)
      const agent = makeSearch({ nodes })
      let asked = 0
      for (let left = 20; left > 0 && match.view(null).turn === 1 && deciding(match) !== null; left--) {
        if (match.decision!.player === 'P2') {
          // First attack, then end: what comes first in the list of actions.
          match.answer('P2', match.decision!.pass ? [] : [match.decision!.candidates[0].id])
          continue
        }
        if (match.game.offer.message === 'block.blockers') asked++
        answerOnce(match, agent, dice)
      }
      expect(asked, `${nodes} playouts`).toBe(1)
      expect(match.result).toBeNull()
    }
  })

  test('answers at once when it is stopped, with a legal answer', async () => {
    const clock = new WorkClock(1)
    const match = played(5, 8, clock.counting(rules))
    const stop = new AbortController()
    stop.abort()
    const begun = clock.now()
    const agent = makeSearch({ seconds: 60, clock })
    const ids = await considerFor(match, agent, new Random(1), { signal: stop.signal })
    // One slice of 25 ms, and what is done between two looks at the clock.
    expect(clock.now() - begun).toBeLessThan(100)
    expect(() => checkLegal(match.game.offer, picksFor(match.decision!, ids))).not.toThrow()
  })

  test('passes where greedy does, and thinks where greedy acts', () => {
    const screened = makeSearch({ nodes: 12, worlds: 3, screen: greedy })
    const seen = { passed: 0, thought: 0 }
    const match = played(4, 2)
    const dice = new Random(2)
    for (let i = 0; i < 40 && deciding(match) !== null; i++) {
      const { shape, pass } = match.decision!
      const quick = chooseFor(match, greedy, new Random(i))
      const ids = chooseFor(match, screened, new Random(i))
      if (shape === 'act' && pass && quick.length === 0) {
        expect(ids).toEqual([])
        seen.passed++
      } else if (ids.length > 0) seen.thought++
      answerOnce(match, greedy, dice)
    }
    expect(seen.passed).toBeGreaterThan(0)
    expect(seen.thought).toBeGreaterThan(0)
  })

  test('reports progress that only grows, and ends with 1', async () => {
    const told: number[] = []
    const agent = makeSearch({ nodes: 300 })
    await considerFor(played(5, 8), agent, new Random(1), { onProgress: (part) => told.push(part) })
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  test.each([
    ['a search', { seconds: 0.4 }],
    [
      'one that looks again',
      {
        nodes: 40,
        seconds: 0.4,
        again: { afterMoments: { answers: 4, worlds: 1e6, tries: 4, behind: 99 } },
      },
    ],
  ])('%s spends the time it was given, and a fifth more at most', (_name, options) => {
    for (const seed of [1, 2, 3, 4]) {
      const clock = new WorkClock(0.1)
      const match = played(5, 8, clock.counting(rules))
      const begun = clock.now()
      chooseFor(match, makeSearch({ ...options, clock }), new Random(seed))
      const spent = (clock.now() - begun) / 1000
      expect(spent).toBeGreaterThanOrEqual(0.4)
      expect(spent).toBeLessThan(0.48)
    }
  })
})

test('greedy answers for an agent that throws, and the failure is reported', () => {
  const broken: Agent = {
    name: 'broken',
    decide() {
      throw new Error('out of ideas')
    },
  }
  const match = played(5, 8)
  const failures: Failure[] = []
  const ids = chooseFor(match, broken, new Random(1), { onFailure: (failure) => failures.push(failure) })
  expect(ids).toEqual(chooseFor(match, greedy, new Random(1)))
  expect(failures).toEqual([{ agent: 'broken', decision: 9, message: 'out of ideas' }])
})

test('greedy answers for an agent whose answer is illegal, and for one that throws while it thinks', async () => {
  const match = played(5, 8)
  const wrong: Agent = { name: 'wrong', decide: () => ['nothing of the kind'] }
  const stuck: Agent = {
    ...wrong,
    name: 'stuck',
    think() {
      throw new Error('stuck')
    },
  }
  const failed: string[] = []
  const onFailure = ({ agent }: Failure): void => void failed.push(agent)
  const expected = chooseFor(match, greedy, new Random(1))
  expect(chooseFor(match, wrong, new Random(1), { onFailure })).toEqual(expected)
  expect(chooseFor(match, stuck, new Random(1), { onFailure })).toEqual(expected)
  expect(await considerFor(match, stuck, new Random(1), { onFailure })).toEqual(expected)
  expect(failed).toEqual(['wrong', 'stuck', 'stuck'])
})

test('an unknown agent is refused with the list', () => {
  expect(() => agentNamed('grandmaster')).toThrow(
    'no agent grandmaster; there are random, greedy, easy, normal, hard',
  )
})

test('greedy does not counter its own requests', () => {
  let countered = 0
  for (let seed = 0; seed < 20; seed++) {
    const match = new Match({ rules, seed: `own/${seed}` })
    const dice = new Random(seed)
    for (let player = deciding(match); player !== null; player = deciding(match)) {
      const ids = chooseFor(match, greedy, dice)
      const stage = match.view(null).zones.find(({ zone }) => zone === 'stage')!.objects
      const aimedAt = stage.find((object) => object.id === ids[0])
      if (aimedAt !== undefined) {
        countered++
        expect(aimedAt.controller).not.toBe(playerName(player))
      }
      match.answer(playerName(player), ids)
    }
  }
  expect(countered).toBeGreaterThan(0)
})

describe('advice', () => {
  test('tells what is expected to follow, beginning with the answer itself, in both languages', () => {
    const match = played(5, 8)
    const agent = makeSearch({ nodes: 300 })
    const thought = agent.think!(situationFor(match, agent, new Random(1), deciding(match)!))
    thought.go()
    const advice = thought.advice()
    expect(advice.line.length).toBeGreaterThan(1)
    expect(advice.line[0]).toEqual({ player: match.decision!.player, words: advice.alternatives[0].words })
    const told = explainWords(advice)
    expect(told.some(({ en }) => en.startsWith(`Expected: you: ${advice.line[0].words.en} → `))).toBe(true)
    expect(told.some(({ ja }) => ja.startsWith(`読み筋: 自分: ${advice.line[0].words.ja} → `))).toBe(true)
  })

  test('names the answer and the others with their values, as a second look found them', async () => {
    const match = played(5, 8)
    const before = match.digest()
    const stop = new AbortController()
    // A fifth of the progress is the first look: the second has played some worlds.
    const onProgress = (progress: number): void => {
      if (progress > 0.25) stop.abort()
    }
    const advice = await adviseFor(match, new Random(1), { signal: stop.signal, onProgress })
    expect(match.digest()).toBe(before)
    expect(() => checkLegal(match.game.offer, picksFor(match.decision!, advice.answer))).not.toThrow()
    expect(advice.alternatives[0].answer).toEqual(advice.answer)
    expect(advice.alternatives.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    for (const { value } of advice.alternatives) expect(value).toBeGreaterThanOrEqual(0)
    expect(hintWords(advice).ja).toContain(advice.alternatives[0].words.ja)
    expect(explainWords(advice).at(-1)!.en).toContain(`${advice.nodes} playouts`)
  })

  test('is refused once the game is over', async () => {
    const match = new Match({ rules, seed: 1 })
    match.concede('P1')
    await expect(adviseFor(match, new Random(1))).rejects.toThrow('there is no decision')
  })
})

describe('a hint', () => {
  const words = (name: string) => ({ ja: name, en: name })
  const advised = (...values: readonly number[]): string => {
    const alternatives = values.map((value, i) => ({
      answer: [`o${i}`],
      words: words('ABC'[i]),
      value,
      share: 1 / values.length,
    }))
    const [{ answer, value }] = alternatives
    return hintWords({ player: 'P1', answer, value, alternatives, line: [], nodes: 9 }).en
  }

  test('says how much better the best answer is, what is as good, and where nothing matters', () => {
    expect(advised(0.6, 0.5, 0.4)).toBe('Best: A (about 10 points better than the next: B)')
    expect(advised(0.6, 0.595, 0.4)).toBe('Best: A (about as good: B)')
    expect(advised(0.6, 0.595, 0.59)).toBe('No clear difference. If in doubt: A')
    expect(advised(0.6)).toBe('The only sensible answer: A')
  })
})
