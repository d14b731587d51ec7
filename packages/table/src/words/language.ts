import type { Bilingual } from '@fudaba/kernel'

/** A language of the tables. */
export type Lang = keyof Bilingual
/** All languages. */
export const languages: readonly Lang[] = ['ja', 'en']

/** The language of a locale name such as `ja_JP.UTF-8`; English for any other. */
export const languageOf = (locale: string | undefined): Lang =>
  /^ja\b|^ja[_-]/i.test(locale ?? '') ? 'ja' : 'en'

/** The parameter names in a sentence, as a type. */
export type ParameterOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

/** Values for the parameters of a sentence. */
export type Parameters = Readonly<Record<string, string | number>>

/** Fills the parameters in; one that is not given stays as `{name}`. */
export function fill(sentence: string, parameters: Parameters = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole))
}
