import { Random, choiceOf, idsFor } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { randomAnswer, sample } from '@fudaba/kernel/search'
import { type Role, hashOf, leanEvent, newKey, roomOptions } from '@fudaba/protocol'
import { expect, test } from 'vitest'
import type { Opening } from '../../src/room/deeds.ts'
import { Fold } from '../../src/room/fold.ts'
import { decidersSince } from '../../src/room/pacing.ts'
import { eventsFor, stateFor, viewFor } from '../../src/room/sight.ts'
import { loadGame } from '../site.ts'

const seats = ['P1', 'P2'] as const

/** A room whose game has begun. Both decide here, so nobody passes for them. */
async function begun(game: string, share: string): Promise<Fold> {
  const rules = await loadGame(game)
  const opening: Opening = {
    kind: 'open',
    options: roomOptions.parse({ game }),
    seats: { P1: sitting(rules.decks[0].cards), P2: sitting(rules.decks[0].cards) },
    invitation: hashOf(newKey()),
    watch: null,
    share,
  }
  return new Fold(rules, opening, 0)
}

const sitting = (deck: readonly string[]): Opening['seats']['P1'] => ({
  keyHash: null,
  bot: 'x',
  name: null,
  deck,
})

/** All that is sent to a role after logical time `since`, and what decides when. */
const sentTo = (fold: Fold, role: Role, since: number): string =>
  JSON.stringify({
    view: viewFor(fold, role),
    events: eventsFor(fold, role, since).map(leanEvent),
    state: stateFor(fold, role, { now: 0, fault: null, isHere: () => true }),
    deciders: [...decidersSince(fold, since)].toSorted(),
  })

test.each([
  ['blackpoker', 60],
  ['kiseki', 60],
  ['last-chronicle', 60],
  ['aquarian-age', 60],
  ['vanguard', 60],
])(
  'in %s what a seat and who watches are sent after its answer is the same, byte for byte, whatever they cannot know',
  async (game, answers) => {
    const share = '5'.repeat(64)
    const [fold, twin] = await Promise.all([begun(game, share), begun(game, share)])
    const random = new Random('leak')
    let compared = 0
    let swapped = 0
    for (let i = 0; i < answers && fold.end === null; i++) {
      const decision = fold.match!.decision!
      const seat = decision.player
      const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
      const deed = { kind: 'answer', seat, decision: decision.id, answer: idsFor(decision, picks) } as const
      // The same table to this seat, with what it cannot know dealt anew.
      sample(fold.match!.game, playerNumber(seat), random, { rules: fold.rules, into: twin.match!.game })
      twin.match!.game.log.keep = true
      const other = seats.find((each) => each !== seat)!
      if (JSON.stringify(viewFor(fold, other)?.zones) !== JSON.stringify(viewFor(twin, other)?.zones))
        swapped++
      const [time, twinTime] = [fold.match!.game.time, twin.match!.game.time]
      expect(twinTime).toBe(time)
      fold.change(deed, 0)
      twin.change(deed, 0)
      // Where chance decided or a hidden card was shown, the worlds are no longer one to this seat.
      if (fold.match!.barrierSince(fold.match!.inputs.length - 1)) continue
      for (const role of [seat, 'watch'] as const)
        expect([i, role, sentTo(twin, role, time)]).toEqual([i, role, sentTo(fold, role, time)])
      compared++
    }
    expect(compared).toBeGreaterThan(5)
    expect(swapped).toBeGreaterThan(5)
  },
)
