import { KernelError } from '../base/errors.ts'

/** A card that a position defines in place, by its stats. */
export type CardLiteral = Readonly<Record<string, unknown>>

/** Refuses a card that is defined in place. */
export const badCard = (message: string): never => {
  throw new KernelError('bad-position', message)
}

/** Its name and its id, which is its name unless it says otherwise; refused if it has other fields than these. */
export function namedLiteral(
  literal: CardLiteral,
  fields: readonly string[],
): { readonly id: string; readonly name: string } {
  const unknown = Object.keys(literal).find((key) => !fields.includes(key))
  if (unknown !== undefined) badCard(`a card has no '${unknown}'; there are ${fields.join(', ')}`)
  const { name, id = name } = literal
  return typeof name === 'string' && typeof id === 'string' ? { id, name } : badCard('a card has a name')
}

/** A field that is a word or a list of words. */
export function literalWords(value: unknown, field: string): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.map((word) => (typeof word === 'string' ? word : badCard(`${field} of a card are words`)))
}

/** Those of these fields that hold a line of text. */
export const literalLines = (
  literal: CardLiteral,
  ...fields: readonly string[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = literal[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )

/** A field that is a number; else an error that names the field. */
export const literalNumber = (value: unknown, field: string): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : badCard(`${field} is a whole number`)
