import type { CardText, DatedCard, Paragraph, ReadCard } from '@fudaba/cardtext'

/** One ability of a card, and a card that has nothing but this ability. */
export interface Ability {
  readonly card: string
  readonly text: string
  readonly paragraph: Paragraph
  /** Null if it was not read: a card without it is no trial of it. */
  readonly alone: DatedCard | null
}

type Printed = ReadCard['printed']

/** Every ability of a card. */
export function abilitiesOf({ printed, texts }: ReadCard): Ability[] {
  const bare = without(printed, [...texts.keys()])
  return [...texts].flatMap(([field, text]) =>
    piecesOf(text).map(({ paragraph, text: piece }, i) => ({
      card: printed.id,
      text: piece,
      paragraph,
      alone:
        paragraph.ability === null
          ? null
          : { ...withText(bare, printed, field, piece), id: `${printed.id}#${field}${i + 1}` },
    })),
  )
}

/** The text cut into abilities; what stands between two belongs to the second. */
function piecesOf({ printed, paragraphs }: CardText): { paragraph: Paragraph; text: string }[] {
  let from = 0
  return paragraphs.map((paragraph) => {
    const to = Math.max(from, endOf(paragraph))
    const text = printed.slice(from, to).trim()
    from = to
    return { paragraph, text }
  })
}

const endOf = ({ sentences, list, problem }: Paragraph): number =>
  Math.max(problem?.span.end ?? 0, ...sentences.map(({ span }) => span.end), ...list.map(endOf))

function without(card: Printed, fields: readonly string[]): Printed {
  const entries = Object.entries(card).filter(([name]) => !fields.includes(name))
  return { ...Object.fromEntries(entries), id: card.id }
}

/** A field in a part stands with the other fields of its part. */
function withText(card: Printed, whole: Printed, field: string, text: string): Printed {
  const [top, inside] = field.split('.')
  if (inside === undefined) return { ...card, [top]: text }
  return { ...card, [top]: { ...(whole[top] as object), [inside]: text } }
}
