import type { Position } from '@fudaba/kernel'
import { type Board, type ObjectFields, POSITION_FORMAT } from '@fudaba/kernel/rules'
import { lexicon } from '../../grammar/vocabulary.ts'
import { rulebook } from '../../rulebook/index.ts'
import { fromFile } from './cardFile.ts'
import { factions } from '../board/words.ts'

type Literal = Readonly<Record<string, unknown>>

const SIX = factions.slice(0, -1)

/** Plain characters, to pay with and to try things on; each is of all six factions, so that every factor is met. */
const plain = (side: string, icons: readonly string[]): Literal[] =>
  SIX.map((_, i) => ({
    name: `${side}${i + 1}`,
    factions: SIX,
    icons,
    mind: 4,
    attack: 2,
    endurance: 3,
  }))

const named = (ref: string, card: Literal): ObjectFields => ({ card, ref })

/** So many face-down cards on each of these. */
const powersOn = (names: readonly string[], count: number): ObjectFields[] =>
  names.flatMap((name) =>
    Array.from({ length: count }, () => ({
      card: { name: 'パワー', factions: ['ego'], mind: 1, attack: 1, endurance: 1 },
      'set on': name,
      faceDown: true,
    })),
  )

/**
 * A board on which a card can be tried out: two in the hand, a character also under control, with power enough on
 * characters of its own icons and of every faction, and with opponents of other icons.
 */
export function testBoard(card: Literal): Position {
  const own = fromFile(card)
  const literal = { ...own } as unknown as Literal
  // What its text speaks of is there to be aimed at.
  const spoken = lexicon.classes.ids.filter((icon) => own.text?.includes(icon) === true)
  const icons = [...new Set([...own.icons, ...spoken, '仲間'])]
  // What may break only one name finds somebody of that name.
  const friends = plain('味方', icons).map((friend, i) =>
    i === 0 && own.type === 'break' ? { ...friend, ...nameFor(own) } : friend,
  )
  const foes = plain('相手', ['別の組']).slice(0, 2)
  const nameOf = ({ name }: Literal): string => String(name)
  const stays = own.type === 'character' && own.personal === undefined
  const board: Board = {
    at: 'main',
    turn: 5,
    P1: {
      hand: [{ card: literal }, { card: literal }, 2],
      controlled: [
        ...(stays ? [named('試すカード', literal)] : []),
        ...friends.map((friend) => named(nameOf(friend), friend)),
      ],
      factions: [{ card: plain('勢力の味方', icons)[0] }],
      permanents: [{ card: { name: '味方の道具', type: 'permanent' }, 'set on': nameOf(friends[1]) }],
      power: powersOn([...(stays ? ['試すカード'] : []), ...friends.map(nameOf)], 3),
      damage: 3,
      discard: 3,
      deck: 20,
    },
    P2: {
      hand: 4,
      controlled: [
        ...foes.map((foe) => named(nameOf(foe), foe)),
        {
          cards: [
            plain('破られた相手', ['別の組'])[0],
            { ...foes[0], name: '相手のブレイク', type: 'break' },
          ],
        },
      ],
      factions: plain('相手の勢力', ['別の組'])
        .slice(2, 4)
        .map((foe) => named(nameOf(foe), foe)),
      power: powersOn(foes.map(nameOf), 2),
      damage: 3,
      deck: 20,
    },
  }
  return { ...board, format: POSITION_FORMAT, game: rulebook.game }
}

/** Whom a break card lies on: the name it asks for, else its own. */
function nameFor({ breaks, personal }: { breaks?: string; personal?: string }): Literal {
  const name = breaks ?? personal
  return name === undefined ? {} : { personal: name }
}
