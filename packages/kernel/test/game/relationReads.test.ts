import { describe, expect, test } from 'vitest'
import {
  type Game,
  NONE,
  atom,
  memoByTables,
  sumRelated,
  relatedFrom,
  relatedTo,
  ties,
} from '@fudaba/kernel/rules'
import { countRelated } from '../../src/game/relationReads.ts'
import { bookOf, newGame, words } from '../testing/table.ts'

const book = bookOf('relations', ['1'])
const yard = book.zone('yard', words('Yard'), { shared: false, ordered: true, sight: () => 'all' })
const shed = book.zone('shed', words('Shed'), { shared: false, ordered: true, sight: () => 'all' })
const leans = book.relation('leans')
const stakes = book.column('stakes')

function garden(): { g: Game; vine: number; wall: number; tree: number } {
  const g = newGame(book, [{}])
  const grow = (): number => {
    atom.addCard(g, 0, 0, g.zone(yard, 0))
    return g.store.length(g.tables.objects) - 1
  }
  return { g, vine: grow(), wall: grow(), tree: grow() }
}
const away = (g: Game, row: number): void => atom.move(g, row, g.zone(shed, 0), atom.TOP, 0)

describe('reads of relations', () => {
  test('relatedTo and relatedFrom find the oldest relation, or NONE', () => {
    const { g, vine, wall, tree } = garden()
    expect([relatedTo(g, leans, vine), relatedFrom(g, leans, wall)]).toEqual([NONE, NONE])
    ties.relate(g, leans.id, vine, wall, 0)
    ties.relate(g, leans.id, vine, tree, 0)
    expect([relatedTo(g, leans, vine), relatedTo(g, leans, wall)]).toEqual([wall, NONE])
    expect([relatedFrom(g, leans, tree), relatedFrom(g, leans, vine)]).toEqual([vine, NONE])
  })

  test('a relation no longer counts when one of its ends has become another object', () => {
    const { g, vine, wall, tree } = garden()
    ties.relate(g, leans.id, vine, wall, 0)
    ties.relate(g, leans.id, vine, tree, 0)
    away(g, wall)
    expect(relatedTo(g, leans, vine)).toBe(tree)
    away(g, vine)
    expect(relatedFrom(g, leans, tree)).toBe(NONE)
  })

  test('countRelated counts by zone, sumRelated adds up values', () => {
    const { g, vine, wall, tree } = garden()
    atom.note(g, vine, stakes, 2)
    atom.note(g, tree, stakes, 5)
    ties.relate(g, leans.id, vine, wall, 0)
    ties.relate(g, leans.id, tree, wall, 0)
    const sum = (of: number): number => sumRelated(g, leans, of, (_, row) => g.object(row, stakes))
    expect([countRelated(g, leans, wall, yard), countRelated(g, leans, wall, shed)]).toEqual([2, 0])
    expect([sum(wall), sum(vine), sum(NONE)]).toEqual([7, 0, 0])
  })
})

test('a memo by tables is recomputed when its table is written or undone, not when another is', () => {
  const { g, vine, wall } = garden()
  let looks = 0
  const inYard = memoByTables(
    ({ tables }) => tables.objects.version,
    () => {
      looks++
      return g.count(yard, 0)
    },
  )
  expect([inYard(g), inYard(g), looks]).toEqual([3, 3, 1])
  ties.relate(g, leans.id, vine, wall, 0)
  expect([inYard(g), looks]).toEqual([3, 1])
  const mark = g.store.top
  away(g, wall)
  expect([inYard(g), looks]).toEqual([2, 2])
  g.store.undo(mark)
  expect([inYard(g), looks]).toEqual([3, 3])
})
