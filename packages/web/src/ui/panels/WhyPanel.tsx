import { type LogLine, type Words, helperText, isShown, ruleText } from '@fudaba/table'
import { openPast } from '../../navigation/openReplay.ts'
import { closePanels } from '../../navigation/panels.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { ClauseLink } from '../controls/ClauseLink.tsx'
import { CopyCitation } from '../controls/CopyCitation.tsx'

/** The clauses behind a question or an event, innermost first. */
export function Chain({ words, chain }: { words: Words; chain: readonly string[] }) {
  const ids = chain.filter((id, i) => id !== chain[i - 1]).reverse()
  const { name, version } = words.rules.book.rulebook
  if (ids.length === 0) return <p>{words.say('why.noClause')}</p>
  return (
    <>
      <h3>{say.value('chain')}</h3>
      <ol class="chain">
        {ids.map((id, i) => {
          const rule = ruleText(words.rules, id)
          return (
            <li key={i}>
              <ClauseLink id={id} text={rule === null ? id : words.pick(rule.title)} />
              <small>
                {id}
                {rule === null ? null : (
                  <span title={say.value('sure.about')}>
                    {` · ${words.say(`confidence.${rule.confidence}`)}`}
                  </span>
                )}
              </small>
            </li>
          )
        })}
      </ol>
      <CopyCitation text={`${words.pick(name)} ${version} ${ids[0]}`} />
    </>
  )
}

interface WhyLineProps {
  readonly words: Words
  readonly line: LogLine
  readonly lines: readonly LogLine[]
  readonly session: Session | null
}

/** Lines shown before the line in question. */
const STORY = 4

/** Why a line of the log happened: what came before it, and its clauses. */
export function WhyLine({ words, line, lines, session }: WhyLineProps) {
  const results = lines.filter((each) => each.time < line.time && isShown(each, 'result'))
  const story = results.slice(results.findLastIndex(({ header }) => header) + 1).slice(-STORY)
  return (
    <>
      {story.length === 0 ? null : (
        <>
          <h3>{say.value('before')}</h3>
          <ul class="story">
            {story.map(({ number, text }) => (
              <li key={number}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p class="subject">{line.text}</p>
      <Chain words={words} chain={line.chain} />
      {session === null ? null : (
        <button
          type="button"
          data-peek=""
          onClick={() => {
            closePanels()
            void openPast(session, line.time)
          }}
        >
          {say.value('peek')}
        </button>
      )}
    </>
  )
}

/** Why the current question is asked. */
export function WhyPrompt({ words, session }: { words: Words; session: Session }) {
  const prompt = session.prompt.value
  const view = session.view.value
  if (prompt === null || view === null) return null
  // The game's helper lines about this situation come before the clauses.
  const help = words.rules.table.helper?.(view, [], words.rules.cards) ?? []
  return (
    <>
      <p class="subject">{prompt.source === '' ? prompt.sentence : `${prompt.source}: ${prompt.sentence}`}</p>
      {help.length === 0 ? null : (
        <ul class="story">
          {help.map((line, i) => (
            <li key={i}>{helperText(words, line)}</li>
          ))}
        </ul>
      )}
      <Chain words={words} chain={prompt.decision.clauses} />
    </>
  )
}
