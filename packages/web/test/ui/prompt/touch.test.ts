import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { beside } from '../../../src/ui/prompt/beside.ts'
import { asked, moment, noBrowser, problemsOf, startGame, until, useSite } from '../../site.ts'

const site = useSite()

/** The parade: every question is about the cards of one's row, which can be touched. */
async function parade(): Promise<Page> {
  const page = await site.open()
  await startGame(page, 'parade', 'both', '1')
  return page
}

const inputs = async (page: Page): Promise<number> => (await moment(page)).inputs
const near = '.half.near .card[data-object]'

async function dragOnto(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()]
  if (a === null || b === null) throw new Error('nothing to drag')
  await page.mouse.move(a.x + 8, a.y + 14)
  await page.mouse.down()
  await page.mouse.move(b.x + 8, b.y + 20, { steps: 4 })
  await page.mouse.up()
}

describe.skipIf(noBrowser)('a card that is touched', () => {
  test('shows what can be done with it and does nothing else, until that is pressed', async () => {
    const page = await parade()
    const before = await inputs(page)
    await page.locator(near).first().click()
    await page.locator('.card-menu [data-act]').waitFor()
    expect(await inputs(page)).toBe(before)
    expect(await page.locator('.card-menu [data-act]').innerText()).toContain('Wave')
    // Another card has a menu of its own; Esc closes it.
    await page.locator(near).nth(4).click()
    expect(await page.locator('.card-menu [data-act]').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await page.locator('.card-menu').count()).toBe(0)
    await page.locator(near).first().click()
    await page.locator('.card-menu [data-act]').click()
    await until(page, `document.querySelector('.prompt').dataset.inputs === '${before + 1}'`)
    expect(await page.locator('.card-menu').count()).toBe(0)
    expect(problemsOf(page)).toEqual([])
  })

  test('offers the actions that begin with no card and ask for this one, once they are paid', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '7')
    // Counter asks for a club, after a card to discard.
    const club = page.locator('.half.near .hand-mat .card.acts', { hasText: '♣6' })
    const hand = '.half.near .hand-mat .card[data-object]'
    await club.waitFor()
    const before = await inputs(page)
    await club.click()
    expect(await inputs(page)).toBe(before)
    await page.locator('.card-menu [data-act]', { hasText: 'Counter' }).click()
    await until(page, `document.querySelector('.prompt').dataset.shape === 'choose'`)
    await page.locator(hand, { hasText: '◇3' }).click()
    await page.locator('[data-primary]').click()
    // The club is not asked for again: it and the discarded card have left the hand.
    await until(page, `document.querySelectorAll(${JSON.stringify(hand)}).length === 5`)
    expect(problemsOf(page)).toEqual([])
  })

  test('opened by key, its menu has the focus and gives it back', async () => {
    const page = await parade()
    const card = page.locator(near).first()
    await page.keyboard.press('ArrowRight')
    await card.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(`document.activeElement.matches('[data-act]')`)).toBe(true)
    await page.keyboard.press('Escape')
    await until(page, `document.activeElement.dataset.object !== undefined`)
    expect(await page.locator('.card-menu').count()).toBe(0)
  })

  test('is put where it is dragged to', async () => {
    const page = await parade()
    while ((await asked(page)) !== 'arrange') await page.locator('[data-primary]').first().click()
    const ids = (await page
      .locator('.placing')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-item')))) as string[]
    const place = await page
      .locator('.placing input[data-place]:not([data-place=""])')
      .first()
      .getAttribute('data-place')
    await dragOnto(page, `.card[data-object="${ids[0]}"]`, `.card[data-object="${place}"]`)
    await until(
      page,
      `document.querySelector('.card[data-object="${ids[0]}"]').classList.contains('selected')`,
    )
    expect(await page.locator('.ghost').count()).toBe(0)
    expect(await page.locator(`input[name="place-${ids[0]}"][data-place="${place}"]`).isChecked()).toBe(true)
    expect(problemsOf(page)).toEqual([])
  })

  test('goes by its only action to what it is dragged to, if that is asked for next', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    const before = await inputs(page)
    const target = await page.locator(near).nth(3).getAttribute('data-object')
    await dragOnto(page, `${near} >> nth=0`, `.card[data-object="${target}"]`)
    await until(page, `document.querySelector('.prompt').dataset.inputs === '${before + 1}'`)
    await asked(page)
    expect(await page.locator('.card.selected').getAttribute('data-object')).toBe(target)
  })
})

describe.skipIf(noBrowser)('the second click of a double click', () => {
  test('does not answer the question that came up under it', async () => {
    const page = await parade()
    const before = await inputs(page)
    await page.locator('[data-pass]').dblclick()
    expect(await inputs(page)).toBe(before + 1)
    // "Fill in for me" has become "Confirm" under the pointer.
    expect(await asked(page)).toBe('choose')
    await page.locator('[data-primary]').dblclick()
    expect(await inputs(page)).toBe(before + 1)
    expect(await page.locator('.card.selected').count()).toBeGreaterThan(0)
  })
})

describe.skipIf(noBrowser)('reading a card', () => {
  test('a right click opens it large and changes nothing, on the table and in the prompt', async () => {
    const page = await parade()
    const before = await moment(page)
    for (const at of [near, '.answers [data-answer]']) {
      await page.locator(at).first().click({ button: 'right' })
      await page.locator('dialog .read-card').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
    expect(await moment(page)).toEqual(before)
  })

  test('so does a press held, and letting go chooses nothing', async () => {
    const page = await parade()
    await page.locator('[data-pass]').click()
    expect(await asked(page)).toBe('choose')
    const before = await moment(page)
    const box = await page.locator(near).first().boundingBox()
    if (box === null) throw new Error('no card')
    await page.mouse.move(box.x + 10, box.y + 16)
    await page.mouse.down()
    await page.locator('dialog .read-card').waitFor()
    await page.mouse.up()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('.card.selected').count()).toBe(0)
    expect(await moment(page)).toEqual(before)
  })
})

describe('the place of a menu', () => {
  const screen = { width: 390, height: 844 }
  test('is above a card in the lower half and below one in the upper half, and covers neither', () => {
    const low = beside({ left: 300, top: 700, bottom: 780, width: 60 }, screen)
    expect(low).toMatchObject({ top: 'auto', bottom: '152px', maxHeight: '684px' })
    const high = beside({ left: 10, top: 60, bottom: 140, width: 60 }, screen)
    expect(high).toMatchObject({ top: '148px', bottom: 'auto', maxHeight: '688px' })
  })

  test('stays on the screen at both edges', () => {
    expect(beside({ left: 0, top: 60, bottom: 140, width: 60 }, screen).left).toBe('8px')
    expect(beside({ left: 340, top: 60, bottom: 140, width: 60 }, screen).left).toBe('78px')
  })
})
