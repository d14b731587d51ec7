/**
 * Clauses that are not built yet: their rows are gaps until a declaration carries them out, a test proves them and
 * ablation catches them. One id a line; an id is taken out when that is so.
 */
export const unbuilt = [] as const
