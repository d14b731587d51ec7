import { type GameRules, withCards } from '@fudaba/kernel'
import { hashOf } from '../base/keys.ts'
import { type CardSet, cardSet } from '../messages/cardSet.ts'
import { RequestRefused } from './requests.ts'

/** The card set of a room, by its hash: what comes under another one is refused. `send` is the host's `fetch`. */
export async function cardSetAt(
  server: string,
  hash: string,
  send: (url: string) => Promise<{ readonly ok: boolean; text(): Promise<string> }>,
): Promise<CardSet> {
  const reply = await send(`${server.replace(/\/$/, '')}/api/cards/${hash}`)
  const text = await reply.text()
  if (!reply.ok || hashOf(text) !== hash)
    throw new RequestRefused('no-cards', 'the cards of this room did not come')
  return cardSet.parse(JSON.parse(text))
}

/** The rules of a game with the cards of a set, as everybody at its table reads them. Throws what is wrong with them. */
export function rulesWithSet(rules: GameRules, { cards, words }: CardSet): GameRules {
  if (rules.readCard === undefined)
    throw new RequestRefused('no-own-cards', `${rules.name} takes no own cards`)
  return withCards(
    rules,
    cards.map((card) => rules.readCard!(card)),
    [],
    words,
  )
}
