import { book } from '../book.ts'
// In the order in which they are offered.
import './attack.ts'
import './turnActions.ts'
import './battleActions.ts'
import './succession.ts'
import './summons.ts'
import './spells.ts'

/** アクションリスト: the nineteen actions of Lite. */
export const actions = book.actions
