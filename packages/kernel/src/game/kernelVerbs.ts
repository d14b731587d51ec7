import type { Apply } from './book.ts'
import type { Meaning } from './meaning.ts'

/** The changes every game has. Their numbers are fixed, so that atoms can name them in the log. */
export const VERB = {
  move: 0,
  turn: 1,
  flip: 2,
  show: 3,
  mark: 4,
  count: 5,
  create: 6,
  remove: 7,
  join: 8,
  split: 9,
  shuffle: 10,
  relate: 11,
  unrelate: 12,
  beginEffect: 13,
  endEffect: 14,
  tally: 15,
  clearTallies: 16,
  decide: 17,
  finish: 18,
  rollback: 19,
  beginScope: 20,
  endScope: 21,
  noteEffect: 22,
  settle: 23,
  use: 24,
} as const

/** Name of a kernel verb. */
export type KernelVerb = keyof typeof VERB

/** What the arguments of kernel verbs mean, where they are numbers of declarations. */
export const kernelVerbsTake: Readonly<Partial<Record<KernelVerb, readonly Meaning[]>>> = {
  move: ['number', 'zone'],
  mark: ['number', 'column'],
  count: ['number', 'counter'],
  create: ['kind', 'zone'],
  split: ['number', 'zone'],
  shuffle: ['zone'],
  relate: ['relation'],
  beginEffect: ['effect', 'number', 'number', 'number', 'duration'],
  finish: ['number', 'ending'],
  beginScope: ['scope'],
  endScope: ['scope'],
  settle: ['trigger'],
  use: ['limit'],
}

/** Each kernel verb with the function that carries it out, by number; filled by `carryOutKernelVerbs`. */
export const kernelVerbs: (readonly [KernelVerb, Apply])[] = []

/** Late binding: `changes/verbs.ts` registers the functions when it is loaded, since it imports this room. */
export function carryOutKernelVerbs(apply: Readonly<Record<KernelVerb, Apply>>): void {
  for (const verb of Object.keys(VERB) as KernelVerb[]) kernelVerbs.push([verb, apply[verb]])
}
