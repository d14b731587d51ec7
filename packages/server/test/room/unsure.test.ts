import { Random, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { afterEach, expect, test } from 'vitest'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import type { Deed } from '../../src/room/deeds.ts'
import { foldOf } from '../../src/room/entries.ts'
import type { Room } from '../../src/room/room.ts'
import { ViewerFeed } from '../../src/wire/viewerFeed.ts'
import { FailingLog } from '../log/failingLog.ts'
import { loadGame } from '../site.ts'
import { ROOM, entered, roomOfTwo, settingWith, still } from './persons.ts'

let log: FailingLog
afterEach(() => log.close())

/** A game of two whose log can fail, and what a spectator was sent. */
async function watchedGame() {
  log = new FailingLog(new SqliteLog({ file: ':memory:' }))
  const room = await roomOfTwo(settingWith(still, { log, pace: 0 }), 'blackpoker')
  const sent: string[] = []
  await new ViewerFeed(room, entered('watch'), still, 0, (message) => {
    // Beside that, who watches is told that the log fails.
    if (message.say === 'welcome' || message.view !== undefined) sent.push(message.say)
  }).enter()
  expect(sent).toEqual(['welcome'])
  return { room, sent, random: new Random('unsure') }
}

function answerIn({ fold }: Room, random: Random): Deed {
  const decision = fold.match!.decision!
  const answer = idsFor(
    decision,
    randomAnswer(choiceOf(decision), (n) => random.below(n)),
  )
  return { kind: 'answer', seat: decision.player, decision: decision.id, answer }
}

const sameAsLog = async ({ fold }: Room): Promise<void> =>
  expect(fold.match!.digest()).toBe(
    foldOf(await loadGame('blackpoker'), await log.read(ROOM, -1)).match!.digest(),
  )

test('an answer that was written without a reply is shown to all as soon as the log is read, and is not written twice', async () => {
  const { room, sent, random } = await watchedGame()
  const deed = answerIn(room, random)
  const before = room.fold.seq
  log.state = 'lost'
  await expect(room.do(deed, 'aaaaaaaaaaaaaaaa')).rejects.toMatchObject({ code: 'log-gone' })
  expect([room.isStale, sent]).toEqual([true, ['welcome']])
  log.state = 'there'
  await room.catchUp()
  expect(sent).toEqual(['welcome', 'update'])
  await room.do(deed, 'aaaaaaaaaaaaaaaa')
  expect((await log.read(ROOM, before)).filter(({ nonce }) => nonce !== null)).toHaveLength(1)
  await sameAsLog(room)
})

test('an answer that could not be written is nobody shown, and is there no more when the log is back', async () => {
  const { room, sent, random } = await watchedGame()
  const before = [room.fold.seq, room.fold.match!.digest()]
  log.state = 'away'
  await expect(room.do(answerIn(room, random))).rejects.toMatchObject({ code: 'log-gone' })
  log.state = 'there'
  await room.catchUp()
  expect([room.fold.seq, room.fold.match!.digest()]).toEqual(before)
  expect(sent).toEqual(['welcome'])
  await sameAsLog(room)
})

test('while an answer is being written nobody is shown it: not who comes in, nor when somebody leaves', async () => {
  const { room, sent, random } = await watchedGame()
  const leaving = new ViewerFeed(room, entered('P1'), still, 0, () => undefined)
  await leaving.enter()
  const entering: string[] = []
  sent.length = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  log.held = promise
  const answered = room.do(answerIn(room, random))
  const coming = new ViewerFeed(room, entered('P2'), still, 0, ({ say }) => void entering.push(say)).enter()
  leaving.close()
  // All that could happen without the log happens.
  await new Promise((done) => setImmediate(done))
  expect([room.isStale, sent, entering]).toEqual([true, [], []])
  resolve()
  await Promise.all([answered, coming])
  expect(entering).toEqual(['welcome'])
  expect(sent.length).toBeGreaterThan(0)
})
