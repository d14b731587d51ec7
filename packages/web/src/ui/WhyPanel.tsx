import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from '@fudaba/kernel'
import { type LogLine, type Words, clauseLine, ruleText } from '@fudaba/table'
import { peekAt, say } from '../app.ts'
import { closePanels } from '../panels.ts'
import type { Session } from '../play/session.ts'
import { ClauseLink } from './ClauseLink.tsx'

/** The chain of clauses behind a question or an event, from the one that did it out to the one that began it. */
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
                {rule === null ? '' : ` · ${words.say(`confidence.${rule.confidence}`)}`}
              </small>
            </li>
          )
        })}
      </ol>
      <CopyCitation text={`${words.pick(name)} ${version} ${ids[0]}`} />
    </>
  )
}

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

export function WhyLine({ words, line, session }: { words: Words; line: LogLine; session: Session | null }) {
  return (
    <>
      <p class="subject">{line.text}</p>
      <Chain words={words} chain={line.chain} />
      {session === null ? null : (
        <button
          type="button"
          data-peek=""
          onClick={() => {
            closePanels()
            void peekAt(session, line.time)
          }}
        >
          {say.value('peek')}
        </button>
      )}
    </>
  )
}

export function WhyPrompt({ words, session }: { words: Words; session: Session }) {
  const prompt = session.prompt.value
  if (prompt === null) return null
  return (
    <>
      <p class="subject">{prompt.source === '' ? prompt.sentence : `${prompt.source}: ${prompt.sentence}`}</p>
      <Chain words={words} chain={prompt.decision.clauses} />
    </>
  )
}

/** Every action that is not offered, with each requirement: met, not met, or not for the asker to know. */
export function WhyNot({ words, session }: { words: Words; session: Session }) {
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null)
  const decision = session.prompt.value?.decision
  useEffect(() => {
    if (decision === undefined) return
    const offered = new Set(decision.candidates.map((candidate) => candidate.name))
    const missing = session.rules.book.actions.filter(
      ({ name, sources }) => sources === undefined && !offered.has(name),
    )
    void Promise.all(missing.map(({ name }) => session.table.whyNot(decision.player, name))).then(setRefusals)
  }, [decision?.id])
  if (refusals === null) return <p class="quiet">{say.value('loading')}</p>
  const told = refusals.filter((refusal) => refusal.allowed !== true)
  if (told.length === 0) return <p>{say.value('whyNotNone')}</p>
  return (
    <>
      {told.map((refusal) => (
        <RefusalList key={refusal.action} words={words} refusal={refusal} />
      ))}
    </>
  )
}

/** The first thing in the way stands open; the rest unfolds. */
export function RefusalList({ words, refusal }: { words: Words; refusal: Refusal }) {
  const seen = new Set<string>()
  const rows = refusal.requirements.filter(({ clause }) => !seen.has(clause) && seen.add(clause))
  const failed = rows.find(({ met }) => met === false)
  return (
    <details class="refusal">
      <summary>
        <b>{words.action(refusal.action)}</b>{' '}
        <span>{failed === undefined ? say.value('notNow') : `✗ ${words.clause(failed.clause)}`}</span>
      </summary>
      <ul>
        {rows.map(({ clause, met }) => (
          <li key={clause}>
            {met === null ? '?' : met ? '✓' : '✗'} <ClauseLink id={clause} text={clauseLine(words, clause)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
