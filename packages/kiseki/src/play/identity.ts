import { book, fact } from '../book.ts'
import { field, hand, homebase, waiting } from '../board/zones.ts'

/** Effects on a card in hand or homebase go with it into the waiting zone (1204.2i-1) … */
const follow = fact('1204.2i-1', true, false)
/** … and those on it there go on into field or homebase (1205.1c-4). */
const stay = fact('1205.1c-4', true, false)

const elsewhere = book.identity!

book.identity = (from, to) => {
  if (to === waiting && (from === hand || from === homebase) && follow()) return 'newWithEffects'
  if (from === waiting && (to === field || to === homebase) && stay()) return 'newWithEffects'
  return elsewhere(from, to)
}
