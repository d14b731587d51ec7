import { kiseki } from '@fudaba/kiseki'
import { type ObjectView, type View, whyNot, withCards } from '@fudaba/kernel'
import { board } from '@fudaba/kernel/testing'
import { describe, expect, test } from 'vitest'
import { faceDown, unit } from '../cards.ts'

/** Cards that are in no set of the game: somebody has written them and brought them along. */
const companion = { id: 'own-1', name: '援軍の者', types: ['UNIT'], cp: 0, text: '【援軍】' }
const scholar = { id: 'own-2', name: '術師', cp: 1, arts: { ep: 3, text: 'カードを1枚引く。' } }
const charger = {
  id: 'own-3',
  name: '突撃する者',
  str: 2,
  def: 2,
  cp: 1,
  text: '・これが攻撃した時、カードを1枚引く。',
}
const own = [companion, scholar, charger].map((card) => kiseki.readCard!(card))
const rules = withCards(kiseki, own)

const thing = (view: View, id: string): ObjectView =>
  view.zones.flatMap(({ objects }) => objects).find(({ cards }) => cards[0] === id)!

describe('cards that somebody brings along', () => {
  const g = board(rules, {
    at: 'deployment',
    P1: { hand: ['own-1', 'own-2'], field: ['own-3'], homebase: [unit('base', {}, faceDown)] },
    P2: { field: [unit('V', { organisations: ['東'] })] },
  })
  const view = g.view('P1')

  const unmet = (action: string, id: string): unknown => {
    const found = rules.book.actions.find(({ name }) => name === action)!
    const { game } = g.match
    const { requirements } = whyNot(game, 0, found, game.find(Number(thing(view, id).id.slice(1))))
    return requirements.filter(({ met }) => met === false)
  }

  test('a UNIT with reinforcement is told what forbids it', () => {
    expect(unmet('play-unit', 'own-1')).toMatchObject([
      {
        clause: '104.4',
        by: [{ object: thing(view, 'own-1').id, effect: 'reinforcement', clause: '1403.1' }],
      },
    ])
  })

  test('an art that cannot be paid for is told its cost and what there is', () => {
    expect(unmet('play-art', 'own-2')).toMatchObject([{ clause: '1203.2', key: 'cost.ep', have: 1, need: 3 }])
  })

  test('an attacker whose text speaks of its attack is named beside the forecast', () => {
    const attacking = board(rules, {
      at: 'attack',
      P1: { field: ['own-3'] },
      P2: { field: [unit('V', {})] },
    }).view('P1')
    const chosen = [thing(attacking, 'own-3').id]
    expect(rules.table.helper!(attacking, chosen, rules.cards).at(-1)).toMatchObject({
      key: 'helper.notCounted',
      parameters: { cards: 'own-3' },
    })
  })
})
