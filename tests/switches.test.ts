// What a switch is: on, it carries the rule; off, it leaves what holds where the clause is not written.
import type { Declaration } from '@fudaba/kernel/rules'
import { clauseKind } from '@fudaba/kernel/rules'
import { describe, expect, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'

/** A value that says nothing: no limit, no object, nothing, zero. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'number' && (value <= 0 || value === Infinity)) ||
  (Array.isArray(value) && value.length === 0)

const shape = (side: unknown): { parameters: string; body: string } => {
  const [, parameters = '', body = ''] = /^\(?([^)=]*)\)?\s*=>\s*(.*)$/s.exec(String(side).trim()) ?? []
  return { parameters, body: body.trim() }
}
const CONSTANT = /^(?:\w+\.)?(true|false|[A-Z_]+|Infinity|-?\d+|null|undefined|void 0|!0|!1|\[\])$/
/** Hands back what it is given, or always the same. */
const doesNothing = (side: unknown): boolean => {
  const { parameters, body } = shape(side)
  return CONSTANT.test(body) || (body !== '' && parameters.split(',').some((name) => name.trim() === body))
}
const isConstant = (side: unknown): boolean => CONSTANT.test(shape(side).body)

/** On, nothing is done; off, something is: only another rule of the book may be what is done then. */
const injects = ({ leaves, sides }: Declaration): boolean => {
  if (sides === undefined || leaves !== undefined) return false
  const [on, off] = sides
  if (typeof on !== 'function' || typeof off !== 'function') return isNothing(on) && !isNothing(off)
  return doesNothing(on) && !isConstant(off)
}

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const { clauses } = rules.book.rulebook
  const { declarations } = rules.book.switches
  const direct = new Set(declarations.filter(({ kind }) => kind === 'direct').map(({ clause }) => clause))

  describe(`the switches of ${game.name}`, () => {
    test('where one does nothing when on, the rule that it leaves when off is a clause that it names', () => {
      expect(declarations.filter(injects).map(({ clause }) => clause)).toEqual([])
    })

    test('the clause that one leaves exists, and is no remark', () => {
      const strange = declarations.filter(
        ({ leaves }) =>
          leaves !== undefined &&
          (clauses[leaves] === undefined ||
            ['informative', 'etiquette'].includes(clauseKind(clauses[leaves]))),
      )
      expect(strange.map(({ clause, leaves }) => `${clause} leaves ${leaves}`)).toEqual([])
    })

    test('a clause has no switch if and only if its row says that it is proved directly', () => {
      const marked = Object.keys(clauses).filter((id) => clauses[id].proof === 'direct')
      expect(marked.toSorted()).toEqual([...direct].toSorted())
      const both = declarations.filter(({ kind, clause }) => kind !== 'direct' && direct.has(clause))
      expect(both.map(({ kind, clause }) => `${kind} ${clause}`)).toEqual([])
    })

    test('two clauses with one proof are declared alike, and the other has a proof of its own', () => {
      const wrong = Object.entries(clauses).filter(
        ([, { provedWith }]) => provedWith !== undefined && clauses[provedWith]?.provedWith !== undefined,
      )
      expect(wrong.map(([id]) => id)).toEqual([])
    })
  })
})
