import type { Game, Player } from '@fudaba/kernel/rules'

/** What a declaration of each kind may aim at: noted where such things are declared. */
type Aims = (g: Game, player: Player, row: number) => number[]

const byKind = new Map<number, Aims>()

export const noteAims = (kind: number, legal: Aims): void => void byKind.set(kind, legal)
export const legalAims = (g: Game, player: Player, row: number): number[] =>
  byKind.get(g.kind(row))?.(g, player, row) ?? []
