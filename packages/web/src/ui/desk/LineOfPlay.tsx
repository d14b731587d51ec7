import type { SettingValue } from '@fudaba/kernel'
import type { JudgeDesk, Standing } from '../../desk/judgeDesk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

type Stands = Extract<Standing, { kind: 'stands' }>

/** The answers so far with what came of each, the other lines, and the readings that are settings. */
export function LineOfPlay({ desk, standing }: { desk: JudgeDesk; standing: Stands }) {
  const { judged } = standing
  return (
    <section class="judge-line" aria-label={say.value('judge.lines')}>
      <div class="buttons" role="group" aria-label={say.value('judge.lines')}>
        {desk.branches.value.map((branch, i) => (
          <button
            key={branch.name}
            type="button"
            class="judge-chip"
            data-branch={branch.name}
            aria-pressed={desk.current.value === i}
            onClick={() => void (desk.current.value = i)}
          >
            {say.value('judge.line', { name: branch.name })}
          </button>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          data-windows=""
          checked={desk.windows.value}
          onChange={(event) => {
            desk.backTo(0)
            desk.windows.value = event.currentTarget.checked
          }}
        />{' '}
        {say.value('judge.windows')}
      </label>
      <Readings desk={desk} standing={standing} />
      <Lines lines={judged.first} />
      <ol>
        {judged.steps.map(({ player, question, move, lines }, i) => (
          <li key={i}>
            <strong>{player}</strong> {question} → {move}{' '}
            <button type="button" class="judge-chip" data-back={i} onClick={() => desk.backTo(i)}>
              {say.value('judge.back')}
            </button>{' '}
            <button type="button" class="judge-chip" data-branch-at={i} onClick={() => desk.branchAt(i)}>
              {say.value('judge.branch')}
            </button>
            <Lines lines={lines} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Lines({ lines }: { lines: Stands['judged']['first'] }) {
  return (
    <ul class="judge-events">
      {lines.map(({ number, text, chain, itself }) => (
        <li key={number} class={itself ? 'quiet' : undefined}>
          {text} <small>{chain.join(' › ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** Rulings that are settings: each can be read otherwise, and the line is then shown beside this one. */
function Readings({ desk, standing }: { desk: JudgeDesk; standing: Stands }) {
  const { rulings } = desk.rules.book.rulebook
  const disputed = rulings.filter(({ setting }) => setting !== undefined && setting in desk.rules.settings)
  if (disputed.length === 0) return null
  const { config } = standing.match
  return (
    <details>
      <summary>{say.value('judge.readings')}</summary>
      {disputed.map(({ id, question, setting }) => {
        const name = setting!
        const { values } = desk.rules.settings[name]
        const set = (value: SettingValue): void =>
          desk.readOtherwise({ ...desk.branch.config, [name]: value })
        return (
          <label key={id}>
            {question[lang.value]}{' '}
            <select data-reading={name} onChange={(event) => set(values[Number(event.currentTarget.value)])}>
              {values.map((value, i) => (
                <option key={String(value)} value={i} selected={config[name] === value}>
                  {String(value)}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </details>
  )
}
