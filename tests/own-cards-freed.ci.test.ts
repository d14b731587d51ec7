import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beginFromPosition, withCards } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { type OwnCardGame, ownCardGames, sizes } from './ownCards.ts'

/** Rules that nobody has any more are gone, with their books, words and games. */

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Weak references are looked at again only in a later task. */
const later = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

const MANY = 1000

/** Makes rules, plays with some of them, and keeps none: weak references to all that was made. */
function makeAndDrop({ rules, board, card }: OwnCardGame): WeakRef<object>[] {
  const made: WeakRef<object>[] = []
  for (let n = 0; n < MANY; n++) {
    const own = withCards(rules, [rules.readCard!(card(`捨語${n}`, 0))])
    made.push(new WeakRef(own), new WeakRef(own.book))
    if (n % 50 === 0) {
      const { game } = beginFromPosition(rules, board(card(`捨場${n}`, 1)))
      made.push(new WeakRef(game), new WeakRef(game.book))
    }
  }
  return made
}

describe.each(ownCardGames)('dropped rules of $rules.name', (game) => {
  test(`are freed, all ${MANY} of them`, { timeout: 900_000 }, async () => {
    const before = sizes(game)
    const made = makeAndDrop(game)
    await later()
    collect()
    await later()
    collect()
    const left = made.flatMap((each, i) => (each.deref() === undefined ? [] : [i]))
    expect(left).toEqual([])
    expect(sizes(game)).toEqual(before)
  })
})
