import { factsOf } from '@fudaba/table'
import type { TableModel } from './model.ts'

/** The turn's phases with the current one marked, and its steps; other shared facts after them. */
export function PhaseBar({ model }: { model: TableModel }) {
  const { words, view, rules } = model
  const { phase, step } = view.facts
  const { phases } = rules.table.layout
  const { shared } = factsOf(words, view)
  const others = shared.filter(({ name }) => phases === undefined || (name !== 'phase' && name !== 'step'))
  return (
    <div class="phase-bar">
      <span class="turn">{view.turn === 0 ? words.say('setup') : words.say('turn', { n: view.turn })}</span>
      <ol class="phases">
        {phases?.map((each) => (
          <li
            key={each.phase}
            title={words.find(`about.phase.${each.phase}`)}
            class={each.phase === phase ? 'on' : ''}
            aria-current={each.phase === phase ? 'step' : undefined}
          >
            {words.message(`fact.phase.${each.phase}`)}
            {each.phase === phase && each.steps.length > 0 ? (
              <ol class="steps">
                {each.steps.map((name) => (
                  <li
                    key={name}
                    title={words.find(`about.step.${name}`)}
                    class={name === step ? 'on' : ''}
                    aria-current={name === step ? 'step' : undefined}
                  >
                    {words.message(`fact.step.${name}`)}
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
      {others.map(({ name, label, value }) => (
        <span key={name} title={words.find(`about.${name}`)}>
          <span class="fact-name">{label}</span> <b>{value}</b>
        </span>
      ))}
    </div>
  )
}
