import { existsSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CardGame } from '@fudaba/cardtext'
import type { GameRules } from '@fudaba/kernel'
import { wrongUse } from '../words/usageError.ts'
import type { GameEntry } from './games.ts'

/** Names of games have neither dots nor slashes, so that whatever has one is a folder. */
export const isFolderName = (name: string): boolean => /[./\\]/.test(name)

/** A game that lies in a folder of its own: `package.json` and `src/index.ts`, which exports the rules. */
export async function gameInFolder(name: string): Promise<GameEntry> {
  const folder = resolve(name)
  for (const file of ['package.json', join('src', 'index.ts')])
    if (!existsSync(join(folder, file))) throw wrongUse('folderWithout', { folder: name, file })
  const url = pathToFileURL(join(folder, 'src', 'index.ts')).href
  useOurPackages()
  const exported = Object.entries((await import(url)) as Record<string, unknown>)
  const found = exported.find(([, value]) => isRules(value))
  if (found === undefined) throw wrongUse('folderWithoutRules', { folder: name })
  const rules = found[1] as GameRules
  const cards = exported.find(([key]) => key === 'cardGame')?.[1] as CardGame | undefined
  return {
    name: rules.name,
    title: rules.book.rulebook.name,
    module: url,
    export: found[0],
    folder: pathToFileURL(folder + '/').href,
    load: async () => rules,
    ...(cards !== undefined && { cards: async () => cards }),
  }
}

function isRules(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { name, book, cards, begin, facts } = value as Record<string, unknown>
  return (
    typeof name === 'string' &&
    typeof book === 'object' &&
    Array.isArray(cards) &&
    typeof begin === 'function' &&
    typeof facts === 'function'
  )
}

/**
 * The folder need not have our packages installed, and has to use the same kernel as the terminal: rules of another
 * copy would not fit.
 */
function useOurPackages(): void {
  module.registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, isOurs(specifier) ? { ...context, parentURL: import.meta.url } : context),
  })
}

const isOurs = (specifier: string): boolean => /^@fudaba\/(?:kernel|cardtext)(?:\/|$)/.test(specifier)
