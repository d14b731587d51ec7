import { aquarianAge, defineSkill } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { character, powers, skill } from './cards.ts'

const [, second] = aquarianAge.decks
const cards = (ids: readonly string[]) => ids.map((id) => aquarianAge.cards.find((card) => card.id === id)!)
const problems = (list: ReturnType<typeof cards>) => aquarianAge.checkDeck(list, { deckSize: 40 }).length

/** A table, so that what fires in a check can be told. */
const table = () => board(aquarianAge, { at: 'main' })

describe('a deck', () => {
  test('has forty cards', () => {
    const g = table()
    expect(problems(cards(second.cards))).toBe(0)
    expect(problems(cards(second.cards.slice(1)))).toBe(1)
    g.proves('base.1.1.2')
  })

  test('has at most four cards of one full name', () => {
    const g = table()
    const [first, , , , , other] = second.cards
    expect(problems(cards([...second.cards.filter((id) => id !== other), first, first, first, first]))).toBe(
      1,
    )
    g.proves('base.1.1.3')
  })

  test('has no skill whose meaning nobody has supplied', () => {
    const g = table()
    const [first, ...rest] = cards(second.cards)
    expect(problems([{ ...first, skills: [{ skill: 'offensive' }] }, ...rest])).toBe(1)
    g.proves('base.1.7.16')
  })

  const boosted = () => {
    const [first, ...rest] = cards(second.cards)
    return [{ ...first, skills: [{ skill: 'boost' as const, value: 2 }] }, ...rest]
  }
  test('may have such a skill once somebody has said what it means, and then it does that', () => {
    defineSkill('boost', '・これがアタック宣言した時、このターン中、これの攻撃力+X。')
    expect(problems(boosted())).toBe(0)
    const g = board(aquarianAge, {
      at: 'main',
      P1: { controlled: [character('A', skill({ skill: 'boost', value: 2 }))], power: powers('A', 1) },
    })
    g.P1.acts('attack', { with: 'A' })
    expect(g.at('A').values['attack']).toBe(4)
    expect(() => defineSkill('boost', '強くなる。')).toThrow('not understood')
  })

  test('may not have it any more once the meaning is taken back', () => {
    defineSkill('boost', '・これの攻撃力+X。')
    expect(problems(boosted())).toBe(0)
    defineSkill('boost', null)
    expect(problems(boosted())).toBe(1)
  })
})
