import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Book, EffectPart, Reads, Verb, ZoneDef } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type {
  AmountNodes,
  Common,
  ConditionNodes,
  Cost,
  CostNodes,
  Effect,
  EffectNodes,
  FeatureNodes,
  NodeOf,
  OfGames,
  PlayerWord,
  TriggerNodes,
} from '../../tree/tree.ts'
import type { Context } from '../context/context.ts'
import type { BareLayered, LastingTools, GameNodeTools } from '../query/gameNodeTools.ts'

/**
 * Executors of the node kinds that a game adds to the tree, by family and kind. A card with a node that has no
 * executor fails to load. `compile` is for nodes with trees inside: it is called once, when the card is loaded, and
 * returns what is called during play; the other functions are called during play with the node itself.
 */
export interface GameNodes {
  readonly effects?: { readonly [K in OfGames<keyof EffectNodes>]?: GameEffect<Node<EffectNodes, K>> }
  readonly features?: { readonly [K in OfGames<keyof FeatureNodes>]?: GameFeature<Node<FeatureNodes, K>> }
  readonly conditions?: {
    readonly [K in OfGames<keyof ConditionNodes>]?: GameCondition<Node<ConditionNodes, K>>
  }
  readonly amounts?: { readonly [K in OfGames<keyof AmountNodes>]?: GameAmount<Node<AmountNodes, K>> }
  readonly triggers?: {
    readonly [K in OfGames<keyof TriggerNodes>]?: {
      readonly on: readonly Verb[]
      readonly lookBack?: boolean
      when(g: Game, c: Context, ev: number, node: Node<TriggerNodes, K>): boolean
    }
  }
  /** Each as costs that the kernel knows. */
  readonly costs?: {
    readonly [K in OfGames<keyof CostNodes>]?: (node: Node<CostNodes, K>) => KernelCost
  }
}

type Node<Table, K> = Extract<NodeOf<Table>, { readonly kind: K }>
/** A cost of a kind that the kernel can pay. */
export type KernelCost = Extract<Cost, { readonly kind: 'do' | 'pay' }>

/** A feature of the game's own: one of the tests a noun phrase makes of an object. */
export interface GameFeature<N> {
  /** The clause it carries out; switched off, the feature excludes nothing. */
  readonly clause?: string
  /** Values the test reads, so that effects which change them are applied first. */
  readonly reads?: Reads
  /** It can be judged without knowing which card it is. */
  readonly open?: boolean
  /** The test depends only on `reads` and on the object's cards, zone and owner; see `ObjectWord`. */
  readonly plain?: boolean
  test?(g: Game, c: Context, row: ObjectRow, id: ObjectId, node: N): boolean
  compile?(tools: GameNodeTools, node: N): (g: Game, c: Context, row: ObjectRow, id: ObjectId) => boolean
  /** Zones searched if the phrase names none, and the clause of that; see `ObjectWord`. */
  readonly zones?: readonly ZoneDef[]
  readonly zonesClause?: string
  /** The only zones searched, whatever the noun of the phrase says. */
  readonly only?: readonly ZoneDef[]
  /** For a phrase about an end of a pile: which end. As many cards as the text says are taken from there. */
  pile?(node: N): { readonly zone: string; readonly place: string }
  /** For a phrase that names a player instead of objects: who is meant. */
  player?(node: N): PlayerWord
}

/** A condition of the game's own. */
export interface GameCondition<N> {
  readonly reads?: Reads
  holds?(g: Game, c: Context, node: N): boolean
  compile?(tools: GameNodeTools, node: N): (g: Game, c: Context) => boolean
}

/** A number of the game's own. */
export interface GameAmount<N> {
  readonly reads?: Reads
  of?(g: Game, c: Context, node: N): number
  compile?(tools: GameNodeTools, node: N): (g: Game, c: Context) => number
}

/**
 * A step of the game's own. Exactly one way of executing it is given: `means` (rewritten into kernel nodes), `lasting`
 * (a lasting effect), or `compile` / `run` (a change proposed by the game).
 */
export interface GameEffect<N> {
  /** The kernel nodes it is short for, in a text that is compiled into this book. */
  means?(node: N, book: Book): Effect
  /**
   * Parts of its lasting effect, which is fixed to each object of its `what`, or to none if it has no `what`. To parts
   * with a layer the kernel adds to which objects they apply.
   */
  lasting?(tools: LastingTools, node: N): readonly (BareLayered | Exclude<EffectPart, { layer: number }>)[]
  /** As a step, for nodes with trees inside; `duration`: the duration of the enclosing sentence. */
  compile?(tools: GameNodeTools, node: N, duration: string | undefined): GameStep
  /** Whether it could be carried out in full, for costs. */
  can?(g: Game, c: Context, node: N, rows: readonly ObjectRow[]): boolean
  /** Proposes one batch, or calls one procedure. `rows`: the objects of its `what`. */
  run?(g: Game, c: Context, node: N, rows: readonly ObjectRow[]): void
}

/** A compiled step of a game. `rows`: the objects of the node's `what`. */
export interface GameStep {
  can?(g: Game, c: Context, rows: readonly ObjectRow[]): boolean
  run(g: Game, c: Context, rows: readonly ObjectRow[]): void
}

/** The game's executor for a node whose kind the kernel does not know. */
export function executorOf<T>(table: unknown, node: { readonly kind: string }, family: string): T {
  const found = (table as Readonly<Record<string, T>> | undefined)?.[node.kind]
  if (found === undefined) throw new Error(`the lexicon has no executor for the ${family} ${node.kind}`)
  return found
}

/** A cost of the game's own, rewritten into one the kernel knows. */
export function kernelCost(lexicon: { readonly own?: GameNodes }, cost: Cost): KernelCost {
  if (cost.kind === 'do' || cost.kind === 'pay') return cost
  const node = cost as { readonly kind: string }
  return executorOf<(node: unknown) => KernelCost>(lexicon.own?.costs, node, 'cost')(node)
}

/** The kinds of the kernel's own nodes. */
export type Kinds<Table> = Common<keyof Table>
