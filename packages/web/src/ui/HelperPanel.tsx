import type { Decision } from '@fudaba/kernel'
import { helperText } from '@fudaba/table'
import { say } from '../app.ts'
import { inspected, openPanel } from '../panels.ts'
import { type Picks, toggled } from '../play/answering.ts'
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

/** What is chosen, and what would be if the thing that is looked at were taken too. */
function chosenIds({ asked }: TableModel): string[] {
  if (asked === null) return []
  const { prompt, picks } = asked
  const { decision } = prompt
  if (decision.shape !== 'choose' && decision.shape !== 'order') return []
  const looked = inspected.value
  const at =
    looked?.kind === 'object' ? decision.candidates.findIndex((candidate) => candidate.id === looked.id) : -1
  return (at < 0 ? picks : toggledOn(decision, picks, at)).map((each) => decision.candidates[each].id)
}

const toggledOn = (decision: Decision, picks: Picks, at: number): Picks =>
  picks.includes(at) ? picks : toggled(decision, picks, at)
