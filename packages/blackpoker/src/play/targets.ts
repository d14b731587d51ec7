import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  RelationCell,
  type Requirement,
  type ZoneDef,
} from '@fudaba/kernel/rules'
import { book, requirement } from '../book.ts'
import { type PlayingCard, printed } from '../board/cards.ts'
import type { Frame } from './frame.ts'
import { hand } from '../board/zones.ts'

/** 対象: what an action may be aimed at. */
export interface Targets {
  readonly of: 'object' | 'player'
  /** Whether it depends on the key card. */
  readonly byKey?: boolean
  /** Where the objects lie; only the requester's own zones where `own` says so. */
  readonly zones: readonly ZoneDef[]
  readonly own?: boolean
  /** It does good: people aim it at their own. Else the others' come first where it is asked. */
  readonly helps?: boolean
  /** An object, or a player's number; `key` only if it depends on it. */
  fits(g: Game, target: number, player: Player, key: PlayingCard | null): boolean
}

/** From a request to what it is aimed at. */
export const target = book.relation('target')
/** The player a request is aimed at, plus one. */
export const aimed = book.column('aimed')

/** Everything the action may be aimed at, the likely ones first. */
export function targetsFor(g: Game, player: Player, { targets }: Frame, key: PlayingCard | null): number[] {
  const out: number[] = []
  if (targets === undefined) return out
  for (const owner of PLAYERS) {
    if (targets.of === 'player' && targets.fits(g, owner, player, key)) out.push(owner)
    if (targets.own === true && owner !== player) continue
    for (const zone of targets.zones) {
      if (zone.shared && owner === 1) continue
      for (let row = g.top(zone, owner); row !== NONE; row = g.next(row))
        if (targets.fits(g, row, player, key)) out.push(row)
    }
  }
  if (targets.of === 'player') return out
  const isLikely = (row: number): boolean => (g.controller(row) === player) === (targets.helps === true)
  return [...out.filter(isLikely), ...out.filter((row) => !isLikely(row))]
}

/** Whether there is any; asked for every action of every window, so without a list. */
export function hasTarget(g: Game, player: Player, { targets }: Frame, key: PlayingCard | null): boolean {
  if (targets === undefined) return false
  for (const owner of PLAYERS) {
    if (targets.of === 'player' && targets.fits(g, owner, player, key)) return true
    if (targets.own === true && owner !== player) continue
    for (const zone of targets.zones) {
      if (zone.shared && owner === 1) continue
      for (let row = g.top(zone, owner); row !== NONE; row = g.next(row))
        if (targets.fits(g, row, player, key)) return true
    }
  }
  return false
}

/** The object a request is aimed at, if it is still the same thing; else NONE. */
export function targetOf(g: Game, request: number): number {
  for (let r = 0, n = g.store.length(g.tables.relations); r < n; r++) {
    if (g.relation(r, RelationCell.kind) !== target.id + 1 || g.relation(r, RelationCell.a) !== request)
      continue
    const row = g.relation(r, RelationCell.b)
    if (g.same(request, g.relation(r, RelationCell.aId)) && g.same(row, g.relation(r, RelationCell.bId)))
      return row
  }
  return NONE
}

/** The player it is aimed at. */
export const playerAimedAt = (g: Game, request: number): Player => (g.object(request, aimed) - 1) as Player

/** Whether it was aimed at an object when it was requested. */
export const wasAimed = (g: Game, request: number): boolean => g.object(request, aimed) === AT_OBJECT
export const AT_OBJECT = 9

/** 対象がなければ起こせない. */
export function targetRequirements(frame: Frame): readonly Requirement[] {
  if (frame.targets === undefined) return []
  return [
    requirement('base.3.5.20', (g, player) => {
      if (frame.targets?.byKey !== true) return hasTarget(g, player, frame, null)
      for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) {
        const card = printed(g, g.cardOf(row))
        if (frame.keys.some((test) => test(card)) && hasTarget(g, player, frame, card)) return true
      }
      return false
    }),
  ]
}
