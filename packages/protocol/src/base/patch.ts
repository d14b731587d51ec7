/**
 * What changed between two JSON values. `[value]`: all of it, replaced by this. Otherwise a record: `+` replaces a run of
 * a list's entries (place, how many go, what comes), `-` names the fields that are gone, `.` holds the patches of
 * fields, or of entries of the list as it is after `+`.
 */
export type Patch = readonly [unknown] | PartPatch

interface PartPatch {
  readonly '+'?: readonly [at: number, gone: number, come: readonly unknown[]]
  readonly '-'?: readonly string[]
  readonly '.'?: Readonly<Record<string, Patch>>
}

/** The patch that makes `after` of `before`; null where nothing differs. Fields that are undefined do not count. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after)
  if (isRecord(before) && isRecord(after)) return recordDiff(before, after)
  return [after]
}

/** `before` with the patch applied. Parts that did not change are shared. Throws on a patch that does not fit. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isWhole(patch)) return patch[0]
  if (Array.isArray(before)) return patchedList(before, patch)
  if (!isRecord(before)) throw new TypeError('the patch is for a list or a record')
  const left: Record<string, unknown> = { ...before }
  for (const name of patch['-'] ?? []) delete left[name]
  const changed = Object.entries(patch['.'] ?? {}).map(
    ([name, part]) => [name, patched(own(before, name), part)] as const,
  )
  return { ...left, ...Object.fromEntries(changed) }
}

const isWhole = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch)

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field may have any name, those that every object inherits too. */
const own = (record: Fields, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined

function recordDiff(before: Fields, after: Fields): Patch | null {
  const parts: [string, Patch][] = []
  const gone = Object.keys(before).filter(
    (name) => before[name] !== undefined && own(after, name) === undefined,
  )
  for (const [name, value] of Object.entries(after)) {
    if (value === undefined) continue
    const old = own(before, name)
    const part = old === undefined ? ([value] as const) : diff(old, value)
    if (part !== null) parts.push([name, part])
  }
  return partPatch(undefined, gone, Object.fromEntries(parts))
}

/** Entries with an id are the same thing if their ids are equal, others if they are equal throughout. */
function isSame(a: unknown, b: unknown): boolean {
  if (isRecord(a) && isRecord(b) && ('id' in a || 'id' in b)) return a['id'] === b['id']
  return diff(a, b) === null
}

function listDiff(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++
  const gone = before.length - head - tail
  const come = after.slice(head, after.length - tail)
  // As many as before and without ids: each entry is compared with the one in its place.
  const inPlace = gone === come.length && come.every((each) => !isRecord(each) || !('id' in each))
  const parts: Record<string, Patch> = {}
  for (const [i, value] of after.entries()) {
    const isNew = i >= head && i < after.length - tail
    if (isNew && !inPlace) continue
    const part = diff(before[i < head || inPlace ? i : i - after.length + before.length], value)
    if (part !== null) parts[i] = part
  }
  const run = inPlace || (gone === 0 && come.length === 0) ? undefined : ([head, gone, come] as const)
  return partPatch(run, [], parts)
}

function partPatch(
  run: PartPatch['+'],
  gone: readonly string[],
  parts: Readonly<Record<string, Patch>>,
): Patch | null {
  const patch: PartPatch = {
    ...(run !== undefined && { '+': run }),
    ...(gone.length > 0 && { '-': gone }),
    ...(Object.keys(parts).length > 0 && { '.': parts }),
  }
  return Object.keys(patch).length === 0 ? null : patch
}

function patchedList(before: readonly unknown[], patch: PartPatch): unknown[] {
  const next = [...before]
  if (patch['+'] !== undefined) next.splice(patch['+'][0], patch['+'][1], ...patch['+'][2])
  for (const [i, part] of Object.entries(patch['.'] ?? {})) {
    if (!(Number(i) < next.length)) throw new TypeError(`the patch is for entry ${i} of a shorter list`)
    next[Number(i)] = patched(next[Number(i)], part)
  }
  return next
}
