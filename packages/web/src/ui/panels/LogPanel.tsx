import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { PlayerName } from '@fudaba/kernel'
import { type AgentFailure, type LogLine, type Words, isShown, logLevels } from '@fudaba/table'
import { openPanel } from '../../navigation/panels.ts'
import { undoneAfter } from '../../play/undoneLines.ts'
import { say } from '../../settings/say.ts'
import { type LogFilter, logFilter, logFilters, logLevel } from '../../settings/settings.ts'
import { Segments } from '../controls/Segments.tsx'
import { LogText } from '../card/LogText.tsx'

/** Lines drawn at first: a long game has thousands. */
const DRAWN = 150

interface LogPanelProps {
  readonly words: Words
  readonly lines: readonly LogLine[]
  readonly near: PlayerName
  /** Agents that failed, each replaced by `greedy` for one answer. */
  readonly failures?: readonly AgentFailure[]
}

/** The log with its level, filter and search. Every line has a button that says why. */
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
        <Segments
          name="level"
          legend={say.value('log')}
          hasHiddenLegend
          options={logLevels}
          value={logLevel.value}
          label={(level) => say.value(`level.${level}`)}
          onSelect={(level) => void (logLevel.value = level)}
        />
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
      {/* Focusable, because it scrolls. `column-reverse` in the style keeps it at its end. */}
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

/** The undone lines after a line, folded and struck out. */
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

/** The node of a line, made once: a line never changes, and the same node is not compared again. */
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
