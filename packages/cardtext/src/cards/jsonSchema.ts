import type { CardField, CardFields } from './fields.ts'

type Schema = Readonly<Record<string, unknown>>

/** The JSON Schema of one card: what editors complete and check by. */
export function cardSchema(fields: CardFields): Schema {
  const { properties, required, allOf } = mapOf(fields)
  const corrected = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { anyOf: [valueOf(field, false), { type: 'null' }], description: field.title.en },
    ]),
  )
  return {
    type: 'object',
    additionalProperties: false,
    required: ['id', ...required],
    properties: {
      id: { type: 'string', minLength: 1, description: 'Unlike that of every other card of the game' },
      ...properties,
      corrections: {
        type: 'array',
        description: 'What changed later: from a day on, these fields read as here',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            since: { type: 'string', format: 'date', description: 'The first day; without it, from ever' },
            ...corrected,
          },
        },
      },
    },
    ...(allOf.length === 0 ? {} : { allOf }),
  }
}

function mapOf(fields: CardFields): { properties: Schema; required: string[]; allOf: Schema[] } {
  const entries = Object.entries(fields)
  return {
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, { ...valueOf(field, true), description: describe(field) }]),
    ),
    required: entries.filter(([, { needed }]) => needed === true).map(([name]) => name),
    allOf: entries.flatMap(([name, { needed }]) =>
      needed === undefined || needed === true
        ? []
        : needed.has.map((word) => ({
            if: { properties: { [needed.field]: { contains: { const: word } } }, required: [needed.field] },
            then: { required: [name] },
          })),
    ),
  }
}

const describe = ({ title, about }: CardField): string =>
  `${title.en} (${title.ja})${about === undefined ? '' : `. ${about}`}`

function valueOf(field: CardField, whole: boolean): Schema {
  switch (field.kind) {
    case 'line':
      return { type: 'string', minLength: 1, maxLength: 200 }
    case 'number':
      return { type: 'integer', minimum: 0 }
    case 'word':
      return { enum: field.of }
    case 'words':
      return {
        type: 'array',
        uniqueItems: true,
        items: field.of === undefined ? { type: 'string', minLength: 1 } : { enum: field.of },
      }
    case 'text':
      return { type: 'string', maxLength: 10_000 }
    case 'part': {
      const { properties, required, allOf } = mapOf(field.fields)
      return {
        type: 'object',
        additionalProperties: false,
        properties,
        ...(whole && { required }),
        ...(allOf.length > 0 && { allOf }),
      }
    }
  }
}
