import { type Game, type Player, opponent } from '@fudaba/kernel/rules'
import { book, procedure, step, direct } from '../book.ts'
import { turnPlayer } from '../board/state.ts'
import { life } from '../board/zones.ts'

/** Why a game of BlackPoker ends. */
export const noLife = book.ending('life')

/** Both at zero: the first one looked at has lost, so no game is drawn. */
direct('base.3.3.8')

const isOut = (g: Game, player: Player): boolean => g.count(life, player) === 0
export const someoneIsOut = (g: Game): boolean => isOut(g, 0) || isOut(g, 1)

const CHECKED = 0

/** 勝敗判定. */
export const winCheck = procedure('winCheck', 1, [
  step('base.3.3.7', (g) => g.setLocal(CHECKED, 1)),
  step('base.3.3.6', (g) => {
    if (g.local(CHECKED) === 0) return
    const first = turnPlayer(g)
    if (isOut(g, first)) g.propose(book.kernelVerb('finish'), opponent(first), noLife)
    else if (isOut(g, opponent(first))) g.propose(book.kernelVerb('finish'), first, noLife)
  }),
])
