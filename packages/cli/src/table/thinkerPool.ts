import { availableParallelism } from 'node:os'
import type { AnswerIds, Match, Random } from '@fudaba/kernel'
import type { Thinking } from '@fudaba/table'
import { Thinker } from './thinker.ts'

/** Threads that think for the agents of many rooms: as many for each game as there are cores. */
export class ThinkerPool {
  private readonly of = new Map<string, { readonly thinker: Thinker; busy: number }[]>()

  async decide(name: string, match: Match, random: Random, thinking: Thinking): Promise<AnswerIds> {
    const game = match.rules.name
    const all =
      this.of.get(game) ??
      Array.from({ length: availableParallelism() }, () => ({ thinker: new Thinker(false), busy: 0 }))
    this.of.set(game, all)
    const free = all.reduce((best, each) => (each.busy < best.busy ? each : best))
    free.busy++
    try {
      return await free.thinker.decide(name, match, random, thinking)
    } finally {
      free.busy--
    }
  }
}
