import { sha256 } from './sha256.ts'

/** Plain data as text, the same for the same content: keys in order, what is undefined left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join()}}`
}

/** SHA-256 of plain data, in hexadecimal digits. */
export const contentHash = (value: unknown): string =>
  Array.from(sha256(canonical(value)), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
