import { bad } from './positionWords.ts'
import * as register from '../text/context/registers.ts'

/** The words of a position for the registers of an effect: its lists of objects. */

const words: readonly (readonly [word: string, first: number, last: number])[] = [
  ['it', register.IT, register.IT],
  ['chosen', register.CHOSEN, register.CHOSEN],
  ['seen', register.SEEN, register.SEEN],
  ['rest', register.REST, register.REST],
  ['picked', register.PICK, register.PICK],
  ['revealed', register.REVEALED, register.REVEALED],
  ['each', register.EACH, register.EACH + register.MOST_LOOPS - 1],
  ['source', register.SOURCE, register.SOURCE],
  ['taken', register.TAKEN, register.TAKEN + register.MOST_LOOPS - 1],
  ['result', register.RESULT, register.MOVED - 1],
  ['moved', register.MOVED, register.MOVED],
]

/** The word of a register: 'chosen'; of several of a kind, from the second on with a number: 'each 2'. */
export function wordOfRegister(n: number): string {
  const [word, first] = words.find(([, from, to]) => n >= from && n <= to) ?? bad(`no register ${n}`)
  return n === first ? word : `${word} ${n - first + 1}`
}

/** The register that a word names. */
export function registerOfWord(text: string): number {
  const [, name, number = '1'] = /^([a-z]+)(?: (\d+))?$/.exec(text) ?? []
  const found = words.find(([word, first, last]) => word === name && first + Number(number) - 1 <= last)
  if (found === undefined || Number(number) < 1)
    bad(`an effect holds no '${text}'; there are ${words.map(([word]) => word).join(', ')}`)
  return found[1] + Number(number) - 1
}
