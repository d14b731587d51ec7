import { type PlayerName, Random } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import type { Room } from '../../src/room/room.ts'
import { other } from '../../src/room/roomClock.ts'
import { stateFor } from '../../src/room/sight.ts'
import { answersByChance, roomOfTwo, settingWith, still } from './persons.ts'

const begun = (undo: 'fair' | 'ask' | 'never' = 'fair'): Promise<Room> =>
  roomOfTwo(settingWith(still), 'kiseki', { undo })

const look = (room: Room, seat: PlayerName) => stateFor(room.fold, seat, room).undo
const seats = ['P1', 'P2'] as const

/** Plays on by chance until the button of some seat has this look; that seat. */
async function untilLook(room: Room, wanted: string, seed: string): Promise<PlayerName> {
  const random = new Random(seed)
  while (room.fold.end === null) {
    const found = seats.find((seat) => look(room, seat) === wanted)
    if (found !== undefined) return found
    await answersByChance(room, random)
  }
  throw new Error(`never ${wanted}`)
}

describe('taking back', () => {
  test('has nothing to take back at first', async () => {
    const room = await begun()
    for (const seat of seats) {
      expect(look(room, seat)).toBe('none')
      await expect(room.do({ kind: 'undo', seat })).rejects.toMatchObject({ code: 'nothing-to-undo' })
    }
  })

  test('is free while nothing was learned, and leads to the same question', async () => {
    const room = await begun()
    const seat = await untilLook(room, 'free', 'free')
    const digest = room.fold.match!.digest()
    await room.do({ kind: 'undo', seat })
    expect(room.fold.match!.digest()).not.toBe(digest)
    expect(room.fold.deciding).toBe(seat)
  })

  test('asks the other where something was learned; refused it stays refused until somebody has answered', async () => {
    const room = await begun()
    const seat = await untilLook(room, 'ask', 'ask')
    await expect(room.do({ kind: 'undo', seat })).rejects.toMatchObject({ code: 'ask-first' })
    await room.do({ kind: 'ask', seat, wish: 'undo' })
    await expect(room.do({ kind: 'ask', seat, wish: 'draw' })).rejects.toMatchObject({
      code: 'asked-already',
    })
    await expect(room.do({ kind: 'agree', seat, wish: 'undo', yes: true })).rejects.toMatchObject({
      code: 'not-asked',
    })
    const digest = room.fold.match!.digest()
    await room.do({ kind: 'agree', seat: other(seat), wish: 'undo', yes: false })
    expect([look(room, seat), room.fold.match!.digest()]).toEqual(['refused', digest])
    await expect(room.do({ kind: 'ask', seat, wish: 'undo' })).rejects.toMatchObject({
      code: 'nothing-to-undo',
    })
    await answersByChance(room, new Random('on'))
    expect(look(room, seat)).not.toBe('refused')
  })

  test('asked and agreed to goes back to the own question', async () => {
    const room = await begun('ask')
    const seat = await untilLook(room, 'ask', 'agreed')
    await room.do({ kind: 'ask', seat, wish: 'undo' })
    await room.do({ kind: 'agree', seat: other(seat), wish: 'undo', yes: true })
    expect([room.fold.deciding, room.fold.asked]).toEqual([seat, null])
  })

  test('with the rule "never" there is none', async () => {
    const room = await begun('never')
    const random = new Random('never')
    for (let i = 0; i < 20 && room.fold.end === null; i++) {
      await answersByChance(room, random)
      for (const seat of seats) expect(look(room, seat)).toBe('none')
    }
  })
})

describe('between the players', () => {
  test('a draw is offered, declined, offered again and agreed to', async () => {
    const room = await begun()
    await room.do({ kind: 'ask', seat: 'P1', wish: 'draw' })
    await room.do({ kind: 'agree', seat: 'P2', wish: 'draw', yes: false })
    expect(room.fold.end).toBeNull()
    await room.do({ kind: 'ask', seat: 'P2', wish: 'draw' })
    await room.do({ kind: 'agree', seat: 'P1', wish: 'draw', yes: true })
    expect(room.fold.end).toEqual({ winner: null, why: 'agreed' })
    await expect(room.do({ kind: 'concede', seat: 'P1' })).rejects.toMatchObject({ code: 'game-over' })
  })

  test('in a pause nobody decides, and either goes on; the question is the same', async () => {
    const room = await begun()
    const { deciding, match } = room.fold
    const decision = match!.decision!.id
    await room.do({ kind: 'ask', seat: 'P1', wish: 'pause' })
    expect(room.fold.paused).toBe(false)
    await room.do({ kind: 'agree', seat: 'P2', wish: 'pause', yes: true })
    expect([room.fold.paused, room.fold.deciding]).toEqual([true, null])
    await expect(room.do({ kind: 'answer', seat: deciding!, decision, answer: [] })).rejects.toMatchObject({
      code: 'paused',
    })
    await room.do({ kind: 'resume', seat: 'P2' })
    expect([room.fold.deciding, room.fold.match!.decision!.id]).toEqual([deciding, decision])
    await expect(room.do({ kind: 'resume', seat: 'P1' })).rejects.toMatchObject({ code: 'not-paused' })
  })

  test('who concedes has lost, in his own turn and in that of the other', async () => {
    for (const which of [true, false]) {
      const room = await begun()
      const { deciding } = room.fold
      const seat = which ? deciding! : other(deciding!)
      await room.do({ kind: 'concede', seat })
      expect(room.fold.end).toEqual({ winner: other(seat), why: 'concede' })
    }
  })

  test('the next game is asked for only after this one', async () => {
    const room = await begun()
    await expect(room.do({ kind: 'ask', seat: 'P1', wish: 'rematch' })).rejects.toMatchObject({
      code: 'not-over',
    })
  })
})
