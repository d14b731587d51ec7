/** Arrow keys: focuses the nearest card in that direction on the screen; sideways distance counts 2.5 times. */
export function moveFocus(x: -1 | 0 | 1, y: -1 | 0 | 1): void | false {
  const cards = [...document.querySelectorAll<HTMLElement>('.board .card')].filter(
    (card) => card.offsetParent !== null,
  )
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !here.classList.contains('card')) {
    const first = cards.find((card) => card.dataset['legal'] !== undefined) ?? cards[0]
    if (first === undefined) return false
    return first.focus()
  }
  const from = middle(here)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const card of cards) {
    if (card === here) continue
    const to = middle(card)
    const along = (to.x - from.x) * x + (to.y - from.y) * y
    const across = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
    if (along <= 4) continue
    const far = along + across * 2.5
    if (far < least) {
      least = far
      best = card
    }
  }
  best?.focus()
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
