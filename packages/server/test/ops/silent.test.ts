import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey } from '@fudaba/protocol'
import { expect, test } from 'vitest'
import { openLog } from '../../src/log/openLog.ts'
import type { Opening } from '../../src/room/deeds.ts'
import { Player, openRoom } from '../player.ts'
import { Killable } from './killable.ts'

test('a node writes no secret, no share and no seed anywhere but into its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-silent-'))
  const node = new Killable(join(folder, 'rooms.db'))
  await node.start()
  const opened = await openRoom(node.address, {
    options: { game: 'blackpoker', judge: true },
    deck: 'entry20',
  })
  const shares = [newKey(), newKey()]
  const guestKey = newKey()
  const host = new Player(node.address, opened.room, opened.key, shares[0])
  const guest = new Player(node.address, opened.room, opened.invitation, shares[1])
  await guest.until(({ state }) => state !== null)
  await guest.client.sit(guestKey, 'entry20')
  // Also what is refused, and what is wrong, is written nowhere.
  await host.until(({ view }) => view !== null)
  await host.client.act('undo').catch(() => undefined)
  await fetch(`${node.address}/api/rooms`, { method: 'POST', body: opened.key }).catch(() => undefined)
  await fetch(`${node.address}/api/cards/${opened.key}`)
  await host.client.act('concede')
  await guest.until(() => guest.isOver)
  const { seed } = (await guest.client.query({ method: 'shuffle', args: [] })) as { seed: string }
  for (const each of [host, guest]) each.close()
  await node.kill()
  const log = await openLog(join(folder, 'rooms.db'))
  const [first] = await log.read(opened.room, -1)
  const secrets = [
    opened.key,
    opened.invitation,
    opened.watch!,
    opened.judge!,
    guestKey,
    seed,
    (first.body as Opening).share,
    ...shares,
  ]
  expect(node.said).toContain('ready')
  for (const secret of secrets) expect(node.said).not.toContain(secret)
  // In the database are the hashes of what lets somebody in, and nothing that does.
  const entries = JSON.stringify(await log.read(opened.room, -1))
  for (const secret of secrets.slice(0, 5)) expect(entries).not.toContain(secret)
  await log.close()
  rmSync(folder, { recursive: true, force: true })
})
