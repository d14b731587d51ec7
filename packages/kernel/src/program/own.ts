import type { EffectPart, Reads, Verb, ZoneDef } from '../book.ts'
import type { Game } from '../game.ts'
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
} from '../tree.ts'
import type { Context } from './context.ts'
import type { BareLayered, LastingTools, Tools } from './tools.ts'

/**
 * Executors of the nodes that games have added to the tree. Each game brings its own; a card with a node that has
 * none is not loaded. `compile` is for nodes with trees inside: it is called once, when the card is loaded.
 */
export interface OwnNodes {
  readonly effects?: { readonly [K in OfGames<keyof EffectNodes>]?: OwnEffect<Node<EffectNodes, K>> }
  readonly features?: { readonly [K in OfGames<keyof FeatureNodes>]?: OwnFeature<Node<FeatureNodes, K>> }
  readonly conditions?: {
    readonly [K in OfGames<keyof ConditionNodes>]?: OwnCondition<Node<ConditionNodes, K>>
  }
  readonly amounts?: { readonly [K in OfGames<keyof AmountNodes>]?: OwnAmount<Node<AmountNodes, K>> }
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
export type KernelCost = Extract<Cost, { readonly kind: 'do' | 'pay' }>

export interface OwnFeature<N> {
  /** The clause it carries out: switched off, the word says nothing. */
  readonly clause?: string
  readonly reads?: Reads
  /** It can be told without knowing the card. */
  readonly open?: boolean
  /** It is told by what it reads of the object, its cards, its place and its owner alone; see `ObjectWord`. */
  readonly plain?: boolean
  test?(g: Game, c: Context, row: number, id: number, node: N): boolean
  compile?(tools: Tools, node: N): (g: Game, c: Context, row: number, id: number) => boolean
  /** Where such objects are if the text does not say, and the clause of that; see `ObjectWord`. */
  readonly zones?: readonly ZoneDef[]
  readonly zonesClause?: string
  /** Such objects are nowhere else, whatever the noun of the phrase says. */
  readonly only?: readonly ZoneDef[]
  /** Of a phrase about the end of a pile: which one. As many as the text says are taken from there. */
  pile?(node: N): { readonly zone: string; readonly place: string }
  /** Of a phrase that names a player instead of objects: who is meant. */
  player?(node: N): PlayerWord
}

export interface OwnCondition<N> {
  readonly reads?: Reads
  holds?(g: Game, c: Context, node: N): boolean
  compile?(tools: Tools, node: N): (g: Game, c: Context) => boolean
}

export interface OwnAmount<N> {
  readonly reads?: Reads
  of?(g: Game, c: Context, node: N): number
  compile?(tools: Tools, node: N): (g: Game, c: Context) => number
}

/** A step of the game's own: another way to say steps that the kernel knows, something that lasts, or a change. */
export interface OwnEffect<N> {
  /** The steps it stands for. */
  means?(node: N): Effect
  /**
   * What an effect of it is made of, fixed to each object of its `what`, or on the rules if it has none. Parts with
   * a layer are told by the kernel whom they concern.
   */
  lasting?(tools: LastingTools, node: N): readonly (BareLayered | Exclude<EffectPart, { layer: number }>)[]
  /** As a step, where trees are inside; `duration`: how long the sentence says that it lasts. */
  compile?(tools: Tools, node: N, duration: string | undefined): OwnStep
  /** Whether it could be carried out, where it is a cost. */
  can?(g: Game, c: Context, node: N, rows: readonly number[]): boolean
  /** Proposes one batch, or calls one procedure. `rows`: what its `what` means. */
  run?(g: Game, c: Context, node: N, rows: readonly number[]): void
}

/** A step as it is carried out. `rows`: what the `what` of its node means. */
export interface OwnStep {
  can?(g: Game, c: Context, rows: readonly number[]): boolean
  run(g: Game, c: Context, rows: readonly number[]): void
}

/** What a table holds for a node whose kind the kernel does not know. */
export function own<T>(table: unknown, node: { readonly kind: string }, family: string): T {
  const found = (table as Readonly<Record<string, T>> | undefined)?.[node.kind]
  if (found === undefined) throw new Error(`the lexicon has no executor for the ${family} ${node.kind}`)
  return found
}

/** A cost as one that the kernel knows. */
export function kernelCost(lexicon: { readonly own?: OwnNodes }, cost: Cost): KernelCost {
  if (cost.kind === 'do' || cost.kind === 'pay') return cost
  const node = cost as { readonly kind: string }
  return own<(node: unknown) => KernelCost>(lexicon.own?.costs, node, 'cost')(node)
}

/** The kinds of the kernel's own nodes. */
export type Kinds<Table> = Common<keyof Table>
