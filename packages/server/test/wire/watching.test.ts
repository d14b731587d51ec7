import { Random, type View } from '@fudaba/kernel'
import { type FromServer, PROTOCOL, type Patch, hashOf, patched } from '@fudaba/protocol'
import { describe, expect, test } from 'vitest'
import { PACE_MILLISECONDS } from '../../src/room/pacing.ts'
import type { Room } from '../../src/room/room.ts'
import { Rooms } from '../../src/room/rooms.ts'
import type { Scene } from '../../src/room/viewer.ts'
import { usualLimits } from '../../src/wire/limits.ts'
import { Session } from '../../src/wire/session.ts'
import { ViewerFeed } from '../../src/wire/viewerFeed.ts'
import { TimedLog } from '../log/timedLog.ts'
import { MovedTimer } from '../movedTimer.ts'
import { ROOM, answersByChance, entered, roomOfTwo, settingWith } from '../room/persons.ts'

const DELAY = 60_000
const STEP = 200
const WATCH = hashOf('watch')

/** What a viewer was shown, and when. */
class Shown {
  readonly views: { readonly at: number; readonly view: View | null }[] = []
  private readonly timer: MovedTimer
  private readonly scene: Scene

  constructor(timer: MovedTimer, scene: Scene) {
    this.timer = timer
    this.scene = scene
  }

  async enter(): Promise<void> {
    await new ViewerFeed(this.scene, entered('watch'), this.timer, PACE_MILLISECONDS, (message) => {
      const before = this.views.at(-1)?.view ?? null
      const { view } = message
      const shown =
        message.say === 'welcome'
          ? message.view
          : view === undefined
            ? before
            : patched(before, view as Patch)
      this.views.push({ at: this.timer.now(), view: shown as View | null })
    }).enter()
  }

  /** The last view that was shown by a time. */
  by(time: number): View | null {
    return this.views.findLast(({ at }) => at <= time)?.view ?? null
  }
}

/** Time passes, in steps so small that everything happens in its moment. */
async function passes(timer: MovedTimer, milliseconds: number, room: Room, scene: Scene): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += STEP) {
    timer.move(STEP)
    await settled(room, scene)
  }
}

/** What is under way has been done. */
async function settled(room: Room, scene: Scene): Promise<void> {
  await room.catchUp()
  for (const each of [room, scene]) await new Promise<void>((resolve) => each.settled(() => resolve()))
}

describe('who watches with a delay', () => {
  test('is shown at each moment what was to be seen so long ago, also where something was taken back', async () => {
    const timer = new MovedTimer()
    timer.move(1_000_000)
    const setting = settingWith(timer, { log: new TimedLog(timer) })
    const room = await roomOfTwo(setting, 'blackpoker', { delay: DELAY / 1000 })
    const late = await room.sceneFor('watch', WATCH)
    timer.move(PACE_MILLISECONDS)
    const [now, then] = [new Shown(timer, room), new Shown(timer, late)]
    await Promise.all([now.enter(), then.enter()])
    expect(then.by(timer.now())).toBeNull()
    const random = new Random('late')
    let undone = 0
    for (let i = 0; i < 60; i++) {
      await passes(timer, 4_000, room, late)
      if (room.fold.end !== null) continue
      const seat = room.fold.match!.decision!.player
      if (i % 9 === 8 && room.fold.undoLook(seat) === 'ask') {
        await room.do({ kind: 'ask', seat, wish: 'undo' })
        await passes(timer, 1_000, room, late)
        await room.do({ kind: 'agree', seat: seat === 'P1' ? 'P2' : 'P1', wish: 'undo', yes: true })
        undone++
      } else if (i < 45) await answersByChance(room, random)
    }
    expect(undone).toBeGreaterThan(1)
    expect(then.views.length).toBeGreaterThan(20)
    for (const { at, view } of then.views.slice(1)) expect(view).toEqual(now.by(at - DELAY))
    expect(then.by(timer.now())).toEqual(now.by(timer.now() - DELAY))
  })

  test('is told nothing later by asking: neither of the past, nor why, nor how it ended', async () => {
    const timer = new MovedTimer()
    timer.move(1_000_000)
    const setting = settingWith(timer, { log: new TimedLog(timer) })
    const delay = { delay: DELAY / 1000 }
    const room = await roomOfTwo(setting, 'blackpoker', delay, { watch: hashOf('e'.repeat(64)) })
    const rooms = new Rooms(setting)
    const here = (await rooms.find(ROOM))!
    const told: FromServer[] = []
    const session = new Session(
      rooms,
      setting,
      usualLimits,
      (message) => told.push(message),
      () => undefined,
    )
    const ask = async (query: object): Promise<FromServer | undefined> => {
      await session.heard(JSON.stringify({ say: 'query', n: 1, query }))
      return told.at(-1)
    }
    await session.heard(JSON.stringify({ say: 'hello', protocol: PROTOCOL, room: ROOM, key: 'e'.repeat(64) }))
    expect(told.at(-1)).toMatchObject({
      say: 'welcome',
      you: 'watch',
      view: null,
      state: { stage: 'shuffle' },
    })
    await here.catchUp()
    await here.do({ kind: 'concede', seat: 'P1' })
    expect(await ask({ method: 'past', args: [1] })).toMatchObject({ code: 'not-begun' })
    expect(await ask({ method: 'why', args: [1] })).toMatchObject({ code: 'not-begun' })
    expect(await ask({ method: 'save', args: [] })).toMatchObject({ code: 'not-begun' })
    const scene = await here.sceneFor('watch', hashOf('e'.repeat(64)))
    await passes(timer, DELAY - STEP, here, scene)
    expect(await ask({ method: 'save', args: [] })).toMatchObject({ code: 'not-begun' })
    await passes(timer, STEP, here, scene)
    expect(await ask({ method: 'save', args: [] })).toMatchObject({ say: 'done' })
    session.close()
    await rooms.close()
    room.close()
  })
})

test.each(['public', 'hands'] as const)(
  'where spectators are shown what is "%s", both hands are seen or none',
  async (watch) => {
    const timer = new MovedTimer()
    const room = await roomOfTwo(settingWith(timer), 'blackpoker', { watch })
    timer.move(10_000)
    const shown = new Shown(timer, room)
    await shown.enter()
    const hands = shown
      .by(timer.now())!
      .zones.filter(({ zone }) => zone === 'hand')
      .map(({ objects }) => objects.flatMap(({ cards }) => cards).filter((card) => card !== null).length)
    expect(hands.map((count) => count > 2)).toEqual([watch === 'hands', watch === 'hands'])
    // What is asked of somebody is his alone.
    expect(shown.by(timer.now())!.decision).toBeNull()
  },
)
