import type { View } from '@fudaba/kernel'
import type { ObjectPlace } from './labels.ts'
import { normalise } from './typedAnswer.ts'
import type { Words } from './words.ts'

/** Finds an object by a typed name: "♠5", "s5", "field 2" (one's own), "o field 2" (the opponent's). */
export function findThing(words: Words, view: View, text: string): ObjectPlace | undefined {
  return placeIn(words, view, normalise(text)) ?? cardIn(words, view, normalise(text))
}

function placeIn(words: Words, view: View, text: string): ObjectPlace | undefined {
  const said = /^(o |相手の?)?\s*(\S+?)\s*(\d+)$/.exec(text)
  if (said === null) return undefined
  const [, other, name, number] = said
  const def = words.rules.book.zones.find(
    (zone) => zone.name === name || zone.title.ja === name || zone.title.en.toLowerCase() === name,
  )
  if (def === undefined) return undefined
  const near = view.viewer ?? 'P1'
  const owner = other === undefined ? near : near === 'P1' ? 'P2' : 'P1'
  const zone = view.zones.find(
    (each) => each.zone === def.name && (each.owner === null || each.owner === owner),
  )
  const object = zone?.objects[Number(number) - 1]
  return zone === undefined || object === undefined ? undefined : { object, zone }
}

function cardIn(words: Words, view: View, text: string): ObjectPlace | undefined {
  const near = view.zones.filter((zone) => zone.owner === view.viewer)
  const seen = [...near, ...view.zones].flatMap((zone) =>
    zone.objects.flatMap((object) => object.cards.flatMap((id) => (id === null ? [] : { zone, object, id }))),
  )
  for (const isIt of [isCalled(words, text), isMainName(words, text)]) {
    const found = seen.find(({ id }) => isIt(id))
    if (found !== undefined) return { object: found.object, zone: found.zone }
  }
  return undefined
}

/** By its id, a word of the game for it, or its name in either language. */
function isCalled({ rules }: Words, text: string): (id: string) => boolean {
  const byWord = rules.cardByWord?.(text)
  const word = byWord === undefined ? null : rules.cardId(byWord)
  const names = namesById(rules)
  return (id) =>
    id === word || id.toLowerCase() === text || (names.get(id) ?? []).some((name) => normalise(name) === text)
}

/** By its name without what stands behind it: 〈ランタン「夜警」〉 is also ランタン. */
function isMainName({ rules }: Words, text: string): (id: string) => boolean {
  const names = namesById(rules)
  return (id) => (names.get(id) ?? []).some((name) => normalise(name.split(SUB_NAME)[0]) === text)
}

const SUB_NAME = /[「『（(【〈:：,，／/]| [-–—~〜] |[~〜]/

const namesById = (rules: Words['rules']): ReadonlyMap<string, readonly string[]> =>
  new Map(rules.cards.map((card) => [rules.cardId(card), [...new Set(Object.values(rules.cardName(card)))]]))
