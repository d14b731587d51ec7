import { useEffect, useRef, useState } from 'preact/hooks'
import { DEFAULT_COLUMNS, isShown, promptLines, tableLines } from '@fudaba/table'
import { say } from '../app.ts'
import { choose } from '../play/acting.ts'
import type { Session } from '../play/session.ts'
import { autoMode, logLevel } from '../play/settings.ts'
import { Announcer } from './Announcer.tsx'
import { Panels } from './Panels.tsx'
import { StatusBar } from './StatusBar.tsx'
import type { TableModel } from './model.ts'
import { Over } from './prompt/Over.tsx'
import { PromptBar } from './prompt/PromptBar.tsx'
import { runCommand } from './textCommands.ts'

/** The same text as the terminal's, for screen readers and for whoever likes to type. */
export function TextTable({ session, model }: { session: Session; model: TableModel }) {
  const { words, view } = model
  const [line, setLine] = useState('')
  const [reply, setReply] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const prompt = session.prompt.value
  useEffect(() => setReply([]), [prompt?.decision.id])
  const status = session.seat === null ? [] : [words.say(`auto.${autoMode.value}`)]
  const table = tableLines(words, view, { columns: DEFAULT_COLUMNS, status })
  const send = async (): Promise<void> => {
    const said = line
    setLine('')
    const answer = await runCommand(session, model, said)
    setReply(answer)
    input.current?.focus()
  }
  return (
    <div class="text-page">
      <StatusBar rules={session.rules} words={words} session={session} />
      <main>
        <h2>{say.value('tableNow')}</h2>
        <div class="text-lines">
          {table.map((text, i) => (
            <p key={i}>{text}</p>
          ))}
        </div>
        <h2>{say.value('log')}</h2>
        <ol class="text-lines" aria-label={say.value('log')}>
          {session.log
            .filter((each) => isShown(each, logLevel.value))
            .slice(-8)
            .map((each) => (
              <li key={each.number} value={each.number}>
                {each.text}
              </li>
            ))}
        </ol>
        {view.result !== null ? <Over session={session} /> : null}
        {prompt === null ? null : (
          <>
            <h2>{say.value('question')}</h2>
            <div class="text-lines">
              {promptLines(words, { ...prompt, choices: [] }, DEFAULT_COLUMNS, session.picks.value).map(
                (text, i) => (
                  <p key={i}>{text}</p>
                ),
              )}
            </div>
            <ol class="text-choices">
              {prompt.choices.map(({ id, label, hint }, i) => (
                <li key={id}>
                  <button type="button" onClick={() => void choose(session, i, true)}>
                    {label}
                    {hint === '' ? '' : ` — ${hint}`}
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
        <form
          class="command"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label for="command">{say.value('command')}</label>
          <input
            id="command"
            ref={input}
            type="text"
            autocomplete="off"
            aria-describedby="command-help"
            value={line}
            onInput={(event) => setLine(event.currentTarget.value)}
          />
          <button type="submit">{say.value('send')}</button>
        </form>
        <p id="command-help" class="quiet">
          {say.value('commandHelp')}
        </p>
        <div class="text-lines" role="status" aria-label={say.value('reply')}>
          {reply.map((text, i) => (
            <p key={i}>{text}</p>
          ))}
        </div>
        {prompt === null ? null : <PromptBar session={session} model={model} />}
      </main>
      <Announcer session={session} />
      <Panels rules={session.rules} words={words} model={model} session={session} lines={session.log} />
    </div>
  )
}
