import { type GameRules, resolveConfig } from '@fudaba/kernel'
import {
  type CardSet,
  RoomClient,
  type RoomLink,
  type RoomTable,
  bringCardsTo,
  cardSetAt,
  newKey,
  rulesWithSet,
  socketAddress,
  socketOver,
} from '@fudaba/protocol'
import { cardsToBring } from '../options/cardSets.ts'
import { deckInFile } from '../options/choices.ts'
import { loadGame } from '../options/games.ts'
import { wrongUse } from '../words/usageError.ts'

/** The game's rules, with the own cards of the room: those that a guest brought too, once somebody sits at each seat. */
export async function rulesOf(server: string, { about, state }: RoomClient): Promise<GameRules> {
  const { options } = about!
  const cards = state?.cards ?? null
  const rules = await loadGame(options.game)
  return cards === null ? rules : rulesWithSet(rules, await cardSetAt(server, cards, fetch))
}

/** A ready deck and boosters are known to the server by their names, a deck in a file by its cards. */
async function deckNamed(rules: GameRules, name: string): Promise<string | readonly string[]> {
  const isKnown = [...rules.decks, ...(rules.deckSources ?? [])].some((each) => each.name === name)
  return isKnown || !/[./\\]/.test(name) ? name : (await deckInFile(rules, name)).cards
}

/** Rules with cards that they may know already: those stay as they are. */
function rulesWithMore(rules: GameRules, { cards, words }: CardSet): GameRules {
  const known = new Set(rules.cards.map((card) => rules.cardId(card)))
  return rulesWithSet(rules, { cards: cards.filter(({ id }) => !known.has(String(id))), words })
}

/** With what somebody sits down. */
interface Sitting {
  readonly deck?: string
  readonly name?: string
  readonly password?: string
  /** Files of own cards that are brought along. */
  readonly cards?: readonly string[]
}

/** This end of the room, which can be waited for. */
export class RoomSeat {
  readonly client: RoomClient
  private readonly link: RoomLink
  table: RoomTable | null = null
  private waiting: (() => void)[] = []
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(link: RoomLink) {
    const { server, room, key } = link
    this.link = link
    this.client = new RoomClient({
      room,
      key,
      connect: () => socketOver(new WebSocket(socketAddress(server))),
      later: (milliseconds, what) => {
        const timer = setTimeout(() => {
          this.timers.delete(timer)
          what()
        }, milliseconds)
        this.timers.add(timer)
      },
      onHappened: (happened) => {
        this.table?.heard(happened)
        this.wake()
      },
      onConnection: () => this.wake(),
    })
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.client.close()
  }

  /** Takes the free seat with a deck; returns the secret of the seat. */
  async sit(rules: GameRules, { deck, name, password, cards = [] }: Sitting): Promise<string> {
    const set = await cardsToBring(rules.name, cards)
    const known = set === null ? rules : rulesWithMore(rules, set)
    const [, usual] = rules.defaultDecks(resolveConfig(rules, this.client.about!.options.config))
    const key = newKey()
    const chosen = await deckNamed(known, deck ?? usual)
    const { server, room } = this.link
    const brought = set && (await bringCardsTo(server, { room, key: this.client.secret, cards: set }, fetch))
    await this.client.sit(key, chosen, name, password, brought ?? undefined)
    await this.until(() => this.client.player !== null && this.client.connection === 'on')
    return key
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go()
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.client.connection === 'closed') throw wrongUse('roomClosed')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }
}
