import { type LogLine, type Words, isShown } from '@fudaba/table'
import { saveFile } from '../../files/saveFile.ts'
import { closePanels, openPanel } from '../../navigation/panels.ts'
import { judgeReplay } from '../../navigation/openJudge.ts'
import { screen, toLobby } from '../../navigation/screen.ts'
import { saveReplay } from '../../play/saveReplay.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { logLevel } from '../../settings/settings.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { AlwaysList } from './AlwaysPanel.tsx'
import { Settings } from './Settings.tsx'

/** The menu: files, rules, settings, conceding, leaving. */
export function MenuPanel({
  session,
  words,
  lines,
}: {
  session: Session | null
  words: Words
  lines: readonly LogLine[]
}) {
  const { name } = words.rules
  return (
    <>
      <div class="buttons">
        {session === null ? null : (
          <>
            <button type="button" data-save="" onClick={() => void saveReplay(session)}>
              {say.value('saveReplay')}
            </button>
            {screen.value.kind === 'table' ? (
              <button type="button" data-judge="" onClick={() => void toDesk(session)}>
                {say.value('judge.here')}
              </button>
            ) : null}
            <button type="button" data-report="" onClick={() => openPanel({ kind: 'report' })}>
              {say.value('report')}
            </button>
          </>
        )}
        <button
          type="button"
          onClick={() =>
            saveFile(
              `${name}-log.txt`,
              lines
                .filter((line) => isShown(line, logLevel.value))
                .map((line) => `${line.number} ${line.text} [${line.clause}]`)
                .join('\n'),
            )
          }
        >
          {say.value('exportLog')}
        </button>
        <button
          type="button"
          data-log-json=""
          onClick={() => saveFile(`${name}-log.json`, JSON.stringify(lines, null, 1))}
        >
          {say.value('exportLogJson')}
        </button>
        {document.fullscreenEnabled ? (
          <button type="button" data-full-screen="" onClick={() => void fullScreen()}>
            {say.value('fullScreen')}
          </button>
        ) : null}
        <button type="button" onClick={() => openPanel({ kind: 'primer' })}>
          {say.value('primer')}
        </button>
        <button type="button" onClick={() => openPanel({ kind: 'rules', clause: null })}>
          {say.value('browseRules')}
        </button>
        <button type="button" onClick={() => openPanel({ kind: 'keys' })}>
          {say.value('keys')}
        </button>
        <LanguageButton />
        {session === null || session.seat === null || session.look.value?.next === 'nobody' ? null : (
          <button type="button" data-concede="" onClick={() => openPanel({ kind: 'concede' })}>
            {say.value('concede')}
          </button>
        )}
        <button
          type="button"
          data-lobby=""
          onClick={() => {
            closePanels()
            toLobby()
          }}
        >
          {say.value('lobby')}
        </button>
      </div>
      <h3>{say.value('settings')}</h3>
      <Settings words={words} />
      <AlwaysList words={words} />
      <p class="quiet">{say.value('version', { version: __VERSION__ })}</p>
    </>
  )
}

/** The game as it stands now, with both hands open. It is kept, and can be gone on with. */
async function toDesk({ table }: Session): Promise<void> {
  const replay = await table.save()
  closePanels()
  await judgeReplay(replay, replay.inputs.length)
}

async function fullScreen(): Promise<void> {
  closePanels()
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen()
  else await document.exitFullscreen()
}
