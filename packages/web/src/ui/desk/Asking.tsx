import { useState } from 'preact/hooks'
import { type AnswerIds, choiceOf, idsFor } from '@fudaba/kernel'
import { allAnswers, countAnswers } from '@fudaba/kernel/search'
import { type PromptChoice, clauseLine, moveText, openView, promptOf, readAnswer } from '@fudaba/table'
import type { JudgeDesk, Standing } from '../../desk/judgeDesk.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { say } from '../../settings/say.ts'

/** So many answers are listed; more of them are put together, or typed. */
const MOST_LISTED = 40

type Stands = Extract<Standing, { kind: 'stands' }>

/** The question, with everything that is legal. */
export function Asking({ desk, standing }: { desk: JudgeDesk; standing: Stands }) {
  const { match, words } = standing
  const { decision } = match
  if (decision === null) return <p role="status">{say.value('judge.over')}</p>
  const view = openView(match)
  const prompt = promptOf(words, view, decision)
  const choice = choiceOf(decision)
  const isSeveral = decision.shape === 'choose' && decision.max > 1
  const isListed = !isSeveral && countAnswers(choice, MOST_LISTED + 1) <= MOST_LISTED
  const answers: AnswerIds[] = isListed
    ? [...allAnswers(choice, MOST_LISTED)].map((picks) => idsFor(decision, picks))
    : []
  return (
    <section class="judge-asking" aria-label={say.value('judge.play')} key={match.inputs.length}>
      <p class="sentence" role="status" data-asked={decision.message.key}>
        <strong>{words.names[decision.player]}</strong> {prompt.sentence}
      </p>
      <p class="quiet">{decision.clauses.map((id) => clauseLine(words, id)).join(' › ')}</p>
      <div class="answers">
        {answers.map((ids) => (
          <button key={ids.join()} type="button" data-answer={ids.join(' ')} onClick={() => desk.answer(ids)}>
            {moveText(words, view, decision, { player: decision.player, answer: ids })}
          </button>
        ))}
        {decision.cancellable ? (
          <button type="button" data-take-back="" onClick={() => desk.cancel()}>
            {say.value('judge.takeBack')}
          </button>
        ) : null}
      </div>
      {isSeveral ? <Several choices={prompt.choices} answer={(ids) => desk.answer(ids)} /> : null}
      <Typed
        read={(text) => {
          const typed = readAnswer(words, prompt, text)
          if (typed.kind === 'answer') {
            desk.answer(typed.ids)
            return null
          }
          return typed.kind === 'partial'
            ? words.say('chooseAtLeast', { n: decision.min, now: typed.picks.length })
            : typed.message
        }}
        hint={
          isListed || isSeveral ? '' : prompt.choices.map(({ label }, i) => `${i + 1} ${label}`).join(' · ')
        }
      />
    </section>
  )
}

interface SeveralProps {
  readonly choices: readonly PromptChoice[]
  readonly answer: (ids: AnswerIds) => void
}

/** Several things, chosen one after another; what is no legal answer is said by the table when it is given. */
function Several({ choices, answer }: SeveralProps) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <>
      <div class="chips">
        {choices.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            class="judge-chip"
            data-take={id}
            aria-pressed={taken.includes(id)}
            onClick={() =>
              setTaken(taken.includes(id) ? taken.filter((each) => each !== id) : [...taken, id])
            }
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="primary"
        data-confirm=""
        onClick={() => {
          try {
            answer(taken)
          } catch (error) {
            setWrong(reasonOf(error))
          }
        }}
      >
        {say.value('judge.confirm', { n: taken.length })}
      </button>
      {wrong === null ? null : (
        <p class="problems" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}

/** An answer as one would type it; what is wrong with it is said. */
function Typed({ read, hint }: { read: (text: string) => string | null; hint: string }) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <form
      class="judge-typed"
      onSubmit={(event) => {
        event.preventDefault()
        const reason = read(text)
        setWrong(reason)
        if (reason === null) setText('')
      }}
    >
      {hint === '' ? null : <p class="quiet">{hint}</p>}
      <label>
        {say.value('judge.typed')}{' '}
        <input data-typed="" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit">{say.value('judge.send')}</button>
      {wrong === null ? null : (
        <p class="problems" role="alert">
          {wrong}
        </p>
      )}
    </form>
  )
}
