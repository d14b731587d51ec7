import type { PileLayout } from '@fudaba/kernel/rules'
import type { Words } from '@fudaba/table'
import { useLayoutEffect, useState } from 'preact/hooks'
import {
  type KeyAction,
  bindKey,
  isFree,
  keyActions,
  keyName,
  setKeys,
  usualKeys,
} from '../../settings/keyMap.ts'
import { say } from '../../settings/say.ts'
import type { sentences } from '../../words/sentences.ts'

type KeyName = Extract<keyof typeof sentences, `key.${string}`>

/** Keys that cannot be changed. */
const fixed: readonly (readonly [keys: string, what: KeyName])[] = [
  ['Enter · Space', 'key.primary'],
  ['1 – 9, 0', 'key.number'],
  ['Shift+1 – 9, 0', 'key.look'],
  ['Esc', 'key.cancel'],
  ['Tab · Shift+Tab', 'key.legal'],
  ['← → ↑ ↓', 'key.arrows'],
  ['[ ] · Home End', 'key.replay'],
  ['Ctrl+← →', 'key.replayTurn'],
  ['Space', 'key.replayPlay'],
  ['Tab', 'key.table'],
  ['Ctrl+F', 'key.searchLog'],
  ['F1', 'key.help'],
]

const isPile = (action: KeyAction): action is keyof PileLayout =>
  action === 'drop' || action === 'aside' || action === 'store'

/** What a key does; piles under their name in this game. */
function aboutKey(words: Words, action: KeyAction): string {
  const zone = isPile(action) ? words.rules.table.layout.piles?.[action] : undefined
  return zone === undefined ? say.value(`key.${action}`) : say.value('pileKey', { zone: words.zone(zone) })
}

/** All keys; those of the second list can be changed. */
export function KeysSheet({ words }: { words: Words }) {
  const [waiting, setWaiting] = useState<KeyAction | null>(null)
  useLayoutEffect(() => {
    if (waiting === null) return
    const onKey = (event: KeyboardEvent): void => {
      event.preventDefault()
      event.stopPropagation()
      const key = event.key.toLowerCase()
      if (event.key === 'Escape') setWaiting(null)
      else if (isFree(key)) {
        bindKey(waiting, key)
        setWaiting(null)
      }
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [waiting])
  return (
    <>
      <dl class="keys">
        {fixed.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say.value(what)}</dd>
          </div>
        ))}
      </dl>
      <h3>{say.value('keysOwn')}</h3>
      <dl class="keys">
        {keyActions.map((action) => (
          <div key={action}>
            <dt>
              <button
                type="button"
                data-bind={action}
                aria-label={say.value('keyChange', {
                  what: aboutKey(words, action),
                  key: keyName(action),
                })}
                onClick={() => setWaiting(waiting === action ? null : action)}
              >
                <kbd>{waiting === action ? say.value('pressKey') : keyName(action)}</kbd>
              </button>
            </dt>
            <dd>{aboutKey(words, action)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" data-usual-keys="" onClick={() => setKeys(usualKeys)}>
        {say.value('usualKeys')}
      </button>
    </>
  )
}
