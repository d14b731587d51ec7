import type { RoomState } from '@fudaba/protocol'
import { describe, expect, test } from 'vitest'
import { namesIn } from '../../src/play/seat.ts'

const seatOf = (name: string | null) => ({ name, bot: null, here: true, brings: false, share: 'none' })

const room = (P1: string | null, P2: string | null) => ({
  state: { value: { seats: { P1: seatOf(P1), P2: seatOf(P2) } } as unknown as RoomState },
  ask: async () => {},
  agree: async () => {},
})

describe('what watchers call the players of a room', () => {
  test('is their names', () => {
    expect(namesIn(room('はるか', 'Ken'))).toEqual({ P1: 'はるか', P2: 'Ken' })
  })

  test('is the usual name for who gave none, and for both where they share one', () => {
    expect(namesIn(room('はるか', null))).toEqual({ P1: 'はるか' })
    expect(namesIn(room('Ken', 'Ken'))).toEqual({})
    expect(namesIn(null)).toEqual({})
  })
})
