// Whether card files were edited after the modules were made of them, which are what the rules read. Plain JavaScript
// without a dependency: it runs whenever a clone is started.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A checkout writes the files of a folder within this time, in any order. */
const CHECKOUT_MILLISECONDS = 5000

const writtenAt = (file) => statSync(file).mtimeMs

/** Folders of sets below `packages` in which a file is younger than the module that is made of them. */
export function editedCards(root) {
  const packages = join(root, 'packages')
  const cards = readdirSync(packages)
    .map((name) => join(packages, name, 'cards'))
    .filter((folder) => existsSync(folder))
  const sets = cards.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return sets
    .filter((set) => {
      const module = join(set, 'generated.ts')
      if (!existsSync(module)) return false
      const made = writtenAt(module) + CHECKOUT_MILLISECONDS
      return readdirSync(set, { recursive: true, encoding: 'utf8' }).some(
        (name) => /\.(?:ya?ml|csv)$/.test(name) && writtenAt(join(set, name)) > made,
      )
    })
    .map((set) => relative(root, set))
}

/** One line that says what to run; null where nothing was edited. */
export function editedCardsLine(root) {
  const edited = editedCards(root)
  return edited.length === 0
    ? null
    : `card files were edited and are played as they were before: npm run cards (${edited.join(', ')})`
}
