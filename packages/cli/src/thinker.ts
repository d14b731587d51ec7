import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import type { ThinkingThread } from '@fudaba/ai/node'
import { type AgentFailure, HostError, type TableAdvice, type Thinking } from '@fudaba/table'
import { games } from './games.ts'

/** Who thinks for the computer: a thread of its own where that can find the rules, else this one, bit by bit. */
export class Thinker {
  private readonly ownRules: boolean
  private thread: ThinkingThread | null = null

  /** `ownRules`: with cards of the player's own, which a thread would not find. */
  constructor(ownRules: boolean) {
    this.ownRules = ownRules
  }

  async decide(name: string, match: Match, random: Random, thinking: Thinking): Promise<AnswerIds> {
    const { agentNamed, chooseFor, considerFor, greedy } = await import('@fudaba/ai')
    const agent = agentNamed(name)
    const options = { ...heardBy(thinking), onFailure: failing(thinking) }
    // What answers at once is not worth the way to another thread.
    if (agent.think === undefined) return chooseFor(match, agent, random, options)
    const thread = await this.threadFor(match)
    if (thread === null) return considerFor(match, agent, random, options)
    const decision = match.inputs.length + 1
    try {
      return await thread.decide(match, name, random.word(), options)
    } catch (error) {
      this.leave(thread)
      // What was stopped is not wanted, and the game may have gone on.
      if (thinking.stopped) return []
      options.onFailure({ agent: name, decision, message: String(error) })
      return chooseFor(match, greedy, random)
    }
  }

  async advise(match: Match, random: Random, thinking: Thinking): Promise<TableAdvice> {
    const { adviseFor, explainWords, hintWords } = await import('@fudaba/ai')
    const thread = await this.threadFor(match)
    const options = heardBy(thinking)
    try {
      const advice =
        thread === null
          ? await adviseFor(match, random, options)
          : await thread.advise(match, random.word(), options)
      return { answer: advice.answer, hint: hintWords(advice), lines: explainWords(advice) }
    } catch (error) {
      if (thread !== null) this.leave(thread)
      throw new HostError('no-thought', String(error))
    }
  }

  /** One that failed thinks no more; the next question gets a new one. */
  private leave(thread: ThinkingThread): void {
    this.thread = null
    void thread.close()
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

/** How a thought hears of the table, and the table of the thought. */
function heardBy(thinking: Thinking): { signal: AbortSignal; onProgress: (progress: number) => void } {
  const stop = new AbortController()
  thinking.whenEnded(() => stop.abort())
  return { signal: stop.signal, onProgress: (progress) => void (thinking.progress = progress) }
}

const failing =
  (thinking: Thinking) =>
  (failure: AgentFailure): void =>
    void (thinking.failure = failure)
