import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { blackpoker } from '@fudaba/blackpoker'
import { readReplay } from '@fudaba/files'
import { Match, toReplay } from '@fudaba/kernel'
import { expect, test } from 'vitest'
import { autosave, takeUnfinished, unfinished } from '../../src/table/autosave.ts'
import { type SaveFiles, diskFiles } from '../../src/table/saveFiles.ts'
import { emptyFolder } from '../process.ts'

const replay = toReplay(new Match({ rules: blackpoker, seed: 'x1' }))
const dead: SaveFiles = { ...diskFiles, isRunning: () => false }

test('an autosave that fails says so once, and again after it worked in between', async () => {
  const folder = emptyFolder()
  const full = join(folder, 'file')
  writeFileSync(full, '')
  const told: string[] = []
  let isFull = true
  const files: SaveFiles = {
    ...diskFiles,
    write: (file, text) => diskFiles.write(isFull ? join(full, 'x.json') : file, text),
  }
  const kept = await autosave('blackpoker', (reason) => void told.push(reason), null, files, folder)
  kept.write(replay)
  kept.write(replay)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('cannot be written')
  expect(kept.isKept).toBe(false)
  isFull = false
  kept.write(replay)
  expect(kept.isKept).toBe(true)
  expect(readReplay(kept.file)).toEqual(replay)
  isFull = true
  kept.write(replay)
  expect(told).toHaveLength(2)
})

test('two games at once have a file each, and the end of one leaves the other', async () => {
  const folder = emptyFolder()
  const a = await autosave('blackpoker', expect.fail, null, diskFiles, folder)
  a.write(replay)
  const other = await autosave('blackpoker', expect.fail, null, diskFiles, folder)
  expect(other.file).not.toBe(a.file)
  other.write(replay)
  other.clear()
  expect(readdirSync(folder)).toHaveLength(1)
  expect(readReplay(a.file)).toEqual(replay)
})

test('what another process plays is not gone on with, and of two that want a game one gets it', async () => {
  const folder = emptyFolder()
  const mine = await autosave('blackpoker', expect.fail, null, diskFiles, folder)
  mine.write(replay)
  // This process runs.
  expect(unfinished('blackpoker', diskFiles, folder)).toEqual([])
  expect(unfinished('blackpoker', dead, folder)).toEqual([mine.file])
  const first = takeUnfinished('blackpoker', dead, folder)
  expect(first).not.toBeNull()
  expect(takeUnfinished('blackpoker', diskFiles, folder)).toBeNull()
  // One that another process renamed first is not taken.
  expect(takeUnfinished('blackpoker', { ...dead, rename: () => false }, folder)).toBeNull()
  expect(readReplay(first!)).toEqual(replay)
})

test('the file of earlier versions is gone on with, and that of a game whose name begins alike is not', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'blackpoker.json'), JSON.stringify(replay))
  writeFileSync(join(folder, `blackpoker-two.${process.pid}-1.json`), 'bystander')
  const taken = takeUnfinished('blackpoker', dead, folder)
  expect(readReplay(taken!)).toEqual(replay)
  expect(readFileSync(join(folder, `blackpoker-two.${process.pid}-1.json`), 'utf8')).toBe('bystander')
})
