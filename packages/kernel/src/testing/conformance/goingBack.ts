import type { Match } from '../../match/match.ts'
import { Random } from '../../base/random.ts'
import { publicEvents } from '../../looking/publicLog.ts'
import { playReplay, toReplay } from '../../match/replay.ts'
import type { SavedState } from '../../match/state.ts'
import { agree, fail, outside } from './agreement.ts'
import { refusal } from './badInput.ts'
import { type Playing, begin, isLookedAt, place, playOut, randomInput } from './randomPlay.ts'

const throughText = (saved: SavedState): SavedState => JSON.parse(JSON.stringify(saved)) as SavedState

/** At every decision: saved, written as JSON, read and loaded into another game, the state is the same. */
export function restoreEverywhere(playing: Playing): void {
  const random = new Random(`restore ${playing.seed}`)
  const fresh = begin(playing)
  // Loaded once and played on with the same inputs: it must stay equal to the end.
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

/** Undone input by input to the start, then played again: every digest and every view is the same as before. */
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
  // With checks at a few decisions only, there may be none at or before this input.
  if (to < 0) return
  match.undo(to)
  agree('digest after undoing several', where, match.digest(), before[to])
  agree('decision after undoing several', where, outside(match), seen[to])
}

/**
 * Trimmed now and then, a match plays as one that is not, its later inputs can be undone and its earlier ones not, and
 * its events are those of the other.
 */
export function playsOnTrimmed(playing: Playing): void {
  const random = new Random(`trim ${playing.seed}`)
  const trimmed = begin(playing)
  let first = 0
  const match = playOut(playing, (m) => {
    if (m.inputs.length === 0) return
    const where = (): string => place(playing, m)
    trimmed.apply(m.inputs[m.inputs.length - 1])
    if (random.below(8) === 0) {
      first = Math.max(first, m.inputs.length - random.below(4))
      trimmed.trim(first)
    }
    if (!isLookedAt(playing, m.inputs.length)) return
    const events = (of: Match): string =>
      JSON.stringify(publicEvents(of.rules, of.game, 0, trimmed.game.log.base))
    agree('events after trimming', where, events(trimmed), events(m))
    if (first < m.inputs.length) {
      const last = m.inputs.slice(first)
      trimmed.undo(first)
      for (const input of last) trimmed.apply(input)
    }
    agree('digest after trimming', where, trimmed.digest(), m.digest())
    agree('decision and views after trimming', where, outside(trimmed), outside(m))
  })
  if (first === 0) return
  if (refusal(() => trimmed.undo(first - 1)) !== 'nothing-to-undo')
    fail('undone past what was trimmed', () => place(playing, match))
}

/** A branch before any input has the state of that time. */
export function branchAnywhere(playing: Playing): void {
  const digests: string[] = []
  const match = playOut(playing, (m) => void digests.push(m.digest()))
  const random = new Random(`branch ${playing.seed}`)
  for (let i = 0; i < 3; i++) {
    const at = random.below(digests.length)
    agree('branch', () => `${place(playing, match)}, branch at ${at}`, match.branch(at).digest(), digests[at])
  }
}

/** The replay, written as JSON and read, plays the same game, whole or up to any input. */
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
