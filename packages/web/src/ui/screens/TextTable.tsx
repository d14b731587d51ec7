import { useEffect, useRef, useState } from 'preact/hooks'
import { DEFAULT_COLUMNS, type Prompt, isShown, promptLines, tableLines } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { choose } from '../../play/touch.ts'
import { say } from '../../settings/say.ts'
import { autoMode, logLevel } from '../../settings/settings.ts'
import type { TableModel } from '../board/model.ts'
import { Panels } from '../panels/Panels.tsx'
import { Announcer } from '../prompt/Announcer.tsx'
import { Over } from '../prompt/Over.tsx'
import { PromptBar } from '../prompt/PromptBar.tsx'
import { StatusBar } from './StatusBar.tsx'
import { runCommand } from './textCommands.ts'

/** The text view: the terminal's text and commands, for screen readers and for typing. */
export function TextTable({ session, model }: { session: Session; model: TableModel }) {
  const { words, view } = model
  const prompt = session.prompt.value
  const status = session.seat === null ? [] : [words.say(`auto.${autoMode.value}`)]
  return (
    <div class="text-page">
      <StatusBar rules={session.rules} words={words} session={session} />
      <main>
        <h2>{say.value('tableNow')}</h2>
        <div class="text-lines">
          <Lines texts={tableLines(words, view, { columns: DEFAULT_COLUMNS, status })} />
        </div>
        <LatestLog session={session} />
        {view.result !== null ? <Over session={session} /> : null}
        {prompt === null ? null : <TextQuestion session={session} model={model} prompt={prompt} />}
        <CommandLine session={session} model={model} />
        {prompt === null ? null : <PromptBar session={session} model={model} />}
      </main>
      <Announcer session={session} />
      <Panels rules={session.rules} words={words} model={model} session={session} lines={session.log} />
    </div>
  )
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.map((text, i) => (
      <p key={i}>{text}</p>
    ))}
  </>
)

/** The last lines of the log. */
const LatestLog = ({ session }: { session: Session }) => (
  <>
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
  </>
)

/** The question in words, and a numbered button for each choice. */
const TextQuestion = ({
  session,
  model,
  prompt,
}: {
  session: Session
  model: TableModel
  prompt: Prompt
}) => (
  <>
    <h2>{say.value('question')}</h2>
    <div class="text-lines">
      <Lines
        texts={promptLines(model.words, { ...prompt, choices: [] }, DEFAULT_COLUMNS, session.picks.value)}
      />
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
)

/** Where commands are typed, and what the last one answered until the next question. */
function CommandLine({ session, model }: { session: Session; model: TableModel }) {
  const [line, setLine] = useState('')
  const [reply, setReply] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setReply([]), [session.prompt.value?.decision.id])
  const send = async (): Promise<void> => {
    const said = line
    setLine('')
    const answer = await runCommand(session, model, said)
    setReply(answer)
    input.current?.focus()
  }
  return (
    <>
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
        <Lines texts={reply} />
      </div>
    </>
  )
}
