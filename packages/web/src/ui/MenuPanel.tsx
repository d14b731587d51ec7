import { type LogLine, type Words, isShown } from '@fudaba/table'
import { say, toLobby } from '../app.ts'
import { saveFile } from '../files/saveFile.ts'
import { saveReplay } from '../files/saveReplay.ts'
import { closePanels, openPanel } from '../panels.ts'
import type { Session } from '../play/session.ts'
import {
  askBeforeEnd,
  logLevel,
  pace,
  paces,
  suitColours,
  suits,
  textSize,
  textSizes,
  textView,
} from '../play/settings.ts'
import { AlwaysList } from './AlwaysPanel.tsx'

/** Settings, files, and the way out. */
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

const hasSuits = ({ rules }: Words): boolean =>
  rules.cards.some((card) => /[♠♡♥♢♦◇♣]/.test(rules.cardName(card).ja))

/** Of a game, or before one is chosen. */
export function Settings({ words }: { words?: Words }) {
  return (
    <>
      <label class="inline">
        <input
          type="checkbox"
          checked={textView.value}
          onChange={() => void (textView.value = !textView.value)}
        />
        {say.value('textView')}
      </label>
      <label class="inline">
        <input
          type="checkbox"
          data-ask-end=""
          checked={askBeforeEnd.value}
          onChange={() => void (askBeforeEnd.value = !askBeforeEnd.value)}
        />
        {say.value('askBeforeEnd')}
      </label>
      <fieldset class="segments">
        <legend>{say.value('textSize')}</legend>
        {textSizes.map((size) => (
          <label key={size} class={textSize.value === size ? 'on' : ''}>
            <input
              type="radio"
              name="size"
              checked={textSize.value === size}
              onChange={() => void (textSize.value = size)}
            />
            {size} %
          </label>
        ))}
      </fieldset>
      <fieldset class="segments">
        <legend>{say.value('pace')}</legend>
        {paces.map((each) => (
          <label key={each} class={pace.value === each ? 'on' : ''}>
            <input
              type="radio"
              name="pace"
              checked={pace.value === each}
              onChange={() => void (pace.value = each)}
            />
            {say.value(`pace.${each}`)}
          </label>
        ))}
      </fieldset>
      {words === undefined || hasSuits(words) ? (
        <fieldset class="segments">
          <legend>{say.value('suits')}</legend>
          {suitColours.map((each) => (
            <label key={each} class={suits.value === each ? 'on' : ''}>
              <input
                type="radio"
                name="suits"
                checked={suits.value === each}
                onChange={() => void (suits.value = each)}
              />
              {say.value(`suits.${each}`)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}

async function fullScreen(): Promise<void> {
  closePanels()
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen()
  else await document.exitFullscreen()
}
