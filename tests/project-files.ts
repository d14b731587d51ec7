import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from './hygiene-rules.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.fudaba'])
const isText = (name: string): boolean =>
  /\.(ts|tsx|mjs|js|json|jsonc|md|ya?ml|tsv|csv|html|css|txt)$/.test(name) ||
  ['LICENSE', 'run'].includes(name)

/** Every text file of the project, by its path from the root with forward slashes. */
export function projectFiles(folder: string = root): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const full = join(folder, entry.name)
    if (entry.isDirectory()) return projectFiles(full)
    if (!entry.isFile() || !isText(entry.name)) return []
    return [{ path: relative(root, full).split(sep).join('/'), text: readFileSync(full, 'utf8') }]
  })
}
