import { blackpoker } from '@fudaba/blackpoker'
import {
  type AnswerIds,
  type GameRules,
  Match,
  Random,
  beginFromPosition,
  choiceOf,
  idsFor,
  picksFor,
} from '@fudaba/kernel'
import { playerName } from '@fudaba/kernel/rules'
import { allAnswers, deciding } from '@fudaba/kernel/search'
import { describe, expect, test } from 'vitest'
import { WorkClock } from '../workClock.ts'
import type { Situation } from '../../src/search/situation.ts'
import { situationFor } from '../../src/agents/choose.ts'
import { greedy, makeSearch } from '../../src/index.ts'
import { SecondLook, secondLookIn } from '../../src/search/secondLook.ts'
import { TreeThought } from '../../src/agents/treeThought.ts'

const rules = blackpoker as unknown as GameRules
const options = { answers: 3, worlds: 6, tries: 4 }
const always = { afterTurns: options, afterMoments: options }

/** Whoever may block an attack that costs the game: with the soldier, or not at all. */
function attacked(): { readonly situation: Situation; readonly block: AnswerIds; readonly none: AnswerIds } {
  const match = beginFromPosition(rules, {
    format: 'fudaba-position/1',
    game: 'blackpoker',
    turnPlayer: 'P2',
    P1: { soldiers: '♠10', barriers: '♡9', life: 3 },
    P2: { soldiers: '♠6', barriers: '♡8', life: 12 },
  })
  while (match.game.offer.message !== 'block.blockers') {
    const { player, pass, candidates } = match.decision!
    match.answer(player, player === 'P1' || pass ? [] : [candidates[0].id])
  }
  const asked = match.decision!
  const [none, block] = [...allAnswers(choiceOf(asked), 9)]
    .map((picks) => idsFor(asked, picks))
    .toSorted((a, b) => a.length - b.length)
  return { situation: situationFor(match, greedy, new Random(1), deciding(match)!), block, none }
}

function lookAt(situation: Situation, answers: readonly AnswerIds[]): SecondLook {
  const look = new SecondLook(situation, answers, options)
  while (!look.done) look.step()
  return look
}

describe('the second look', () => {
  test('prefers the block without which the game is lost, in whatever order the answers come', () => {
    const { situation, block, none } = attacked()
    expect(lookAt(situation, [none, block]).answer()).toEqual(block)
    expect(lookAt(situation, [block, none]).answer()).toEqual(block)
  })

  test('gives the first answer as long as not all of them were played on once', () => {
    const { situation, block, none } = attacked()
    const look = new SecondLook(situation, [none, block], options)
    expect(look.answer()).toEqual(none)
    look.step()
    expect(look.answer()).toEqual(none)
    expect(look.progress).toBe(0)
  })

  test('leaves aside what is clearly behind, and is done', () => {
    const { situation, block, none } = attacked()
    const look = new SecondLook(situation, [none, block], { ...options, worlds: 1000 })
    let steps = 0
    while (!look.done && steps < 100) {
      look.step()
      steps++
    }
    expect(look.done).toBe(true)
    expect(look.answer()).toEqual(block)
  })
})

describe('the size of the second look', () => {
  const withAi = (ai: Partial<GameRules['ai']>): GameRules => ({ ...rules, ai: { ...rules.ai, ...ai } })
  const usual = withAi({ playouts: undefined, judged: 'moment' })
  const dear = withAi({ playouts: 0.4, judged: 'moment' })
  const cheap = withAi({ playouts: 3, judged: 'moment' })
  const atTurns = withAi({ playouts: undefined, judged: undefined })
  const adding = withAi({ playouts: 3, judged: 'moment', together: ['guard'] })

  test('more worlds where playing on is cheap, no second look where it is dear', () => {
    expect(secondLookIn(cheap, always, true)).toMatchObject({ worlds: 18 })
    expect(secondLookIn(usual, always, true)).toMatchObject({ worlds: 6 })
    expect(secondLookIn(dear, always, true)).toBeUndefined()
    expect(secondLookIn(dear, always, false)).toMatchObject({ worlds: 6 })
  })

  test('a size of its own where playing on is cheap', () => {
    const larger = { ...always, cheapAfterMoments: { answers: 4, worlds: 5, tries: 6 } }
    expect(secondLookIn(cheap, larger, true)).toEqual({ answers: 4, worlds: 15, tries: 6 })
    expect(secondLookIn(usual, larger, true)).toMatchObject(options)
    expect(secondLookIn(atTurns, larger, true)).toMatchObject(options)
  })

  test('a size of its own where actions add up', () => {
    const other = { ...always, cheapAfterMoments: options, addingUp: { answers: 2, worlds: 4, tries: 5 } }
    expect(secondLookIn(adding, other, true)).toEqual({ answers: 2, worlds: 12, tries: 5 })
    expect(secondLookIn(adding, { cheapAfterMoments: options, afterMoments: options }, true)).toMatchObject({
      tries: 4,
    })
    expect(secondLookIn(cheap, other, true)).toMatchObject({ answers: 3 })
  })

  test('only for games in which the first look ends with the moment, if that is said', () => {
    const kept = { afterMoments: options }
    expect(secondLookIn(atTurns, kept, true)).toBeUndefined()
    expect(secondLookIn(usual, kept, true)).toMatchObject({ worlds: 6 })
  })

  test('where there is none, more playouts of the first look instead', () => {
    const { situation } = attacked()
    const agent = makeSearch({ nodes: 8, worlds: 2, again: always, insteadOfAgain: 40, scaled: true })
    const thought = agent.think!({ ...situation, rules: dear })
    thought.go()
    expect(thought).toBeInstanceOf(TreeThought)
    expect((thought as TreeThought).search.iterations).toBe(0.4 * 40)
  })
})

describe('a search that looks again', () => {
  test('answers alike with the same chance, and legally, and goes on with its thoughts', () => {
    const answers = (): string[] => {
      const match = new Match({ rules, seed: 5 })
      const agent = makeSearch({ nodes: 10, again: { afterMoments: { ...options, worlds: 3 } } })
      const dice = new Random('again')
      const given: string[] = []
      let before: ReturnType<NonNullable<typeof agent.think>> | undefined
      for (let i = 0; i < 5; i++) {
        const player = deciding(match)!
        const thought = agent.think!(situationFor(match, agent, dice, player), before)
        thought.go()
        expect(thought.progress).toBe(1)
        const ids = thought.answer()
        picksFor(match.decision!, ids)
        match.answer(playerName(player), ids)
        before = deciding(match) === player ? thought : undefined
        given.push(ids.join('+'))
      }
      return given
    }
    expect(answers()).toEqual(answers())
  })

  test('never takes more than its seconds by much, and its progress only grows', () => {
    const clock = new WorkClock(0.05)
    const match = new Match({ rules: clock.counting(rules), seed: 5 })
    const agent = makeSearch({
      nodes: 40,
      seconds: 0.2,
      clock,
      again: { afterMoments: { ...options, worlds: 1e6 } },
    })
    const thought = agent.think!(situationFor(match, agent, new Random(1), deciding(match)!))
    const begun = clock.now()
    let progress = 0
    while (!thought.done) {
      thought.go(10)
      expect(thought.progress).toBeGreaterThanOrEqual(progress)
      progress = thought.progress
    }
    // One more playout than there was time for.
    expect(clock.now() - begun).toBeGreaterThanOrEqual(200)
    expect(clock.now() - begun).toBeLessThan(300)
    expect(() => picksFor(match.decision!, thought.answer())).not.toThrow()
  })
})
