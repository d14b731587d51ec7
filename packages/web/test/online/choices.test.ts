import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { answerOnce, offered } from '../clicks.ts'
import { moment, noBrowser, problemsOf, useSite } from '../site.ts'
import { askedFirst, useMatchServer } from './tables.ts'

const opensMenu = (page: Page): Promise<void> => page.locator('[data-room-menu]').click()

async function concedes(page: Page): Promise<void> {
  await page.locator('[data-menu]').click()
  await page.locator('[data-concede]').click()
  await page.locator('[data-yes]').click()
  await page.locator('.prompt.over').waitFor()
}

describe.skipIf(noBrowser)('what is chosen for a room', () => {
  const site = useSite()
  const server = useMatchServer()

  test('a room with a name and a password is found in the list by a stranger, and is a series', async () => {
    const host = await site.open({ at: server.address })
    await host.locator('.game input[value=blackpoker]').check({ force: true })
    await host.locator('.room-choices summary').click()
    await host.locator('[data-room-choice=listed]').selectOption('yes')
    await host.locator('[data-room-choice=best]').selectOption('3')
    await host.locator('[data-own-name]').fill('Hikaru')
    await host.locator('[data-room-name]').fill('Evening room')
    await host.locator('[data-room-password]').fill('sesame')
    await host.locator('[data-mode=friend]').click()
    await host.locator('[data-link]').first().waitFor()

    const guest = await site.open({ at: server.address, locale: 'ja-JP' })
    const row = guest.locator('[data-open-room]', { hasText: 'Evening room' })
    await row.waitFor()
    expect(await row.innerText()).toMatch(/BlackPoker.*Hikaru.*3本勝負.*合言葉あり/s)
    await row.click()
    await guest.locator('[data-room-rules]').getByText('改訂').waitFor()
    await guest.locator('[data-password]').fill('wrong')
    await guest.locator('[data-own-name]').fill('ゆき')
    await guest.locator('[data-sit]').click()
    await guest.locator('[role=alert]').waitFor()
    await guest.locator('[data-password]').fill('sesame')
    await guest.locator('[data-sit]').click()

    const asked = await askedFirst(host, guest)
    const other = asked === host ? guest : host
    // What is said is seen without opening anything, in the language of who reads.
    await opensMenu(guest)
    await guest.getByRole('button', { name: 'よろしくお願いします' }).click()
    await opensMenu(guest)
    await host.locator('.room-word', { hasText: 'ゆき: Have a good game' }).waitFor()
    await host.locator('[data-room-menu] .badge').waitFor()
    await opensMenu(host)
    // The sheet tells that it was opened a moment after the click.
    await host.locator('.room-word, .badge').first().waitFor({ state: 'detached' })
    // Muted, the other says nothing here.
    await host.locator('.room-talk input[type=checkbox]').check()
    await host.locator('.room-talk li').first().waitFor({ state: 'detached' })
    await opensMenu(host)

    // The other has to be asked once something was learned; refused, the button says so.
    const looks = async (page: Page, look: string): Promise<boolean> =>
      (await page.locator(`[data-undo=${look}]`).count()) > 0
    expect(await looks(asked, 'none')).toBe(true)
    let asking: Page | null = null
    for (let i = 0; i < 60 && asking === null; i++) {
      await answerOnce(await askedFirst(host, guest))
      await askedFirst(host, guest)
      for (const page of [host, guest]) if (await looks(page, 'ask')) asking = page
    }
    const asks = asking!
    const answers = asks === host ? guest : host
    await asks.locator('[data-undo=ask]').click()
    await answers.locator('[data-decline]').click()
    await asks.locator('[data-undo=refused]').waitFor()

    await concedes(other)
    await asked.locator('[data-ask-again]').click()
    // The button of the end agrees to what the other has asked for already.
    await other.locator('[data-agree]').waitFor()
    await other.locator('[data-ask-again]').click()
    await moment(await askedFirst(host, guest))
    const won = asked === host ? ['1–0', '0–1'] : ['0–1', '1–0']
    await host.locator('[data-score]', { hasText: won[0] }).waitFor()
    await guest.locator('[data-score]', { hasText: won[1] }).waitFor()
    expect((await offered(await askedFirst(host, guest), {})).shape).not.toBe('over')
    for (const page of [host, guest]) expect(problemsOf(page)).toEqual([])
    expect(server.faults).toEqual([])
  })
})
