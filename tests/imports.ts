import { posix } from 'node:path'
import type { SourceFile } from './hygiene-rules.ts'

export interface Import {
  /** Path of the imported file from the root of the project. */
  readonly to: string
  /**
   * `type`: gone when the program runs. `later`: `import()`, which loads nothing by itself. An import in braces of
   * types alone is a value: it is still there when types are stripped.
   */
  readonly kind: 'value' | 'type' | 'later'
}

const names = String.raw`(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})`
const statement = new RegExp(
  String.raw`^(?:import|export)\s+(?:(type\s+)?${names}\s*from\s*)?['"](\.{1,2}/[^'"]+)['"]`,
  'gm',
)
const call = /\bimport\(\s*['"](\.{1,2}\/[^'"]+)['"]/g

/** What a file imports by a relative path. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const resolve = (target: string): string => posix.join(posix.dirname(path), target)
  return [
    ...[...text.matchAll(statement)].map(([, type, target]): Import => ({
      to: resolve(target),
      kind: type === undefined ? 'value' : 'type',
    })),
    ...[...text.matchAll(call)].map(([, target]): Import => ({ to: resolve(target), kind: 'later' })),
  ]
}

/** Groups of files each of which loads all others of its group: strongly connected components, after Tarjan. */
export function circles(files: readonly SourceFile[]): string[][] {
  const loads = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ kind }) => kind === 'value')
        .map(({ to }) => to),
    ]),
  )
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    low.set(path, order.get(path)!)
    open.push(path)
    for (const to of loads.get(path) ?? []) {
      if (!loads.has(to)) continue
      if (!order.has(to)) visit(to)
      if (open.includes(to)) low.set(path, Math.min(low.get(path)!, low.get(to)!))
    }
    if (low.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1 || loads.get(path)!.includes(path)) found.push(group.toSorted())
  }
  for (const path of loads.keys()) if (!order.has(path)) visit(path)
  return found
}
