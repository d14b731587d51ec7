import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { answerOnce } from '../clicks.ts'
import { asked, isKept, moment, noBrowser, problemsOf, startGame, useSite } from '../site.ts'
import { recordsOf } from './database.ts'

const site = useSite()

/** A game of BlackPoker for both sides, and another tab of the same browser at its address. */
async function inTwoTabs(): Promise<{ first: Page; second: Page }> {
  const first = await site.open()
  await startGame(first, 'blackpoker', 'both', '4')
  await isKept(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.locator('[data-take-over]').waitFor()
  return { first, second }
}

const answerOne = async (page: Page): Promise<number> => {
  const { inputs } = await answerOnce(page)
  await isKept(page)
  return inputs
}

describe.skipIf(noBrowser)('two tabs', () => {
  test('one plays; the other is asked, and what it sees goes on as the first plays', async () => {
    const { first, second } = await inTwoTabs()
    expect(await second.locator('[role=alert]').innerText()).toContain('another tab')
    await second.locator('[data-watch]').click()
    await second.locator('[data-watching]').waitFor()
    const inputs = await answerOne(first)
    await second.getByText(`step ${inputs} of ${inputs}`).waitFor()
    // Whoever looks on has no question, and the one who plays goes on.
    expect(await second.locator('[data-inputs]').count()).toBe(0)
    expect(await answerOne(first)).toBeGreaterThan(inputs)
    expect(problemsOf(first)).toEqual([])
  })

  test('a game that is taken over goes on in the other tab, and the first one looks on', async () => {
    const { first, second } = await inTwoTabs()
    const before = await moment(first)
    await second.locator('[data-take-over]').click()
    expect(await moment(second)).toEqual(before)
    await first.locator('[data-watching]').waitFor()
    expect(await first.locator('.notice').innerText()).toContain('moved to another tab')
    const inputs = await answerOne(second)
    await first.getByText(`step ${inputs} of ${inputs}`).waitFor()
    // And back again.
    await first.locator('[data-watching] [data-take-over]').click()
    expect((await moment(first)).inputs).toBe(inputs)
    await second.locator('[data-watching]').waitFor()
    expect(Object.keys(await recordsOf(first, 'heads'))).toHaveLength(1)
    expect(problemsOf(first)).toEqual([])
  })

  test('without locks the tab that opened a game last is the one that writes it', async () => {
    const first = await site.open()
    await first.context().addInitScript(`Object.defineProperty(navigator, 'locks', { value: undefined })`)
    await first.reload()
    await startGame(first, 'blackpoker', 'both', '4')
    await isKept(first)
    const second = await first.context().newPage()
    await second.goto(first.url())
    await asked(second)
    const inputs = await answerOne(second)
    // The first one notices when it would write.
    await first.locator('[data-primary], .pass').first().click()
    await first.locator('[data-watching]').waitFor()
    await first.getByText(`step ${inputs} of ${inputs}`).waitFor()
    const [head] = Object.values(await recordsOf(second, 'heads')) as { inputs: number }[]
    expect(head.inputs).toBe(inputs)
  })

  test('a game that another tab has open says so in the lobby', async () => {
    const { second } = await inTwoTabs()
    await second.goto(site.address)
    await second.locator('.unfinished .elsewhere').waitFor()
    expect(await second.locator('[data-resume]').count()).toBe(1)
  })
})
