import { useState } from 'preact/hooks'
import { type AnswerIds, choiceOf, idsFor } from '@fudaba/kernel'
import { allAnswers, countAnswers } from '@fudaba/kernel/search'
import { clauseLine, moveText, openView, promptOf, readAnswer } from '@fudaba/table'
import type { JudgeDesk, Standing } from '../../desk/judgeDesk.ts'
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
  const isListed = countAnswers(choice, MOST_LISTED + 1) <= MOST_LISTED
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
        hint={isListed ? '' : prompt.choices.map(({ label }, i) => `${i + 1} ${label}`).join(' · ')}
      />
    </section>
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
