import { useState } from 'preact/hooks'
import type { Words } from '@fudaba/table'
import { closePanels } from '../../navigation/panels.ts'
import {
  type AlwaysAnswer,
  LISTED,
  PASSED,
  alwaysAnswers,
  answerAlways,
  cardBehind,
  forgetAlways,
  waysFor,
} from '../../play/alwaysAnswers.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import type { TableModel } from '../board/model.ts'
import { Segments } from '../controls/Segments.tsx'

/** "Always this answer": answers this question automatically from now on, for one card or for all. */
export function AlwaysPanel({ session, model }: { session: Session; model: TableModel }) {
  const { words, view, asked } = model
  const decision = asked?.prompt.decision
  const card = decision === undefined ? null : cardBehind(view, decision)
  const [everywhere, setEverywhere] = useState(card === null)
  if (decision === undefined) return null
  const answer = (way: string): void => {
    answerAlways({
      game: words.rules.name,
      autoKey: decision.autoKey,
      message: decision.message.key,
      card: everywhere ? null : card,
      answer: way,
    })
    closePanels()
    void session.advance()
  }
  return (
    <>
      <p class="subject">{asked?.prompt.sentence}</p>
      {card === null || decision.shape === 'act' ? null : (
        <Segments
          name="scope"
          legend={say.value('alwaysScope')}
          options={[false, true]}
          value={everywhere}
          label={(each) => (each ? say.value('alwaysEverywhere') : words.card(card))}
          onSelect={setEverywhere}
        />
      )}
      {card === null || decision.shape !== 'act' ? null : (
        <p>{say.value('alwaysWaiting', { card: words.card(card) })}</p>
      )}
      <div class="buttons">
        {waysFor(view, decision).map((way) => (
          <button key={way} type="button" data-always-answer={way} onClick={() => answer(way)}>
            {say.value('alwaysThis', { answer: answerName(words, way) })}
          </button>
        ))}
      </div>
      <p class="quiet">{say.value('alwaysAbout')}</p>
    </>
  )
}

function answerName(words: Words, answer: string): string {
  if (answer === PASSED) return words.say('pass')
  return answer === LISTED ? say.value('alwaysListed') : (words.find(`option.${answer}`) ?? answer)
}

/** The automatic answers of this game, each with a button that removes it. */
export function AlwaysList({ words }: { words: Words }) {
  const own = alwaysAnswers.value.filter(({ game }) => game === words.rules.name)
  if (own.length === 0) return null
  return (
    <>
      <h3>{say.value('alwaysList')}</h3>
      <ul class="always-list">
        {own.map((each) => (
          <li key={`${each.autoKey}/${each.card}`}>
            {described(words, each)}{' '}
            <button type="button" data-ask-again="" onClick={() => forgetAlways(each)}>
              {say.value('askAgain')}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function described(words: Words, { message, card, answer }: AlwaysAnswer): string {
  const where = card === null ? '' : `${words.card(card)}: `
  return `${where}${words.message(message)} → ${answerName(words, answer)}`
}
