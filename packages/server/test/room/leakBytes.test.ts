import process from 'node:process'
import { type AnswerIds, type Decision, Random, choiceOf, idsFor } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { randomAnswer, swapHidden } from '@fudaba/kernel/search'
import { expect, test } from 'vitest'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import { PACE_MILLISECONDS } from '../../src/room/pacing.ts'
import { Room } from '../../src/room/room.ts'
import { other } from '../../src/room/roomClock.ts'
import { ViewerFeed } from '../../src/wire/viewerFeed.ts'
import { MovedTimer } from '../movedTimer.ts'
import { entered, roomOfTwo, settingWith } from './persons.ts'

const roles = ['P1', 'P2', 'watch'] as const
const answers = process.env['FUDABA_FULL'] === '1' ? 80 : 20

/** What each is sent of a room, and at which moment. */
class Heard {
  readonly by: Record<(typeof roles)[number], string[]> = { P1: [], P2: [], watch: [] }
  readonly timer = new MovedTimer()
  room!: Room
  private begun = 0

  async enter(room: Room): Promise<void> {
    this.room = room
    const { timer } = this
    const feeds = roles.map(
      (role) =>
        new ViewerFeed(room, entered(role), timer, PACE_MILLISECONDS, (message) =>
          this.by[role].push(`${timer.now() - this.begun} ms ${JSON.stringify(message)}`),
        ),
    )
    const entering = Promise.all(feeds.map((feed) => feed.enter()))
    await this.quiet()
    await entering
  }

  /** Until nothing more is to be sent. */
  async quiet(): Promise<void> {
    for (let i = 0; i < 4; i++) {
      await this.room.catchUp()
      this.timer.move(PACE_MILLISECONDS)
    }
    await this.room.catchUp()
  }

  /** What each is sent because of an answer, and how long after it. */
  async sentBy(deed: { seat: 'P1' | 'P2'; decision: number; answer: AnswerIds }): Promise<this['by']> {
    for (const sent of Object.values(this.by)) sent.length = 0
    this.begun = this.timer.now()
    await this.room.do({ kind: 'answer', ...deed })
    await this.quiet()
    return this.by
  }
}

/** Another room with the same entries, whose cards that `viewer` cannot know are dealt anew. */
async function twinOf({ room }: Heard, log: SqliteLog, viewer: 'P1' | 'P2', random: Random): Promise<Heard> {
  const twin = new Heard()
  const copy = new SqliteLog({ file: ':memory:', time: '0' })
  for (const { at: _, ...entry } of await log.read(room.id, -1)) await copy.append(entry)
  await twin.enter((await Room.load(room.id, settingWith(twin.timer, { log: copy })))!)
  const into = twin.room.fold.match!.game
  swapHidden(room.fold.match!.game, playerNumber(viewer), random, into)
  into.log.keep = true
  return twin
}

/** Whether an answer can be given there too. */
function fits(decision: Decision | null, asked: Decision, answer: AnswerIds): boolean {
  if (decision === null || decision.id !== asked.id || decision.player !== asked.player) return false
  if (decision.shape !== asked.shape || decision.min !== asked.min || decision.max !== asked.max) return false
  const known = new Set(decision.candidates.map(({ id }) => id))
  return asked.shape !== 'act' && asked.shape !== 'choose' ? false : answer.every((id) => known.has(id))
}

test.each(['blackpoker', 'kiseki', 'last-chronicle', 'aquarian-age', 'vanguard'])(
  'in %s each seat and who watches are sent the same bytes at the same moments after anybody’s answer, whatever they cannot know',
  async (game) => {
    const log = new SqliteLog({ file: ':memory:', time: '0' })
    const here = new Heard()
    const room = await roomOfTwo(settingWith(here.timer, { log }), game)
    // AUTO passes at once where nothing could be done, as somebody does who does not bluff; ON tells nothing.
    for (const seat of ['P1', 'P2'] as const)
      await room.do({ kind: 'auto', seat, auto: { mode: 'on', skip: null } })
    await here.enter(room)
    const random = new Random('bytes')
    const compared = { own: 0, others: 0, watch: 0 }
    for (let i = 0; i < answers && here.room.fold.end === null; i++) {
      const decision = here.room.fold.match!.decision!
      const seat = decision.player
      const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
      const deed = { seat, decision: decision.id, answer: idsFor(decision, picks) }
      const views = [
        ['own', seat, seat],
        ['others', other(seat), other(seat)],
        ['watch', seat, 'watch'],
      ] as const
      const twins = []
      for (const [name, viewer, role] of views) {
        const twin = await twinOf(here, log, viewer, random)
        if (fits(twin.room.fold.match!.decision, decision, deed.answer)) twins.push({ name, role, twin })
      }
      const inputs = here.room.fold.match!.inputs.length
      const sent = await here.sentBy(deed)
      // Where chance decided or a hidden card was shown, the worlds are no longer one.
      if (here.room.fold.match!.barrierSince(inputs)) continue
      for (const { name, role, twin } of twins) {
        expect([i, name, (await twin.sentBy(deed))[role]]).toEqual([i, name, sent[role]])
        compared[name]++
      }
    }
    for (const count of Object.values(compared)) expect(count).toBeGreaterThan(1)
  },
)
