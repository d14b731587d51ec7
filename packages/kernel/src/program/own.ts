import type { Reads, Verb } from '../book.ts'
import type { Game } from '../game.ts'
import type {
  AmountNodes,
  Common,
  ConditionNodes,
  EffectNodes,
  FeatureNodes,
  NodeOf,
  OfGames,
  TriggerNodes,
} from '../tree.ts'
import type { Context } from './context.ts'

/**
 * Executors of the nodes that games have added to the tree. Each game brings its own; a card with a node that has
 * none is not loaded.
 */
export interface OwnNodes {
  readonly effects?: { readonly [K in OfGames<keyof EffectNodes>]?: OwnEffect<Node<EffectNodes, K>> }
  readonly features?: {
    readonly [K in OfGames<keyof FeatureNodes>]?: {
      readonly reads?: Reads
      /** It can be told without knowing the card. */
      readonly open?: boolean
      test(g: Game, c: Context, row: number, id: number, node: Node<FeatureNodes, K>): boolean
    }
  }
  readonly conditions?: {
    readonly [K in OfGames<keyof ConditionNodes>]?: {
      readonly reads?: Reads
      holds(g: Game, c: Context, node: Node<ConditionNodes, K>): boolean
    }
  }
  readonly amounts?: {
    readonly [K in OfGames<keyof AmountNodes>]?: {
      readonly reads?: Reads
      of(g: Game, c: Context, node: Node<AmountNodes, K>): number
    }
  }
  readonly triggers?: {
    readonly [K in OfGames<keyof TriggerNodes>]?: {
      readonly on: readonly Verb[]
      readonly lookBack?: boolean
      when(g: Game, c: Context, ev: number, node: Node<TriggerNodes, K>): boolean
    }
  }
}

type Node<Table, K> = Extract<NodeOf<Table>, { readonly kind: K }>

export interface OwnEffect<N> {
  /** Whether it could be carried out, where it is a cost. */
  can?(g: Game, c: Context, node: N, rows: readonly number[]): boolean
  /** Proposes one batch, or calls one procedure. `rows`: what its `what` means. */
  run(g: Game, c: Context, node: N, rows: readonly number[]): void
}

/** What a table holds for a node whose kind the kernel does not know. */
export function own<T>(table: unknown, node: { readonly kind: string }, family: string): T {
  const found = (table as Readonly<Record<string, T>> | undefined)?.[node.kind]
  if (found === undefined) throw new Error(`the lexicon has no executor for the ${family} ${node.kind}`)
  return found
}

/** The kinds of the kernel's own nodes. */
export type Kinds<Table> = Common<keyof Table>
