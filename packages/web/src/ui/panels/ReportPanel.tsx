import { useState } from 'preact/hooks'
import type { LogLine } from '@fudaba/table'
import { saveFile } from '../../files/saveFile.ts'
import { closePanel, closePanels } from '../../navigation/panels.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** Saves a report file with everything needed to reproduce the state. Nothing is sent. */
export function ReportPanel({ session, lines }: { session: Session | null; lines: readonly LogLine[] }) {
  const [note, setNote] = useState('')
  if (session === null) return null
  const save = async (): Promise<void> => {
    const replay = await session.table.save()
    const report = {
      format: 'fudaba-report/1',
      version: __VERSION__,
      game: session.rules.name,
      rulesVersion: replay.rulesVersion,
      note,
      language: lang.value,
      browser: navigator.userAgent,
      seats: session.seats,
      question: session.prompt.value?.decision ?? null,
      problem: session.problem.value,
      log: lines.map((line) => `${line.number} ${line.text} [${line.chain.join(' > ')}]`),
      replay,
    }
    saveFile(`${session.rules.name}-report.json`, JSON.stringify(report, null, 1))
    closePanel()
  }
  return (
    <>
      <label class="field">
        {say.value('reportAsk')}
        <textarea rows={4} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <button type="button" class="primary" data-save-report="" onClick={() => void save()}>
        {say.value('reportSave')}
      </button>
    </>
  )
}

/** Asks for confirmation before conceding. */
export function ConcedePanel({ session }: { session: Session }) {
  return (
    <>
      <p>{say.value('concedeSure')}</p>
      <div class="buttons">
        <button
          type="button"
          data-yes=""
          onClick={() => {
            closePanels()
            void session.concede()
          }}
        >
          {say.value('yes')}
        </button>
        <button type="button" onClick={closePanel}>
          {say.value('no')}
        </button>
      </div>
    </>
  )
}
