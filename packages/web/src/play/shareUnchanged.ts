/**
 * Structural sharing: `now`, with every part that equals a part of `before` replaced by that part. Views arrive whole as
 * JSON; unchanged objects keep their identity, so that only what changed is drawn again.
 */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== 'object' || now === null) return now
  if (typeof before !== 'object' || before === null) return now
  if (Array.isArray(now)) return (Array.isArray(before) ? sharedList(before, now) : now) as T
  return Array.isArray(before) ? now : sharedRecord(before as Fields, now)
}

type Fields = Readonly<Record<string, unknown>>

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.map((each) => [idOf(each), each]))
  const next = now.map((each, i) => shareUnchanged(byId.get(idOf(each) ?? NONE) ?? before[i], each))
  return next.length === before.length && next.every((each, i) => each === before[i]) ? before : next
}

const NONE = Symbol('none')

/** List entries with an id are compared by id, whatever their index. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined

function sharedRecord<T extends object>(before: Fields, now: T): T {
  const names = Object.keys(now)
  const next: Record<string, unknown> = {}
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    next[name] = shareUnchanged(before[name], (now as Fields)[name])
    same &&= next[name] === before[name]
  }
  return (same ? before : next) as T
}
