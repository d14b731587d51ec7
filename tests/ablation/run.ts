import { writeFileSync } from 'node:fs'
import { ablate } from '@fudaba/kernel/testing'
import { test } from 'vitest'
import { collectGame, everyGame, loadGame } from '../games.ts'

/** Run by scripts/ablate.mjs inside vitest, because `expect` lives only there. */
const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: start this with scripts/ablate.mjs`)
  return value
}

const game = everyGame().find((each) => each.name === setting('FUDABA_ABLATE'))!
const { rules } = await loadGame(game)
const tests = await collectGame(game)
const named = new Set(setting('FUDABA_ABLATE_CLAUSES').split(',').filter(Boolean))
const [part, parts] = setting('FUDABA_ABLATE_PART').split('/').map(Number)

test(`ablation of ${game.name}`, async () => {
  const report = await ablate(rules, tests, {
    part: (index, clause) => (named.size === 0 ? index % parts === part : named.has(clause)),
    progress: (doing) => writeFileSync(setting('FUDABA_ABLATE_PROGRESS'), doing),
  })
  writeFileSync(setting('FUDABA_ABLATE_REPORT'), JSON.stringify(report))
})
