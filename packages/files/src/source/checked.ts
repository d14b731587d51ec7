import type { z } from 'zod'
import { type SourceDocument, parseText } from './sourceDocument.ts'
import { FileError } from './fileError.ts'

/** The data of a document in the shape of a schema; otherwise an error for each thing that is wrong. */
export function checked<T>(source: SourceDocument, schema: z.ZodType<T>, format: string): T {
  const { file, value } = source
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FileError(file, `expected format: ${format} at the top, found ${kindOf(value)}`)
  const given = (value as Record<string, unknown>)['format']
  if (given !== format)
    throw new FileError(
      file,
      given === undefined
        ? `format: is missing; expected ${format}`
        : `format ${shown(given)} is not ${format}`,
      source.place(['format']),
    )
  const result = schema.safeParse(value, { error: messageFor })
  if (result.success) return result.data
  const errors = result.error.issues
    .flatMap((issue) => problems(issue, []))
    .map(({ path, message }) => new FileError(file, message, source.place(path)))
  const [first, ...more] = errors
  throw new FileError(file, first.problem, first, more)
}

export function checkedText<T>(file: string, text: string, schema: z.ZodType<T>, format: string): T {
  return checked(parseText(file, text), schema, format)
}

interface Problem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** An alternative that nearly fits says more than "none of the alternatives". */
function problems(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const deepest = [...issue.errors].sort((a, b) => depthOf(b) - depthOf(a))[0]
    if (depthOf(deepest) > 0) return deepest.flatMap((inner) => problems(inner, path))
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${pathText(path)}${/^[^\s\p{C}]+$/u.test(key) ? key : JSON.stringify(key)} is not known here`,
    }))
  return [{ path, message: `${pathText(path).replace(/\.$/, '') || 'the file'}: ${issue.message}` }]
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map((issue) => issue.path.length))

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `${key + 1}.` : `${String(key)}.`)).join('')

const messageFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `expected ${issue.expected}, found ${kindOf(issue.input)}`
    case 'invalid_value':
      return `${shown(issue.input)} is none of ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return `${shown(issue.input)} is not possible here`
    case 'too_big':
      return `at most ${String(issue.maximum)}`
    case 'too_small':
      return `at least ${String(issue.minimum)}`
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    case undefined:
      return undefined
  }
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  return shown(value)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}
