import { useLayoutEffect, useRef } from 'preact/hooks'
import { type LogLine, type Words, isShown, logLevels } from '@fudaba/table'
import { say } from '../app.ts'
import { inspected, openPanel } from '../panels.ts'
import { logLevel } from '../play/settings.ts'
import { Signs } from './CardFace.tsx'

/** Everything that happened, as much of it as is wanted. Every line can say why. */
export function LogPanel({ words, lines }: { words: Words; lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null)
  const shown = lines.filter((line) => isShown(line, logLevel.value))
  const last = shown.at(-1)?.number
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [last, logLevel.value])
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
      </header>
      {shown.length === 0 ? <p class="quiet">{say.value('noLog')}</p> : null}
      {/* A list that scrolls must be reachable by keyboard. */}
      <ol ref={list} tabIndex={0} id="log-list" aria-label={say.value('log')}>
        {shown.map((line) => (
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
        ))}
      </ol>
    </section>
  )
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
          <span key={i} class="card-name" onPointerEnter={show}>
            <Signs text={part} />
          </span>
        )
      })}
    </span>
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
