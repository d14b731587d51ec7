import type { Words } from './words.ts'

/** The name of an effect: the card whose text it comes from, else the game's `effect.<name>`; null without either. */
export const effectName = (words: Words, effect: string): string | null =>
  textSource(words, effect) ?? words.find(`effect.${effect}`) ?? null

/** The card whose text an effect comes from: "S1-036 1 › modify" is one of the first paragraph of S1-036. */
export function textSource(words: Words, effect: string): string | undefined {
  const [, id] = /^(\S+).* › /.exec(effect) ?? []
  return id === undefined || words.printed(id) === undefined ? undefined : words.card(id)
}
