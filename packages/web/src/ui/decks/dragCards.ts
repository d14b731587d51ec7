/** Cards are dragged between the pool and the deck. */

const KIND = 'text/x-fudaba-card'

/** Props of what can be dragged; `from`: where it lies. */
export const dragged = (id: string, from: 'pool' | 'deck') => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer?.setData(KIND, JSON.stringify({ id, from }))
    if (event.dataTransfer !== null) event.dataTransfer.effectAllowed = 'copyMove'
  },
})

/** Props of where a card may be dropped that was dragged from the other side. */
export const dropped = (from: 'pool' | 'deck', onCard: (id: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer?.types.includes(KIND) === true) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const text = event.dataTransfer?.getData(KIND) ?? ''
    if (text === '') return
    event.preventDefault()
    const card = JSON.parse(text) as { id: string; from: string }
    if (card.from === from) onCard(card.id)
  },
})
