import { book } from '../book.ts'
import './turnActions.ts'
import './attack.ts'
import './block.ts'
import './damage.ts'
import './succession.ts'
import './summons.ts'
import './spells.ts'

/** アクションリスト: the nineteen actions of Lite. */
export const actions = book.actions
