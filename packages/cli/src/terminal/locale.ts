import process from 'node:process'
import { type Lang, languageOf } from '@fudaba/table'

/** The language of the environment: LC_ALL, LC_MESSAGES, LANG, in this order. */
export function localeLanguage(): Lang {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return languageOf([LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== ''))
}

/** The language for a message about the command line, before its options are parsed. */
export function languageOfArguments(args: readonly string[]): Lang {
  const at = args.findIndex((arg) => arg === '--lang')
  const given =
    at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length)
  return given === 'ja' || given === 'en' ? given : localeLanguage()
}
