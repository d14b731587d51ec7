import { type Game, O, type Player, type Requirement } from '@fudaba/kernel'
import { book, requirement } from './book.ts'
import { type PlayingCard, printed } from './cards.ts'
import type { Frame } from './frame.ts'
import { hand } from './zones.ts'

/** 対象: what an action may be aimed at. */
export interface Targets {
  readonly of: 'object' | 'player'
  /** Whether it depends on the key card. */
  readonly byKey?: boolean
  /** Rows or player numbers; `key` only if it depends on it. */
  list(g: Game, player: Player, key: PlayingCard | null): number[]
}

/** From a request to what it is aimed at. */
export const target = book.relation('target')
/** The player a request is aimed at, plus one. */
export const aimed = book.column('aimed')

export function targetsFor(g: Game, player: Player, frame: Frame, key: PlayingCard | null): number[] {
  return frame.targets?.list(g, player, key) ?? []
}

/** The object a request is aimed at, if it is still the same thing; else NONE. */
export const targetOf = (g: Game, request: number): number => g.related(target, request)[0] ?? -1

/** The player it is aimed at. */
export const playerAimedAt = (g: Game, request: number): Player => (g.object(request, aimed) - 1) as Player

/** Whether it was aimed at an object when it was requested. */
export const wasAimed = (g: Game, request: number): boolean => g.object(request, aimed) === AT_OBJECT
export const AT_OBJECT = 9

/** 対象がなければ起こせない. */
export function targetRequirements(frame: Frame): readonly Requirement[] {
  const { targets } = frame
  if (targets === undefined) return []
  return [
    requirement('base.3.5.20', (g, player) => {
      if (targets.byKey !== true) return targets.list(g, player, null).length > 0
      return g.objects(hand, player).some((row) => {
        const card = printed(g, g.object(row, O.card))
        return frame.keys.some((test) => test(card)) && targets.list(g, player, card).length > 0
      })
    }),
  ]
}
