import type { ComponentChildren } from 'preact'
import type { ObjectView } from '@fudaba/kernel'
import { type Prompt, type Words, findObject } from '@fudaba/table'
import { say } from '../../app.ts'
import { inspected, openPanel } from '../../panels.ts'
import { waysFor } from '../../play/always.ts'
import { isLegal } from '../../play/answering.ts'
import { isPayment } from '../../play/course.ts'
import { keyName } from '../../play/keyMap.ts'
import { type PassedBy, passedBy } from '../../play/passedBy.ts'
import type { Session } from '../../play/session.ts'
import { Signs } from '../CardFace.tsx'
import { HelperPanel } from '../HelperPanel.tsx'
import { type TableModel, originOf } from '../model.ts'
import { AdvicePanel } from './AdvicePanel.tsx'
import { pointedAt } from './Actions.tsx'
import { Answers } from './Answers.tsx'
import { AutoSwitch, EndAnyway, UndoButton } from './Controls.tsx'
import { Over } from './Over.tsx'
import { Primary, isPrimaryPass } from './Primary.tsx'
import { StillThinking } from './StillThinking.tsx'

/** Always in the same place: what is asked, about what, and what can be answered. */
export function PromptBar({ session, model }: { session: Session; model: TableModel }) {
  const prompt = session.prompt.value
  const look = session.look.value
  const held = session.held.value === null ? undefined : prompt?.choices[session.held.value]
  const legend = prompt?.decision.shape === 'act' ? model.words.find('legend') : undefined
  const doing = prompt === null ? undefined : doingText(model, prompt)
  if (look?.next === 'nobody') return <Over session={session} />
  return (
    <section
      class="prompt"
      aria-label={model.words.say('why.prompt')}
      data-shape={prompt?.decision.shape ?? 'none'}
      data-inputs={look?.inputs}
    >
      <div class="question">
        {prompt === null ? (
          <p class="sentence waiting-text">{waitingText(session, model)}</p>
        ) : (
          <>
            {prompt.source === '' ? null : (
              <span class="source-chip" onPointerEnter={() => showSource(prompt)}>
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
            {held === undefined ? null : (
              <span class="hint" role="status">
                → {say.value('placeFor', { label: held.label })}
              </span>
            )}
            {held === undefined && isBegun(session, prompt) ? (
              <span class="hint" role="status">
                → {say.value('thenConfirm')}
              </span>
            ) : null}
            <EndAnyway session={session} />
            {prompt.decision.shape === 'act' ? (
              <button
                type="button"
                class="quiet-button"
                data-why-not=""
                onClick={() => openPanel({ kind: 'whyNot', source: null })}
              >
                {say.value('whyNot')}
              </button>
            ) : null}
            {waysFor(model.view, prompt.decision).length === 0 ? null : (
              <button
                type="button"
                class="quiet-button"
                data-always=""
                onClick={() => openPanel({ kind: 'always' })}
              >
                {say.value('alwaysShort')}
              </button>
            )}
            <WentBy words={model.words} what={passedBy(model.words, session.answered, model.view)} />
            <AdvicePanel key={prompt.decision.id} session={session} words={model.words} />
            {legend === undefined ? (
              <HelperPanel model={model} />
            ) : (
              <Legend text={legend}>
                <HelperPanel model={model} />
              </Legend>
            )}
          </>
        )}
      </div>
      {prompt === null ? (
        <div class="answers">
          {session.seat === null ? <Lever session={session} /> : null}
          {look?.next === 'agent' ? <StillThinking session={session} /> : null}
        </div>
      ) : (
        <Answers key={prompt.decision.id} session={session} model={model} prompt={prompt} />
      )}
      <div class="always">
        <div class="verb confirm-verb">
          {prompt === null ? null : <Primary session={session} model={model} />}
          {prompt !== null && isPayment(prompt.decision) ? (
            <button type="button" data-pay="" onClick={() => void session.payRest()}>
              {say.value('payForMe')}
            </button>
          ) : null}
        </div>
        <div class="verb pass-verb">
          {prompt?.decision.shape === 'act' && prompt.pass ? (
            <button
              type="button"
              class={`pass${isPrimaryPass(session, model) ? ' primary' : ''}`}
              data-pass=""
              data-primary={isPrimaryPass(session, model) ? '' : undefined}
              onClick={() => void session.answer([])}
            >
              {model.words.say('pass')} <kbd>{isPrimaryPass(session, model) ? '⏎' : keyName('pass')}</kbd>
            </button>
          ) : null}
        </div>
        <div class="verb back-verbs">
          {prompt?.cancel === true ? (
            <button
              type="button"
              data-cancel=""
              title={say.value('cancelAbout')}
              onClick={() => void session.cancel()}
            >
              {model.words.say('cancel')} <kbd>Esc</kbd>
            </button>
          ) : null}
          {session.seat === null ? null : <UndoButton session={session} />}
        </div>
        {session.seat === null ? null : <AutoSwitch />}
      </div>
    </section>
  )
}

/**
 * What the signs on the buttons mean, or what the one that is pointed at does: always one line, so that nothing moves
 * under the pointer.
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

/** What went by without a question: nobody shall think that he missed something. */
function WentBy({ words, what }: { words: Words; what: PassedBy | null }) {
  if (what === null) return null
  return (
    <small class="went-by">
      {what.kind === 'turn'
        ? say.value('turnWentBy', { n: what.turn })
        : say.value('phasesWentBy', { phases: words.list(what.phases) })}
    </small>
  )
}

/** The card that asks, in the inspector. */
function showSource({ decision: { source } }: Prompt): void {
  if (source !== null) inspected.value = { kind: 'object', id: source }
}

/** What the thing that asks does, in a line: whose card to choose follows from it. */
function doingText(model: TableModel, { decision }: Prompt): string | undefined {
  const { words, view } = model
  const source = decision.source === null ? undefined : findObject(view, decision.source)
  if (source === undefined || decision.shape === 'act') return undefined
  // What a text asks is understood by reading it.
  if (decision.message.key.startsWith('program.')) return textOf(model, source.object)
  const { kind, values } = source.object
  return words.find(`action.${String(values['action'] ?? kind)}`)
}

function textOf(model: TableModel, object: ObjectView): string | undefined {
  const card = (originOf(model, object) ?? object).cards.find((id) => id !== null) ?? null
  const text = card === null ? [] : model.words.text(card).map((part) => model.words.pick(part.text))
  return text.length === 0 ? undefined : text.join(' ')
}

/** Something is chosen, and a click does not send it. */
function isBegun(session: Session, { decision }: Prompt): boolean {
  const { shape } = decision
  return (
    (shape === 'choose' || shape === 'order' || shape === 'arrange') &&
    decision.max !== 1 &&
    session.picks.value.length > 0 &&
    isLegal(decision, session.picks.value)
  )
}

function waitingText(session: Session, { words, view }: TableModel): string {
  if (view.deciding === null) return ''
  return session.seat === null
    ? say.value('deciding', { player: words.player(view.deciding) })
    : say.value('thinking')
}

/** Two computers: stop, go on, one step at a time. */
function Lever({ session }: { session: Session }) {
  const paused = session.paused.value
  return (
    <>
      <button
        type="button"
        class="primary"
        onClick={() => {
          session.paused.value = !paused
          if (paused) void session.advance()
        }}
      >
        {paused ? `▶ ${say.value('goOn')}` : `❚❚ ${say.value('pause')}`}
      </button>
      {paused ? (
        <button type="button" onClick={() => void session.table.step().then(() => session.advance())}>
          {say.value('stepOnce')}
        </button>
      ) : null}
    </>
  )
}
