import { set } from './generated.ts'

/** The words of the set, from its set.yaml. */
const wordsOf = (field: string): { readonly ja: string; readonly en: string }[] =>
  Object.entries(set.words?.[field] ?? {}).map(([ja, en]) => ({ ja, en }))

export const labels1 = wordsOf('labels')
export const organisations1 = wordsOf('organisations')
