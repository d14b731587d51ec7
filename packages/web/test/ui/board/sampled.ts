import type { Page } from '@playwright/test'
import { type Site, moment, settled, startGame } from '../../site.ts'

export const games = ['blackpoker', 'kiseki', 'last-chronicle', 'aquarian-age', 'vanguard'] as const

export const screens = {
  '1440×900': { width: 1440, height: 900 },
  '1280×720': { width: 1280, height: 720 },
  '390×844': { width: 390, height: 844 },
  '360×640': { width: 360, height: 640 },
  '844×390': { width: 844, height: 390 },
} as const

interface Sampling {
  /** How often the table is looked at, … */
  readonly samples: number
  /** … each after so many further answers. */
  readonly answers: number
  readonly seed: string
  readonly locale?: string
}

/** Plays a game and calls `look` at some of its decisions; returns what that said, with the moment before it. */
export async function sampled(
  site: Site,
  game: string,
  { samples, answers, seed, locale = 'ja-JP' }: Sampling,
  look: (page: Page, say: (what: string) => void) => Promise<void>,
): Promise<string[]> {
  // The pointer of a phone, whatever the size of the window.
  const page = await site.open({ locale, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await startGame(page, game, 'bot', seed, 'random')
  const said: string[] = []
  for (let sample = 0; sample < samples; sample++) {
    await page.setViewportSize(screens['1440×900'])
    const over = await page.evaluate(playOn(answers))
    if (over === true) break
    const { inputs, shape } = await moment(page)
    await look(page, (what) => said.push(`${game} after ${inputs} (${shape}): ${what}`))
  }
  return said
}

/** Answers inside the page: takes an action that is offered, chooses what is lit, and presses the marked button until that is sent. */
const playOn = (answers: number): string => `(async () => {
  const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.disabled)
  const marked = () => seen('[data-primary], [data-doom]')[0]
  for (let i = 0; i < ${answers}; i++) {
    const { shape, inputs } = await ${settled()}
    if (shape === 'over') return true
    const [action] = shape === 'act' ? seen('.answers [data-answer][data-about]') : []
    const [lit] = shape === 'choose' ? seen('.board [data-legal]') : []
    ;(action ?? lit ?? marked()).click()
    // What was chosen is confirmed; what could not be completed is completed by the page.
    for (let presses = 0; presses < 3; presses++) {
      await drawn()
      if ((await ${settled()}).inputs !== inputs) break
      marked()?.click()
    }
  }
  return (await ${settled()}).shape === 'over'
})()`

/** Waits until the page is drawn at this width: the window first, then what follows from its size. */
export const drawnAt = (page: Page, width: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    for (let frames = 0; frames < 600 && innerWidth !== ${width}; frames++) await frame()
    for (let frames = 0; frames < 4; frames++) await frame()
  })()`)
