import { useState } from 'preact/hooks'
import { say } from '../../settings/say.ts'

/** A citation such as "軌跡TCG 1.0.14 804.11a", with a button that copies it. */
export function CopyCitation({ text }: { text: string }) {
  const [done, setDone] = useState(false)
  return (
    <p class="citation">
      <code>{text}</code>{' '}
      <button
        type="button"
        class="quiet-button"
        onClick={() => void navigator.clipboard?.writeText(text).then(() => setDone(true))}
      >
        {say.value(done ? 'copied' : 'copyCitation')}
      </button>
    </p>
  )
}
