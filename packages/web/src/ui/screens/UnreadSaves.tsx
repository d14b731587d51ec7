import { useEffect, useState } from 'preact/hooks'
import { saveFile } from '../../files/saveFile.ts'
import { games } from '../../games.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { notice } from '../../navigation/screen.ts'
import { news, readyLibrary, tellChange } from '../../saves/browser.ts'
import { sayFault } from '../../saves/sayFault.ts'
import type { UnreadSave } from '../../saves/keptGame.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { dayAndTime } from '../controls/dayAndTime.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'

/** Copies of what could not be read, until the person deletes them. */
export function UnreadSaves() {
  const [saves, setSaves] = useState<readonly UnreadSave[]>([])
  useEffect(() => {
    const look = (): void => {
      // What is wrong with the storage is said by the list of games.
      void readyLibrary()
        .then((library) => library.unread())
        .then(setSaves, () => undefined)
    }
    look()
    return news.listen(look)
  }, [])
  if (saves.length === 0) return null
  return (
    <details class="options unread-saves" data-unread="">
      <summary>{say.value('unreadSaves', { n: saves.length })}</summary>
      <p class="quiet">{say.value('unreadAbout')}</p>
      <ul>
        {saves.map((save) => (
          <Unread key={save.key} save={save} />
        ))}
      </ul>
    </details>
  )
}

function Unread({ save: { key, game, at, reason, text } }: { save: UnreadSave }) {
  const title = games.find(({ name }) => name === game)?.title[lang.value] ?? game ?? '?'
  const when = dayAndTime(at)
  return (
    <li>
      <span>
        {title} · {when} · {sayFault(reason)}
      </span>
      <button
        type="button"
        data-save-unread=""
        onClick={() => saveFile(`fudaba-${game ?? 'game'}-unread.txt`, text)}
      >
        {say.value('saveAsFile')}
      </button>
      <DeleteButton
        label={say.value('deleteGame', { game: title, when })}
        onDelete={() => void remove(key)}
      />
    </li>
  )
}

async function remove(key: string): Promise<void> {
  try {
    await (await readyLibrary()).removeUnread(key)
    tellChange(key)
  } catch (error) {
    notice.value = reasonOf(error)
  }
}
