import { useEffect, useState } from 'preact/hooks'
import type { Decision, ObjectView, PlayerName, Refusal, View } from '@fudaba/kernel'
import {
  type LogLine,
  type Words,
  cardsOf,
  clauseLine,
  findObject,
  helperText,
  isShown,
  reasonFor,
  ruleText,
} from '@fudaba/table'
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

interface WhyLineProps {
  readonly words: Words
  readonly line: LogLine
  readonly lines: readonly LogLine[]
  readonly session: Session | null
}

/** So many lines before it are part of its story. */
const STORY = 4

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
  const view = session.view.value
  if (prompt === null || view === null) return null
  // What the game says of this situation, before the clauses that hold in every one.
  const help = words.rules.helper?.(view, []) ?? []
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

/** Refusals about one thing; about none: actions that are done with nothing. */
interface Refused {
  readonly thing: ObjectView | null
  readonly refusals: readonly Refusal[]
}

interface WhyNotProps {
  readonly words: Words
  readonly session: Session
  /** The one thing it is about, if it is not about all. */
  readonly source: string | null
}

/** Every action that is not offered, with each requirement: met, not met, or not for the asker to know. */
export function WhyNot({ words, session, source }: WhyNotProps) {
  const [all, setAll] = useState<readonly Refused[] | null>(null)
  const decision = session.prompt.value?.decision
  useEffect(() => {
    if (decision === undefined) return
    const asked =
      source === null
        ? [plainRefusals(session, decision), ...cardRefusals(session, decision)]
        : thingRefusals(session, decision, source)
    void Promise.all(asked).then((found) => setAll(found.filter(({ refusals }) => refusals.length > 0)))
  }, [decision?.id, source])
  if (all === null) return <p class="quiet">{say.value('loading')}</p>
  if (all.length === 0) return <p>{say.value('whyNotNone')}</p>
  return (
    <>
      {all.map(({ thing, refusals }) => (
        <section key={thing?.id ?? ''} class="refused">
          {thing === null ? null : <h3>{cardsOf(words, thing)}</h3>}
          {refusals.map((refusal) => (
            <RefusalList
              key={refusal.action}
              words={words}
              view={session.view.value}
              refusal={refusal}
              thing={thing}
            />
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

const thingRefusals = (session: Session, { player }: Decision, id: string): Promise<Refused>[] => {
  const view = session.view.value
  const thing = view === null ? undefined : findObject(view, id)?.object
  return thing === undefined ? [] : [refusalsOf(session, player, thing)]
}

async function refusalsOf({ table }: Session, player: PlayerName, thing: ObjectView): Promise<Refused> {
  const refusals = await table.whyNotWith(player, thing.id)
  return { thing, refusals: refusals.filter(isRefused) }
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
    .map((thing) => refusalsOf(session, player, thing))
}

interface RefusalProps {
  readonly words: Words
  readonly view: View | null
  readonly refusal: Refusal
  readonly thing: ObjectView | null
}

/** The first thing in the way stands open, as it is now; its clause and the rest unfold. */
export function RefusalList({ words, view, refusal, thing }: RefusalProps) {
  const seen = new Set<string>()
  const rows = refusal.requirements.filter(({ clause }) => !seen.has(clause) && seen.add(clause))
  const reason = reasonFor(words, view, refusal, thing)
  return (
    <details class="refusal">
      <summary>
        <b>{words.action(refusal.action)}</b>{' '}
        <span>{reason === null ? say.value('notNow') : `✗ ${reason}`}</span>
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
