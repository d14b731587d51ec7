import { trees } from '@fudaba/kernel/testing'
import type { Feature, Reference } from '@fudaba/kernel/text'
import type { Form, SeatName } from './cells.ts'

/** Ways to say whom an event is about. */

type Says = Form['says']

export interface Forms {
  /** A unit of P1's, A, or of P2's, W: by itself, by its player, by the other. */
  readonly ofUnit: (who: 'A' | 'W', more?: Says) => Form[]
  /** The same where the texts on the unit itself are silent. */
  readonly ofSilent: (who: 'A' | 'W', more?: Says) => Form[]
  /** A player: by himself, by the other, by anybody. */
  readonly ofPlayer: (who: SeatName, more?: Says) => Form[]
}

/** In a game whose units are called so; `self`: as a card calls itself. */
export function formsWith(unit: Feature, self: Reference = trees.self): Forms {
  const ofUnit: Forms['ofUnit'] = (who, more = {}) => [
    { holder: who, says: { subject: self, ...more } },
    { holder: who, says: { subject: trees.phrase(trees.yours, unit), ...more } },
    { holder: who === 'A' ? 'W' : 'A', says: { subject: trees.phrase(trees.theirs, unit), ...more } },
  ]
  return {
    ofUnit,
    ofSilent(who, more) {
      const [own, yours, theirs] = ofUnit(who, more)
      return [own, { ...yours, holder: who === 'A' ? 'U' : 'V' }, theirs]
    },
    ofPlayer(who, more = {}) {
      const [own, other] = who === 'P1' ? (['U', 'V'] as const) : (['V', 'U'] as const)
      return [
        { holder: own, says: { player: 'you', ...more } },
        { holder: other, says: { player: 'opponent', ...more } },
        { holder: other, says: { player: 'any', ...more } },
      ]
    },
  }
}
