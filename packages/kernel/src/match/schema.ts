/**
 * The data that programs in other languages exchange with a game, as JSON Schema (draft 2020-12). A change that a
 * reader could notice gets a new number; the schemas are checked against real play in test/match/schema.test.ts.
 */

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

const text = { type: 'string' } as const
const whole = { type: 'integer' } as const
const flag = { type: 'boolean' } as const
const player = { enum: ['P1', 'P2'] } as const
const playerOrNull = { enum: ['P1', 'P2', null] } as const
const textOrNull = { type: ['string', 'null'] } as const
const wholeOrNull = { type: ['integer', 'null'] } as const
const texts = { type: 'array', items: text } as const
const values = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } } as const

function list<const T>(items: T) {
  return { type: 'array', items } as const
}

function orNull<const T>(schema: T) {
  return { anyOf: [schema, { type: 'null' }] } as const
}

/** An object with exactly these properties; those named in `optional` may be absent. */
function record<const P extends Readonly<Record<string, unknown>>>(
  properties: P,
  optional: readonly string[] = [],
) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  } as const
}

const shape = {
  enum: ['choose', 'arrange', 'option', 'number', 'order', 'distribute', 'name', 'act'],
} as const
const candidateKind = {
  enum: ['object', 'player', 'option', 'action', 'number', 'name', 'card'],
} as const

export const decisionSchema = {
  $schema: DRAFT,
  $id: 'fudaba:decision/1',
  title: 'What a player has to decide',
  ...record({
    id: whole,
    player,
    shape,
    clauses: texts,
    source: textOrNull,
    message: record({ key: text, parameters: values }),
    candidates: list(record({ id: text, kind: candidateKind, name: text, source: text }, ['name', 'source'])),
    bins: list(record({ id: text, min: whole, max: whole, ordered: flag })),
    min: whole,
    max: whole,
    ordered: flag,
    total: whole,
    unit: whole,
    pass: flag,
    constraint: orNull({ type: 'object', properties: { kind: text }, required: ['kind'] }),
    cancellable: flag,
    autoKey: text,
  }),
} as const

export const answerSchema = {
  $schema: DRAFT,
  $id: 'fudaba:answer/1',
  title:
    'An answer: candidate ids in order, none for a pass; "candidate>bin", "candidate=amount", a number as text',
  ...texts,
} as const

const objectView = record({
  id: text,
  kind: text,
  controller: player,
  owner: player,
  turned: flag,
  faceDown: flag,
  cell: textOrNull,
  cards: list(textOrNull),
  values,
})

const result = record({ winner: playerOrNull, ending: text })

export const viewSchema = {
  $schema: DRAFT,
  $id: 'fudaba:view/1',
  title: 'What one player, or a spectator, may know',
  ...record({
    game: text,
    viewer: playerOrNull,
    turn: whole,
    facts: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    zones: list(
      record({
        zone: text,
        owner: playerOrNull,
        count: wholeOrNull,
        atLeast: whole,
        objects: list(objectView),
        contains: texts,
        places: list(record({ at: whole, card: text })),
      }),
    ),
    relations: list(record({ relation: text, from: text, to: text })),
    decision: orNull({ $ref: decisionSchema.$id }),
    deciding: playerOrNull,
    result: orNull(result),
    time: whole,
  }),
} as const

const zoneRef = record({ zone: text, owner: playerOrNull })

export const eventSchema = {
  $schema: DRAFT,
  $id: 'fudaba:event/1',
  title: 'One line of the log, as a viewer may see it',
  ...record({
    time: whole,
    event: text,
    level: { enum: ['result', 'standard', 'detail'] },
    clause: text,
    chain: texts,
    player: playerOrNull,
    object: orNull(record({ id: textOrNull, was: textOrNull, card: textOrNull })),
    other: textOrNull,
    from: orNull(zoneRef),
    to: orNull(zoneRef),
    what: textOrNull,
    n: wholeOrNull,
    decision: orNull(
      record({
        shape,
        of: candidateKind,
        forced: { type: ['boolean', 'null'] },
        picks: whole,
        action: textOrNull,
      }),
    ),
  }),
} as const

const seed = { type: ['string', 'number'] } as const
const everyWindow = { enum: [true, false, 'discreet'] } as const

const digestAt = {
  type: 'array',
  items: { anyOf: [whole, { type: 'string', pattern: '^m[0-9a-f]{16}$' }] },
  minItems: 2,
  maxItems: 2,
} as const
/** An event without nulls, chain and bookkeeping. */
const told = {
  type: 'object',
  properties: { time: whole, event: text, clause: text },
  required: ['time', 'event', 'clause'],
} as const

export const replaySchema = {
  $schema: DRAFT,
  $id: 'fudaba:replay/2',
  title: 'A whole game: how it began, what players did, what each was told, and digests at intervals',
  ...record({
    format: { enum: ['fudaba-replay/2'] },
    game: text,
    rulesVersion: text,
    revision: whole,
    config: values,
    correctionsDate: textOrNull,
    cards: { type: 'object' },
    start: {
      anyOf: [
        record({ seed, decks: { type: 'array', items: texts, minItems: 2, maxItems: 2 }, everyWindow }, [
          'everyWindow',
        ]),
        record({ seed, position: { type: 'object' }, everyWindow }, ['everyWindow']),
      ],
    },
    inputs: list({
      anyOf: [
        record({ player, answer: { $ref: answerSchema.$id } }),
        record({ player, cancel: { enum: [true] } }),
        record({ player, concede: { enum: [true] } }),
      ],
    }),
    digests: list(digestAt),
    events: list(list({ anyOf: [told, record({ P1: told, P2: told })] })),
  }),
} as const

export const schemas = [decisionSchema, answerSchema, viewSchema, eventSchema, replaySchema] as const
