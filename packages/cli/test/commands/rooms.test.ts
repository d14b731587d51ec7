import { join } from 'node:path'
import { openLog } from '@fudaba/server'
import { expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const seat = { keyHash: 'a'.repeat(64), bot: null, name: 'ひかる', deck: [] }
const opening = {
  options: { game: 'blackpoker', clock: { kind: 'none' }, name: '水曜会' },
  seats: { P1: seat, P2: null },
  invitation: 'b'.repeat(64),
  watch: null,
  share: 'c'.repeat(64),
}

test('rooms are listed without secrets, ended, and deleted', async () => {
  const folder = emptyFolder()
  const log = await openLog(join(folder, 'rooms.db'))
  for (const room of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'])
    await log.append({ room, seq: 0, kind: 'open', seat: null, body: opening, nonce: null })
  await log.close()
  const rooms = (...args: string[]) => fudaba(['rooms', ...args, '--data', folder, '--lang', 'en'])
  const { out } = await rooms('list')
  expect(out).toMatch(/aaaaaaaaaaaa +blackpoker +0 min +0 min +1 +ひかる \/ – +水曜会/)
  expect((await fudaba(['rooms', 'list', '--json', '--data', folder])).out).not.toMatch(/[abc]{64}/)
  expect((await rooms('close', 'aaaaaaaaaaaa')).out).toContain('the game of room aaaaaaaaaaaa is ended')
  expect((await rooms('forget', 'aaaaaaaaaaaa')).out).toContain('rooms deleted: 1')
  expect((await rooms('list')).out).not.toContain('aaaaaaaaaaaa')
  expect((await rooms('forget', '--older-than', '0')).out).toContain('rooms deleted: 1')
  expect((await rooms('list')).out).toContain('there are no rooms')
  for (const args of [['close', 'cccccccccccc'], ['forget', 'cccccccccccc'], ['forget']]) {
    const { code, err } = await rooms(...args)
    expect([args, code]).toEqual([args, 2])
    expect(err.trim().split('\n')).toHaveLength(1)
  }
})
