import type { DeckFile, FoundDeck, StrayLine } from '@fudaba/files'
import { games } from '../games.ts'
import { collection, keptDecks, readCollection, tellCollection } from '../decks/browser.ts'
import { Desk } from '../decks/desk.ts'
import { imported } from '../decks/imported.ts'
import type { KeptDeck } from '../decks/kept.ts'
import { keptDeckName, poolOf, setsOf } from '../decks/playable.ts'
import { newId } from '../saves/browser.ts'
import { say } from '../settings/say.ts'
import { write } from '../settings/storage.ts'
import { reasonOf, rulesOf } from './rulesOf.ts'
import { type DecksOnScreen, notice, screen, show, toLobby } from './screen.ts'

/** The decks of a game, or one of them on the desk. */
export async function openDecks(game: string, id?: string): Promise<void> {
  await arriving(async () => {
    const [place, hidden] = await Promise.all([placeOf(game), readKept()])
    const kept = id === undefined ? undefined : keptDecks.peek()?.find((deck) => deck.id === id)
    if (kept === undefined) show({ ...place, desk: null }, `/decks/${game}`)
    else await openKept(place, kept)
    notice.value = hidden ?? (id !== undefined && kept === undefined ? say.value('deckGone') : null)
  })
}

/** What was made in this browser; a sentence where it keeps nothing. */
async function readKept(): Promise<string | null> {
  try {
    await readCollection()
    return null
  } catch (error) {
    return say.value('madeUnread', { reason: reasonOf(error) })
  }
}

async function placeOf(game: string): Promise<Omit<DecksOnScreen, 'desk'>> {
  const [rules, formats] = await Promise.all([rulesOf(game), import('@fudaba/files')])
  return { kind: 'decks', rules, formats }
}

/** A kept deck goes on the desk, with the cards of the sets as they are now. */
export async function openKept(place: Omit<DecksOnScreen, 'desk'>, kept: KeptDeck): Promise<void> {
  const pool = await poolOf(place.rules)
  const { name, config } = kept
  const draft = { name, config, ...pool.countsOf(kept) }
  putDown(place, new Desk({ ...deskOptions, pool, draft, kept }))
}

/** A new deck; `from`: with these cards. It is kept with its first change. */
export async function openNew(
  place: Omit<DecksOnScreen, 'desk'>,
  from?: DeckFile,
  strays: readonly StrayLine[] = [],
): Promise<Desk> {
  const { rules } = place
  const hasOwn = games.find(({ name }) => name === rules.name)?.workshop !== undefined
  const sets = from === undefined || !hasOwn ? [] : await setsOf(rules.name).catch(() => [])
  const { lines, brought } =
    from === undefined ? { lines: [], brought: null } : imported(from, rules, sets, newId)
  const pool = await poolOf(rules, brought === null ? [] : [brought])
  const name = from?.name ?? say.value('newDeck')
  const draft = { name, config: from?.config ?? {}, ...pool.countsOf({ lines }) }
  const desk = new Desk({ ...deskOptions, pool, draft, brought, strays })
  putDown(place, desk)
  return desk
}

/** A new deck of a game, from wherever one is. */
export const buildDeck = (game: string): Promise<void> =>
  arriving(async () => {
    const place = await placeOf(game)
    const hidden = await readKept()
    await openNew(place)
    notice.value = hidden
  })

const deskOptions = { collection, newId, onKept: () => void tellCollection().catch(() => undefined) }

function putDown(place: Omit<DecksOnScreen, 'desk'>, desk: Desk): void {
  const { name } = place.rules
  show({ ...place, desk }, `/decks/${name}${desk.keeping.peek().kind === 'new' ? '' : `/${desk.id}`}`)
}

/** A deck in any form of text: file, list, code, link. What is wrong with it becomes a notice; the screen stays. */
export async function importDeck(
  place: Omit<DecksOnScreen, 'desk'>,
  file: string,
  text: string,
): Promise<void> {
  try {
    const found = await readAny(place, file, text)
    const { deck, strays } = found
    const at = deck.game === place.rules.name ? place : await placeOf(deck.game)
    const desk = await openNew(at, deck, strays)
    await desk.keep()
    notice.value = null
  } catch (error) {
    notice.value = say.value('deckUnreadable', { reason: deckReason(error) })
  }
}

async function readAny(
  { rules, formats }: Omit<DecksOnScreen, 'desk'>,
  file: string,
  text: string,
): Promise<FoundDeck> {
  return formats.readDeckText(file, text, {
    game: rules.name,
    cardsOf: async (game) => {
      const { shown } = await poolOf(game === rules.name ? rules : await rulesOf(game))
      return shown.cards.map((card) => {
        const { ja, en } = shown.cardName(card)
        return { id: shown.cardId(card), names: ja === en ? [ja] : [ja, en] }
      })
    },
  })
}

/** A deck that a link carries. It is kept when the person says so. */
export async function openDeckLink(code: string): Promise<void> {
  await arriving(async () => {
    const formats = await import('@fudaba/files')
    const deck = await formats.readDeckCode(code)
    const place = await placeOf(deck.game)
    const hidden = await readKept()
    await openNew(place, deck)
    notice.value = hidden
  })
}

async function arriving(open: () => Promise<void>): Promise<void> {
  const before = screen.value
  screen.value = { kind: 'loading' }
  try {
    await open()
  } catch (error) {
    if (before.kind === 'loading' || before.kind === 'lobby') toLobby()
    else screen.value = before
    notice.value = say.value('deckUnreadable', { reason: deckReason(error) })
  }
}

/** What is wrong with a deck, in words. */
function deckReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'DeckCodeError') {
    const { fault } = error as Error & { readonly fault: 'damaged' | 'strange' }
    return say.value(`deckCode.${fault}`)
  }
  return error.message
}

/** The deck that the lobby takes for a game. */
export const playWith = (game: string, id: string): void => {
  write(`fudaba.deck.${game}`, keptDeckName(id))
  write('fudaba.lastGame', game)
  toLobby()
}

/** The address that opens a deck by its code, wherever this page is served from. */
export const deckLink = (code: string): string => `${location.href.replace(/#.*$/u, '')}#/deck/${code}`
