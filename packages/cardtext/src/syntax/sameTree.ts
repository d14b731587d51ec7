/** Whether two trees are the same, as JSON would have them: a key without a value is no key. */
export function sameTree(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameTree(a[i], b[i])) return false
    return true
  }
  return covers(a, b) && covers(b, a)
}

function covers(a: object, b: object): boolean {
  const other = b as Readonly<Record<string, unknown>>
  for (const [key, value] of Object.entries(a)) if (!sameTree(value, other[key])) return false
  return true
}
