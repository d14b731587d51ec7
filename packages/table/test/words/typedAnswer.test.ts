import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decision, Match, type View, beginFromPosition, choiceOf, picksFor } from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'
import { kiseki } from '@fudaba/kiseki'
import { type Prompt, Words, findObject, promptOf, readAnswer } from '../../src/index.ts'
import { playThrough, rules, words } from '../game.ts'

const say = words('en')

const board = {
  format: 'fudaba-position/1',
  game: 'blackpoker',
  config: { frame: 'full54' },
  turn: 3,
  P1: { soldiers: '♠5 ♡J', barriers: '♣2', hand: '♡8 ◇7 ♠3 ♣4', life: 5 },
  P2: { soldiers: '♠6 ♣7', barriers: '♣9', hand: '♡9 ◇3', life: 6 },
} as const

const prompt = (match: Match): Prompt => promptOf(say, match.view(match.decision!.player), match.decision!)

function after(...answers: readonly string[]): Match {
  const match = beginFromPosition(rules, board)
  for (const text of answers) {
    const typed = readAnswer(say, prompt(match), text)
    if (typed.kind !== 'answer') throw new Error(`${text}: ${JSON.stringify(typed)}`)
    match.answer(match.decision!.player, typed.ids)
  }
  return match
}

/** Two barriers of three pay for a hero. */
function withTwoHeroes(): Match {
  const match = beginFromPosition(rules, { ...board, P1: { barriers: '♣2 ♣3 ◇4', hand: '♡Q ♡8', life: 5 } })
  match.answer('P1', ['summon-hero'])
  return match
}

const attacking = (): Match => after('attack', 'p', 'p')
const blocking = (): Match => after('attack', 'p', 'p', 's5 hj', 'p', 'p')

/** The exchange of cards of a first hand: any number of them. */
function firstHand(): Match {
  const match = new Match({ rules: kiseki, seed: 'typed' })
  for (let d = match.decision!; d.candidates[0].kind !== 'object'; d = match.decision!)
    match.answer(d.player, [d.candidates[0].id])
  return match
}

test('cards are chosen by their names in either language, in any width, several in a line', () => {
  const match = firstHand()
  const { player, candidates } = match.decision!
  const words = new Words(kiseki, 'en')
  const asked = promptOf(words, match.view(player), match.decision!)
  const named = candidates.slice(0, 2).map(({ id }) => {
    const [card] = findObject(match.view(player), id)!.object.cards
    return kiseki.cardName(kiseki.cards.find((each) => each.id === card)!)
  })
  const chosen = (line: string): readonly string[] => {
    const typed = readAnswer(words, asked, line)
    expect(typed.kind, line).not.toMatch(/unknown|refused/)
    const picks = typed.kind === 'partial' ? typed.picks : []
    return typed.kind === 'answer' ? typed.ids : picks.map((pick) => candidates[pick].id)
  }
  const [one, two] = candidates.map(({ id }) => id)
  expect(named[0].ja).not.toBe(named[0].en)
  for (const name of [named[0].ja, named[0].en, named[0].en.toUpperCase()])
    expect(chosen(name)).toEqual([one])
  expect(chosen(`${named[1].en} ${named[0].ja}`)).toEqual([two, one])
  expect(chosen(`${named[1].en}, ${named[0].en}`)).toEqual([two, one])
})

describe('a typed answer in an open window', () => {
  test.each(['attack', 'Attack', 'アタック', '1', '１', 'att'])('"%s" is read as Attack', (text) => {
    expect(readAnswer(say, prompt(after()), text)).toEqual({ kind: 'answer', ids: ['attack'] })
  })

  test('p is read as a pass', () => {
    expect(readAnswer(say, prompt(after()), 'p')).toEqual({ kind: 'answer', ids: [] })
  })

  test('a beginning that several names share is not read as an answer', () => {
    expect(readAnswer(say, prompt(after()), 'summ').kind).toBe('answer')
    expect(readAnswer(say, prompt(after()), 'e')).toMatchObject({ kind: 'unknown' })
  })

  test('a number outside the choices is refused with the range', () => {
    expect(readAnswer(say, prompt(after()), '99')).toEqual({
      kind: 'unknown',
      message: 'there is no number 99 (1 to 10)',
    })
  })
})

describe('typing several choices', () => {
  test('several choices can be typed at once, by numbers or cards', () => {
    const both = readAnswer(say, prompt(attacking()), '1 2')
    expect(both).toMatchObject({ kind: 'answer' })
    expect(readAnswer(say, prompt(attacking()), '♠5、♡j')).toEqual(both)
  })

  test('several choices can be typed one by one, until ok', () => {
    const question = prompt(attacking())
    const first = readAnswer(say, question, '+1')
    expect(first).toEqual({ kind: 'partial', picks: [0] })
    const second = readAnswer(say, question, '+2', [0])
    expect(second).toEqual({ kind: 'partial', picks: [0, 1] })
    expect(readAnswer(say, question, 'ok', [0, 1])).toEqual(readAnswer(say, question, '1 2'))
  })

  test('a choice made step by step can be taken out again', () => {
    expect(readAnswer(say, prompt(attacking()), '-1', [0, 1])).toEqual({ kind: 'partial', picks: [1] })
  })

  test('0 is read as choosing nothing where that is allowed', () => {
    expect(readAnswer(say, prompt(attacking()), '0')).toEqual({ kind: 'answer', ids: [] })
  })

  test('a choice typed twice is refused by its name', () => {
    expect(readAnswer(say, prompt(attacking()), '1 1')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('♠5') as string,
    })
  })

  test('too few choices of an exact number wait for the rest', () => {
    const question = prompt(withTwoHeroes())
    expect(question.decision).toMatchObject({ min: 2, max: 2 })
    expect(readAnswer(say, question, '1')).toEqual({ kind: 'partial', picks: [0] })
    expect(readAnswer(say, question, '3', [0])).toMatchObject({ kind: 'answer' })
  })
})

describe('typing an arrangement', () => {
  test('an arrangement is typed as number > place, by numbers or cards', () => {
    const question = prompt(blocking())
    expect(question.decision.shape).toBe('arrange')
    const typed = readAnswer(say, question, '♠6>♡J ♣7 > ♡J')
    expect(typed.kind).toBe('answer')
    const [first, second] = question.choices.map((choice) => choice.words[0])
    expect([first, second].every((word) => word !== undefined)).toBe(true)
  })

  test('an arrangement with an unknown place is refused', () => {
    expect(readAnswer(say, prompt(blocking()), '1>7')).toMatchObject({
      kind: 'unknown',
      message: 'there is no place 7 (1 to 2)',
    })
  })

  test('an arrangement in which a barrier does not block alone is explained', () => {
    const question = prompt(blocking())
    const barrier = question.choices.findIndex((choice) => choice.label.includes('barrier')) + 1
    const other = question.choices.findIndex((choice) => !choice.label.includes('barrier')) + 1
    const typed = readAnswer(say, question, `${barrier}>1 ${other}>1`)
    expect(typed).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/must be alone$/) as string,
    })
  })

  test('an arrangement typed without > is asked for in that form', () => {
    expect(readAnswer(say, prompt(blocking()), '1')).toMatchObject({ message: 'answer as number > place' })
  })
})

test('whatever is typed, an accepted answer is legal', () => {
  const moments: { readonly view: View; readonly decision: Decision }[] = []
  playThrough(9, (match) => {
    if (match.decision !== null)
      moments.push({ view: match.view(match.decision.player), decision: match.decision })
  })
  const token = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map(String),
    fc.constantFrom('p', 'ok', '+1', '1>1', '2>1', 's5', 'end', 'y', '='),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...moments),
      fc.array(token, { maxLength: 4 }),
      ({ view, decision }, tokens) => {
        const typed = readAnswer(say, promptOf(say, view, decision), tokens.join(' '))
        if (typed.kind === 'answer')
          expect(explainIllegal(choiceOf(decision), picksFor(decision, typed.ids))).toBeNull()
      },
    ),
    { numRuns: 400 },
  )
})
