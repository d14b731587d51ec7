import type { Amount, OwnAmount } from '@fudaba/kernel'
import { rule } from './book.ts'

/** 「…の半分」: a number that is divided; how it is rounded, if the text says so. */
interface Half {
  readonly of: Amount
  readonly round?: 'up' | 'down'
}

/** Unless the text says otherwise, fractions are rounded up (4.2). */
const rounded = rule(
  '4.2',
  (n: number, said: Half['round']): number => (said === 'down' ? Math.floor(n) : Math.ceil(n)),
  (n: number): number => Math.floor(n),
)

export const half: OwnAmount<Half> = {
  compile(tools, { of, round }) {
    const whole = tools.amount(of)
    return (g, c) => rounded(whole(g, c) / 2, round)
  },
}
