import {
  type AnswerIds,
  FINISH,
  type GameRules,
  Search,
  answer,
  decision,
  picksFor,
  playerNumber,
} from '@fudaba/kernel'
import type { Situation } from './agent.ts'
import { AskedWorlds, asks } from './asked.ts'
import { horizonAfter } from './horizon.ts'
import { type Outcome, Outlook } from './outlook.ts'
import { Race, type RaceOptions, type Runner } from './race.ts'
import { type GreedyManner, playGreedily } from './greedyPlay.ts'
import { Branch } from './tree.ts'

/** How a second look is taken: at how much, by players of what manner, and when an answer is left aside. */
export interface SecondLookSize extends GreedyManner, Partial<Pick<RaceOptions, 'together' | 'behind'>> {
  /** Answers that are looked at again. */
  readonly answers: number
  /** Worlds in which each is played on at most. */
  readonly worlds: number
  /** Also where whoever is asked first would pass. */
  readonly everywhere?: boolean
  /** Turns that are played on to their end, the one of the question being the first. */
  readonly turns?: number
}

/** The second look by when the first one ends in a game, and by whether playing on is cheap there. */
export interface SecondLookOptions {
  readonly afterTurns?: SecondLookSize
  readonly afterMoments?: SecondLookSize
  /** In place of it where playing on is cheap. */
  readonly cheapAfterMoments?: SecondLookSize
  /** In place of all of them where actions add up, such as guards. */
  readonly addingUp?: SecondLookSize
}

/** Whether a playout costs less in the game than in most; where it costs much more, there is no time to look again. */
const isCheap = ({ playouts = 1 }: GameRules): boolean => playouts > 1
const isDear = ({ playouts = 1 }: GameRules): boolean => playouts < 0.5

/** The second look as a game allows it. `scaled`: in as many more worlds as playing on is cheaper there. */
export function secondLookIn(
  rules: GameRules,
  options: SecondLookOptions | undefined,
  scaled: boolean,
): SecondLookSize | undefined {
  if (options === undefined || (scaled && isDear(rules))) return undefined
  const { afterTurns, afterMoments, cheapAfterMoments, addingUp } = options
  const isMoment = rules.judged === 'moment'
  const usual =
    (rules.together === undefined ? undefined : addingUp) ?? (isMoment ? afterMoments : afterTurns)
  if (!scaled) return usual
  const size =
    isMoment && isCheap(rules) && rules.together === undefined ? (cheapAfterMoments ?? usual) : usual
  return size === undefined ? undefined : { ...size, worlds: Math.round(size.worlds * (rules.playouts ?? 1)) }
}

/** When an answer is left aside, if nothing else is said. */
const TOGETHER = 3
const BEHIND = 2

/**
 * If nothing else is said it is judged one step later than the first time: where that was the end of the moment, at the
 * end of the turn, and else at the end of the other player's.
 */
const turnsAhead = ({ turns }: SecondLookSize, rules: GameRules): number =>
  turns ?? (rules.judged === 'moment' ? 1 : 2)

/**
 * A few answers, compared once more: each is played on, in the same worlds, by players who do what looks best one step
 * ahead. So it is seen what can be done with it and about it, which a search in which everybody passes is not told.
 * Dear: some hundred answers are tried for one playout.
 */
export class SecondLook {
  private readonly situation: Situation
  private readonly options: SecondLookSize
  private readonly race: Race
  private readonly answers = new Map<Branch, AnswerIds>()
  private readonly outlook: Outlook
  private readonly worlds: AskedWorlds
  /** What came of the answers in this round so far, in the world it takes place in. */
  private readonly round: Outcome[] = []
  private search: Search | undefined
  private seed = 0

  constructor(situation: Situation, answers: readonly AnswerIds[], options: SecondLookSize) {
    this.situation = situation
    this.options = options
    const { view, rules, worlds } = situation
    const { together = TOGETHER, behind = BEHIND } = options
    this.race = new Race({ rounds: options.worlds, together, behind })
    this.outlook = new Outlook(rules, playerNumber(view.decision!.player))
    this.worlds = new AskedWorlds(worlds, asks(view))
    for (const [i, ids] of answers.entries()) {
      const branch = new Branch(ids.length === 0 ? FINISH : i)
      this.answers.set(branch, ids)
      this.race.add(branch)
    }
  }

  get done(): boolean {
    return this.race.isRun || this.race.running.length <= 1
  }

  get progress(): number {
    return this.done ? 1 : this.race.rounds / this.options.worlds
  }

  /** Plays one answer on in the world of the round. */
  step(): void {
    const { situation, race, round } = this
    const { random, rules } = situation
    if (this.search === undefined) {
      this.search = new Search(this.worlds.draw(random))
      this.seed = random.word()
    }
    const { search } = this
    const { game } = search
    const { branch } = race.running[round.length]
    const isReached = horizonAfter(game, turnsAhead(this.options, rules))
    search.mark()
    answer(game, picksFor(decision(game)!, this.answers.get(branch)!))
    playGreedily(game, isReached, this.seed, this.options, { rules, search })
    round.push(this.outlook.outcome(game))
    search.back()
    if (round.length < race.running.length) return
    for (const [i, value] of this.outlook.values(round).entries()) note(race.running[i], value)
    race.endRound()
    this.worlds.giveBack(game)
    this.search = undefined
    round.length = 0
  }

  /** What was found, best first; nothing before all of them were played on once. */
  get found(): readonly LookedAt[] {
    if (this.race.rounds === 0) return []
    const best = this.race.answer()
    const own = this.answers.get(best)
    return [...this.answers]
      .map(([branch, ids]) => ({
        answer: ids,
        value: this.race.valueBeside(best, branch),
        worlds: branch.visits,
      }))
      .sort((a, b) => Number(b.answer === own) - Number(a.answer === own) || b.value - a.value)
  }

  /** The best so far; before all of them were played on once, the first. */
  answer(): AnswerIds {
    const { race, answers } = this
    return answers.get(race.rounds === 0 ? race.running[0].branch : race.answer())!
  }
}

/** An answer that was looked at again: what it is worth, and in how many worlds. */
export interface LookedAt {
  readonly answer: AnswerIds
  readonly value: number
  readonly worlds: number
}

function note({ branch, values }: Runner, value: number): void {
  values.push(value)
  branch.visits++
  branch.total += value
}
