import { type ReadonlySignal, computed, effect, signal } from '@preact/signals'
import { textSize } from './settings.ts'

/** Above this width, in rem, the board fits beside the card and the log. */
const WIDE = 56

/** `upright`, `across`: a phone, or a window with letters so large that there is as little room as on one. */
export type Viewport = 'wide' | 'upright' | 'across'

const measured = signal({ width: innerWidth, height: innerHeight, letter: 16 })

export const viewport: ReadonlySignal<Viewport> = computed(() => {
  const { width, height, letter } = measured.value
  return width > WIDE * letter ? 'wide' : width > height ? 'across' : 'upright'
})

/** A phone lower than this, in CSS pixels, has no height for a second line of what lies behind the front. */
const LOW = 700

export const isLow: ReadonlySignal<boolean> = computed(
  () => viewport.value !== 'wide' && measured.value.height < LOW,
)

/** What a touched card needs of the width of a row, with the gap beside it. */
const TOUCHED = 47
/** What stands beside the rows of a phone: its edge; across, the plates and the question too (as in `across.css`). */
const EDGE = 24
const PLATES = 147
const questionOf = (width: number): number => Math.min(272, Math.max(200, width * 0.27))

/** How many cards a row of a phone holds beside each other, each wide enough to be touched. */
export const perLine: ReadonlySignal<number> = computed(() => {
  const { width } = measured.value
  if (viewport.value === 'wide') return Infinity
  const beside = viewport.value === 'across' ? EDGE + PLATES + questionOf(width) : EDGE
  return Math.max(3, Math.floor((width - beside) / TOUCHED))
})

/**
 * Sets `data-viewport` on the root element: the layout depends on the size of the window in letters of the size that is
 * set, which a media query cannot ask for. Runs before the first drawing.
 */
export function followViewport(): void {
  const root = document.documentElement
  const measure = (): void => {
    const letter = Number.parseFloat(getComputedStyle(root).fontSize)
    // Not `innerWidth`, which on a phone is more while something is wider than the screen.
    measured.value = { width: root.clientWidth, height: innerHeight, letter }
  }
  effect(() => {
    root.style.fontSize = `${textSize.value}%`
    measure()
  })
  effect(() => {
    root.dataset['viewport'] = viewport.value
  })
  addEventListener('resize', measure)
}
