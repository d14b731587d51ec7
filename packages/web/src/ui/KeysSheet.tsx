import { say } from '../app.ts'
import type { sentences } from '../sentences.ts'

type KeyName = Extract<keyof typeof sentences, `key.${string}`>

const rows: readonly (readonly [keys: string, what: KeyName])[] = [
  ['Enter · Space', 'key.primary'],
  ['1 – 9, 0', 'key.number'],
  ['P', 'key.pass'],
  ['Esc', 'key.cancel'],
  ['Tab · Shift+Tab', 'key.legal'],
  ['← → ↑ ↓ · H J K L', 'key.arrows'],
  ['Z', 'key.undo'],
  ['A', 'key.auto'],
  ['S · D', 'key.skip'],
  ['X', 'key.stopSkip'],
  ['?', 'key.why'],
  ['I', 'key.inspect'],
  ['G', 'key.log'],
  ['R', 'key.read'],
  ['[ ] · Home End', 'key.replay'],
  ['Ctrl+← →', 'key.replayTurn'],
  ['F1', 'key.help'],
]

export function KeysSheet() {
  return (
    <dl class="keys">
      {rows.map(([keys, what]) => (
        <div key={what}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{say.value(what)}</dd>
        </div>
      ))}
    </dl>
  )
}
