import { useState } from 'preact/hooks'
import { type ObjectView, Match } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import type { Desk } from '../../decks/desk.ts'
import { copiesIn } from '../../decks/draft.ts'
import { newSeed } from '../../play/newSeed.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { PrintedFace } from '../card/CatalogueCard.tsx'

/** Questions before the first turn have messages of this family. */
const SETUP = 'setup.'
/** Against hanging: more questions than the set-up of any game asks. */
const MOST_QUESTIONS = 200

/** A first hand from the deck, and the exchange of cards as the game asks for it. */
export function SampleHand({ desk, words }: { desk: Desk; words: Words }) {
  const [match, setMatch] = useState<Match | null>(null)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [, redraw] = useState(0)
  const draw = (): void => {
    const { rules, problems } = desk.judged.peek()
    if (problems.length > 0) {
      setMatch(null)
      return setProblem(problems.map(({ message }) => message[lang.value]).join(' · '))
    }
    try {
      const cards = copiesIn(desk.draft)
      const begun = new Match({ rules, seed: newSeed(), decks: [cards, cards], config: desk.draft.config })
      goOn(begun)
      setMatch(begun)
      setProblem(null)
    } catch (error) {
      setMatch(null)
      setProblem(reasonOf(error))
    }
    setPicked([])
  }
  const answer = (ids: readonly string[]): void => {
    match?.answer('P1', [...ids])
    if (match !== null) goOn(match)
    setPicked([])
    redraw((n) => n + 1)
  }
  return (
    <details
      class="options sample-hand"
      onToggle={(event) => event.currentTarget.open && match === null && draw()}
    >
      <summary>{say.value('sampleHand')}</summary>
      {problem === null ? null : <p class="unread-note">{say.value('sampleRefused', { reason: problem })}</p>}
      {match === null ? null : (
        <Hand match={match} words={words} picked={picked} onPicked={setPicked} onAnswer={answer} />
      )}
      <button type="button" data-sample="" onClick={draw}>
        {say.value('sampleAgain')}
      </button>
    </details>
  )
}

interface HandProps {
  readonly match: Match
  readonly words: Words
  readonly picked: readonly string[]
  readonly onPicked: (ids: readonly string[]) => void
  readonly onAnswer: (ids: readonly string[]) => void
}

function Hand({ match, words, picked, onPicked, onAnswer }: HandProps) {
  const hand = handOf(match)
  const question = match.decision
  const isAsked = question?.player === 'P1' && question.message.key.startsWith(SETUP)
  const mayPick = isAsked && question.shape === 'choose'
  const candidates = new Set(question?.candidates.map(({ id }) => id))
  return (
    <>
      <p role="status">
        {isAsked ? words.message(question.message.key, question.message.parameters) : say.value('sampleDone')}
      </p>
      <ul class="catalogue" data-hand={hand.length}>
        {hand.map(({ id, cards }) => (
          <li key={id}>
            <button
              type="button"
              class={`card${picked.includes(id) ? ' selected' : ''}`}
              aria-pressed={picked.includes(id)}
              disabled={!mayPick || !candidates.has(id)}
              onClick={() =>
                onPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id])
              }
            >
              <span class="hidden-text">{words.card(cards[0] ?? '')}</span>
              <PrintedFace words={words} id={cards[0] ?? ''} />
            </button>
          </li>
        ))}
      </ul>
      {!isAsked ? null : question.shape === 'option' ? (
        <div class="buttons">
          {question.candidates.map(({ id }) => (
            <button key={id} type="button" data-sample-answer={id} onClick={() => onAnswer([id])}>
              {words.find(`option.${id}`) ?? id}
            </button>
          ))}
        </div>
      ) : (
        <button type="button" data-sample-answer="" onClick={() => onAnswer(picked)}>
          {picked.length === 0 ? say.value('sampleKeep') : say.value('sampleExchange', { n: picked.length })}
        </button>
      )}
    </>
  )
}

const handOf = (match: Match): readonly ObjectView[] =>
  match.view('P1').zones.find(({ zone, owner }) => zone === 'hand' && owner === 'P1')?.objects ?? []

/** Answers for the other, and whatever is asked before there is a hand, until the hand is the question. */
function goOn(match: Match): void {
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const { decision } = match
    if (decision === null || !decision.message.key.startsWith(SETUP)) return
    const isMine = decision.player === 'P1' && handOf(match).length > 0
    if (isMine && (decision.shape === 'choose' || decision.shape === 'option')) return
    const ids = decision.candidates.map(({ id }) => id)
    const usual = decision.shape === 'option' ? ids.slice(-1) : ids.slice(0, decision.min)
    match.answer(decision.player, match.rules.table.suggested?.(match.view(decision.player)) ?? usual)
  }
}
