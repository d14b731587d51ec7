import type { ComponentChildren } from 'preact'
import type { ObjectView } from '@fudaba/kernel'
import { type Prompt, type Words, findObject } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { openPanel } from '../../navigation/panels.ts'
import { waysFor } from '../../play/alwaysAnswers.ts'
import { type PassedBy, passedBy } from '../../play/passedBy.ts'
import { isLegal } from '../../play/picks.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { type TableModel, originOf } from '../board/model.ts'
import { Signs } from '../card/Signs.tsx'
import { pointedAt } from './Actions.tsx'
import { AdviceLine } from './AdviceLine.tsx'
import type { AnswersProps } from './answerLabels.ts'
import { EndAnyway } from './Controls.tsx'
import { HelperLines } from './HelperLines.tsx'
import { noneLabel, passLabel } from './Primary.tsx'

/** What is asked and by which card, with everything that helps to answer it. */
export function Question({ session, model, prompt }: AnswersProps) {
  const { decision } = prompt
  const doing = doingText(model, prompt)
  return (
    <>
      {prompt.source === '' ? null : (
        <span
          class="source-chip"
          data-about={decision.source ?? undefined}
          onPointerEnter={() => showSource(prompt)}
        >
          ▶ <Signs text={prompt.source} />
        </span>
      )}
      <p class="sentence" id="question">
        {prompt.sentence}
      </p>
      {doing === undefined ? null : (
        <small class="doing" title={doing}>
          {doing}
        </small>
      )}
      <button type="button" class="quiet-button" onClick={() => openPanel({ kind: 'whyPrompt' })}>
        {say.value('why')}
      </button>
      <Doom session={session} model={model} prompt={prompt} />
      <NextStep session={session} prompt={prompt} />
      <EndAnyway session={session} />
      {decision.candidates.some(({ kind }) => kind === 'action' || kind === 'object') ? (
        <button
          type="button"
          class="quiet-button"
          data-why-not=""
          onClick={() => openPanel({ kind: 'whyNot', source: null })}
        >
          {say.value('whyNot')}
        </button>
      ) : null}
      {waysFor(model.view, decision).length === 0 ? null : (
        <button
          type="button"
          class="quiet-button"
          data-always=""
          onClick={() => openPanel({ kind: 'always' })}
        >
          {say.value('alwaysShort')}
        </button>
      )}
      <PassedByNote words={model.words} what={passedBy(model.words, session.answered, model.view)} />
      <AdviceLine key={decision.id} session={session} words={model.words} />
      <Help model={model} prompt={prompt} />
    </>
  )
}

/** Says so where what one would press next is known to lose the game. */
function Doom({ session: { foresight }, model: { words }, prompt: { decision, choices } }: AnswersProps) {
  const lost = choices.filter((_, i) => foresight.loses([i])).map(({ label }) => label)
  if (foresight.loses([]))
    lost.unshift(decision.shape === 'act' ? passLabel(words, decision) : noneLabel(words, decision))
  if (lost.length === 0) return null
  return (
    <strong class="doomed" role="status">
      {say.value('loses', { answer: words.list(lost) })}
    </strong>
  )
}

/** While nobody at this page is asked: who decides. */
export function WaitingText({ session, model: { words, view } }: { session: Session; model: TableModel }) {
  const text =
    view.deciding === null
      ? ''
      : session.seat === null
        ? say.value('deciding', { player: words.player(view.deciding) })
        : session.byHand && session.look.value?.next !== 'agent'
          ? say.value('coachSpeaks')
          : say.value('thinking')
  return <p class="sentence waiting-text">{text}</p>
}

/** What has to be done next with an answer that is begun: place the held candidate, or confirm. */
function NextStep({ session, prompt }: { session: Session; prompt: Prompt }) {
  const held = session.held.value === null ? undefined : prompt.choices[session.held.value]
  if (held === undefined && !isBegun(session, prompt)) return null
  return (
    <span class="hint" role="status">
      → {held === undefined ? say.value('thenConfirm') : say.value('placeFor', { label: held.label })}
    </span>
  )
}

/** Something is chosen, and it is not sent before it is confirmed. */
function isBegun(session: Session, { decision }: Prompt): boolean {
  const { shape } = decision
  return (
    (shape === 'choose' || shape === 'order' || shape === 'arrange') &&
    decision.max !== 1 &&
    session.picks.value.length > 0 &&
    isLegal(decision, session.picks.value)
  )
}

/** The game's helper lines; in an open window together with the legend of the signs on its buttons. */
function Help({ model, prompt }: { model: TableModel; prompt: Prompt }) {
  const legend = prompt.decision.shape === 'act' ? model.words.find('legend') : undefined
  if (legend === undefined) return <HelperLines model={model} />
  return (
    <Legend text={legend}>
      <HelperLines model={model} />
    </Legend>
  )
}

/**
 * The legend, or the hint of the action under the pointer in its place: always one line, so that nothing moves under
 * the pointer.
 */
function Legend({ text, children }: { text: string; children: ComponentChildren }) {
  const pointed = pointedAt.value
  if (pointed !== null) return <p class="legend">{pointed}</p>
  return (
    <div class="legend">
      <span>{text}</span>
      {children}
    </div>
  )
}

/** Names the turn or the phases that passed without a question, so that nobody thinks he missed something. */
function PassedByNote({ words, what }: { words: Words; what: PassedBy | null }) {
  if (what === null) return null
  return (
    <small class="went-by">
      {what.kind === 'turn'
        ? say.value('turnWentBy', { n: what.turn })
        : say.value('phasesWentBy', { phases: words.list(what.phases) })}
    </small>
  )
}

/** Shows the card that asks in the inspector. */
function showSource({ decision: { source } }: Prompt): void {
  if (source !== null) inspected.value = { kind: 'object', id: source }
}

/** What the thing that asks does, in one line: the text of its card, or the hint of its action. */
function doingText(model: TableModel, { decision }: Prompt): string | undefined {
  const { words, view } = model
  const source = decision.source === null ? undefined : findObject(view, decision.source)
  if (source === undefined || decision.shape === 'act') return undefined
  // The question of a card text is understood by reading the text.
  if (decision.message.key.startsWith('program.')) return textOf(model, source.object)
  const { kind, values } = source.object
  return words.find(`action.${String(values['action'] ?? kind)}`)
}

function textOf(model: TableModel, object: ObjectView): string | undefined {
  const card = (originOf(model, object) ?? object).cards.find((id) => id !== null) ?? null
  const text = card === null ? [] : model.words.text(card).map((part) => model.words.pick(part.text))
  return text.length === 0 ? undefined : text.join(' ')
}
