import type { Amount, GameAmount } from '@fudaba/kernel/text'
import { direct } from '../book.ts'

/** 「…の半分」: a number that is divided; how it is rounded, if the text says so. */
interface Half {
  readonly of: Amount
  readonly round?: 'up' | 'down'
}

/** Unless the text says otherwise, fractions are rounded up (4.2). */
direct('4.2')
const rounded = (n: number, said: Half['round']): number => (said === 'down' ? Math.floor(n) : Math.ceil(n))

export const half: GameAmount<Half> = {
  compile(tools, { of, round }) {
    const whole = tools.amount(of)
    return (g, c) => rounded(whole(g, c) / 2, round)
  },
}
