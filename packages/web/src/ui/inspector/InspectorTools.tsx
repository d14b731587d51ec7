import type { View } from '@fudaba/kernel'
import { type Inspected, pinned } from '../../navigation/inspected.ts'
import { keyName } from '../../settings/keyMap.ts'
import { say } from '../../settings/say.ts'
import { Segments } from '../controls/Segments.tsx'
import { faceOf, facesOf, pin, showFace } from './faces.ts'

/** Which face of the card the inspector shows, and whether it is pinned. */
export function InspectorTools({ what, view }: { what: Inspected; view: View }) {
  const isPinned = pinned.value !== null
  return (
    <div class="inspector-tools">
      <Segments
        name="face"
        legend={say.value('key.flip')}
        hasHiddenLegend
        options={facesOf(what)}
        value={faceOf(what)}
        label={(face) => say.value(`face.${face}`)}
        onSelect={(face) => showFace(what, face)}
      />
      <kbd class="desk-only" aria-hidden="true">
        {keyName('flip')}
      </kbd>
      <span class="grow" />
      <button
        type="button"
        class="pin"
        data-pin=""
        aria-pressed={isPinned}
        title={say.value('key.pin')}
        onClick={() => void pin(view)}
      >
        {say.value(isPinned ? 'unpin' : 'pin')} <kbd>{keyName('pin')}</kbd>
      </button>
    </div>
  )
}
