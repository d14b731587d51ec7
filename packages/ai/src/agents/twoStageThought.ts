import type { AnswerIds } from '@fudaba/kernel'
import { SecondLook, type SecondLookSize } from '../search/secondLook.ts'
import type { Situation } from '../search/situation.ts'
import type { TimeBudget } from '../search/timeBudget.ts'
import type { Advice } from './advice.ts'
import { withSecondLook } from './adviceFrom.ts'
import type { Thought } from './agent.ts'

/** A thought that has several good answers. */
export interface FirstThought extends Thought {
  /** Its best answers, first the one it would give. */
  best(count: number): AnswerIds[]
  /** Another one of them is given. */
  replaceAnswer(ids: AnswerIds): void
}

/** How much of the whole the first stage is, for whoever watches the progress. */
const FIRST_STAGE = 0.2

/** Tree search first; then its best answers are compared by greedy playouts. One time budget for both. */
export class TwoStageThought implements Thought {
  readonly first: FirstThought
  private readonly situation: Situation
  private readonly options: SecondLookSize
  private readonly time: TimeBudget
  private look: SecondLook | undefined

  constructor(situation: Situation, first: FirstThought, options: SecondLookSize, time: TimeBudget) {
    this.situation = situation
    this.first = first
    this.options = options
    this.time = time
  }

  get progress(): number {
    if (this.done) return 1
    return this.look === undefined
      ? FIRST_STAGE * this.first.progress
      : FIRST_STAGE + (1 - FIRST_STAGE) * this.look.progress
  }

  get done(): boolean {
    return this.look?.done === true || this.time.isSpent
  }

  go(millis = Infinity): void {
    const { first, situation, options, time } = this
    const until = time.spent + millis
    if (!first.done) first.go(millis)
    if (!first.done) return
    this.look ??= new SecondLook(situation, first.best(options.answers), options)
    while (!this.done && time.spent < until) this.look.step()
  }

  answer(): AnswerIds {
    const { first, look } = this
    if (look !== undefined) {
      const ids = look.answer()
      if (ids.join() !== first.answer().join()) first.replaceAnswer(ids)
    }
    return first.answer()
  }

  advice(): Advice {
    return withSecondLook(this.first.advice(), this.look?.found ?? [])
  }
}
