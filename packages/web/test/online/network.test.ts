import { describe, expect, test } from 'vitest'
import { NETWORK_HOST, isKept, moment, noBrowser, problemsOf, question, useSite } from '../site.ts'
import { askedFirst, opensRoom, reloads, useMatchServer } from './tables.ts'

describe.skipIf(noBrowser)('at an address of the network, without TLS', () => {
  const site = useSite()
  const server = useMatchServer()
  const address = (): string => server.address.replace('127.0.0.1', NETWORK_HOST)

  test('a browser withholds what it gives a secure page, and a room is opened, sent, played and checked all the same', async () => {
    const host = await site.open({ at: address() })
    // Otherwise this proves nothing.
    expect(
      await host.evaluate(`[isSecureContext, 'clipboard' in navigator, 'share' in navigator,
        'serviceWorker' in navigator, 'subtle' in crypto, 'randomUUID' in crypto, 'locks' in navigator]`),
    ).toEqual([false, false, false, false, false, false, false])
    const link = await opensRoom(host, 'blackpoker')
    expect(link).toContain(NETWORK_HOST)
    await host.getByText('It opens in this network').waitFor()
    expect(await host.locator('[data-share-link]').count()).toBe(0)
    // The old way of copying, which needs no permission: pasted, it is the link.
    await host.locator('[data-copy]').first().click()
    await host.getByText('Copied').waitFor()
    const guest = await site.open({ at: link, locale: 'ja-JP' })
    await guest.locator('[data-own-name]').fill('')
    await guest.locator('[data-sit]').click()
    await reloads(await askedFirst(host, guest))

    await host.keyboard.press('Escape')
    await host.locator('[data-menu]').click()
    await host.locator('[data-concede]').click()
    await host.locator('[data-yes]').click()
    await host.locator('.prompt.over').waitFor()
    await guest.locator('.prompt.over').waitFor()
    expect(await question(guest)).toMatch(/勝ちました/)
    await host.locator('[data-room-menu]').click()
    await host.locator('[data-check-shuffle]').click()
    await host.getByText('The shuffle was fair').waitFor()
    for (const page of [host, guest]) expect(problemsOf(page)).toEqual([])
    expect(server.faults).toEqual([])
  })

  test('playing alone works there too, and is kept', async () => {
    const page = await site.open({ at: address() })
    await page.locator('.game input[value=blackpoker]').check({ force: true })
    await page.locator('[data-mode=bot]').click()
    const { shape, inputs } = await moment(page)
    await isKept(page)
    await page.reload()
    expect(await moment(page)).toMatchObject({ shape, inputs })
    expect(problemsOf(page)).toEqual([])
  })
})
