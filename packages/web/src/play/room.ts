import { effect } from '@preact/signals'
import { textSize } from './settings.ts'

/** So many letters wide, in rem, is a page with room for the board beside card and log. */
const WIDE = 56
/** So high is a small screen on which the hand can always be seen beside the question. */
const TALL = 46

/**
 * Large letters want the layout of a small screen, and the page's own size of letters is nothing that a style sheet
 * can ask for: `data-room` and `data-height` say which layout it is, before anything is drawn.
 */
export function followRoom(): void {
  const root = document.documentElement
  const measure = (): void => {
    const letter = Number.parseFloat(getComputedStyle(root).fontSize)
    root.dataset['room'] = innerWidth > WIDE * letter ? 'wide' : 'narrow'
    root.dataset['height'] = innerHeight > TALL * letter ? 'tall' : 'low'
  }
  effect(() => {
    root.style.fontSize = `${textSize.value}%`
    measure()
  })
  addEventListener('resize', measure)
}
