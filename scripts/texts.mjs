// `npm run texts -- [game …]`: plays out every word in every frame and writes docs/texts/, the pages of what texts do.
// `--word=attack,draw` says what comes of these words alone, and writes nothing.
// Exit 1: a cell is read and does nothing; its page is not written.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { textsPage } from '@fudaba/cardtext/testing'
import { root } from './install.mjs'

const [words] = process.argv
  .slice(2)
  .flatMap((argument) => (argument.startsWith('--word=') ? [argument.slice(7).split(',')] : []))
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const cellsOf = (game) => join(root, 'packages', game, 'test', 'grammar', 'cells', 'game.ts')
const games = readdirSync(join(root, 'packages')).filter((game) => existsSync(cellsOf(game)))

for (const game of asked.length > 0 ? asked : games) {
  const { cells } = await import(cellsOf(game))
  const { page, inert } = textsPage(cells, words)
  for (const line of inert) console.error(line)
  if (inert.length > 0) process.exitCode = 1
  if (words !== undefined) console.log(page)
  else if (inert.length === 0) writeFileSync(join(root, 'docs', 'texts', `${game}.md`), page)
}
