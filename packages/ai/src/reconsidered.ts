import type { AnswerIds } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { lookedAtAgain } from './adviceFrom.ts'
import type { Situation, Thought } from './agent.ts'
import { SecondLook, type SecondLookSize } from './secondLook.ts'

/** A thought that has several good answers. */
export interface FirstThought extends Thought {
  /** Its best answers, first the one it would give. */
  best(count: number): AnswerIds[]
  /** Another one of them is given. */
  giveInstead(ids: AnswerIds): void
}

export interface Clock {
  readonly start: number
  /** Time for the whole thought. */
  readonly seconds?: number
}

/** How much of the whole the first thought is, for whoever watches the progress. */
const FIRST = 0.2

/** Thinks, and then looks at the best of its answers once more. */
export class Reconsidered implements Thought {
  readonly first: FirstThought
  private readonly situation: Situation
  private readonly options: SecondLookSize
  private readonly clock: Clock
  private look: SecondLook | undefined

  constructor(situation: Situation, first: FirstThought, options: SecondLookSize, clock: Clock) {
    this.situation = situation
    this.first = first
    this.options = options
    this.clock = clock
  }

  get progress(): number {
    if (this.done) return 1
    return this.look === undefined ? FIRST * this.first.progress : FIRST + (1 - FIRST) * this.look.progress
  }

  get done(): boolean {
    const { clock, look } = this
    return look?.done === true || performance.now() - clock.start > 1000 * (clock.seconds ?? Infinity)
  }

  go(millis = Infinity): void {
    const { first, situation, options } = this
    const until = performance.now() + millis
    if (!first.done) first.go(millis)
    if (!first.done) return
    this.look ??= new SecondLook(situation, first.best(options.answers), options)
    while (!this.done && performance.now() < until) this.look.step()
  }

  answer(): AnswerIds {
    const { first, look } = this
    if (look !== undefined) {
      const ids = look.answer()
      if (ids.join() !== first.answer().join()) first.giveInstead(ids)
    }
    return first.answer()
  }

  advice(): Advice {
    return lookedAtAgain(this.first.advice(), this.look?.found ?? [])
  }
}
