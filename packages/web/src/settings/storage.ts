/**
 * Text kept in this browser between visits. Where the browser forbids storage, reading gives null, writing gives false,
 * and nothing else breaks.
 */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
