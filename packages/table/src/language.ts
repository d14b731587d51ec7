import type { Bilingual } from '@fudaba/kernel'

export type Lang = keyof Bilingual
export const languages: readonly Lang[] = ['ja', 'en']

/** The language of a locale name such as `ja_JP.UTF-8`; English where there is none of ours. */
export const languageOf = (locale: string | undefined): Lang =>
  /^ja\b|^ja[_-]/i.test(locale ?? '') ? 'ja' : 'en'

/** Names of the parameters in a sentence. */
export type ParameterOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

export type Parameters = Readonly<Record<string, string | number>>

/** Puts the parameters into a sentence; a parameter that is not given stays as it is written. */
export function fill(sentence: string, parameters: Parameters = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole))
}
