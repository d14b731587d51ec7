import { type Player, atom, ties } from '@fudaba/kernel/rules'
import { book, change } from '../book.ts'
import { fogDown, fogUp } from '../board/characteristics.ts'
import { fog } from '../board/zones.ts'

/** フォグリスト: the marks of what lasts for this turn. */
export const upKind = book.kind('up')
export const downKind = book.kind('down')

/** From a card in the fog to the soldier it is about. */
export const clouds = book.relation('clouds')

/** Lays a key in the fog: the soldier's size changes by `by` for this turn. */
export const layInFog = change('layInFog', (g, card, player, soldier, by) => {
  const row = atom.split(g, card, g.zone(fog, player as Player), atom.BOTTOM, 0)
  atom.setKind(g, row, by < 0 ? downKind : upKind)
  ties.relate(g, clouds.id, row, soldier, 0)
  ties.beginEffect(g, (by < 0 ? fogDown : fogUp).id, row, soldier, Math.abs(by), player as Player)
})
