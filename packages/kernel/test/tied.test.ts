import { describe, expect, test } from 'vitest'
import {
  type Game,
  NONE,
  atom,
  countTied,
  foundOnceSince,
  sumTied,
  tiedFrom,
  tiedTo,
  ties,
} from '../src/index.ts'
import { bookOf, newGame, words } from './table.ts'

const book = bookOf('tied', ['1'])
const yard = book.zone('yard', words('Yard'), { shared: false, ordered: true, sight: () => 'all' })
const shed = book.zone('shed', words('Shed'), { shared: false, ordered: true, sight: () => 'all' })
const leans = book.relation('leans')
const stakes = book.column('stakes')

function garden(): { g: Game; vine: number; wall: number; tree: number } {
  const g = newGame(book, [{}])
  const grow = (): number => {
    atom.addCard(g, 0, 0, g.zone(yard, 0))
    return g.store.length(g.T.objects) - 1
  }
  return { g, vine: grow(), wall: grow(), tree: grow() }
}
const away = (g: Game, row: number): void => atom.move(g, row, g.zone(shed, 0), atom.TOP, 0)

describe('the ends of a relation', () => {
  test('are those that came first, and nobody where there is none', () => {
    const { g, vine, wall, tree } = garden()
    expect([tiedTo(g, leans, vine), tiedFrom(g, leans, wall)]).toEqual([NONE, NONE])
    ties.relate(g, leans.id, vine, wall, 0)
    ties.relate(g, leans.id, vine, tree, 0)
    expect([tiedTo(g, leans, vine), tiedTo(g, leans, wall)]).toEqual([wall, NONE])
    expect([tiedFrom(g, leans, tree), tiedFrom(g, leans, vine)]).toEqual([vine, NONE])
  })

  test('are no longer so when one of them has become another', () => {
    const { g, vine, wall, tree } = garden()
    ties.relate(g, leans.id, vine, wall, 0)
    ties.relate(g, leans.id, vine, tree, 0)
    away(g, wall)
    expect(tiedTo(g, leans, vine)).toBe(tree)
    away(g, vine)
    expect(tiedFrom(g, leans, tree)).toBe(NONE)
  })

  test('are counted where they lie, and summed up', () => {
    const { g, vine, wall, tree } = garden()
    atom.note(g, vine, stakes, 2)
    atom.note(g, tree, stakes, 5)
    ties.relate(g, leans.id, vine, wall, 0)
    ties.relate(g, leans.id, tree, wall, 0)
    const sum = (of: number): number => sumTied(g, leans, of, (_, row) => g.object(row, stakes))
    expect([countTied(g, leans, wall, yard), countTied(g, leans, wall, shed)]).toEqual([2, 0])
    expect([sum(wall), sum(vine), sum(NONE)]).toEqual([7, 0, 0])
  })
})

test('what follows from one table is found again when that is written or taken back, not for another', () => {
  const { g, vine, wall } = garden()
  let looks = 0
  const inYard = foundOnceSince(
    ({ T }) => T.objects.version,
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
