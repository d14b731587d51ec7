/** Space between a card and its menu, and around the menu. */
const GAP = 8
const WIDTH = 304

interface Box {
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly width: number
}

/** CSS of a menu that covers no part of its card: above it or below it, where there is more room. */
export function beside(
  { left, top, bottom, width }: Box,
  screen: { readonly width: number; readonly height: number },
): Readonly<Record<'left' | 'width' | 'top' | 'bottom' | 'maxHeight', string>> {
  const wide = Math.min(WIDTH, screen.width - 2 * GAP)
  const start = Math.max(GAP, Math.min(left + width / 2 - wide / 2, screen.width - wide - GAP))
  const isAbove = top > screen.height - bottom
  const room = (isAbove ? top : screen.height - bottom) - 2 * GAP
  return {
    left: `${start}px`,
    width: `${wide}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${screen.height - top + GAP}px` : 'auto',
    maxHeight: `${room}px`,
  }
}
