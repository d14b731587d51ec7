import { aquarianAge, withSkills } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { character, powers, skill } from '../cards.ts'

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
  test('may have a skill once somebody has said what it means, and then it does that', () => {
    const rules = withSkills(aquarianAge, {
      boost: 'このキャラクターがアタック宣言した場合、ターン終了時まで、このキャラクターの攻撃力に+Xする。',
    })
    expect(rules.checkDeck(boosted(), { deckSize: 40 })).toEqual([])
    const g = board(rules, {
      at: 'main',
      P1: { controlled: [character('A', skill({ skill: 'boost', value: 2 }))], power: powers('A', 1) },
    })
    g.P1.acts('attack', { with: 'A' })
    expect(g.at('A').values['attack']).toBe(4)
    expect(() => withSkills(aquarianAge, { boost: '強くなる。' })).toThrow('not understood')
  })

  test('may have such a skill in the rules that say what it means, and in no others', () => {
    const rules = withSkills(aquarianAge, { boost: 'このキャラクターの攻撃力に+Xする。' })
    expect(rules.checkDeck(boosted(), { deckSize: 40 })).toEqual([])
    expect(problems(boosted())).toBe(1)
  })
})
