import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRules } from '@fudaba/kernel'
import type { Proofs } from '@fudaba/kernel/rules'
import { type CollectedTest, collectTests } from '@fudaba/kernel/testing'
import { test } from 'vitest'
import { root } from './project-files.ts'

/** Every game of the project, found by its folder: a game added later is held to the same suites by itself. */
export interface ProjectGame {
  readonly name: string
  readonly folder: string
}

/** Being built: they join the suites when no row of their matrix is a gap. */
const unfinished: readonly string[] = []

/** The games that every suite holds. */
export function projectGames(): ProjectGame[] {
  return everyGame().filter(({ name }) => !unfinished.includes(name))
}

/** A folder with a clause index and tests is a game. */
export function everyGame(): ProjectGame[] {
  return ['packages', 'examples'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => ({ name, folder: join(root, parent, name) }))
      .filter(({ folder }) => ['rulebook', 'test'].every((part) => existsSync(join(folder, part)))),
  )
}

/** Does something with each game; one that cannot be loaded fails by itself and leaves the others alone. */
export async function forEachGame(prepare: (game: ProjectGame) => Promise<void>): Promise<void> {
  for (const game of projectGames()) {
    try {
      await prepare(game)
    } catch (problem) {
      test(`${game.name} can be loaded`, () => {
        throw problem
      })
    }
  }
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

/** Not about single rules: they compare whole states or whole games, or are about the language of texts. */
const otherwise = /golden|digest|perft|conformance|replay|schema|position|grammar.(laws|run|hostile|guards)/i

/** The game's tests, loaded and not run. */
export async function collectGame({ folder }: ProjectGame): Promise<CollectedTest[]> {
  const files = readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !otherwise.test(file))
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
