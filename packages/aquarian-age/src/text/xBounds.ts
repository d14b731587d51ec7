import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { fact } from '../book.ts'
import { powerCount } from '../board/setOn.ts'
import type { AquarianCard } from '../board/cards.ts'
import { chosenX, face } from '../board/characteristics.ts'
import { abilitiesIn } from './printedText.ts'
import { controlled } from '../board/zones.ts'

/** Xコスト: the least and the most that X can be for whoever uses the text. */

/** Paying nothing to set nothing is not possible (7-4). */
const least = fact('7-4', 1, 0)

/** Whether one of its effects makes something of the cards that pay. */
const setsWhatPaid = (g: Game, card: AquarianCard): boolean => {
  const said = JSON.stringify(abilitiesIn(g.book, card))
  return said.includes('"paid"') || said.includes('aquarian-age.make')
}

export function xBounds(g: Game, _player: Player, source: number, _name: string): readonly [number, number] {
  if (source === NONE) return [0, 0]
  // Of a card it was said when its cost was paid.
  if (!g.inZone(source, controlled)) return [g.object(source, chosenX), g.object(source, chosenX)]
  return [setsWhatPaid(g, face(g, source)) ? least() : 0, powerCount(g, source)]
}
