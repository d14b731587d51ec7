import type { Page } from '@playwright/test'
import { type Moment, moment, settled } from './site.ts'

/** An element that can be pressed: the n-th that matches a selector. */
interface Thing {
  readonly selector: string
  readonly n: number
  readonly text: string
}

/** Selectors of pressable elements by name. */
export type Wanted = Readonly<Record<string, string>>

export interface Offered<W extends Wanted> extends Moment {
  readonly things: { readonly [name in keyof W]: readonly Thing[] }
}

/**
 * The settled table with the visible elements for each selector, in one exchange with the page. Locators would take ten
 * exchanges per question, and a whole game has hundreds of questions.
 */
export const offered = <W extends Wanted>(page: Page, wanted: W): Promise<Offered<W>> =>
  page.evaluate(
    settled(`
      moment.things = {}
      for (const [name, selector] of ${JSON.stringify(Object.entries(wanted))})
        moment.things[name] = [...document.querySelectorAll(selector)]
          .map((element, n) => ({ element, n }))
          .filter(({ element }) => element.checkVisibility() && !element.disabled)
          .map(({ element, n }) => ({ selector, n, text: element.textContent ?? '' }))
    `),
  ) as Promise<Offered<W>>

interface Spot {
  readonly x: number
  readonly y: number
  /** HTML of an element that covers it, or null. */
  readonly covered: string | null
}

/** Clicks with the mouse in the middle of an element; throws if another element covers it. */
export async function press(page: Page, thing: Thing | undefined): Promise<void> {
  if (thing === undefined) throw new Error('nothing to press')
  const spot = (await page.evaluate(`(() => {
    const element = document.querySelectorAll(${JSON.stringify(thing.selector)})[${thing.n}]
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element.getBoundingClientRect()
    // In a full row cards overlap: only the left edge of each is free.
    const isCard = element.classList.contains('card')
    const x = box.left + (isCard ? 8 : box.width / 2)
    const y = box.top + (isCard ? 14 : box.height / 2)
    const top = document.elementFromPoint(x, y)
    return { x, y, covered: element.contains(top) ? null : (top?.outerHTML ?? 'nothing').slice(0, 200) }
  })()`)) as Spot
  if (spot.covered !== null) throw new Error(`${thing.text} lies under ${spot.covered}`)
  await page.mouse.click(spot.x, spot.y)
}

/** Presses the marked button, or where each loses that one, inside the page until the game is over; returns the number of presses, or null. */
export const pressPrimaryToTheEnd = (page: Page, most: number): Promise<number | null> =>
  page.evaluate(`(async () => {
    for (let presses = 0; presses <= ${most}; presses++) {
      const { shape } = await ${settled()}
      if (shape === 'over') return presses
      const button = [...document.querySelectorAll('[data-primary], [data-doom]')].find((each) => each.checkVisibility())
      button.scrollIntoView({ block: 'nearest' })
      const box = button.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!button.contains(top)) throw new Error('the primary button lies under ' + top?.outerHTML.slice(0, 200))
      button.click()
    }
    return null
  })()`)

/** Gives one answer with the marked button; twice where the first press only fills it up. Returns the moment after it. */
export async function answerOnce(page: Page): Promise<Moment> {
  const before = await moment(page)
  let now = before
  for (let i = 0; i < 3 && now.inputs === before.inputs && now.shape !== 'over'; i++) {
    await page.locator('[data-primary], .pass').first().click()
    now = await moment(page)
  }
  return now
}
