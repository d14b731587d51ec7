import { type CardSet, LONGEST_SET, hashOf } from '@fudaba/protocol'
import { Refusal } from './refusal.ts'
import type { RoomSetting } from './setting.ts'

/** Reads the cards that somebody brings, keeps them under their hash and returns it; refused with what is wrong with them. */
export async function keepCards(setting: RoomSetting, game: string, set: CardSet): Promise<string> {
  const text = JSON.stringify(set)
  if (Buffer.byteLength(text) > LONGEST_SET)
    throw new Refusal('bad-cards', `more than ${LONGEST_SET / 1_000_000} MB of cards`)
  const hash = hashOf(text)
  if ((await setting.log.kept(hash)) !== null) return hash
  if (setting.faultsOfSet === undefined)
    throw new Refusal('no-own-cards', 'rooms of this game take no own cards here')
  const faults = await setting.faultsOfSet(game, set)
  if (faults.length > 0) throw new Refusal('bad-cards', faults.join('; '))
  await setting.log.keep(hash, text)
  return hash
}

/** The card set of a hash that a room has. */
export async function keptCards({ log }: RoomSetting, hash: string): Promise<CardSet> {
  const text = await log.kept(hash)
  if (text === null) throw new Refusal('no-cards', 'the cards of this room are gone')
  return JSON.parse(text) as CardSet
}
