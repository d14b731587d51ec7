import { type GameRules, Random, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { hashOf, newKey, roomOptions } from '@fudaba/protocol'
import { expect, test } from 'vitest'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import type { Opening } from '../../src/room/deeds.ts'
import { Room } from '../../src/room/room.ts'
import type { RoomSetting } from '../../src/room/setting.ts'
import { loadGame } from '../site.ts'

/** A database whose time moves a second with each entry, and machines whose time stands still. */
function countedTime(): { setting: RoomSetting; wait(seconds: number): Promise<void> } {
  const log = new SqliteLog({ file: ':memory:', time: '(SELECT 1000 * count(*) FROM entry)' })
  const setting: RoomSetting = {
    log,
    timer: { now: () => 0, after: () => () => undefined },
    loadGame,
    decide: () => [],
    pace: 0,
    onFault: (error) => {
      throw error
    },
  }
  let seq = 0
  const note = { room: 'time', kind: 'note', seat: null, body: {}, nonce: null }
  return {
    setting,
    async wait(seconds) {
      for (let i = 0; i < seconds; i++) await log.append({ ...note, seq: seq++ })
    },
  }
}

/** A game against a bot, whose shares are all told: the person has to decide within five seconds. */
async function opened({ log }: RoomSetting, rules: GameRules): Promise<void> {
  const [own, theirs] = [rules.decks[0].cards, rules.decks[0].cards]
  const person = { keyHash: hashOf(newKey()), bot: null, name: null, deck: own }
  const opening: Omit<Opening, 'kind'> = {
    options: roomOptions.parse({ game: 'blackpoker', clock: { kind: 'decision', seconds: 5 } }),
    seats: {
      P1: { ...person, bot: 'x', keyHash: null },
      P2: { ...person, bot: 'x', keyHash: null, deck: theirs },
    },
    invitation: hashOf(newKey()),
    watch: null,
    share: newKey(),
  }
  await log.append({ room: 'r', seq: 0, kind: 'open', seat: null, body: opening, nonce: null })
}

async function twoReplicas() {
  const rules = await loadGame('blackpoker')
  const time = countedTime()
  await opened(time.setting, rules)
  const one = (await Room.load('r', time.setting))!
  const other = (await Room.load('r', time.setting))!
  const decision = one.fold.match!.decision!
  const seat = decision.player
  const random = new Random(1)
  const answer = idsFor(
    decision,
    randomAnswer(choiceOf(decision), (n) => random.below(n)),
  )
  return {
    ...time,
    one,
    other,
    seat,
    answer: () => one.do({ kind: 'answer', seat, decision: decision.id, answer }),
    timeOut: (room: Room) => room.do({ kind: 'timeout', seat }),
  }
}

test('an answer and the end of its time from two nodes at the same moment: exactly one wins, on both', async () => {
  const { one, other, seat, answer, timeOut, wait } = await twoReplicas()
  await wait(6)
  const outcomes = await Promise.allSettled([answer(), timeOut(other)])
  await Promise.all([one.catchUp(), other.catchUp()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(one.fold.match!.digest()).toBe(other.fold.match!.digest())
  expect(one.fold.end).toEqual(other.fold.end)
  const timeWon = outcomes[1].status === 'fulfilled'
  expect(one.fold.end).toEqual(timeWon ? { winner: seat === 'P1' ? 'P2' : 'P1', why: 'time' } : null)
})

test('while there is time left nobody can end it, and afterwards any node can, once', async () => {
  const { one, other, timeOut, wait } = await twoReplicas()
  await wait(2)
  await expect(timeOut(one)).rejects.toMatchObject({ code: 'time-left' })
  expect(one.fold.end).toBeNull()
  await wait(4)
  const outcomes = await Promise.allSettled([timeOut(one), timeOut(other)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
