import { type Game, type Random, type View, decision } from '@fudaba/kernel'
import type { Worlds } from './agent.ts'

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

/** Dealings in a row in which the question was not asked, before the search gives up. */
const PATIENCE = 64

/** Draws worlds in which the question is asked: with other hidden cards it may not be. */
export class AskedWorlds {
  private readonly worlds: Worlds
  private readonly asked: (world: Game) => boolean
  /** The memory of a world that is not needed any more. */
  private spare: Game | undefined

  constructor(worlds: Worlds, asked: (world: Game) => boolean) {
    this.worlds = worlds
    this.asked = asked
  }

  draw(random: Random): Game {
    for (let tries = 0; tries < PATIENCE; tries++) {
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
