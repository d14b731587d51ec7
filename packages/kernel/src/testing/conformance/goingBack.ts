import type { Match } from '../../match.ts'
import { Random } from '../../random.ts'
import { playReplay, toReplay } from '../../replay.ts'
import type { SavedState } from '../../state.ts'
import { agree, fail, outside } from './agreement.ts'
import { type Playing, begin, isLookedAt, place, playOut, randomInput } from './randomPlay.ts'

const throughText = (saved: SavedState): SavedState => JSON.parse(JSON.stringify(saved)) as SavedState

/** At every decision: saved, written as text, read and loaded into another game, it is the same game. */
export function restoreEverywhere(playing: Playing): void {
  const random = new Random(`restore ${playing.seed}`)
  const fresh = begin(playing)
  // A restored game that is never restored again and has to keep pace to the end.
  let follower: Match | null = null
  const match = begin(playing)
  const where = (): string => place(playing, match)
  while (!match.game.over) {
    const looked = isLookedAt(playing, match.inputs.length)
    if (looked) {
      fresh.load(throughText(match.save()))
      agree('restored digest', where, fresh.digest(), match.digest())
      agree('restored decision and views', where, outside(fresh), outside(match))
    }
    if (follower === null && random.below(20) === 0) {
      follower = begin(playing)
      follower.load(throughText(match.save()))
    }
    const input = randomInput(match, random)
    for (const each of [match, looked ? fresh : null, follower]) each?.apply(input)
    if (!looked) continue
    agree('what follows a restored decision', where, fresh.digest(), match.digest())
    if (follower !== null) agree('what follows long after', where, follower.digest(), match.digest())
  }
}

/** Undone one by one to the start, then played again: every digest comes back, and so does all one can see. */
export function undoAndRedo(playing: Playing): void {
  const before: string[] = []
  const seen: string[] = []
  const looks = (n: number): boolean => isLookedAt(playing, n)
  const match = playOut(playing, (m) => {
    const looked = looks(m.inputs.length)
    before.push(looked ? m.digest() : '')
    seen.push(looked ? outside(m) : '')
  })
  const where = (): string => place(playing, match)
  const inputs = [...match.inputs]
  for (let n = inputs.length - 1; n >= 0; n--) {
    match.undo()
    if (!looks(n)) continue
    agree('digest after undo', where, match.digest(), before[n])
    agree('decision and views after undo', where, outside(match), seen[n])
  }
  inputs.forEach((input, n) => {
    match.apply(input)
    if (looks(n + 1)) agree('digest after redo', where, match.digest(), before[n + 1])
  })
  let to = new Random(playing.seed).below(inputs.length)
  while (to >= 0 && !looks(to)) to--
  // Looked at now and then, the game may have been too short before this place.
  if (to < 0) return
  match.undo(to)
  agree('digest after undoing several', where, match.digest(), before[to])
  agree('decision after undoing several', where, outside(match), seen[to])
}

/** A branch from anywhere stands where the game stood. */
export function branchAnywhere(playing: Playing): void {
  const digests: string[] = []
  const match = playOut(playing, (m) => void digests.push(m.digest()))
  const random = new Random(`branch ${playing.seed}`)
  for (let i = 0; i < 3; i++) {
    const at = random.below(digests.length)
    agree('branch', () => `${place(playing, match)}, branch at ${at}`, match.branch(at).digest(), digests[at])
  }
}

/** Its replay, written as text and read, plays the same game, whole or up to anywhere. */
export function replayEquals(playing: Playing): void {
  const digests: string[] = []
  const match = playOut(playing, (m) => void digests.push(m.digest()))
  const where = (): string => place(playing, match)
  const replay: unknown = JSON.parse(JSON.stringify(toReplay(match)))
  const again = playReplay(playing.rules, replay)
  agree('replay', where, again.digest(), match.digest())
  agree('result of the replay', where, outside(again), outside(match))
  const at = new Random(`replay ${playing.seed}`).below(digests.length)
  agree('part of the replay', where, playReplay(playing.rules, replay, { at }).digest(), digests[at])
  if (begin(playing).digest() !== digests[0]) fail('the same seed begins another game', where)
}
