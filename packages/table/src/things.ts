import type { View } from '@fudaba/kernel'
import type { ObjectPlace } from './labels.ts'
import { normalise } from './typedAnswer.ts'
import type { Words } from './words.ts'

/** A thing on the table as people name it: "♠5", "s5", "field 2" (one's own), "o field 2" (the opponent's). */
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
  const { rules } = words
  const card =
    rules.cards.find((each) => rules.cardId(each).toLowerCase() === text) ?? rules.cardByWord?.(text)
  if (card === undefined) return undefined
  const id = rules.cardId(card)
  const near = view.zones.filter((zone) => zone.owner === view.viewer)
  for (const zone of [...near, ...view.zones]) {
    const object = zone.objects.find((each) => each.cards.includes(id))
    if (object !== undefined) return { object, zone }
  }
  return undefined
}
