import { type Signal, signal } from '@preact/signals'
import { read, write } from './settings.ts'

/** What a key can do at the table, beside Enter, Esc, Tab, digits and arrows, which stay what they are. */
export const keyActions = [
  'pass',
  'end',
  'undo',
  'auto',
  'skipStage',
  'skipTurn',
  'stopSkip',
  'why',
  'hint',
  'pin',
  'flip',
  'drop',
  'aside',
  'store',
  'side',
  'log',
  'read',
  'left',
  'down',
  'up',
  'right',
] as const
export type KeyAction = (typeof keyActions)[number]
export type KeyMap = Readonly<Record<KeyAction, string>>

export const usualKeys: KeyMap = {
  pass: 'p',
  end: 'e',
  undo: 'z',
  auto: 'a',
  skipStage: 's',
  skipTurn: 'd',
  stopSkip: 'x',
  why: '?',
  hint: 't',
  pin: 'i',
  flip: 'f',
  drop: 'g',
  aside: 'b',
  store: 'v',
  side: 'w',
  // Beside the place where a chat would be; L is a direction.
  log: 'c',
  read: 'r',
  left: 'h',
  down: 'j',
  up: 'k',
  right: 'l',
}

const KEPT = 'fudaba.keys'

export const keyMap: Signal<KeyMap> = signal(keptKeys())

function keptKeys(): KeyMap {
  try {
    const kept: unknown = JSON.parse(read(KEPT) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return usualKeys
    const known = Object.entries(kept).filter(([name, key]) => name in usualKeys && isFree(key))
    const map: KeyMap = { ...usualKeys, ...Object.fromEntries(known) }
    // Two for one key: somebody else wrote this, or an action is new that has the key of another now.
    return new Set(Object.values(map)).size === keyActions.length ? map : usualKeys
  } catch {
    return usualKeys
  }
}

/** One sign that is not needed for anything else. */
export function isFree(key: unknown): key is string {
  return typeof key === 'string' && /^[^\s0-9[\]]$/u.test(key)
}

/** Gives a key to an action; the action that had it gets the other's. */
export function bindKey(action: KeyAction, key: string): void {
  const map = { ...keyMap.value }
  const other = keyActions.find((each) => map[each] === key)
  if (other !== undefined) map[other] = map[action]
  map[action] = key
  setKeys(map)
}

export function setKeys(map: KeyMap): void {
  keyMap.value = map
  // Only what is different: an action that is new tomorrow then has its usual key.
  const own = keyActions.filter((action) => map[action] !== usualKeys[action])
  write(KEPT, JSON.stringify(Object.fromEntries(own.map((action) => [action, map[action]]))))
}

export const actionFor = (key: string): KeyAction | undefined =>
  keyActions.find((action) => keyMap.value[action] === key.toLowerCase())

/** As it is written on a key. */
export const keyName = (action: KeyAction): string => keyMap.value[action].toUpperCase()
