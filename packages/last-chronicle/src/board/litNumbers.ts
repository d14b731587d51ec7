import type { AbilityDef, Characteristic, Game } from '@fudaba/kernel/rules'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import { type ChronicleCard, type LitPart, printed } from './cards.ts'
import { atk, ca, layers, power } from './characteristics.ts'
import { litSum } from './lamps.ts'

/**
 * Numbers of a coloured part are part of what the card is while its lamp is lit (5.7.3). Only such cards look at the
 * era: the numbers of all others are what is printed on them, and are kept as that.
 */

type Number = 'power' | 'atk' | 'ca'

const lit = (clause: ChronicleClause, of: Characteristic, number: Number): AbilityDef =>
  book.ability(clause, `lit ${number}`, {
    defining: [
      {
        kind: 'value',
        layer: layers.power,
        of,
        own: true,
        modify: (g: Game, _effect, row, value) =>
          value + litSum(g, printed(g, g.cardOf(row)), g.controller(row), (part) => part[number]),
      },
    ],
  })

const litNumbers: Readonly<Record<Number, AbilityDef>> = {
  power: lit('5.13.5', power, 'power'),
  atk: lit('5.13.7', atk, 'atk'),
  ca: lit('5.3.3', ca, 'ca'),
}
const numbers = Object.keys(litNumbers) as readonly Number[]
const has = (part: LitPart | undefined, number: Number): boolean => (part?.[number] ?? 0) !== 0

/** Those of a card, by number of the ability. */
export const litNumbersOf = ({ lamps, green, red }: ChronicleCard): number[] =>
  lamps === undefined
    ? []
    : numbers.filter((each) => has(green, each) || has(red, each)).map((each) => litNumbers[each].id)
