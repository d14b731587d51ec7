import type { Random } from '@fudaba/kernel'

/** Valid data made wrong in a few places, always in the same way for the same dice. */

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '', 'x', '0', 'あ']
const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => 2147483648,
  () => -2147483649,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => true,
  () => '',
  () => 'x'.repeat(3000),
  () => '\u0000\ud800',
  () => [],
  () => [null],
  () => ({}),
  () => ({ toString: 1, valueOf: 1 }),
]

const any = <T>(list: readonly T[], dice: Random): T => list[dice.below(list.length)]
const value = (dice: Random): unknown => (dice.below(3) === 0 ? any(NAMES, dice) : any(VALUES, dice)())

/** How many mutations of each thing: a few hundred in `npm test`, more in the longer run. */
export const mutationsPerSubject = process.env['FUDABA_TIER'] === 'ci' ? 5000 : 150

export function mutatedData(data: unknown, dice: Random): unknown {
  const root = { data: structuredClone(data) }
  for (let n = 1 + dice.below(3); n > 0; n--) mutateOnce(root, dice)
  return root.data
}

type Holder = Record<string, unknown> | unknown[]

const isHolder = (x: unknown): x is Holder => typeof x === 'object' && x !== null

function mutateOnce(root: Holder, dice: Random): void {
  const holders: Holder[] = []
  const visit = (x: unknown): void => {
    if (!isHolder(x)) return
    holders.push(x)
    Object.values(x).forEach(visit)
  }
  visit(root)
  const holder = any(holders, dice)
  if (Array.isArray(holder)) return mutateList(holder, dice)
  const keys = Object.keys(holder)
  // Written as JSON has it: `__proto__` is a key like any other.
  const put = (key: string, to: unknown): void =>
    void Object.defineProperty(holder, key, {
      value: to,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  const key = keys.length === 0 ? 'x' : any(keys, dice)
  if (holder === root) return put('data', dice.below(8) === 0 ? value(dice) : root['data' as never])
  const kind = dice.below(4)
  if (kind === 0) delete holder[key]
  else if (kind === 1) put(any(NAMES, dice), value(dice))
  else if (kind === 2) put(any(NAMES, dice), holder[key])
  else put(key, value(dice))
}

function mutateList(list: unknown[], dice: Random): void {
  const at = dice.below(list.length + 1)
  const kind = dice.below(3)
  if (kind === 0) list.splice(at, 1)
  else if (kind === 1) list.splice(at, 0, value(dice))
  else list.splice(at, 1, value(dice))
}

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  "'",
  '\n',
  '  ',
  '- ',
  '&a ',
  '*a',
  '!!js',
  '\u0000',
  '\ufeff',
  '0',
]

/** Text cut, doubled and strewn with what a reader trips over. */
export function mutatedText(text: string, dice: Random): string {
  let out = text
  for (let n = 1 + dice.below(4); n > 0; n--) {
    const from = dice.below(out.length + 1)
    const to = Math.min(out.length, from + dice.below(12))
    const middle = any(
      [() => '', () => any([...PIECES, ...NAMES], dice), () => out.slice(from, to).repeat(2)],
      dice,
    )()
    out = out.slice(0, from) + middle + out.slice(to)
  }
  return out
}
