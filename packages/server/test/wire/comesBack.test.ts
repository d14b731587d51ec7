import { RoomClient, type Socket, newKey } from '@fudaba/protocol'
import { expect, test } from 'vitest'
import { MovedTimer } from '../movedTimer.ts'

const MINUTE = 60_000

/** When a client tries to connect to a server that is gone for a minute. */
function triesOfAMinute(): number[] {
  const timer = new MovedTimer()
  const tries: number[] = []
  const refused: Socket = {
    send: () => undefined,
    close: () => undefined,
    listen: (_opened, _heard, closed) => void timer.after(0, closed),
  }
  const client = new RoomClient({
    room: '0123456789ab',
    key: newKey(),
    connect: () => {
      tries.push(timer.now())
      return refused
    },
    later: (milliseconds, what) => void timer.after(milliseconds, what),
  })
  timer.move(MINUTE)
  client.close()
  return tries
}

test('a client tries again soon while a server that was started again may be back, and later spares it', () => {
  const tries = triesOfAMinute()
  const waits = tries.slice(1).map((time, i) => ({ time, wait: time - tries[i] }))
  const soon = waits.filter(({ time }) => time <= 8_000)
  expect(Math.max(...soon.map(({ wait }) => wait))).toBeLessThanOrEqual(400)
  // Fewer than the connections that one address may open at once, for a household behind one.
  expect(soon.length).toBeLessThan(30)
  const later = waits.filter(({ time }) => time > 10_000)
  expect(later.length).toBeGreaterThan(10)
  expect(Math.min(...later.map(({ wait }) => wait))).toBeGreaterThanOrEqual(2_000)
})
