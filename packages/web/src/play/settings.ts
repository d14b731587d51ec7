import { type Signal, effect, signal } from '@preact/signals'
import type { LogLevel } from '@fudaba/kernel'
import {
  type AutoMode,
  type Lang,
  autoModes,
  languageOf,
  languages,
  logLevels,
  usualAgent,
} from '@fudaba/table'

/** How quickly the computer's moves follow each other. */
export type Pace = 'instant' | 'brisk' | 'calm'
export const paces: readonly Pace[] = ['instant', 'brisk', 'calm']
export const paceMilliseconds: Readonly<Record<Pace, number>> = { instant: 0, brisk: 350, calm: 1000 }

/** Who plays for the computer, weakest first. The page does not load them: they live in the worker. */
export const strengths = ['random', 'greedy', 'easy', 'normal', 'hard'] as const
export type Strength = (typeof strengths)[number]

export const textSizes: readonly number[] = [100, 125, 150, 200]

/** What a person set for this browser; kept between visits. */
export const lang = kept<Lang>('lang', languageOf(navigator.language), languages)
export const pace = kept<Pace>('pace', 'brisk', paces)
export const strength = kept<Strength>('strength', usualAgent, strengths)
export const textSize = kept<number>('textSize', 100, textSizes)
export const logLevel = kept<LogLevel>('logLevel', 'standard', logLevels)
/** Which lines of the log are shown, whatever their level. */
export type LogFilter = 'all' | 'mine' | 'theirs' | 'moves' | 'results'
export const logFilters: readonly LogFilter[] = ['all', 'mine', 'theirs', 'moves', 'results']
export const logFilter = kept<LogFilter>('logFilter', 'all', logFilters)
export const autoMode = kept<AutoMode>('auto', 'auto', autoModes)
/** Whether ending a phase asks first where something could still be done. */
export const askBeforeEnd = kept<boolean>('askBeforeEnd', true, [true, false])
export const textView = kept<boolean>('textView', false, [false, true])
export const sideOpen = kept<boolean>('side', true, [true, false])
/** How much of the right column the card has, in hundredths; the log has the rest. */
const splits = Array.from({ length: 71 }, (_, i) => i + 15)
export const sideSplit = kept<number>('sideSplit', 45, splits)
export const setSideSplit = (percent: number): void => {
  const [least, most] = [splits[0], splits[splits.length - 1]]
  sideSplit.value = Math.min(most, Math.max(least, Math.round(percent)))
}
/** Playing cards: red and black, or a colour for each suit, with its letter. */
export type Suits = 'two' | 'four'
export const suitColours: readonly Suits[] = ['two', 'four']
export const suits = kept<Suits>('suits', 'two', suitColours)

function kept<T>(name: string, otherwise: T, values: readonly T[]): Signal<T> {
  const key = `fudaba.${name}`
  const state = signal(values.find((value) => String(value) === read(key)) ?? otherwise)
  effect(() => {
    write(key, String(state.value))
  })
  return state
}

/** A browser may forbid storage altogether; then nothing is kept, and nothing breaks. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
