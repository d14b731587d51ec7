import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { PlayerName } from '@fudaba/kernel'
import { type AgentFailure, type LogLine, type Words, isShown, logLevels } from '@fudaba/table'
import { say } from '../app.ts'
import { inspected, openPanel } from '../panels.ts'
import { undoneAfter } from '../play/undone.ts'
import { type LogFilter, logFilter, logFilters, logLevel } from '../play/settings.ts'
import { Signs } from './CardFace.tsx'

/** So many lines are drawn at first: a long game has thousands. */
const DRAWN = 150

interface LogPanelProps {
  readonly words: Words
  readonly lines: readonly LogLine[]
  readonly near: PlayerName
  /** Of computers that failed and were replaced for an answer. */
  readonly failures?: readonly AgentFailure[]
}

/** Everything that happened, as much of it as is wanted. Every line can say why. */
export function LogPanel({ words, lines, near, failures = [] }: LogPanelProps) {
  const [query, setQuery] = useState('')
  const [whole, setWhole] = useState(false)
  const [away, setAway] = useState(false)
  const scroll = useRef<HTMLDivElement>(null)
  const wanted = query.normalize('NFKC').trim().toLowerCase()
  const found = lines.filter(
    (line) =>
      isShown(line, logLevel.value) &&
      (line.header || passesFilter(line, logFilter.value, near)) &&
      (wanted === '' || line.text.toLowerCase().includes(wanted)),
  )
  const shown = whole ? found : found.slice(-DRAWN)
  return (
    <section class="log" aria-label={say.value('log')}>
      <header>
        <h2>{say.value('log')}</h2>
        <fieldset class="segments">
          <legend class="hidden-text">{say.value('log')}</legend>
          {logLevels.map((level) => (
            <label key={level} class={logLevel.value === level ? 'on' : ''}>
              <input
                type="radio"
                name="level"
                checked={logLevel.value === level}
                onChange={() => void (logLevel.value = level)}
              />
              {say.value(`level.${level}`)}
            </label>
          ))}
        </fieldset>
        <div class="log-filters">
          <select
            aria-label={say.value('logFilter')}
            data-log-filter=""
            value={logFilter.value}
            onChange={({ currentTarget: { value } }) =>
              void (logFilter.value = logFilters.find((each) => each === value) ?? 'all')
            }
          >
            {logFilters.map((each) => (
              <option key={each} value={each}>
                {say.value(`filter.${each}`)}
              </option>
            ))}
          </select>
          <input
            type="search"
            aria-label={say.value('searchLog')}
            placeholder={say.value('searchLog')}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      </header>
      {shown.length === 0 ? <p class="quiet">{say.value('noLog')}</p> : null}
      {/* A list that scrolls must be reachable by keyboard. It stays at its end by its style alone. */}
      <div
        class="log-scroll"
        ref={scroll}
        tabIndex={0}
        id="log-list"
        role="group"
        aria-label={say.value('log')}
        onScroll={({ currentTarget: { scrollTop } }) => setAway(scrollTop < -40)}
      >
        <ol>
          {shown.length === found.length ? null : (
            <li class="earlier">
              <button type="button" class="quiet-button" onClick={() => setWhole(true)}>
                {say.value('earlier', { n: found.length - shown.length })}
              </button>
            </li>
          )}
          {shown.map((line) => [rowOf(words, line), ...undoneRows(line)])}
          {failures.map(({ agent, decision, message }) => (
            <li key={`failed/${decision}`} class="failed" data-failed="">
              {say.value('agentFailed', { agent, decision, message })}
            </li>
          ))}
        </ol>
      </div>
      {away ? (
        <button
          type="button"
          class="newest"
          data-newest=""
          onClick={() => scroll.current?.scrollTo({ top: 0 })}
        >
          ↓ {say.value('newest')}
        </button>
      ) : null}
    </section>
  )
}

/** What was taken back after a line: folded, and struck out. */
const undoneRows = (after: LogLine): VNode[] =>
  undoneAfter(after).map((lines, i) => (
    <li key={`${after.number}/${i}`} class="undone">
      <details>
        <summary>{say.value('undoneLines', { n: lines.length })}</summary>
        {lines.map((line) => (
          <s key={line.number}>{line.text}</s>
        ))}
      </details>
    </li>
  ))

const rows = new WeakMap<LogLine, VNode>()

/** A line never changes, so it is drawn once: with the same node nothing is compared again. */
function rowOf(words: Words, line: LogLine): VNode {
  const known = rows.get(line)
  if (known !== undefined) return known
  const row = (
    <li key={line.number} class={`${line.header ? 'head' : ''} ${line.actor ?? ''} ${line.level}`}>
      <span class="number">{line.number}</span>
      <LogText words={words} line={line} />
      <button
        type="button"
        class="info"
        aria-label={say.value('whyLine', { text: line.text })}
        onClick={() => openPanel({ kind: 'whyLine', line })}
      >
        ?
      </button>
    </li>
  )
  rows.set(line, row)
  return row
}

function passesFilter(line: LogLine, filter: LogFilter, near: PlayerName): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'mine':
      return line.actor === near
    case 'theirs':
      return line.actor !== null && line.actor !== near
    case 'moves':
      return line.event === 'move'
    case 'results':
      return line.level === 'result' && line.event !== 'move'
  }
}

/** The sentence, with its cards to point at; they stay good after the cards are gone. */
export function LogText({ words, line }: { words: Words; line: LogLine }) {
  const names = new Map(line.cards.map((id) => [words.card(id), id]))
  const pattern = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const parts = pattern.length === 0 ? [line.text] : line.text.split(new RegExp(`(${pattern.join('|')})`))
  return (
    <span class="log-text">
      {parts.map((part, i) => {
        const card = i % 2 === 1 ? names.get(part) : undefined
        if (card === undefined) return <Signs key={i} text={part} />
        const show = (): void => void (inspected.value = { kind: 'card', id: card })
        return (
          <span key={i} class="card-name" onPointerEnter={show} onClick={show}>
            <Signs text={part} />
          </span>
        )
      })}
    </span>
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
