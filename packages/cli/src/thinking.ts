import type { Failure } from '@fudaba/ai'
import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import type { ThinkingThread } from '@fudaba/ai/node'
import type { TableAdvice } from '@fudaba/table'
import { games } from './games.ts'

/** The computer's thoughts: on a thread of their own where it can find the rules, else here, bit by bit. */
export class Thinking {
  /** Hears that an agent failed and greedy answered in its place. */
  onFailure: (failure: Failure) => void = () => undefined
  private readonly ownRules: boolean
  private thread: ThinkingThread | null = null
  private stopping: AbortController | null = null

  /** `ownRules`: with cards of the player's own, which a thread would not find. */
  constructor(ownRules: boolean) {
    this.ownRules = ownRules
  }

  /** The best answer so far is given at once. */
  stop(): void {
    this.stopping?.abort()
  }

  async decide(name: string, match: Match, random: Random): Promise<AnswerIds> {
    const { agentNamed, chooseFor, considerFor } = await import('@fudaba/ai')
    const agent = agentNamed(name)
    const { onFailure } = this
    // What answers at once is not worth the way to another thread.
    if (agent.think === undefined) return chooseFor(match, agent, random, { onFailure })
    return this.stoppable(async (signal) => {
      const thread = await this.threadFor(match)
      if (thread === null) return considerFor(match, agent, random, { signal, onFailure })
      try {
        return await thread.decide(match, name, random.word(), { signal, onFailure })
      } catch (error) {
        this.thread = null
        onFailure({ agent: name, decision: match.inputs.length + 1, message: String(error) })
        return chooseFor(match, agentNamed('greedy'), random)
      }
    })
  }

  async advise(match: Match, random: Random): Promise<TableAdvice> {
    const { adviseFor, explainWords, hintWords } = await import('@fudaba/ai')
    return this.stoppable(async (signal) => {
      const thread = await this.threadFor(match)
      const advice =
        thread === null
          ? await adviseFor(match, random, { signal })
          : await thread.advise(match, random.word(), { signal })
      return { answer: advice.answer, hint: hintWords(advice), lines: explainWords(advice) }
    })
  }

  private async stoppable<T>(think: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.stopping = new AbortController()
    try {
      return await think(this.stopping.signal)
    } finally {
      this.stopping = null
    }
  }

  private async threadFor({ rules }: Match): Promise<ThinkingThread | null> {
    const entry = games.find(({ name }) => name === rules.name)
    if (this.ownRules || entry === undefined) return null
    if (this.thread === null) {
      const node = await import('@fudaba/ai/node')
      this.thread = new node.ThinkingThread(entry)
    }
    return this.thread
  }
}
