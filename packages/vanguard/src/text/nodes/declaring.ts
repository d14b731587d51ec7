import type { Game, Player } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import { ask, book, fact, procedure, step, direct } from '../../book.ts'
import { clansOf, grade, namesOf } from '../../board/characteristics.ts'
import { clans, names } from '../../board/words.ts'

/** 宣言する (10.23): a name, a clan or a grade is named, and texts speak of it afterwards. */

const kinds = ['name', 'clan', 'grade'] as const
export type Declared = (typeof kinds)[number]
const declared = book.variable('declared')

/** Only what exists can be said (10.23.2): the names and clans of cards, grades that cards have. */
const GRADES = ['0', '1', '2', '3', '4']
direct('10.23.2')
/** So that it is clear which card is meant, a name is said whole (ex.10.23.2). */
const whole = fact('ex.10.23.2', true, false)
function words(g: Game, kind: Declared): readonly string[] {
  if (kind === 'grade') return GRADES
  const from = (kind === 'name' ? names : clans).in(g.book)
  const all = Array.from({ length: from.size }, (_, word) => from.text(word))
  return whole() || kind !== 'name' ? all : [...new Set(all.map((word) => word.slice(0, 1)))]
}

const PLAYER = 0
const KIND = 1
const declare = procedure('declare', 2, [
  step('10.23', (g) => g.variable(declared, 0), 'begin'),
  ask('10.23.1', {
    offer: (g, d) => void d.name(g.local(PLAYER) as Player, 'declare.word', words(g, kinds[g.local(KIND)])),
    take: (g, answer) => g.variable(declared, answer.value + 1),
  }),
])
/** Whether the object has what was declared. */
function has(g: Game, row: number, kind: Declared): boolean {
  const word = g.get(declared) - 1
  if (word < 0) return false
  switch (kind) {
    case 'name':
      return names.in(g.book).has(g.value(namesOf, row), word)
    case 'clan':
      return clans.in(g.book).has(g.value(clansOf, row), word)
    case 'grade':
      return g.value(grade, row) === word
  }
}

export const declaring: NonNullable<GameNodes['effects']> = {
  'vanguard.declare': { run: (g, c, { of }) => g.call(declare, c.actor, kinds.indexOf(of)) },
}
export const declaredFeatures: NonNullable<GameNodes['features']> = {
  'vanguard.declared': {
    reads: [namesOf, clansOf, grade],
    test: (g, _c, row, _id, { of }) => has(g, row, of),
  },
}
