import type { HelperLine } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { say } from '../app.ts'
import { openPanel } from '../panels.ts'
import type { TableModel } from './model.ts'

/** What the game itself says to help with the question; each line opens its clause. */
export function HelperPanel({ model }: { model: TableModel }) {
  const { rules, view, words, asked } = model
  const chosen = asked === null ? [] : chosenIds(model)
  const lines = rules.helper?.(view, chosen) ?? []
  if (lines.length === 0) return null
  return (
    <ul class="helper" aria-label={say.value('helper')}>
      {lines.map((line, i) => (
        <li key={i} class={line.strong === true ? 'strong' : ''}>
          {line.clause === undefined ? (
            helperText(words, line)
          ) : (
            <button
              type="button"
              class="helper-line"
              onClick={() => openPanel({ kind: 'rules', clause: line.clause ?? null })}
            >
              {helperText(words, line)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function chosenIds({ asked }: TableModel): string[] {
  if (asked === null) return []
  const { decision } = asked.prompt
  return decision.shape === 'choose' || decision.shape === 'order'
    ? asked.picks.map((at) => decision.candidates[at].id)
    : []
}

/** A parameter called `card` is a card's id. */
export function helperText(words: Words, { key, parameters }: HelperLine): string {
  const { card } = parameters
  return words.message(key, typeof card === 'string' ? { ...parameters, card: words.card(card) } : parameters)
}
