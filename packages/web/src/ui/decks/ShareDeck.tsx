import { useState } from 'preact/hooks'
import type { Desk } from '../../decks/desk.ts'
import { copiesIn } from '../../decks/draft.ts'
import { saveFile } from '../../files/saveFile.ts'
import { deckLink } from '../../navigation/openDecks.ts'
import type { DecksOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { partsOf } from './documents.ts'

interface ShareProps {
  readonly desk: Desk
  readonly formats: DecksOnScreen['formats']
}

/** The deck as a list, a code, a link or a file. */
export function ShareDeck({ desk, formats }: ShareProps) {
  const [said, setSaid] = useState<{ note: string; text: string } | null>(null)
  const { pool } = desk
  const file = () => {
    const { name, config, counts } = desk.draft
    const own = pool.exported(counts.keys())
    return { game: pool.rules.name, name, config, cards: copiesIn(desk.draft), ...(own && { own }) }
  }
  const copy = async (text: string): Promise<void> => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid({ note: say.value(done === true ? 'copiedNow' : 'copyFailed'), text })
  }
  const list = (): string => {
    const name = (id: string): string => pool.name(id)[lang.value]
    const twice = new Set(pool.ids.map(name).filter((each, i, all) => all.indexOf(each) !== i))
    const parts = partsOf(pool.shown, [...desk.draft.counts.keys()]).map(({ title, ids }) => ({
      title: title?.[lang.value] ?? null,
      cards: ids.flatMap((id) => Array.from({ length: desk.draft.counts.get(id)! }, () => id)),
    }))
    return formats.deckListText(desk.draft.name, parts, (id) => (twice.has(name(id)) ? id : name(id)))
  }
  const save = (): void => saveFile(`${fileName(desk.draft.name)}.yaml`, formats.deckFileText(file(), 'yaml'))
  const link = async (): Promise<void> => {
    const text = deckLink(await formats.deckCode(file()))
    if (text.length <= formats.LONGEST_LINK) return copy(text)
    save()
    setSaid({ note: say.value('shareLong', { n: text.length }), text: '' })
  }
  return (
    <details class="options share-deck">
      <summary>{say.value('shareDeck')}</summary>
      <div class="buttons">
        <button type="button" data-share="list" onClick={() => void copy(list())}>
          {say.value('shareList')}
        </button>
        <button
          type="button"
          data-share="code"
          onClick={() => void formats.deckCode(file()).then((code) => copy(code))}
        >
          {say.value('shareCode')}
        </button>
        <button type="button" data-share="link" onClick={() => void link()}>
          {say.value('shareLink')}
        </button>
        <button type="button" data-share="file" onClick={save}>
          {say.value('shareFile')}
        </button>
      </div>
      {said === null ? null : (
        <div role="status">
          <p>{said.note}</p>
          {said.text === '' ? null : (
            <textarea
              readOnly
              rows={4}
              data-shared=""
              aria-label={say.value('shareDeck')}
              value={said.text}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </div>
      )}
    </details>
  )
}

/** A name without what no file may be called. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 80) || 'deck'
