import type { Ability } from '@fudaba/kernel'
import { readCardText } from '../grammar/index.ts'
import type { AquarianCard } from './cards.ts'
import { definedAbilities, definitionsVersion } from './skillDefinitions.ts'

/** What the text of a card says, read once; what is not read does nothing. */
let read = new WeakMap<AquarianCard, readonly Ability[]>()
let readBy = definitionsVersion()

export function abilitiesIn(card: AquarianCard): readonly Ability[] {
  if (readBy !== definitionsVersion()) {
    read = new WeakMap()
    readBy = definitionsVersion()
  }
  const known = read.get(card)
  if (known !== undefined) return known
  const { abilities, text, skills } = card
  const said =
    abilities ??
    (text === undefined ? [] : readCardText(text).paragraphs.flatMap(({ ability }) => ability ?? []))
  const made = [...said, ...definedAbilities(skills)]
  read.set(card, made)
  return made
}
