import { describe, expect, test } from 'vitest'
import { PLAYERS, playerName } from '@fudaba/kernel/rules'
import { publicEvents, toReplay } from '@fudaba/kernel'
import { schemas } from '../../src/match/schema.ts'
import { hush, playHush } from '../testing/hush.ts'

type Schema = Readonly<Record<string, unknown>>
const byId = new Map<string, Schema>(schemas.map((s) => [s.$id, s]))

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value

/** The part of JSON Schema that ours use; a word it does not know is an error. */
function complaint(schema: Schema, value: unknown, path = '$'): string | null {
  for (const [word, arg] of Object.entries(schema)) {
    const found = check(word, arg, schema, value, path)
    if (found !== null) return found
  }
  return null
}

function check(word: string, arg: unknown, schema: Schema, value: unknown, path: string): string | null {
  const fields = value as Record<string, unknown>
  switch (word) {
    case '$schema':
    case '$id':
    case 'title':
      return null
    case '$ref':
      return complaint(byId.get(arg as string)!, value, path)
    case 'type': {
      const allowed = [arg].flat() as string[]
      const type = typeOf(value)
      const fits = allowed.includes(type) || (type === 'integer' && allowed.includes('number'))
      return fits ? null : `${path} is ${type}, not ${allowed.join('|')}`
    }
    case 'enum':
      return (arg as unknown[]).includes(value) ? null : `${path} is ${String(value)}`
    case 'pattern':
      return new RegExp(arg as string).test(value as string) ? null : `${path} is ${String(value)}`
    case 'anyOf':
      return (arg as Schema[]).some((s) => complaint(s, value, path) === null)
        ? null
        : `${path} is none of those`
    case 'items':
      return first((value as unknown[]).map((item, i) => complaint(arg as Schema, item, `${path}[${i}]`)))
    case 'minItems':
      return (value as unknown[]).length >= (arg as number) ? null : `${path} is too short`
    case 'maxItems':
      return (value as unknown[]).length <= (arg as number) ? null : `${path} is too long`
    case 'properties':
      return first(
        Object.entries(arg as Record<string, Schema>).map(([name, s]) =>
          fields[name] === undefined ? null : complaint(s, fields[name], `${path}.${name}`),
        ),
      )
    case 'required':
      return first(
        (arg as string[]).map((name) => (fields[name] === undefined ? `${path}.${name} is missing` : null)),
      )
    case 'additionalProperties': {
      const known = Object.keys((schema.properties ?? {}) as object)
      const more = Object.keys(fields).filter((name) => !known.includes(name))
      if (arg === false) return more.length === 0 ? null : `${path}.${more[0]} is too much`
      return first(more.map((name) => complaint(arg as Schema, fields[name], `${path}.${name}`)))
    }
    default:
      return `the schema says ${word}`
  }
}

const first = (found: readonly (string | null)[]): string | null => found.find((f) => f !== null) ?? null
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown
const fits = (id: string, value: unknown): void => {
  expect(complaint(byId.get(id)!, asJson(value))).toBe(null)
}

describe('in random play', () => {
  const seeds = [1, 2, 3, 4, 5, 6]

  test.each(seeds)('every decision, view and answer fits its schema (seed %i)', (seed) => {
    const match = playHush(seed, (now) => {
      if (now.decision !== null) fits('fudaba:decision/1', now.decision)
      for (const viewer of [...PLAYERS.map(playerName), null]) fits('fudaba:view/1', now.view(viewer))
    })
    for (const input of match.inputs) if ('answer' in input) fits('fudaba:answer/1', input.answer)
  })

  test.each(seeds)('every event fits its schema, for players and spectators (seed %i)', (seed) => {
    const { game } = playHush(seed, () => undefined)
    for (const viewer of [...PLAYERS, null])
      for (const event of publicEvents(hush, game, viewer)) fits('fudaba:event/1', event)
  })

  test.each(seeds)('every replay fits its schema (seed %i)', (seed) => {
    fits('fudaba:replay/2', toReplay(playHush(seed, () => undefined)))
  })
})

describe('the check can fail:', () => {
  const replay = asJson(toReplay(playHush(1, () => undefined, 3))) as Record<string, unknown>
  const wrong = (change: Record<string, unknown>): string | null =>
    complaint(byId.get('fudaba:replay/2')!, asJson({ ...replay, ...change }))

  test('a missing field', () => expect(wrong({ digests: undefined })).toBe('$.digests is missing'))
  test('a field too much', () => expect(wrong({ more: 1 })).toBe('$.more is too much'))
  test('another type', () => expect(wrong({ game: 1 })).toBe('$.game is integer, not string'))
  test('another word', () => expect(wrong({ format: 'x' })).toBe('$.format is x'))
  test('a wrong part', () => expect(wrong({ digests: ['x'] })).toBe('$.digests[0] is string, not array'))
})

test('every schema has an id with a version of its own', () => {
  expect(schemas.map((s) => s.$id)).toEqual([
    'fudaba:decision/1',
    'fudaba:answer/1',
    'fudaba:view/1',
    'fudaba:event/1',
    'fudaba:replay/2',
  ])
})
