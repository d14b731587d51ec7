/**
 * The effect tree: what a text means, as plain JSON. Every node has a `kind`; the kinds of a family are the keys
 * of an interface, to which a game adds its own by declaration merging:
 *
 *     declare module '@fudaba/kernel/text' {
 *       interface EffectNodes {
 *         'mygame.launch': { readonly what: What }
 *       }
 *     }
 *
 * Words (zones, types, verbs …) stand in the tree as the ids of the game's word lists.
 */
export type * from './amounts.ts'
export type * from './selectors.ts'
export type * from './conditions.ts'
export type * from './effects.ts'
export type * from './abilities.ts'

/** The nodes of a table, each with its key as `kind`. */
export type NodeOf<Table> = { readonly [K in keyof Table]: { readonly kind: K } & Table[K] }[keyof Table]

/** Kinds of this package. A game's own begin with its name and a dot, so that two games never mean one thing. */
export type Common<Kind> = Exclude<Kind, `${string}.${string}`>
/** Kinds that games add. */
export type OfGames<Kind> = Extract<Kind, `${string}.${string}`>
