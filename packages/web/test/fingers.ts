import type { Page } from '@playwright/test'
import { type Moment, settled } from './site.ts'

/** A thing on the page that can be pressed: one of those a selector stands for. */
interface Thing {
  readonly selector: string
  readonly n: number
  readonly text: string
}

/** What a person can press, by name: selectors. */
export type Wanted = Readonly<Record<string, string>>

export interface Offered<W extends Wanted> extends Moment {
  readonly things: { readonly [name in keyof W]: readonly Thing[] }
}

/**
 * The table when it stands still, with the wanted things that are seen, in one exchange with the page: looking by
 * locators takes ten, and a whole game hundreds of each.
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
  /** What lies over it, if something does. */
  readonly covered: string | null
}

/** A real click in the thing's middle; one that lies under something else cannot be clicked. */
export async function press(page: Page, thing: Thing | undefined): Promise<void> {
  if (thing === undefined) throw new Error('nothing to press')
  const spot = (await page.evaluate(`(() => {
    const element = document.querySelectorAll(${JSON.stringify(thing.selector)})[${thing.n}]
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element.getBoundingClientRect()
    // In a full row cards overlap: the left edge of each is free.
    const isCard = element.classList.contains('card')
    const x = box.left + (isCard ? 8 : box.width / 2)
    const y = box.top + (isCard ? 14 : box.height / 2)
    const top = document.elementFromPoint(x, y)
    return { x, y, covered: element.contains(top) ? null : (top?.outerHTML ?? 'nothing').slice(0, 200) }
  })()`)) as Spot
  if (spot.covered !== null) throw new Error(`${thing.text} lies under ${spot.covered}`)
  await page.mouse.click(spot.x, spot.y)
}

/** Always presses the marked button, inside of the page; returns the number of presses until the game was over. */
export const pressPrimaryToTheEnd = (page: Page, most: number): Promise<number | null> =>
  page.evaluate(`(async () => {
    for (let presses = 0; presses <= ${most}; presses++) {
      const { shape } = await ${settled()}
      if (shape === 'over') return presses
      const button = [...document.querySelectorAll('[data-primary]')].find((each) => each.checkVisibility())
      button.scrollIntoView({ block: 'nearest' })
      const box = button.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!button.contains(top)) throw new Error('the primary button lies under ' + top?.outerHTML.slice(0, 200))
      button.click()
    }
    return null
  })()`)
