import type { ObjectView } from '@fudaba/kernel'
import type { FaceLayout } from '@fudaba/kernel/rules'
import type { Words } from '@fudaba/table'

/** The groups it belongs to now, the printed ones first, so that a card keeps its pattern. */
export function groupOf(words: Words, { values, cards }: ObjectView, { group }: FaceLayout): string {
  const now = String(values[group] ?? '').split('・')
  const card = words.printed(cards.at(-1) ?? '') as Readonly<Record<string, unknown>> | undefined
  const printed = [card?.[group]].flat()
  return [
    ...now.filter((each) => printed.includes(each)),
    ...now.filter((each) => !printed.includes(each)),
  ].join('・')
}

const STRIPES = 6

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)

const groups = new WeakMap<object, Map<string, number>>()

/** The colour and stripe pattern of a group; groups that share one are told apart by their letter. */
export function stripeOf({ rules }: Words, face: FaceLayout, group: string): number {
  let known = groups.get(rules)
  if (known === undefined) {
    known = new Map()
    for (const card of rules.cards as readonly Readonly<Record<string, unknown>>[]) {
      const value = card[face.group]
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each === 'string' && !known.has(each)) known.set(each, known.size % STRIPES)
    }
    groups.set(rules, known)
  }
  const [first] = group.split('・')
  const given = face.stripes?.[first]
  if (given !== undefined) return given
  // A group that no card prints gets a pattern from its name, so that it is the same every time.
  if (first !== '' && !known.has(first)) known.set(first, sumOf(first) % STRIPES)
  return known.get(first) ?? STRIPES
}
