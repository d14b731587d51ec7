import { NONE } from '@fudaba/kernel/rules'
import { procedure, step } from '../book.ts'
import { face } from '../board/characteristics.ts'
import { freeUse } from '../text/ownNodes.ts'
import { discard } from '../changes/moving.ts'
import { textOf, texts } from './texts.ts'

/** A card of a pile is used by an effect: at no cost, so that an X of its player's choice is 0 (20-5). */

const PLAYER = 0
const ROW = 1

/** (player, card). */
const useFree = procedure('useFree', 2, [
  step(
    '20-5',
    (g) => {
      const { program } = textOf(g.book, face(g, g.local(ROW)))
      if (program === NONE) return
      g.call(texts.procedure, program, g.local(ROW), g.id(g.local(ROW)), g.local(PLAYER), NONE)
    },
    'its text',
  ),
  step('20-5', (g) => g.propose(discard, g.local(ROW), 0, g.id(g.local(ROW))), 'done'),
])
freeUse.fill(useFree)
