import { type Marker, type NormalRules, usualCharacters, usualMarkers } from '@fudaba/cardtext'

/** How printed texts differ from their normal form. */
export const normal: NormalRules = {
  // ≪ and ≫ are read as 《 and 》.
  characters: usualCharacters,
  alternating: { '"': ['“', '”'] },
  synonyms: [],
  verbatim: [
    ['“', '”'],
    ['《', '》'],
  ],
  reminders: [{ brackets: ['(', ')'] }],
  bullets: ['・'],
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  // 目標にならない
  なら: ['verb:targeted'],
}

export const markers: readonly Marker[] = usualMarkers.map(({ word, needs }) => ({
  word,
  needs: [...needs, ...(more[word] ?? [])],
}))
