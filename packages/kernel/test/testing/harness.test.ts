import { TranscriptError, board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { garden } from './garden.ts'

const morning = () =>
  board(garden(), {
    P1: { bed: [ref('A', 'Ash')], shed: 'Birch Cedar' },
    P2: { bed: [ref('B', 'Ash')], shed: 'Elm' },
  })

describe('a transcript', () => {
  test('follows what people do, in the words of the board', () => {
    const g = morning()
    g.P1.acts('plant', { which: 'Birch' })
    expect(g.zone('P1', 'bed')).toEqual(['Ash', 'Birch'])
    expect(g.at('A')).toBeUnchanged()
    expect(g.log().map((line) => line.event)).toEqual(['decide', 'decide', 'move'])
  })

  test('leaves a question without an answer to whoever comes next', () => {
    const g = morning()
    g.P1.acts('plant')
    expect(g.P1).toBeAsked('plant.which')
    expect(g.P1).toOfferExactly('Birch', 'Cedar')
    g.P1.chooses('Cedar')
    expect(g.at('Cedar').zone).toBe('bed')
  })

  test('may say or leave out an answer that is the only one', () => {
    const said = morning()
    said.P1.passes()
    said.P2.acts('plant', { which: 'Elm' })
    const unsaid = morning()
    unsaid.P1.passes()
    unsaid.P2.acts('plant')
    expect(said.match.digest()).toBe(unsaid.match.digest())
  })

  test('that cannot be carried out says what was offered instead', () => {
    const refused = (run: (g: ReturnType<typeof morning>) => unknown) => expect(() => run(morning()))
    refused((g) => g.P1.acts('dig')).toThrow(TranscriptError)
    refused((g) => g.P1.acts('dig')).toThrow(
      "P1 cannot do 'dig': P1 is asked 'garden.window' (act): plant, rest, pass",
    )
    refused((g) => g.P2.passes()).toThrow('P2 has nothing to decide')
    refused((g) => g.P1.acts('rest', { which: 'Birch' })).toThrow("P1 was not asked for 'which'")
    refused((g) => g.P1.acts('plant', { which: 'Elm' })).toThrow(
      "P1 cannot choose 'Elm' when asked 'plant.which'",
    )
    refused((g) => g.P1.passes().name && g.P2.acts('plant', { which: 'Birch' })).toThrow('had no choice')
  })

  test('takes a word that could mean two things for a mistake', () => {
    const g = morning()
    expect(() => g.at('Ash')).toThrow("'Ash' could be 2 things")
    expect(g.at('P2:Ash').of).toBe('P2')
  })
})

describe('an expectation', () => {
  const fails = (run: () => void) => expect(run).toThrow(expect.objectContaining({ name: 'AssertionError' }))

  test('about what is offered fails as an assertion', () => {
    const g = morning()
    expect(g.P1).toOffer('plant')
    expect(g.P1).not.toOffer('dig')
    fails(() => expect(g.P1).toOffer('dig'))
    fails(() => expect(g.P1).toOfferExactly('plant'))
    fails(() => expect(g.P2).toOffer('plant'))
    fails(() => expect(g.P1).toBeAsked('which'))
  })

  test('that nothing changed notices a change', () => {
    const g = morning()
    g.P1.acts('plant', { which: 'Birch' })
    expect(g.at('Birch')).not.toBeUnchanged()
    fails(() => expect(g.at('Birch')).toBeUnchanged())
  })
})

describe('a proof', () => {
  test('needs the clause to be carried out on the board', () => {
    const g = morning()
    g.P1.acts('rest')
    g.proves('rest')
    expect(() => g.proves('grow')).toThrow('grow made no difference')
  })

  test('of a clause that does not exist is a mistake', () => {
    expect(() => morning().proves('dig')).toThrow('no clause dig')
  })
})
