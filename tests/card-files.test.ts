import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stale } from '../scripts/cards.mjs'
import { editedCardsLine } from '../scripts/editedCards.mjs'

test('generated card modules and schemas are what their sources say (node scripts/cards.mjs writes them)', async () => {
  expect(await stale()).toEqual([])
})

test('a card file that was edited in a clone is noticed, and what to run is said', () => {
  const root = mkdtempSync(join(tmpdir(), 'fudaba-clone-'))
  const set = join(root, 'packages/lamps/cards/set1')
  mkdirSync(join(set, 'decks'), { recursive: true })
  mkdirSync(join(root, 'packages/kernel'))
  const put = (name: string, seconds: number): void => {
    writeFileSync(join(set, name), '')
    utimesSync(join(set, name), seconds, seconds)
  }
  // As a checkout leaves them.
  put('lamps.yaml', 1_000_001)
  put('decks/one.yaml', 1_000_002)
  put('generated.ts', 1_000_000)
  expect(editedCardsLine(root)).toBeNull()
  put('decks/one.yaml', 1_000_060)
  expect(editedCardsLine(root)).toContain('npm run cards')
  expect(editedCardsLine(root)).toContain(join('packages', 'lamps', 'cards', 'set1'))
  put('generated.ts', 1_000_061)
  expect(editedCardsLine(root)).toBeNull()
})
