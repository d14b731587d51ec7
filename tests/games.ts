import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRules, Proofs } from '@fudaba/kernel'
import { type CollectedTest, collectTests } from '@fudaba/kernel/testing'
import { root } from './project-files.ts'

/** Every game of the project, found by its folder: a game added later is held to the same suites by itself. */
export interface ProjectGame {
  readonly name: string
  readonly folder: string
}

/** A package with a clause index is a game; so is every example that has tests. */
export function projectGames(): ProjectGame[] {
  const inside = (parent: string, mark: string): ProjectGame[] =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, mark)))
      .map((name) => ({ name, folder: join(root, parent, name) }))
  return [...inside('packages', 'rulebook'), ...inside('examples', 'rulebook')]
}

export interface LoadedGame {
  readonly rules: GameRules
  /** The names its package exports. */
  readonly exported: readonly string[]
}

export async function loadGame({ name, folder }: ProjectGame): Promise<LoadedGame> {
  const module = (await import(join(folder, 'src', 'index.ts'))) as Record<string, unknown>
  const rules = Object.values(module).find(isRules)
  if (rules === undefined) throw new Error(`${name} exports no rules of a game`)
  return { rules, exported: Object.keys(module) }
}

const isRules = (value: unknown): value is GameRules =>
  typeof value === 'object' && value !== null && 'book' in value && 'decisionBound' in value

/** Not about single rules: they compare whole states or whole games. */
const wholeGames = /golden|digest|perft|conformance|replay|schema|position/i

/** The game's tests, loaded and not run. */
export async function collectGame({ folder }: ProjectGame): Promise<CollectedTest[]> {
  const files = readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !wholeGames.test(file))
    .sort()
  const out: CollectedTest[] = []
  for (const file of files) {
    const load = (): Promise<unknown> => import(join(folder, 'test', file))
    out.push(...(await collectTests(file, load)))
  }
  return out
}

/** Which tests prove which clause, as kept with the game; `npm run rules:ablate -- --proofs` writes it. */
export function keptProofs({ folder }: ProjectGame): Proofs {
  const file = join(folder, 'rulebook', 'proofs.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proofs) : {}
}
