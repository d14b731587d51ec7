import type { ObjectView } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { CardFace } from './CardFace.tsx'
import { printedValues } from './printed.ts'

interface CatalogueCardProps {
  readonly words: Words
  readonly id: string
  readonly open: boolean
  /** Called with null to close the card. */
  readonly onOpen: (id: string | null) => void
}

/** A card as it is printed, outside any game. */
export function CatalogueCard({ words, id, open, onOpen }: CatalogueCardProps) {
  return (
    <button
      type="button"
      class={`card${open ? ' selected' : ''}`}
      data-card={id}
      aria-pressed={open}
      onClick={() => onOpen(open ? null : id)}
    >
      <span class="hidden-text">{words.card(id)}</span>
      <PrintedFace words={words} id={id} />
    </button>
  )
}

/** The face of a card as it is printed. */
export function PrintedFace({ words, id }: { words: Words; id: string }) {
  return <CardFace words={words} object={printedObject(words, id)} />
}

/** The card as an object view, so that it is drawn like a card on the table. */
const printedObject = (words: Words, id: string): ObjectView => ({
  id,
  kind: 'card',
  controller: 'P1',
  owner: 'P1',
  turned: false,
  faceDown: false,
  cell: null,
  cards: [id],
  values: printedValues(words, words.printed(id)),
})
