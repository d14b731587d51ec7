import type { Random, View } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { decision } from '@fudaba/kernel/search'
import type { Worlds } from './situation.ts'

/** Whether a world asks what the view asks, with the same candidates. */
export function asks({ decision: asked }: View): (world: Game) => boolean {
  return (world) => {
    const here = decision(world)
    return (
      here !== null &&
      asked !== null &&
      here.player === asked.player &&
      here.autoKey === asked.autoKey &&
      here.candidates.length === asked.candidates.length &&
      here.candidates.every(({ id }, i) => id === asked.candidates[i].id)
    )
  }
}

/** Samples in a row in which the question is not asked, before the search gives up. */
const MAX_REDRAWS = 64

/** Draws worlds in which the question is asked: with other hidden cards it may not be. */
export class AskedWorlds {
  private readonly worlds: Worlds
  private readonly asked: (world: Game) => boolean
  /** A world that is not needed any more: its memory is used again. */
  private spare: Game | undefined

  constructor(worlds: Worlds, asked: (world: Game) => boolean) {
    this.worlds = worlds
    this.asked = asked
  }

  draw(random: Random): Game {
    for (let tries = 0; tries < MAX_REDRAWS; tries++) {
      const game = this.worlds.draw(random, this.spare)
      this.spare = undefined
      if (this.asked(game)) return game
      this.spare = game
    }
    throw new Error('the question is asked in no world that fits')
  }

  /** The next world may have its memory. */
  giveBack(game: Game): void {
    this.spare = game
  }
}
