import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { noBrowser, problemsOf, startGame, until, useSite } from '../../site.ts'

const site = useSite()

/** Notes every card that is held up, from now on. */
const watch = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    window.heldUp = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const figure of [...node.querySelectorAll('figure'), ...(node.matches('.showcase figure') ? [node] : [])])
              window.heldUp.push({ text: figure.innerText, takes: getComputedStyle(figure.parentElement).pointerEvents })
    }).observe(document.body, { childList: true, subtree: true })
  })()`)

const primary = `[...document.querySelectorAll('[data-primary], [data-doom]')].find((each) => each.checkVisibility())`

describe.skipIf(noBrowser)('what the other plays', () => {
  test('is held up, and takes no clicks meanwhile', async () => {
    const page = await site.open({ kept: { pace: 'brisk' } })
    await startGame(page, 'vanguard', 'bot', '4')
    await watch(page)
    await until(page, `(${primary}?.click(), window.heldUp.length > 0)`)
    const [first] = (await page.evaluate('window.heldUp')) as { text: string; takes: string }[]
    expect(first.text).toMatch(/Opponent/)
    expect(first.takes).toBe('none')
    expect(problemsOf(page)).toEqual([])
  })

  test.each([
    ['with reduced motion', { reducedMotion: 'reduce' as const, kept: { pace: 'brisk' } }],
    ['without pauses', { kept: { pace: 'instant' } }],
  ])('is not held up %s', async (_, options) => {
    const page = await site.open(options)
    await startGame(page, 'vanguard', 'bot', '4')
    await watch(page)
    await until(page, `(${primary}?.click(), Number(document.querySelector('.prompt')?.dataset.inputs) > 25)`)
    expect(await page.evaluate('window.heldUp')).toEqual([])
  })
})
