import { type Game, type OwnNodes, type Player } from '@fudaba/kernel'
import { ask, book, fact, procedure, rule, step } from '../book.ts'
import { clansOf, grade, namesOf } from '../units.ts'
import { clans, names } from '../words.ts'

/** 宣言する (10.23): a name, a clan or a grade is named, and texts speak of it afterwards. */

const kinds = ['name', 'clan', 'grade'] as const
export type Declared = (typeof kinds)[number]
const declared = book.variable('declared')

/** Only what exists can be said (10.23.2): the names and clans of cards, grades that cards have. */
const GRADES = ['0', '1', '2', '3', '4']
const existing = rule(
  '10.23.2',
  (words: readonly string[]): readonly string[] => words,
  (words: readonly string[]): readonly string[] => [...words, '?'],
)
/** So that it is clear which card is meant, a name is said whole (ex.10.23.2). */
const whole = fact('ex.10.23.2', true, false)
function words(kind: Declared): readonly string[] {
  if (kind === 'grade') return existing(GRADES)
  const from = kind === 'name' ? names : clans
  const all = Array.from({ length: from.size }, (_, word) => from.text(word))
  return existing(whole() || kind !== 'name' ? all : [...new Set(all.map((word) => word.slice(0, 1)))])
}

const PLAYER = 0
const KIND = 1
const declare = procedure('declare', 2, [
  step('10.23', (g) => g.variable(declared, 0), 'begin'),
  ask('10.23.1', {
    offer: (g, d) => void d.name(g.local(PLAYER) as Player, 'declare.word', words(kinds[g.local(KIND)])),
    take: (g, answer) => g.variable(declared, answer.value + 1),
  }),
])
/** Whether the object has what was declared. */
function has(g: Game, row: number, kind: Declared): boolean {
  const word = g.get(declared) - 1
  if (word < 0) return false
  switch (kind) {
    case 'name':
      return names.has(g.value(namesOf, row), word)
    case 'clan':
      return clans.has(g.value(clansOf, row), word)
    case 'grade':
      return g.value(grade, row) === word
  }
}

export const declaring: NonNullable<OwnNodes['effects']> = {
  'vanguard.declare': { run: (g, c, { of }) => g.call(declare, c.actor, kinds.indexOf(of)) },
}
export const declaredFeatures: NonNullable<OwnNodes['features']> = {
  'vanguard.declared': {
    reads: [namesOf, clansOf, grade],
    test: (g, _c, row, _id, { of }) => has(g, row, of),
  },
}
