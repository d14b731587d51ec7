import { type Signal, signal } from '@preact/signals'
import { read, write } from './storage.ts'

/** Actions whose key can be changed. Enter, Esc, Tab, digits and arrows are fixed. */
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
  // Not L, which moves the focus.
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
    // Two actions on one key: the stored map was edited, or a new action has a key that was reassigned.
    return new Set(Object.values(map)).size === keyActions.length ? map : usualKeys
  } catch {
    return usualKeys
  }
}

/** Whether a key may be bound: one character that is not fixed (space, digits and brackets are). */
export function isFree(key: unknown): key is string {
  return typeof key === 'string' && /^[^\s0-9[\]]$/u.test(key)
}

/** Binds a key to an action; an action that had the key gets this action's old key. */
export function bindKey(action: KeyAction, key: string): void {
  const map = { ...keyMap.value }
  const other = keyActions.find((each) => map[each] === key)
  if (other !== undefined) map[other] = map[action]
  map[action] = key
  setKeys(map)
}

export function setKeys(map: KeyMap): void {
  keyMap.value = map
  // Only differences are stored, so that an action added later gets its default key.
  const own = keyActions.filter((action) => map[action] !== usualKeys[action])
  write(KEPT, JSON.stringify(Object.fromEntries(own.map((action) => [action, map[action]]))))
}

export const actionFor = (key: string): KeyAction | undefined =>
  keyActions.find((action) => keyMap.value[action] === key.toLowerCase())

/** The key of an action as it is printed on a keyboard. */
export const keyName = (action: KeyAction): string => keyMap.value[action].toUpperCase()
