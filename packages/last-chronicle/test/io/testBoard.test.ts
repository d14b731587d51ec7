import { lastChronicle, testBoard } from '@fudaba/last-chronicle'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { set1 } from '../set1.ts'
import type { ChronicleCard } from '../../src/board/cards.ts'

/** Each card on the board on which people try their cards: it can be used or placed there. */

const ACTIONS = {
  unit: 'place-unit',
  history: 'place-history',
  structure: 'place-structure',
  spell: 'use-spell',
}

/** What asks for something that the board does not have: a battle, a spell to answer, another's icon. */
const ELSEWHERE = [
  '裁きの鐘',
  '側面突き',
  '打ち消しの霧',
  '伝承砕き',
  '英雄譚の終わり',
  '追い返し',
  '追放の裁定',
  '波止めの言葉',
  '凪の一息',
]

/** What asks for counters, a structure or an ability to answer first. */
const UNREADY = [
  '大水車',
  '潮汐の帳簿',
  '狩人の野営地',
  '白き年代記',
  '盟約の機工師',
  '自動人形工房',
  '蓄えの詩',
  '霧笛の塔',
  '黙しの灯守り',
]

const tried = (card: ChronicleCard): Transcript => {
  const { format: _, game: __, ...position } = testBoard(card as unknown as Record<string, unknown>)
  return board(lastChronicle, position)
}

describe('the board for trying cards', () => {
  test('every card of the set can be used or placed there', () => {
    const idle = set1.filter((card) => !tried(card).P1.offered().includes(ACTIONS[card.type]))
    expect(idle.map(({ name }) => name).sort()).toEqual([...ELSEWHERE].sort())
  })

  test('its action abilities can be used there', () => {
    const acting = set1.filter(({ text, icon }) => text?.includes('[A]') === true && icon === undefined)
    const idle = acting.filter((card) => !tried(card).P1.offered().includes('use-ability'))
    expect(acting.length).toBeGreaterThan(20)
    expect(idle.map(({ name }) => name).sort()).toEqual([...UNREADY].sort())
  })
})
