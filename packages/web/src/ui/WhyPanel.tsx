import { useEffect, useState } from 'preact/hooks'
import type { Decision, ObjectView, Refusal } from '@fudaba/kernel'
import { type LogLine, type Words, cardsOf, clauseLine, ruleText } from '@fudaba/table'
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

/** Refusals about one thing; about none: actions that are done with nothing. */
interface Refused {
  readonly thing: ObjectView | null
  readonly refusals: readonly Refusal[]
}

/** Every action that is not offered, with each requirement: met, not met, or not for the asker to know. */
export function WhyNot({ words, session }: { words: Words; session: Session }) {
  const [all, setAll] = useState<readonly Refused[] | null>(null)
  const decision = session.prompt.value?.decision
  useEffect(() => {
    if (decision === undefined) return
    void Promise.all([plainRefusals(session, decision), ...cardRefusals(session, decision)]).then((found) =>
      setAll(found.filter(({ refusals }) => refusals.length > 0)),
    )
  }, [decision?.id])
  if (all === null) return <p class="quiet">{say.value('loading')}</p>
  if (all.length === 0) return <p>{say.value('whyNotNone')}</p>
  return (
    <>
      {all.map(({ thing, refusals }) => (
        <section key={thing?.id ?? ''} class="refused">
          {thing === null ? null : <h3>{cardsOf(words, thing)}</h3>}
          {refusals.map((refusal) => (
            <RefusalList key={refusal.action} words={words} refusal={refusal} />
          ))}
        </section>
      ))}
    </>
  )
}

const isRefused = ({ allowed }: Refusal): boolean => allowed !== true

async function plainRefusals({ rules, table }: Session, { candidates, player }: Decision): Promise<Refused> {
  const offered = new Set(candidates.map((candidate) => candidate.name))
  const missing = rules.book.actions.filter(
    ({ name, sources }) => sources === undefined && !offered.has(name),
  )
  const refusals = await Promise.all(missing.map(({ name }) => table.whyNot(player, name)))
  return { thing: null, refusals: refusals.filter(isRefused) }
}

/** One's own cards in the hand and on the board, each with what cannot be done with it now. */
function cardRefusals(session: Session, { player }: Decision): Promise<Refused>[] {
  const seen = session.rules.layout.slots.filter(({ shape }) => shape !== 'pile').map(({ zone }) => zone)
  const own = (session.view.value?.zones ?? []).filter(
    ({ zone, owner }) => owner === player && seen.includes(zone),
  )
  return own
    .flatMap(({ objects }) => objects)
    .filter(({ cards }) => cards.some((card) => card !== null))
    .map(async (thing) => {
      const refusals = await session.table.whyNotWith(player, thing.id)
      return { thing, refusals: refusals.filter(isRefused) }
    })
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
