import { autoModes } from '@fudaba/table'
import { inspected, openPanel, panels } from '../panels.ts'
import { actionOrder, choose, pressPrimary, put } from '../play/acting.ts'
import { endPhase } from '../play/ending.ts'
import type { FilmSession } from '../play/filmSession.ts'
import { type KeyAction, actionFor } from '../play/keyMap.ts'
import type { Session } from '../play/session.ts'
import { autoMode } from '../play/settings.ts'
import { lookWith } from './lookKeys.ts'
import { moveFocus } from './moveFocus.ts'

/** A whole game by keyboard. Keys are dead while text is typed, and inside an open drawer. */
export function listenToKeys(session: Session): () => void {
  return listen((event) => {
    if (event.key === 'Escape') return giveUp(session)
    if (isPrimaryKey(event)) return void pressPrimary(session)
    const [, looked] = event.shiftKey ? (/^Digit([0-9])$/.exec(event.code) ?? []) : []
    if (looked !== undefined) return lookAt(session, (Number(looked) + 9) % 10)
    // 0 is the tenth, as on the keyboard.
    if (/^[0-9]$/.test(event.key)) return number(session, (Number(event.key) + 9) % 10)
    return letter(session, event)
  })
}

/** The replay viewer's keys. */
export function listenToFilmKeys(film: FilmSession, leave: () => void): () => void {
  return listen((event) => {
    const turn = event.ctrlKey
    switch (event.key) {
      case 'Escape':
        return leave()
      case '[':
        return film.seek(film.at.value - 1)
      case ']':
        return film.seek(film.at.value + 1)
      case 'ArrowLeft':
        return turn ? film.seekTurn(-1) : film.seek(film.at.value - 1)
      case 'ArrowRight':
        return turn ? film.seekTurn(1) : film.seek(film.at.value + 1)
      case 'Home':
        return film.seek(0)
      case 'End':
        return film.seek(film.last)
      case ' ':
        return film.play()
      default: {
        const action = event.ctrlKey ? undefined : actionFor(event.key)
        return action === undefined ? false : lookWith(action, film, event.shiftKey)
      }
    }
  })
}

/** Esc: what was only asked is given up first. */
function giveUp(session: Session): void {
  if (session.ending.value) session.ending.value = false
  else void session.cancel()
}

/** What a handler leaves alone, by returning false, is the browser's. */
type Handler = (event: KeyboardEvent) => void | false

function listen(handle: Handler): () => void {
  const heard = (event: KeyboardEvent): void => {
    document.documentElement.dataset['input'] = 'keys'
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return
    if (panels.value.length > 0) return
    if (event.key === 'F1') openPanel({ kind: 'keys' })
    else if (handle(event) === false) return
    event.preventDefault()
  }
  const pointed = (): void => void (document.documentElement.dataset['input'] = 'pointer')
  const came = ({ target }: FocusEvent): void => {
    reached = document.documentElement.dataset['input'] === 'keys' ? target : null
  }
  document.addEventListener('keydown', heard)
  document.addEventListener('pointerdown', pointed)
  document.addEventListener('focusin', came)
  return () => {
    document.removeEventListener('keydown', heard)
    document.removeEventListener('pointerdown', pointed)
    document.removeEventListener('focusin', came)
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'range'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** What came into focus by a key. The browser's own sign of it also comes on for what was clicked, with the next key. */
let reached: EventTarget | null = null

/** What is looked at in passing: it has the focus because it was clicked, and nobody means to press it again. */
const PASSING = '.board .card, .prompt .quiet-button, .log .info'

/**
 * On a button Enter and Space are the button's own. Not on a card that is chosen already, nor on what has the focus
 * only because it was clicked: there Enter is the marked button.
 */
function isPrimaryKey({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key !== ' ') return false
  if (!(target instanceof HTMLElement)) return true
  if (key === 'Enter' && target.matches('.card.selected')) return true
  if (key === 'Enter' && target.matches(PASSING) && target !== reached) return true
  return target.closest('button, a, summary') === null
}

function number(session: Session, at: number): void | false {
  const prompt = session.prompt.value
  if (prompt === null) return false
  // Of an arrangement the first number takes a candidate, the second one its place.
  if (prompt.decision.shape === 'arrange' && session.held.value !== null) return put(session, at)
  if (prompt.decision.shape === 'number') return false
  if (prompt.decision.shape !== 'act') return void choose(session, at, true)
  const view = session.view.value
  if (view === null) return false
  const { order } = actionOrder(session.rules, view, prompt.decision, session.ways.value)
  if (order[at] !== undefined) void choose(session, order[at], true)
}

/** Shows the n-th choice without choosing it. */
function lookAt(session: Session, at: number): void | false {
  const decision = session.prompt.value?.decision
  const view = session.view.value
  if (decision === undefined || view === null) return false
  const isAct = decision.shape === 'act'
  const index = isAct ? actionOrder(session.rules, view, decision, session.ways.value).order[at] : at
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

/** Where no log is on the page, the browser searches it. */
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

/** Of the card or the question that has the focus, if one of them has. */
function whyHere({ prompt }: Session): boolean {
  const focused = document.activeElement
  const shape = prompt.value?.decision.shape
  if (!(focused instanceof HTMLElement) || shape === undefined) return false
  const source = focused.closest<HTMLElement>('.board .card[data-object]')?.dataset['object'] ?? null
  if (source === null && focused.closest('.prompt') === null) return false
  openPanel(shape === 'act' ? { kind: 'whyNot', source } : { kind: 'whyPrompt' })
  return true
}

function cycleAuto(): void {
  autoMode.value = autoModes[(autoModes.indexOf(autoMode.value) + 1) % autoModes.length]
}

/** A live region speaks when its text changes. */
function sayAgain(): void {
  const region = document.getElementById('announce-question')
  if (region === null) return
  const text = region.textContent
  region.textContent = ''
  setTimeout(() => void (region.textContent = text), 50)
}
