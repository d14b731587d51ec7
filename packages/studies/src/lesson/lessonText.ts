import type { Bilingual } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'

/** What the coach says, with the names of cards, zones and actions from the game's own words. */
export function lessonText(words: Words, text: Bilingual): string {
  return words.pick(text).replace(/\{(?:(\w+):)?([^}]+)\}/g, (_, kind: string | undefined, name: string) => {
    switch (kind) {
      case undefined:
        return words.card(name)
      case 'zone':
        return words.zone(name)
      case 'cell':
        return words.find(`cell.${name}`) ?? name
      case 'action':
        return words.action(name)
      default:
        return name
    }
  })
}

/** A place on the table that lights up, in words: "hand", "P2:life", "♠5". */
export function placeText(words: Words, place: string): string {
  const { player, name } = placeOf(place)
  const title =
    words.rules.table.layout.slots.some(({ zone }) => zone === name) ||
    words.find(`zone.${name}`) !== undefined
      ? words.zone(name)
      : (words.find(`cell.${name}`) ?? words.card(name))
  return player === null ? title : `${words.player(player)} ${title}`
}

/** Whose place it is, and the zone, cell or card. */
export function placeOf(place: string): { readonly player: 'P1' | 'P2' | null; readonly name: string } {
  const [, player, name] = /^(?:(P[12]):)?(.+)$/.exec(place)!
  return { player: (player as 'P1' | 'P2' | undefined) ?? null, name }
}
