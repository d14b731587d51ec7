import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import type { ThinkingThread } from '@fudaba/ai/node'
import { type AgentFailure, HostError, type TableAdvice, type Thinking } from '@fudaba/table'
import { games } from '../options/games.ts'

/** Runs agents in a thread if it can load the rules there, else in this thread, in slices. */
export class Thinker {
  private readonly ownRules: boolean
  private thread: ThinkingThread | null = null

  /** `ownRules`: with the player's own cards, which a thread could not load. */
  constructor(ownRules: boolean) {
    this.ownRules = ownRules
  }

  async decide(name: string, match: Match, random: Random, thinking: Thinking): Promise<AnswerIds> {
    const { agentNamed, chooseFor, considerFor, greedy } = await import('@fudaba/ai')
    const agent = agentNamed(name)
    const options = { ...connected(thinking), onFailure: reportTo(thinking) }
    // An agent that answers at once needs no thread.
    if (agent.think === undefined) return chooseFor(match, agent, random, options)
    const thread = await this.threadFor(match)
    if (thread === null) return considerFor(match, agent, random, options)
    const decision = match.inputs.length + 1
    try {
      return await thread.decide(match, name, random.word(), options)
    } catch (error) {
      this.discard(thread)
      // Stopped: the answer is not used, and the match may have moved on.
      if (thinking.stopped) return []
      options.onFailure({ agent: name, decision, message: String(error) })
      return chooseFor(match, greedy, random)
    }
  }

  async advise(match: Match, random: Random, thinking: Thinking): Promise<TableAdvice> {
    const { adviseFor, explainWords, hintWords } = await import('@fudaba/ai')
    const thread = await this.threadFor(match)
    const options = connected(thinking)
    try {
      const advice =
        thread === null
          ? await adviseFor(match, random, options)
          : await thread.advise(match, random.word(), options)
      return { answer: advice.answer, hint: hintWords(advice), lines: explainWords(advice) }
    } catch (error) {
      if (thread !== null) this.discard(thread)
      throw new HostError('no-thought', String(error))
    }
  }

  /** Closes a thread that failed; the next question starts a new one. */
  private discard(thread: ThinkingThread): void {
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

/** Connects a thought to the agent: abort signal one way, progress the other. */
function connected(thinking: Thinking): { signal: AbortSignal; onProgress: (progress: number) => void } {
  const stop = new AbortController()
  thinking.whenEnded(() => stop.abort())
  return { signal: stop.signal, onProgress: (progress) => void (thinking.progress = progress) }
}

const reportTo =
  (thinking: Thinking) =>
  (failure: AgentFailure): void =>
    void (thinking.failure = failure)
