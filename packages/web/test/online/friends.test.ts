import { describe, expect, test } from 'vitest'
import { loadGame } from '../../src/host/loadGame.ts'
import { pressPrimaryToTheEnd } from '../clicks.ts'
import { moment, noBrowser, problemsOf, question, useSite } from '../site.ts'
import { askedFirst, opensRoom, reloads, useMatchServer, watchLinkOf } from './tables.ts'

const ownCards = `format: fudaba-cards/1
game: kiseki
cards:
  - id: own-1
    name: 持参の番人
    types: [UNIT]
    cp: 0
    str: 2
    def: 2
    text: ・これは+1/+0を得る。
`

/** A file of a deck in which a card of one's own is. */
async function deckFile(own: string) {
  const { decks } = await loadGame('kiseki')
  const list = [own, ...decks[0].cards.slice(1)].map((id) => `- ${id}`).join('\n')
  return {
    name: 'deck.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(`format: fudaba-deck/1\ngame: kiseki\ncards:\n${list}\n`),
  }
}

describe.skipIf(noBrowser)('a room for a friend', () => {
  const site = useSite()
  const server = useMatchServer()

  test('two browsers play by a link to the end, a third watches, one reloads in the middle', async () => {
    const host = await site.open({ at: server.address })
    const link = await opensRoom(host, 'blackpoker')
    const guest = await site.open({ at: link, locale: 'ja-JP', viewport: { width: 390, height: 844 } })
    await guest.locator('[data-sit]').click()
    // Whoever is asked first is asked the same after a reload.
    await host.locator('.prompt').waitFor()
    await guest.locator('.prompt').waitFor()
    await reloads(await askedFirst(host, guest))

    const watcher = await site.open({ at: await watchLinkOf(host) })
    await watcher.locator('.board').first().waitFor()
    await watcher.locator('.room-bar').getByText('Watching', { exact: true }).waitFor()
    // Who came late looks back to the beginning, step by step, while the game goes on.
    await watcher.locator('[data-look-back]').click()
    await watcher.locator('[data-step=first]').click()
    await watcher.locator('[data-shape=past][data-line="0"]').waitFor()
    expect(await watcher.locator('.log li:not(.head)').count()).toBeLessThan(3)
    await watcher.locator('[data-step=forward]').click()
    await watcher.locator('[data-shape=past][data-line="1"]').waitFor()
    await watcher.locator('[data-present]').click()

    const presses = await Promise.all([pressPrimaryToTheEnd(host, 2_000), pressPrimaryToTheEnd(guest, 2_000)])
    expect(presses[0]! + presses[1]!).toBeGreaterThan(5)
    expect(await question(host)).toMatch(/You (won|lost)|Drawn/)
    expect(await question(guest)).toMatch(/勝ちました|負けました|引き分け/)
    await watcher.locator('.prompt.over').waitFor()

    // The game again, with both hands, and a link by which anybody sees this moment of it.
    await guest.locator('[data-room-menu]').click()
    await guest.locator('[data-room-replay]').waitFor()
    const sheet = (await guest.locator('.room-sheet').boundingBox())!
    expect(sheet.x).toBeGreaterThanOrEqual(0)
    expect(sheet.x + sheet.width).toBeLessThanOrEqual(390)
    await guest.locator('[data-room-replay]').click()
    await guest.locator('[data-step=first]').click()
    await guest.locator('[data-step=forward]').click()
    const momentField = guest.locator('.replay-controls [data-link]')
    await expect.poll(() => momentField.inputValue()).toMatch(/\/1$/)
    const momentLink = await momentField.inputValue()
    expect(await guest.locator('.replay-controls input[type=checkbox]:checked').count()).toBe(2)
    const reader = await site.open({ at: momentLink })
    await reader.getByText('step 1 of').first().waitFor()
    await reader.locator('[data-leave]').click()
    await reader.locator('.prompt.over').waitFor()
    expect(await reader.locator('[data-wish]').count()).toBe(0)
    await guest.locator('[data-leave]').click()

    // The next game, with seats changed.
    await host.locator('[data-room-menu]').click()
    await host.locator('[data-check-shuffle]').click()
    await host.getByText('The shuffle was fair').waitFor()
    await host.locator('[data-wish=rematch]').click()
    await guest.locator('[data-agree]').click()
    await askedFirst(host, guest)
    for (const page of [host, guest, watcher, reader]) expect(problemsOf(page)).toEqual([])
    expect(server.faults).toEqual([])
  })

  test('the rooms of a browser say whose turn it is, those that wait for it first', async () => {
    const host = await site.open({ at: server.address })
    await opensRoom(host, 'blackpoker')
    await host.goto(server.address)
    await host.getByText('nobody has come yet').waitFor()
    const link = await opensRoom(host, 'blackpoker')
    const guest = await site.open({ at: link, locale: 'ja-JP' })
    await guest.locator('[data-sit]').click()
    const asked = await askedFirst(host, guest)
    const other = asked === host ? guest : host
    for (const page of [host, guest]) await page.goto(server.address)
    await asked.locator('[data-room] [data-standing=yours]').waitFor()
    await other.locator('[data-room] [data-standing=play]').waitFor()
    if (asked === host)
      expect(await host.locator('[data-room] [data-standing]').first().getAttribute('data-standing')).toBe(
        'yours',
      )
    expect(await host.locator('[data-room]').count()).toBe(2)
    // In it again, at the same question.
    await asked.locator('[data-room]').first().click()
    await moment(asked)
    for (const page of [host, guest]) expect(problemsOf(page)).toEqual([])
  })

  test('a link whose seat is taken lets nobody in, and says so', async () => {
    const host = await site.open({ at: server.address })
    const link = await opensRoom(host, 'blackpoker')
    const guest = await site.open({ at: link })
    await guest.locator('[data-sit]').click()
    await guest.locator('.prompt').waitFor()
    const third = await site.open({ at: link })
    await third.getByText('No room opens with this link').waitFor()
    await host.locator('.prompt').waitFor()
  })

  test('own cards and a deck with them are chosen for a room, and the guest reads them before he sits down', async () => {
    const host = await site.open({ at: server.address })
    await host.locator('.game input[value=kiseki]').check({ force: true })
    await host.locator('.room-choices summary').click()
    const [cards, deck] = [
      host.locator('.room-choices input[type=file]').first(),
      host.locator('.room-choices input[type=file]').last(),
    ]
    await cards.setInputFiles({ name: 'own.yaml', mimeType: 'text/yaml', buffer: Buffer.from(ownCards) })
    await host.getByText('1 own cards').waitFor()
    await deck.setInputFiles(await deckFile('own-1'))
    await host.getByText('a deck of 50 cards').waitFor()
    await host.locator('[data-room-choice=clock]').selectOption('decision')
    await host.locator('[data-mode=friend]').click()
    const guest = await site.open({ at: await host.locator('[data-link]').first().inputValue() })
    await guest.locator('[data-own-cards] summary').click()
    await guest.locator('.own-cards').getByText('持参の番人').waitFor()
    expect(await guest.locator('.own-cards .unread').count()).toBe(0)
    await guest.locator('[data-sit]').click()
    await Promise.all([host, guest].map((page) => page.locator('.room-clocks').waitFor()))
    for (const page of [host, guest]) expect(problemsOf(page)).toEqual([])
    expect(server.faults).toEqual([])
  })

  test('a guest brings own cards and a deck with them, and who opened the room reads them before the game begins', async () => {
    const host = await site.open({ at: server.address })
    const link = await opensRoom(host, 'kiseki')
    const guest = await site.open({ at: link, locale: 'ja-JP', viewport: { width: 390, height: 844 } })
    const files = guest.locator('.invitation input[type=file]')
    await files.first().setInputFiles(await deckFile('own-1'))
    await guest.getByText('50枚').waitFor()
    await files
      .last()
      .setInputFiles({ name: 'own.yaml', mimeType: 'text/yaml', buffer: Buffer.from(ownCards) })
    await guest.getByText('自作カード1枚').waitFor()
    await guest.locator('[data-sit]').click()
    await guest.getByText('確かめています').waitFor()
    await host.locator('.own-cards').getByText('持参の番人').waitFor()
    expect(await host.locator('.board').count()).toBe(0)
    await host.locator('[data-accept-cards]').click()
    await askedFirst(host, guest)
    for (const page of [host, guest]) expect(problemsOf(page)).toEqual([])
    expect(server.faults).toEqual([])
  })

  test('where the page is a folder of static files there is no such button, and playing alone works', async () => {
    const page = await site.open()
    expect(await page.locator('[data-mode=friend]').count()).toBe(0)
    expect(await page.locator('[data-mode=bot]').count()).toBe(1)
  })
})
