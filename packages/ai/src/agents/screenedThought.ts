import type { AnswerIds } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { withFirst } from './adviceFrom.ts'
import type { Thought } from './agent.ts'

/** The screening agent has answered, so nothing is searched unless advice is asked for. */
export class ScreenedThought implements Thought {
  readonly progress = 1
  readonly done = true
  private readonly ids: AnswerIds
  private readonly insteadOf: () => Thought

  constructor(ids: AnswerIds, insteadOf: () => Thought) {
    this.ids = ids
    this.insteadOf = insteadOf
  }

  go(): void {}

  answer(): AnswerIds {
    return this.ids
  }

  advice(): Advice {
    const thought = this.insteadOf()
    thought.go()
    return withFirst(thought.advice(), this.ids)
  }
}
