import type { Bilingual } from '@fudaba/kernel'
import { type Lang, type ParameterOf, fill } from './language.ts'

/** Sentences in both languages by key. A wrong key or a missing parameter does not compile. */
export type Catalogue = Readonly<Record<string, Bilingual>>

type Sentence<T extends Catalogue, K extends keyof T> = T[K]['ja'] | T[K]['en']

/** The parameters of a sentence; none for a sentence without any. */
export type Given<T extends Catalogue, K extends keyof T> = [ParameterOf<Sentence<T, K>>] extends [never]
  ? readonly []
  : readonly [Readonly<Record<ParameterOf<Sentence<T, K>>, string | number>>]

/** Gives the sentence of a key in one language, with its parameters filled in. */
export type Say<T extends Catalogue> = <K extends keyof T>(key: K, ...given: Given<T, K>) => string

/** The sentences of a catalogue in one language: `speaker(catalogue)(lang)(key, parameters)`. */
export const speaker =
  <const T extends Catalogue>(catalogue: T) =>
  (lang: Lang): Say<T> =>
  (key, ...given) =>
    fill(catalogue[key][lang], given[0])
