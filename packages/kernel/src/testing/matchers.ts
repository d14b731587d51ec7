import { chai } from 'vitest'
import { Seat } from './seat.ts'
import type { Facts } from './facts.ts'
import { initialFacts } from './transcript.ts'

/**
 * Expectations in the words of a board. They are added to chai itself and not by `expect.extend`, whose matchers work
 * only while vitest runs the test: an ablation run has to be able to run it too.
 */
interface BoardMatchers {
  /** `expect(g.at('bystander'))`: nothing about it has changed since the board was made. */
  toBeUnchanged(): void
  /** `expect(g.P1)`: he may choose these now, among others; in an open window, these actions. */
  toOffer(...words: readonly string[]): void
  /** `expect(g.P1)`: he may choose exactly these. Says nothing about passing. */
  toOfferExactly(...words: readonly string[]): void
  /** `expect(g.P1)`: he has to decide, and is asked this (a message key, or its last part). */
  toBeAsked(key: string): void
}

declare module 'vitest' {
  interface Matchers<
    R extends void | Promise<void> = void | Promise<void>,
    T = unknown,
  > extends BoardMatchers {}
}

interface Assertion {
  readonly _obj: unknown
  assert(ok: boolean, message: string, negated: string, expected: unknown, actual: unknown): void
}

function seat(value: unknown, matcher: string): Seat {
  if (value instanceof Seat) return value
  throw new TypeError(`${matcher} is about a player of a board: expect(g.P1).${matcher}(…)`)
}

chai.use(({ Assertion: prototype }) => {
  const add = (name: string, matcher: (this: Assertion, ...args: never[]) => void): void =>
    prototype.addMethod(name, matcher as (this: Assertion, ...args: unknown[]) => void)

  add('toBeUnchanged', function () {
    const now = this._obj as Facts
    const before = initialFacts(now)
    const changed = JSON.stringify(now) !== JSON.stringify(before)
    this.assert(
      !changed,
      `expected ${now.word} to be unchanged`,
      `expected ${now.word} to change`,
      before,
      now,
    )
  })

  add('toOffer', function (...words: readonly string[]) {
    const player = seat(this._obj, 'toOffer')
    const missing = words.filter((word) => !player.canChoose(word))
    const offered = player.mayChoose()
    this.assert(
      missing.length === 0,
      `expected ${player.name} to be offered ${missing.join(', ')}; ${player.situation()}`,
      `expected ${player.name} not to be offered ${words.join(', ')}; ${player.situation()}`,
      words,
      offered,
    )
  })

  add('toOfferExactly', function (...words: readonly string[]) {
    const player = seat(this._obj, 'toOfferExactly')
    this.assert(
      player.choices(words),
      `expected ${player.name} to be offered exactly ${words.join(', ') || 'nothing'}; ${player.situation()}`,
      `expected ${player.name} not to be offered exactly ${words.join(', ') || 'nothing'}`,
      words,
      player.mayChoose(),
    )
  })

  add('toBeAsked', function (key: string) {
    const player = seat(this._obj, 'toBeAsked')
    this.assert(
      player.isAsked(key),
      `expected ${player.name} to be asked '${key}'; ${player.situation()}`,
      `expected ${player.name} not to be asked '${key}'`,
      key,
      player.asked,
    )
  })
})
