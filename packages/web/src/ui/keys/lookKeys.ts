import type { ReadonlySignal } from '@preact/signals'
import type { GameRules, PlayerName, View } from '@fudaba/kernel'
import type { PileLayout } from '@fudaba/kernel/rules'
import { openPanel } from '../../navigation/panels.ts'
import type { KeyAction } from '../../settings/keyMap.ts'
import { sideOpen } from '../../settings/settings.ts'
import { flip, pin } from '../inspector/faces.ts'
import { moveFocus } from './moveFocus.ts'

/** What the page shows: a game or a replay. */
export interface Looked {
  readonly rules: GameRules
  readonly view: ReadonlySignal<View | null>
  readonly near: PlayerName
}

/** Keys that change nothing in the game. `shift`: the opponent's pile instead of one's own. */
export function lookWith(action: KeyAction, { rules, view, near }: Looked, shift: boolean): void | false {
  switch (action) {
    case 'pin':
      return pin(view.value)
    case 'flip':
      return flip()
    case 'drop':
    case 'aside':
    case 'store':
      return openPile(rules, action, (near === 'P1') === shift ? 'P2' : 'P1')
    case 'side':
      return void (sideOpen.value = !sideOpen.value)
    case 'log':
      return document.getElementById('log-list')?.focus()
    case 'why':
      return whyOf(document.activeElement)
    case 'left':
      return moveFocus(-1, 0)
    case 'right':
      return moveFocus(1, 0)
    case 'up':
      return moveFocus(0, -1)
    case 'down':
      return moveFocus(0, 1)
    case 'pass':
    case 'end':
    case 'undo':
    case 'auto':
    case 'skipStage':
    case 'skipTurn':
    case 'stopSkip':
    case 'hint':
    case 'read':
      return false
  }
}

function openPile(
  { table: { layout } }: GameRules,
  which: keyof PileLayout,
  owner: PlayerName,
): void | false {
  const zone = layout.piles?.[which]
  if (zone === undefined) return false
  openPanel({ kind: 'pile', zone, owner })
}

/** Opens "why" of the focused line of the log; elsewhere the sheet of all keys. */
function whyOf(focused: Element | null): void {
  const info = focused?.closest('.log li')?.querySelector<HTMLElement>('.info')
  if (info === null || info === undefined) openPanel({ kind: 'keys' })
  else info.click()
}
