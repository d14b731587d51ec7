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
import { read, write } from './storage.ts'

/** The pause after each move of the computer. */
export type Pace = 'instant' | 'brisk' | 'calm' | 'slow'
export const paces: readonly Pace[] = ['instant', 'brisk', 'calm', 'slow']
export const paceMilliseconds: Readonly<Record<Pace, number>> = {
  instant: 0,
  brisk: 350,
  calm: 1000,
  slow: 2000,
}
/** How long a card that was played or turned over is held up. Nothing waits for it. */
export const heldMilliseconds: Readonly<Record<Pace, number>> = {
  instant: 0,
  brisk: 1100,
  calm: 1800,
  slow: 3000,
}

/** Agents for the computer, weakest first. Only names: the agents are loaded in the worker. */
export const strengths = ['random', 'greedy', 'easy', 'normal', 'hard'] as const
export type Strength = (typeof strengths)[number]

export const textSizes: readonly number[] = [100, 125, 150, 200]

/** Settings of this browser, kept between visits under `fudaba.<name>`. */
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
/** Share of the right column that the inspector takes, in percent; the log has the rest. */
const splits = Array.from({ length: 71 }, (_, i) => i + 15)
export const sideSplit = kept<number>('sideSplit', 45, splits)
export const setSideSplit = (percent: number): void => {
  const [least, most] = [splits[0], splits[splits.length - 1]]
  sideSplit.value = Math.min(most, Math.max(least, Math.round(percent)))
}
/** Colours: those of the machine, or always these. */
export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export const themes: readonly Theme[] = ['auto', 'light', 'dark', 'contrast']
export const theme = kept<Theme>('theme', 'auto', themes)
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
