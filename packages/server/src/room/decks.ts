import { type GameRules, KernelError, type RulesConfig, resolveConfig } from '@fudaba/kernel'
import { deckByName } from '@fudaba/kernel/host'
import { type CardSet, type RoomOptions, newKey } from '@fudaba/protocol'
import type { Sitting } from './deeds.ts'
import { Refusal } from './refusal.ts'

/** The settings of a room, each with its value; refused where one does not exist. Boosters bring theirs. */
export function configOf(
  rules: GameRules,
  given: Partial<RulesConfig>,
  kind: RoomOptions['decks'] = 'any',
): RulesConfig {
  const [source] = rules.deckSources ?? []
  if (kind === 'sealed' && source === undefined)
    throw new Refusal('bad-config', `${rules.name} has no boosters to open`)
  return refusing('bad-config', () =>
    resolveConfig(rules, { ...given, ...(kind === 'sealed' && source?.config) }),
  )
}

/**
 * The cards of a deck that somebody brings: a ready one by its name, boosters that are opened now, or a list. One that
 * may not be played under these settings is refused with the reasons. Of own cards what is printed on them comes along.
 */
export function deckOf(
  rules: GameRules,
  config: RulesConfig,
  deck: string | readonly string[],
  set: CardSet | null,
  kind: RoomOptions['decks'],
): Pick<Sitting, 'deck' | 'printed'> {
  checkKind(rules, deck, kind)
  const isSource = typeof deck === 'string' && rules.deckSources?.some(({ name }) => name === deck) === true
  const named = refusing('bad-deck', () => deckByName(rules, isSource ? `${deck}:${newKey()}` : deck, ''))
  const printed: Record<string, unknown> = {}
  const own = ownCards(rules, set)
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const cards = named.cards.map((id) => {
    const known = byId.get(id)
    if (known !== undefined) return known
    const brought = own.get(id)
    if (brought === undefined) throw new Refusal('bad-deck', `no card ${id} in ${rules.name}`)
    printed[id] = brought
    return brought
  })
  const problems = rules.checkDeck(cards, config, named.name)
  if (problems.length > 0) throw new Refusal('bad-deck', problems.map(({ message }) => message.en).join('; '))
  return { deck: named.cards, ...(Object.keys(printed).length > 0 && { printed }) }
}

/** Refuses a deck that was legal when it was brought and is no more. */
export function checkAgain(
  rules: GameRules,
  config: RulesConfig,
  { deck, printed = {} }: Pick<Sitting, 'deck' | 'printed'>,
): void {
  deckOf(rules, config, deck, { cards: Object.values(printed) as CardSet['cards'], words: {} }, 'any')
}

/** Refuses a deck that is of another kind than those that are played in the room. */
function checkKind(rules: GameRules, deck: string | readonly string[], kind: RoomOptions['decks']): void {
  const sources = rules.deckSources ?? []
  const named = { any: null, ready: rules.decks, sealed: sources }[kind]
  if (named !== null && !named.some(({ name }) => name === deck))
    throw new Refusal(
      'other-decks',
      `in this room ${kind === 'ready' ? 'ready decks' : 'boosters'} are played`,
    )
}

/** Cards of a set by their ids. That they can be read was found out when the set was brought. */
const ownCards = (rules: GameRules, set: CardSet | null): ReadonlyMap<string, unknown> =>
  new Map(
    (set?.cards ?? []).flatMap((each) => {
      const card = rules.readCard?.(each)
      return card === undefined ? [] : [[rules.cardId(card), card] as const]
    }),
  )

/** The deck of a seat that brings none. */
export const usualDeck = (
  rules: GameRules,
  config: RulesConfig,
  i: 0 | 1,
  kind: RoomOptions['decks'],
): string | readonly string[] =>
  kind === 'sealed' ? (rules.deckSources?.[0]?.name ?? '') : rules.defaultDecks(config)[i]

function refusing<T>(code: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof KernelError) throw new Refusal(code, error.message)
    throw error
  }
}
