import type { View } from '@fudaba/kernel'
import { say } from '../app.ts'
import { type Inspected, pinned } from '../panels.ts'
import { keyName } from '../play/keyMap.ts'
import { faceOf, facesOf, pin, showFace } from './faces.ts'

/** Which side of the card is shown, and whether it stays. */
export function InspectorTools({ what, view }: { what: Inspected; view: View }) {
  const shown = faceOf(what)
  const held = pinned.value !== null
  return (
    <div class="inspector-tools">
      <fieldset class="segments">
        <legend class="hidden-text">{say.value('key.flip')}</legend>
        {facesOf(what).map((face) => (
          <label key={face} class={face === shown ? 'on' : ''}>
            <input
              type="radio"
              name="face"
              data-face={face}
              checked={face === shown}
              onChange={() => showFace(what, face)}
            />
            {say.value(`face.${face}`)}
          </label>
        ))}
      </fieldset>
      <kbd class="desk-only" aria-hidden="true">
        {keyName('flip')}
      </kbd>
      <span class="grow" />
      <button
        type="button"
        class="pin"
        data-pin=""
        aria-pressed={held}
        title={say.value('key.pin')}
        onClick={() => void pin(view)}
      >
        {say.value(held ? 'unpin' : 'pin')} <kbd>{keyName('pin')}</kbd>
      </button>
    </div>
  )
}
