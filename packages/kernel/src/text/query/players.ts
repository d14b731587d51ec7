import { NONE, Obj, PLAYERS, type Player, opponent } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { PlayerWord, Selector } from '../../tree/tree.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { firstIt } from './references.ts'
import { columnOf, controllerOf } from '../context/seen.ts'

/** The one player a word means; for "each" and "any", the player who carries the step out. */
export function playerOf(g: Game, c: Context, word: PlayerWord, lexicon: Lexicon): Player {
  switch (word) {
    case 'you':
      return you(g, c, lexicon)
    case 'opponent':
      return opponent(you(g, c, lexicon))
    case 'self':
    case 'each':
    case 'any':
      return c.actor
    case 'owner': {
      const [row, id] = firstIt(g, c)
      return row === NONE ? c.controller : (columnOf(g, row, id, Obj.owner) as Player)
    }
    case 'controller': {
      const [row, id] = firstIt(g, c)
      return row === NONE ? c.controller : controllerOf(g, row, id)
    }
    case 'turn-player':
      return lexicon.turnPlayer(g)
    case 'that-player':
      return thatPlayer(g, c)
  }
}

const you = (g: Game, c: Context, { rules }: Lexicon): Player =>
  rules?.you?.(g, c.controller, c.source) ?? c.controller

function thatPlayer(g: Game, c: Context): Player {
  const kept = c.frame === NONE ? 0 : c.local(g, LOCAL.thatPlayer)
  if (kept > 0) return (kept - 1) as Player
  const { reading } = c
  if (reading !== null && reading.player !== NONE) return reading.player as Player
  return c.actor
}

/** All players a word means, the turn player first. */
export function playersOf(g: Game, c: Context, word: PlayerWord, lexicon: Lexicon): readonly Player[] {
  if (word !== 'each' && word !== 'any') return [playerOf(g, c, word, lexicon)]
  const first = lexicon.turnPlayer(g)
  return first === 0 ? PLAYERS : [1, 0]
}

/** Whether a word means this player. */
export const isPlayerMeant = (
  g: Game,
  c: Context,
  word: PlayerWord,
  player: number,
  lexicon: Lexicon,
): boolean => word === 'each' || word === 'any' || playerOf(g, c, word, lexicon) === player

/** The player a phrase names as the controller of its objects, if any. */
export const ownerFeature = ({ features, head }: Selector): PlayerWord | undefined =>
  [...features, head].find((feature) => feature.kind === 'owner')?.who
