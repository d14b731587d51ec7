import { autoModes } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { openPanel } from '../../navigation/panels.ts'
import { actionOrder } from '../../play/actionOrder.ts'
import { endPhase } from '../../play/endPhase.ts'
import { pressPrimary } from '../../play/primary.ts'
import type { Session } from '../../play/session.ts'
import { choose, put } from '../../play/touch.ts'
import { type KeyAction, actionFor } from '../../settings/keyMap.ts'
import { autoMode } from '../../settings/settings.ts'
import { isFocusedByKey, listen } from './listen.ts'
import { lookWith } from './lookKeys.ts'
import { moveFocus } from './moveFocus.ts'

/** The keys of a game being played: a whole game can be played with them. */
export function listenToTableKeys(session: Session): () => void {
  return listen((event) => {
    if (event.key === 'Escape') return escape(session)
    // Nobody is asked: the key may be meant for what stands beside the table.
    if (isPrimaryKey(event)) return session.prompt.value === null ? false : void pressPrimary(session)
    const [, looked] = event.shiftKey ? (/^Digit([0-9])$/.exec(event.code) ?? []) : []
    if (looked !== undefined) return lookAt(session, (Number(looked) + 9) % 10)
    // 0 is the tenth, as on the keyboard.
    if (/^[0-9]$/.test(event.key)) return number(session, (Number(event.key) + 9) % 10)
    return letter(session, event)
  })
}

/** Esc: closes the menu of a card or the question whether to end the phase, else cancels the action under way. */
function escape(session: Session): void {
  if (session.touched.value !== null) session.touched.value = null
  else if (session.confirmsEnd.value) session.confirmsEnd.value = false
  else void session.cancel()
}

/** Elements that keep the focus after a click although pressing them again is not meant. */
const CLICKED_IN_PASSING = '.board .card, .prompt .quiet-button, .log .info'

/**
 * Whether Enter or Space means the marked button. On a focused button they press that button, except Enter on a card
 * that is already chosen, or on an element that was only clicked in passing.
 */
function isPrimaryKey({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key !== ' ') return false
  if (!(target instanceof HTMLElement)) return true
  if (key === 'Enter' && target.matches('.card.selected')) return true
  if (key === 'Enter' && target.matches(CLICKED_IN_PASSING) && !isFocusedByKey(target)) return true
  return target.closest('button, a, summary') === null
}

/** A digit: the n-th choice. */
function number(session: Session, at: number): void | false {
  const prompt = session.prompt.value
  if (prompt === null) return false
  // In an arrangement the first number takes a candidate, the second one puts it into a place.
  if (prompt.decision.shape === 'arrange' && session.held.value !== null) return put(session, at)
  if (prompt.decision.shape === 'number') return false
  if (prompt.decision.shape !== 'act') return void choose(session, at, true)
  const view = session.view.value
  if (view === null) return false
  const { order } = actionOrder(session.rules, view, prompt.decision)
  if (order[at] !== undefined) void choose(session, order[at], true)
}

/** Shift and a digit: shows the n-th choice in the inspector without choosing it. */
function lookAt(session: Session, at: number): void | false {
  const decision = session.prompt.value?.decision
  const view = session.view.value
  if (decision === undefined || view === null) return false
  const isAct = decision.shape === 'act'
  const index = isAct ? actionOrder(session.rules, view, decision).order[at] : at
  const candidate = index === undefined ? undefined : decision.candidates[index]
  const id = isAct ? candidate?.source : candidate?.id
  if (id === undefined) return false
  inspected.value = { kind: 'object', id }
}

function letter(session: Session, event: KeyboardEvent): void | false {
  if (event.ctrlKey) return event.key === 'f' ? searchLog() : false
  const arrow = arrows[event.key]
  if (arrow !== undefined) return moveFocus(...arrow)
  const action = actionFor(event.key)
  return action === undefined ? false : act(session, action, event.shiftKey)
}

/** Ctrl+F: focuses the search field of the log; without a log the browser's own search opens. */
function searchLog(): void | false {
  const field = document.querySelector<HTMLElement>('.log input[type=search]')
  return field === null ? false : field.focus()
}

const arrows: Readonly<Record<string, Parameters<typeof moveFocus>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function act(session: Session, action: KeyAction, shift: boolean): void | false {
  switch (action) {
    case 'pass':
      return session.prompt.value?.pass === true ? void session.answer([]) : false
    case 'end':
      return void endPhase(session)
    case 'undo':
      return void session.undo()
    case 'auto':
      return cycleAuto()
    case 'skipStage':
      return void session.skip('stage')
    case 'skipTurn':
      return void session.skip('turn')
    case 'stopSkip':
      return session.stopSkips()
    case 'read':
      return sayAgain()
    case 'hint':
      return void session.advise()
    case 'why':
      return whyHere(session) ? undefined : lookWith(action, session, shift)
    case 'pin':
    case 'flip':
    case 'drop':
    case 'aside':
    case 'store':
    case 'side':
    case 'log':
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      return lookWith(action, session, shift)
  }
}

/** Opens "why" or "why not" for the focused card or question; false if neither has the focus. */
function whyHere({ prompt }: Session): boolean {
  const focused = document.activeElement
  const shape = prompt.value?.decision.shape
  if (!(focused instanceof HTMLElement) || shape === undefined) return false
  const source = focused.closest<HTMLElement>('.board .card[data-object]')?.dataset['object'] ?? null
  if (source === null && focused.closest('.prompt') === null) return false
  openPanel(shape === 'act' || source !== null ? { kind: 'whyNot', source } : { kind: 'whyPrompt' })
  return true
}

function cycleAuto(): void {
  autoMode.value = autoModes[(autoModes.indexOf(autoMode.value) + 1) % autoModes.length]
}

/** Makes a screen reader say the question again: a live region speaks when its text changes. */
function sayAgain(): void {
  const region = document.getElementById('announce-question')
  if (region === null) return
  const text = region.textContent
  region.textContent = ''
  setTimeout(() => void (region.textContent = text), 50)
}
