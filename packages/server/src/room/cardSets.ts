import { type CardSet, LONGEST_SET, MOST_CARDS, hashOf } from '@fudaba/protocol'
import type { Opening } from './deeds.ts'
import { Refusal } from './refusal.ts'
import type { RoomSetting } from './setting.ts'

/** Reads the cards that somebody brings, keeps them under their hash and returns it; refused with what is wrong with them. */
export async function keepCards(setting: RoomSetting, game: string, set: CardSet): Promise<string> {
  const text = JSON.stringify(set)
  if (Buffer.byteLength(text) > LONGEST_SET)
    throw new Refusal('bad-cards', `more than ${LONGEST_SET / 1_000_000} MB of cards`)
  const hash = hashOf(text)
  if ((await setting.log.kept(hash)) !== null) return hash
  await checkCards(setting, game, set)
  await setting.log.keep(hash, text)
  return hash
}

async function checkCards(setting: RoomSetting, game: string, set: CardSet): Promise<void> {
  if (setting.faultsOfSet === undefined)
    throw new Refusal('no-own-cards', 'rooms of this game take no own cards here')
  const faults = await setting.faultsOfSet(game, set)
  if (faults.length > 0) throw new Refusal('bad-cards', faults.join('; '))
}

/** The cards of a room together with those that a guest brought before, kept as one set. */
export async function withBrought(
  setting: RoomSetting,
  { options, cards }: Opening,
  hash: string,
): Promise<{ readonly set: CardSet; readonly hash: string }> {
  if (options.decks !== 'any') throw new Refusal('other-decks', 'in this room no own cards are played')
  const brought = await keptCards(setting, hash)
  // They may have been brought for another game.
  await checkCards(setting, options.game, brought)
  if (cards === undefined || cards === hash) return { set: brought, hash }
  const set = together(await keptCards(setting, cards), brought)
  return { set, hash: await keepCards(setting, options.game, set) }
}

function together(room: CardSet, brought: CardSet): CardSet {
  const known = new Map(room.cards.map((card) => [card['id'], JSON.stringify(card)]))
  const more = brought.cards.filter((card) => {
    const own = known.get(card['id'])
    if (own !== undefined && own !== JSON.stringify(card))
      throw new Refusal('bad-cards', `this room has another card ${String(card['id'])}`)
    return own === undefined
  })
  const cards = [...room.cards, ...more]
  if (cards.length > MOST_CARDS) throw new Refusal('bad-cards', `more than ${MOST_CARDS} cards`)
  const kinds = new Set([...Object.keys(room.words), ...Object.keys(brought.words)])
  const words = Object.fromEntries(
    [...kinds].map((kind) => [kind, { ...brought.words[kind], ...room.words[kind] }]),
  )
  return { cards, words }
}

/** The card set of a hash that a room has. */
export async function keptCards({ log }: RoomSetting, hash: string): Promise<CardSet> {
  const text = await log.kept(hash)
  if (text === null) throw new Refusal('no-cards', 'the cards of this room are gone')
  return JSON.parse(text) as CardSet
}
