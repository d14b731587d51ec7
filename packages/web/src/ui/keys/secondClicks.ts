/**
 * Drops the second click of a double click if what lies under the pointer has meanwhile become something else: nobody
 * confirms, passes or ends what he has not seen.
 */
export function listenToSecondClicks(): () => void {
  let first: string | null = null
  const onClick = (event: MouseEvent): void => {
    const now = verbAt(event.target)
    if (event.detail < 2) first = now
    else if (now !== null && now !== first) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

/** What a click here would do, as a key: the question, and the card or the words of the button. */
function verbAt(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('.play button') : null
  if (button === null) return null
  const question = document.querySelector<HTMLElement>('.prompt')?.dataset['inputs'] ?? ''
  return `${question}/${button.dataset['object'] ?? button.textContent}`
}
