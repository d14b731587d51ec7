import { PLAYERS } from '../../state/columns.ts'
import { Random } from '../../base/random.ts'
import { KernelError } from '../../base/errors.ts'
import { randomAnswer } from '../../answers/randomAnswer.ts'
import { answer } from '../../running/loop.ts'
import { publicEvents } from '../../looking/publicLog.ts'
import { Search } from '../../looking/search.ts'
import { view } from '../../looking/view.ts'
import { whyNot, whyNotAll } from '../../looking/whyNot.ts'
import type { Match } from '../../match/match.ts'
import { toPosition } from '../../position/positionWrite.ts'
import { agree } from './agreement.ts'
import { type Playing, begin, isLookedAt, place, randomInput } from './randomPlay.ts'

/** A question that can be asked of a match; what it gives is not looked at. */
export type Question = () => unknown

/**
 * A game that is asked about everything all the time stays the same, number by number, as one that is only played.
 * `more`: questions of later packages.
 */
export async function askingChangesNothing(
  playing: Playing,
  more: (match: Match, dice: Random) => readonly Question[] = () => [],
): Promise<void> {
  const random = new Random(`asking ${playing.seed}`)
  const dice = new Random(`asked ${playing.seed}`)
  const asked = begin(playing)
  const plain = begin(playing)
  const where = (): string => place(playing, plain)
  while (!plain.game.over) {
    if (isLookedAt(playing, plain.inputs.length))
      for (const question of [...questions(asked, dice), ...more(asked, dice)])
        if (dice.below(3) === 0) await question()
    agree('state after questions', where, asked.game.store.digest(), plain.game.store.digest())
    const input = randomInput(plain, random)
    asked.apply(input)
    plain.apply(input)
    agree('what follows questions', where, asked.digest(), plain.digest())
  }
}

/** What the kernel can be asked at a decision. */
function questions(match: Match, dice: Random): readonly Question[] {
  const { rules, game } = match
  const player = game.offer.player
  const objects = PLAYERS.flatMap((p) => game.book.zones.flatMap((zone) => game.objects(zone, p)))
  return [
    () => match.view('P1'),
    () => match.view('P2'),
    () => match.view(null),
    () => publicEvents(rules, game, 1, game.time - 20),
    () => whyNot(game, player, game.book.actions[dice.below(game.book.actions.length)]),
    () => objects.length > 0 && whyNotAll(game, player, objects[dice.below(objects.length)]),
    () => written(match),
    () => lookAhead(match, dice),
    () => match.save(),
    () => rules.table.helper?.(view(rules, game, player), [], rules.cards),
  ]
}

/** Not every moment can be written down. */
function written(match: Match): void {
  try {
    toPosition(match)
  } catch (error) {
    if (!(error instanceof KernelError)) throw error
  }
}

/** Some answers by chance, and all of them taken back. */
function lookAhead({ game }: Match, dice: Random): void {
  const search = new Search(game)
  for (let i = dice.below(4); i >= 0 && !game.over; i--) {
    search.mark()
    answer(
      game,
      randomAnswer(game.offer, (n) => dice.below(n)),
    )
  }
  while (search.depth > 0) search.back()
}

/** Saved, written as text and loaded at every single decision, it goes on as the same game. */
export function restoredAtEveryDecision(playing: Playing): void {
  const random = new Random(`restored ${playing.seed}`)
  const match = begin(playing)
  const fresh = begin(playing)
  const where = (): string => place(playing, match)
  while (!match.game.over) {
    fresh.load(JSON.parse(JSON.stringify(match.save())) as ReturnType<Match['save']>)
    agree('restored decision', where, JSON.stringify(fresh.decision), JSON.stringify(match.decision))
    const input = randomInput(match, random)
    match.apply(input)
    fresh.apply(input)
    agree('what follows a restored decision', where, fresh.digest(), match.digest())
  }
}

/** The most inputs that are undone at once. */
const UNDONE = 4

/** At every single decision some inputs are undone and given again: it goes on as the game that was only played. */
export function undoneAtEveryDecision(playing: Playing): void {
  const random = new Random(`undone ${playing.seed}`)
  const dice = new Random(`undone at ${playing.seed}`)
  const undone = begin(playing)
  const plain = begin(playing)
  const where = (): string => place(playing, plain)
  const digests = [plain.digest()]
  while (!plain.game.over) {
    const input = randomInput(plain, random)
    plain.apply(input)
    undone.apply(input)
    digests.push(plain.digest())
    const from = Math.max(0, plain.inputs.length - 1 - dice.below(UNDONE))
    undone.undo(from)
    agree('state after undo', where, undone.digest(), digests[from])
    for (const again of plain.inputs.slice(from)) undone.apply(again)
    agree('state after redo', where, undone.digest(), digests.at(-1)!)
    agree('decision after redo', where, JSON.stringify(undone.decision), JSON.stringify(plain.decision))
  }
}
