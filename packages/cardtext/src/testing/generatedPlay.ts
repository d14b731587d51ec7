import { Random } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { AbilityError } from '@fudaba/kernel/text'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grammar } from '../grammar/grammar.ts'
import { type GeneratedSentence, anySentence } from './laws.ts'

/** A generated sentence as a card has it. */
export interface PrintedSentence {
  readonly text: string
  /** It is what a played card does, not an ability of a card that stays. */
  readonly effect: boolean
}

export interface GeneratedPlay {
  readonly grammar: Grammar
  /** Names of cards that sentences may speak of. */
  readonly names: readonly string[]
  /** The text with whatever has to stand around the sentence. */
  readonly print: (sentence: GeneratedSentence) => string
  /** Reads the text as that of a card; throws an `AbilityError` for what nobody could carry out. */
  readonly load: (sentence: PrintedSentence) => void
  /** A board with these texts on cards of both players. */
  readonly board: (
    sentences: readonly PrintedSentence[],
    moment: string,
  ) => { readonly match: { readonly game: Game } }
  /** The moments at which the boards begin, in turn. */
  readonly moments: readonly string[]
  readonly decisionsPerBoard: number
  /** At least so many sentences, and more than so many decisions. */
  readonly sentences: number
  readonly decisions: number
}

const SENTENCES_PER_BOARD = 8
/** A guard against hanging. */
const LIMIT = 240_000

/** Answers at random, `most` decisions at most; returns how many. An error names `about`. */
export function playByChance(game: Game, random: Random, most: number, about: string): number {
  let decisions = 0
  try {
    for (; decisions < most && !game.over; decisions++)
      answer(
        game,
        randomAnswer(game.offer, (n) => random.below(n)),
      )
  } catch (error) {
    throw new Error(about, { cause: error })
  }
  return decisions
}

/** Registers games by chance with cards that say generated sentences of every family. */
export function generatedPlay(options: GeneratedPlay): void {
  const { grammar, names, print, decisionsPerBoard, moments } = options
  /** Messages of the texts that were refused. */
  const refusals = new Map<string, string>()

  const generated = (count: number, seed: number): PrintedSentence[] =>
    fc
      .sample(anySentence(grammar, { depth: 5, names: fc.constantFrom(...names) }), { numRuns: count, seed })
      .map((sentence) => ({
        text: print(sentence),
        effect: grammar.families.get(sentence.family)!.role === 'effect',
      }))

  const textsOf = (sentences: readonly PrintedSentence[]): string =>
    sentences.map(({ text }) => text).join('\n')

  /** Nonsense that nobody could carry out is refused when the card is loaded, by name. */
  const loads = (sentence: PrintedSentence): boolean => {
    try {
      options.load(sentence)
      return true
    } catch (error) {
      if (!(error instanceof AbilityError))
        throw new Error(`${sentence.text}: ${String(error)}`, { cause: error })
      refusals.set(sentence.text, error.message)
      return false
    }
  }

  /** A board with these cards; null if one of them is refused on it. */
  const boardWith = (sentences: readonly PrintedSentence[], moment: string) => {
    try {
      return options.board(sentences, moment)
    } catch (error) {
      if (!(error instanceof AbilityError)) throw new Error(textsOf(sentences), { cause: error })
      refusals.set(error.ability, error.message)
      return null
    }
  }

  describe(`generated sentences of ${grammar.spec.name}`, () => {
    it(
      `${options.sentences} of them are played with, by chance, and nothing throws`,
      () => {
        const random = new Random(11)
        let played = 0
        let decisions = 0
        for (let seed = 1; played < options.sentences; seed++) {
          const ready = generated(80, seed).filter(loads)
          for (let from = 0; from < ready.length; from += SENTENCES_PER_BOARD) {
            const some = ready.slice(from, from + SENTENCES_PER_BOARD)
            const table = boardWith(some, moments[(from / SENTENCES_PER_BOARD) % moments.length])
            if (table === null) continue
            decisions += playByChance(table.match.game, random, decisionsPerBoard, textsOf(some))
            played += some.length
          }
        }
        expect(played).toBeGreaterThanOrEqual(options.sentences)
        expect(decisions).toBeGreaterThan(options.decisions)
      },
      LIMIT,
    )

    it('what is refused is refused by name', () => {
      expect(refusals.size).toBeGreaterThan(0)
      for (const [text, message] of refusals) expect(message.length, text).toBeGreaterThan(10)
    })
  })
}
