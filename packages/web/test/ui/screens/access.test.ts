import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { asked, noBrowser, startGame, useSite } from '../../site.ts'

const site = useSite()

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Rules broken on the page as it stands, with the first place of each. Pages are opened without motion: half-faded
 * cards have half the contrast for as long as they fade. */
async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axe.source)
  const found = (await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)`,
  )) as Violation[]
  return found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)
}

describe.skipIf(noBrowser)('axe finds nothing wrong', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing wrong in the lobby, ${colorScheme}`, async () => {
      const page = await site.open({ colorScheme, reducedMotion: 'reduce' })
      await page.locator('details.options summary').first().click()
      expect(await violations(page)).toEqual([])
    })

  test('axe finds nothing wrong in high contrast, in the lobby, the about page and at a table', async () => {
    const page = await site.open({ reducedMotion: 'reduce', kept: { theme: 'contrast' } })
    expect(await violations(page)).toEqual([])
    await page.locator('[data-about-page]').click()
    await page.locator('.about-page').waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('.home').click()
    await startGame(page, 'vanguard', 'bot', '4', 'random')
    expect(await violations(page)).toEqual([])
  })

  for (const [name, options] of [
    ['on a desk in Japanese', { locale: 'ja-JP' }],
    ['in the dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const)
    for (const game of ['blackpoker', 'kiseki', 'last-chronicle', 'aquarian-age', 'vanguard'])
      test(`axe finds nothing wrong at the table of ${game}, ${name}`, async () => {
        const page = await site.open({ ...options, reducedMotion: 'reduce' })
        await startGame(page, game, 'bot', '4', 'random')
        expect(await violations(page)).toEqual([])
        await page.locator('[data-primary]').first().click()
        await asked(page)
        expect(await violations(page)).toEqual([])
      })

  test('axe finds nothing wrong in a lesson: something to read, to do, and a wrong move', async () => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const page = await site.open({
        at: `${site.address}#/lesson/blackpoker/first`,
        reducedMotion: 'reduce',
        viewport,
      })
      await page.locator('.coach[data-stop=read]').waitFor()
      expect(await violations(page)).toEqual([])
      while ((await page.locator('[data-next]').count()) > 0) await page.locator('[data-next]').click()
      await page.keyboard.press('1')
      await page.locator('.coach-reply').waitFor()
      expect(await violations(page)).toEqual([])
    }
  })

  test('axe finds nothing wrong in every shape of question', async () => {
    const page = await site.open({ reducedMotion: 'reduce' })
    await startGame(page, 'parade', 'both', '1')
    const met = new Set<string>()
    for (let shape = await asked(page); shape !== 'over'; shape = await asked(page)) {
      if (!met.has(shape)) expect(await violations(page)).toEqual([])
      met.add(shape)
      await page.locator('[data-primary]').first().click()
    }
    expect(met.size).toBe(8)
  })

  test('axe finds nothing wrong in the drawers, the text view, the cards and the rules', async () => {
    const page = await site.open({ reducedMotion: 'reduce' })
    await startGame(page, 'blackpoker', 'bot', '4')
    for (const open of [
      () => page.keyboard.press('?'),
      () => page.keyboard.press('g'),
      () => page.locator('[data-why-not]').click(),
    ]) {
      await open()
      await page.locator('dialog').waitFor()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
    await page.locator('[data-menu]').click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[data-text-view]').focus()
    await page.keyboard.press('Enter')
    expect(await violations(page)).toEqual([])
    await page.locator('.home').click()
    for (const kind of ['cards', 'rules']) {
      await page.locator(`[data-browse=${kind}]`).click()
      await page.locator('.browse').waitFor()
      expect(await violations(page)).toEqual([])
      await page.locator('.home').click()
    }
  })
})

describe.skipIf(noBrowser)('everybody can use it', () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1400, height: 900 },
  ])
    test(`the page does not scroll sideways at ${size.width}×${size.height} with text at 200 %`, async () => {
      const page = await site.open({ viewport: size, kept: { textSize: '200' } })
      await startGame(page, 'blackpoker', 'bot', '4')
      const wide = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(wide).toBe(0)
    })

  test('on a phone every touch target is large enough', async () => {
    const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await startGame(page, 'blackpoker', 'bot', '4')
    const small = await page.evaluate(`[...document.querySelectorAll('.prompt button, .status button')]
      .map((button) => [button.innerText, button.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && box.height < 44 && !box.quiet)
      .map(([text]) => text)`)
    expect(small).toEqual([])
  })

  test('with reduced motion nothing moves', async () => {
    const page = await site.open({ reducedMotion: 'reduce' })
    await startGame(page, 'blackpoker', 'bot', '4')
    const moving = await page.evaluate('document.getAnimations().length')
    expect(moving).toBe(0)
  })
})
