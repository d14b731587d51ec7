import { aquarianAge, testBoard } from '@fudaba/aquarian-age'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { set } from '../../cards/set1/generated.ts'

/** Each card on the board on which people try their cards, as its file has it. */

const ACTIONS: Readonly<Record<string, string>> = {
  character: 'set',
  break: 'break',
  permanent: 'permanent',
  project: 'project',
  fast: 'fast',
}

/** What asks for an attack, or for something declared. */
const ANSWERS = ['封じ札', '身代わり人形', '救命綱', '落とし穴', '読み替え']

type Printed = Readonly<Record<string, unknown>>
const printed = set.cards as readonly Printed[]

const tried = (card: Printed): Transcript => {
  const { format: _, game: __, ...position } = testBoard(card)
  return board(aquarianAge, position)
}

describe('the board for trying cards', () => {
  test('every card of the set that answers nothing can be declared there', () => {
    const idle = printed.filter((card) => !tried(card).P1.offered().includes(ACTIONS[String(card['type'])]))
    expect(idle.map(({ name }) => name)).toEqual(ANSWERS)
  })
})
