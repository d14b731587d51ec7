import type { Decision } from '@fudaba/kernel'
import { helperText } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { openPanel } from '../../navigation/panels.ts'
import { type Picks, toggled } from '../../play/picks.ts'
import { say } from '../../settings/say.ts'
import { isLow, viewport } from '../../settings/viewport.ts'
import type { TableModel } from '../board/model.ts'

/**
 * The lines of the game's `helper` for the current question; a line with a clause opens it. On a phone the most important
 * one stands under the question, the others come when it is opened.
 */
export function HelperLines({ model }: { model: TableModel }) {
  const { rules, view, words, asked } = model
  const chosen = asked === null ? [] : chosenIds(model)
  const lines = rules.table.helper?.(view, chosen, rules.cards) ?? []
  if (lines.length === 0) return null
  const [first] = lines.toSorted((a, b) => Number(b.strong === true) - Number(a.strong === true))
  return (
    <>
      {viewport.value === 'upright' && !isLow.value ? (
        <p class="brief" aria-hidden="true">
          {helperText(words, first)}
        </p>
      ) : null}
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
    </>
  )
}

/** The chosen ids, as if the inspected candidate were chosen too. */
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
