import { type Lang, languages } from '@fudaba/table'
import { localeLanguage } from '../terminal/locale.ts'
import { readChoice } from './choices.ts'

/** The language of `--lang`, else that of the locale. */
export const readLanguage = (given: string | undefined): Lang =>
  given === undefined ? localeLanguage() : readChoice('--lang', given, languages)
