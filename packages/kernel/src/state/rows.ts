/**
 * Kinds of numbers that must not be mixed up. A plain number fits each of them, so that arithmetic and typed arrays
 * need no cast; a number of one kind does not fit another.
 */
type Kind<Name extends string> = number & { readonly kind?: Name }

/** Row of an object: a thing on the table. */
export type ObjectRow = Kind<'object'>
/** Row of a physical card. */
export type CardRow = Kind<'card'>
/** Row of a player's zone, or of a shared one. */
export type ZoneRow = Kind<'zone'>
/** Row of a continuous effect, in the table or computed from an ability. */
export type EffectRow = Kind<'effect'>
/** Row of a relation. */
export type RelationRow = Kind<'relation'>
/** Column of an object or of its record. */
export type Column = Kind<'column'>
/** Public id of an object: its incarnation. */
export type ObjectId = Kind<'id'>
