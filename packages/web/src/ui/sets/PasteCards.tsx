import { useState } from 'preact/hooks'
import type { LooseCards } from '@fudaba/files'
import { readCards } from '../../navigation/openSets.ts'
import { type SetsOnScreen, notice } from '../../navigation/screen.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { say } from '../../settings/say.ts'
import { FileButton } from '../controls/FileButton.tsx'

interface PasteProps {
  readonly place: SetsOnScreen
  readonly onCards: (cards: LooseCards, name: string | null) => void
}

/** Cards from a text or a file, many at once, in the form in which people have them. */
export function PasteCards({ place, onCards }: PasteProps) {
  const [text, setText] = useState('')
  const paste = (): void => {
    const cards = readCards(place, '', text)
    if (cards === null) return
    setText('')
    onCards(cards, null)
  }
  const open = async (file: File): Promise<void> => {
    try {
      const cards = readCards(place, file.name, await file.text())
      if (cards !== null) onCards(cards, file.name.replace(/\.[^.]*$/u, ''))
    } catch (error) {
      notice.value = say.value('cardsUnreadable', { reason: reasonOf(error) })
    }
  }
  return (
    <div class="paste-cards">
      <label class="field">
        {say.value('pasteAbout')}
        <textarea
          rows={7}
          data-paste=""
          lang="ja"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button
          type="button"
          class={text.trim() === '' ? '' : 'primary'}
          data-paste-read=""
          disabled={text.trim() === ''}
          onClick={paste}
        >
          {say.value('pasteRead')}
        </button>
        <FileButton
          label={say.value('importFile')}
          accept=".txt,.yaml,.yml,.json,.csv,text/plain"
          onFile={(file) => void open(file)}
        />
      </div>
    </div>
  )
}
