import { expect } from 'vitest'
import { declinedIn, describeDeclined } from '../document/declined.ts'
import { type CardText, readText } from '../document/document.ts'
import { printText } from '../document/printText.ts'
import { englishText } from '../document/englishText.ts'
import { refuseJapanese } from '../english/refuseJapanese.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { normalise } from '../normalise/normalise.ts'
import { sameTree } from '../syntax/sameTree.ts'
import type { Ability } from '../base/tree.ts'

const abilitiesOf = ({ paragraphs }: CardText): (Ability | null)[] => paragraphs.map(({ ability }) => ability)

/** Expects that every sentence was read in one way and is printed back to the letter and said in English. */
export function expectWhole(grammar: Grammar, text: CardText, printed = text.printed): void {
  expect(declinedIn(text).map(describeDeclined)).toEqual([])
  expect(text.paragraphs.flatMap(({ problem }) => problem?.message ?? [])).toEqual([])
  expect(printText(grammar, text)).toBe(normalise(printed, grammar.spec.normal).text)
  for (const line of englishText(grammar, text)) refuseJapanese(line)
}

/** Expects that the text printed from the trees is read as the same trees. */
export function expectReadAgain(grammar: Grammar, text: CardText): void {
  const again = readText(grammar, printText(grammar, text))
  expect(sameTree(abilitiesOf(again), abilitiesOf(text))).toBe(true)
}

/** Reading for the tests of one grammar: whatever is asked of a text, it has to be read whole first. */
export function wholeTexts(grammar: Grammar, read: (printed: string) => CardText) {
  const whole = (printed: string): CardText => {
    const text = read(printed)
    expectWhole(grammar, text, printed)
    expectReadAgain(grammar, text)
    return text
  }
  const abilities = (printed: string): Ability[] => whole(printed).paragraphs.map(({ ability }) => ability!)
  return {
    whole,
    abilities,
    /** The first one. */
    ability: (printed: string): Ability => abilities(printed)[0],
    english: (printed: string): string => englishText(grammar, whole(printed)).join(' / '),
  }
}
