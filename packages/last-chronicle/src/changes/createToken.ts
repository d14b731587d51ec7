import { type Game, NONE, Obj, type Player, atom, setColumn } from '@fudaba/kernel/rules'
import { type TokenText, numberOfToken, tokenKind, tokenOf, tokensMade } from '../board/tokens.ts'
import { battlefield } from '../board/zones.ts'
import { book, change, direct } from '../book.ts'

/** How tokens are created (6.11.5) and removed (6.11.4). */

/** Whoever puts it onto the battlefield owns and controls it (6.11.5). */
direct('6.11.5')
/** A token comes onto the battlefield: (number of its data, player). */
export const createToken = change('createToken', (g, def, who) => {
  const player = who as Player
  const row = atom.create(g, tokenKind, g.zone(battlefield, player), 0, player, 0)
  setColumn(g, row, tokenOf, def + 1)
  g.variable(tokensMade, g.get(tokensMade) + 1)
})

/** For positions: this object, which owns no card, is a token with what is printed on the card of this number. */
export function makeToken(g: Game, row: number, def: number): void {
  setColumn(g, row, Obj.kind, tokenKind)
  setColumn(g, row, tokenOf, def + 1)
  g.variable(tokensMade, g.get(tokensMade) + 1)
}

/** Proposes a token as a text describes it, for the player. */
export function createTextToken(g: Game, token: TokenText, player: Player): void {
  const number = numberOfToken(g, token)
  if (number !== NONE) g.propose(createToken, number, player)
}

export const removeToken = book.kernelVerb('remove')
