import { type AnswerIds, type GameRules, picksFor } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { FINISH, Search, answer, decision } from '@fudaba/kernel/search'
import type { Situation } from './situation.ts'
import { AskedWorlds, asks } from './askedWorlds.ts'
import { horizonAfter } from './horizon.ts'
import { type Outcome, ValueScale } from './valueScale.ts'
import { Race, type RaceOptions, type Runner } from './race.ts'
import { type GreedyPlayoutOptions, greedyPlayout } from './greedyPlayout.ts'
import { Branch } from './tree.ts'

/** The size of a second look, how its players choose, and when an answer drops out. */
export interface SecondLookSize
  extends GreedyPlayoutOptions, Partial<Pick<RaceOptions, 'together' | 'behind'>> {
  /** Answers that are compared. */
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
const isCheap = ({ ai: { playouts = 1 } }: GameRules): boolean => playouts > 1
const isDear = ({ ai: { playouts = 1 } }: GameRules): boolean => playouts < 0.5

/** The second look as a game allows it. `scaled`: in as many more worlds as playing on is cheaper there. */
export function secondLookIn(
  rules: GameRules,
  options: SecondLookOptions | undefined,
  scaled: boolean,
): SecondLookSize | undefined {
  if (options === undefined || (scaled && isDear(rules))) return undefined
  const { afterTurns, afterMoments, cheapAfterMoments, addingUp } = options
  const isMoment = rules.ai.judged === 'moment'
  const usual =
    (rules.ai.together === undefined ? undefined : addingUp) ?? (isMoment ? afterMoments : afterTurns)
  if (!scaled) return usual
  const size =
    isMoment && isCheap(rules) && rules.ai.together === undefined ? (cheapAfterMoments ?? usual) : usual
  return size === undefined
    ? undefined
    : { ...size, worlds: Math.round(size.worlds * (rules.ai.playouts ?? 1)) }
}

/** The defaults of when an answer drops out. */
const TOGETHER = 3
const BEHIND = 2

/**
 * The horizon in turns. By default one step beyond that of the first look: the end of the turn where that was the end
 * of the moment, else the end of the other player's turn.
 */
const turnsAhead = ({ turns }: SecondLookSize, rules: GameRules): number =>
  turns ?? (rules.ai.judged === 'moment' ? 1 : 2)

/**
 * Flat Monte-Carlo comparison of a few answers by greedy playouts in the same worlds. It shows what can be done with an
 * answer and against it, which a search whose playouts pass does not. Dear: a playout tries some hundred answers.
 */
export class SecondLook {
  private readonly situation: Situation
  private readonly options: SecondLookSize
  private readonly race: Race
  private readonly answers = new Map<Branch, AnswerIds>()
  private readonly scale: ValueScale
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
    this.scale = new ValueScale(rules, playerNumber(view.decision!.player))
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
    greedyPlayout(game, isReached, this.seed, this.options, { rules, search })
    round.push(this.scale.outcome(game))
    search.back()
    if (round.length < race.running.length) return
    for (const [i, value] of this.scale.values(round).entries()) note(race.running[i], value)
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
