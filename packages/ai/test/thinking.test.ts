import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, Random, picksFor } from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { checkLegal, deciding } from '@fudaba/kernel/search'
import { afterAll, describe, expect, test } from 'vitest'
import { chooseFor, greedy } from '../src/index.ts'
import { ThinkingThread } from '../src/node.ts'
import { type ThinkReply, startOf, thinkServer } from '../src/thinkServer.ts'

const rules = blackpoker as unknown as GameRules

function played(seed: number, answers: number, config = {}): Match {
  const match = new Match({ rules, seed, config })
  const dice = new Random(seed)
  for (let i = 0; i < answers; i++) match.answer(playerName(deciding(match)!), chooseFor(match, greedy, dice))
  return match
}

const isLegal = (match: Match, ids: readonly string[]): boolean => {
  checkLegal(match.game.offer, picksFor(match.decision!, ids))
  return true
}

describe('a server of thoughts', () => {
  const replies: ThinkReply[] = []
  const serve = thinkServer(
    async () => rules,
    (reply) => replies.push(reply),
  )
  const answered = (id: number): ThinkReply | undefined =>
    replies.find((reply) => reply.id === id && reply.kind !== 'progress')

  test('answers requests that overlap one after the other, each about its own moment of the game', async () => {
    const match = played(5, 8)
    const first = serve({ id: 1, kind: 'advise', seed: 1, replay: startOf(match) })
    const later = played(5, 12)
    const second = serve({ id: 2, kind: 'advise', seed: 1, replay: startOf(later) })
    await Promise.all([first, second])
    for (const [id, asked] of [
      [1, match],
      [2, later],
    ] as const) {
      const reply = answered(id)
      expect(reply?.kind).toBe('advice')
      if (reply?.kind === 'advice') expect(isLegal(asked, reply.advice.answer)).toBe(true)
    }
    expect(replies.some(({ kind }) => kind === 'progress')).toBe(true)
  })

  test('thinks about the game it is asked about, also if only a setting is another', async () => {
    for (const [id, config] of [
      [3, { frame: 'entry20' }],
      [4, { frame: 'full54' }],
    ] as const) {
      const match = played(6, 0, config)
      await serve({ id, kind: 'decide', agent: 'easy', seed: 1, replay: startOf(match) })
      const reply = answered(id)
      expect(reply?.kind).toBe('answer')
      if (reply?.kind === 'answer') expect(isLegal(match, reply.answer)).toBe(true)
    }
  })

  test('says what is wrong with a request it cannot answer, and answers the next', async () => {
    const match = played(5, 8)
    await serve({ id: 5, kind: 'decide', agent: 'nobody', seed: 1, replay: startOf(match) })
    expect(answered(5)).toMatchObject({ kind: 'error', message: expect.stringContaining('no agent nobody') })
    await serve({ id: 6, kind: 'decide', agent: 'easy', seed: 1, replay: startOf(match) })
    expect(answered(6)).toMatchObject({ kind: 'answer' })
  })
})

describe('a thread that thinks', () => {
  const threads: ThinkingThread[] = []
  const open = (): ThinkingThread => {
    const thread = new ThinkingThread({ module: '@fudaba/blackpoker', export: 'blackpoker' })
    threads.push(thread)
    return thread
  }
  afterAll(() => Promise.all(threads.map((thread) => thread.close())))

  test('answers, reports its progress, and is heard when it is stopped before it begins', async () => {
    const match = played(5, 8)
    const thread = open()
    const progress: number[] = []
    const ids = await thread.decide(match, 'easy', 1, { onProgress: (part) => progress.push(part) })
    expect(isLegal(match, ids)).toBe(true)
    expect(progress.every((part) => part >= 0 && part <= 1)).toBe(true)
    const later = played(5, 10)
    const stop = new AbortController()
    stop.abort()
    const stopped: number[] = []
    const options = { signal: stop.signal, onProgress: (part: number) => stopped.push(part) }
    expect(isLegal(later, await thread.decide(later, 'hard', 1, options))).toBe(true)
    // One slice of its thoughts, and no more of them.
    expect(stopped).toHaveLength(1)
    expect(stopped[0]).toBeLessThan(1)
  })

  test('that has ended refuses to think, and leaves nobody waiting', async () => {
    const match = played(5, 8)
    const thread = open()
    const waiting = thread.decide(match, 'hard', 1)
    await thread.close()
    await expect(waiting).rejects.toThrow('has ended')
    await expect(thread.decide(match, 'easy', 1)).rejects.toThrow('has ended')
  })
})
