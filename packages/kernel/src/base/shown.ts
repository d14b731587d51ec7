/** The longest a value may stand in a message. */
const LONGEST = 80

/** A value of any kind for a message: texts as they are, the rest as JSON, cut where it is long. Never throws. */
export function shown(value: unknown): string {
  return cut(typeof value === 'string' ? value : written(value))
}

/** The same with quotes around texts, where another kind of value was expected. */
export const quoted = (value: unknown): string => cut(written(value))

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`)

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return typeof value
  }
}
