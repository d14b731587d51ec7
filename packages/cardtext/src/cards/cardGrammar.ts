import type { Grammar } from '../grammar/grammar.ts'
import type { Word, WordList } from '../syntax/words.ts'
import { type BringsWords, type CardSet, wordsOf } from './cardGame.ts'

/** A game's grammar for one set of rules: it knows the words of all their cards before any text is read. */
export class CardGrammar {
  private known: Grammar
  /** Words that wait until a text is read: many cards have none. */
  private brought: ReadonlyMap<WordList, readonly Word[]>[] = []

  constructor(grammar: Grammar) {
    this.known = grammar
  }

  /** One that goes on where this one is: words that it takes in are not in this one. */
  extended(): this {
    return new CardGrammar(this.grammar) as this
  }

  /** Takes in the words that cards bring, and those that a set names in English. */
  bring(game: BringsWords, cards: readonly object[], english: CardSet['words']): void {
    this.brought.push(wordsOf(game, cards, english))
  }

  get grammar(): Grammar {
    for (const words of this.brought.splice(0)) this.known = this.known.knowing(words)
    return this.known
  }
}
