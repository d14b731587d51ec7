import type { FileError, LooseCards } from '@fudaba/files'
import { resolveConfig } from '@fudaba/kernel'
import { newSeed } from '../play/newSeed.ts'
import { printedData } from '../cards/placedCards.ts'
import { loadReader, readers } from '../cards/reader.ts'
import { collection, readCollection, tellCollection } from '../decks/browser.ts'
import type { KeptSet } from '../decks/kept.ts'
import type { OwnCard } from '../decks/ownRules.ts'
import { Pool } from '../decks/pool.ts'
import { SetDesk, type SetDraft } from '../decks/setDesk.ts'
import { trialDeck } from '../decks/trialDeck.ts'
import { askToPersist, newId } from '../saves/browser.ts'
import { say } from '../settings/say.ts'
import { lang, strength } from '../settings/settings.ts'
import { startGame } from './openGame.ts'
import { reasonOf, rulesOf } from './rulesOf.ts'
import { type SetsOnScreen, notice, screen, show, toLobby } from './screen.ts'

type Place = Omit<SetsOnScreen, 'desk'>

/** The card sets of a game, or one of them on the desk. */
export async function openSets(game: string, id?: string): Promise<void> {
  const before = screen.value
  screen.value = { kind: 'loading' }
  try {
    const place = await placeOf(game)
    const hidden = await readCollection().then(
      () => null,
      (error: unknown) => say.value('madeUnread', { reason: reasonOf(error) }),
    )
    const kept = id === undefined ? null : await collection.set(id).catch(() => null)
    if (kept?.game === game) openKeptSet(place, kept)
    else show({ ...place, desk: null }, `/sets/${game}`)
    notice.value = hidden ?? (id !== undefined && kept?.game !== game ? say.value('setGone') : null)
  } catch (error) {
    if (before.kind === 'loading' || before.kind === 'lobby') toLobby()
    else screen.value = before
    notice.value = reasonOf(error)
  }
}

async function placeOf(game: string): Promise<Place> {
  const [rules, formats] = await Promise.all([rulesOf(game), import('@fudaba/files'), loadReader(game)])
  const reader = readers.value[game]
  if (reader === undefined) throw new Error(say.value('noOwnCards'))
  return { kind: 'sets', rules, formats, reader }
}

function openKeptSet(place: Place, kept: KeptSet): void {
  const { name, words, cards } = kept
  putDown(place, { name, words, cards }, kept)
}

/** A new set with these cards. It is kept with its first change. */
export function openNewSet(place: Place, name: string, { words, cards }: LooseCards): void {
  const desk = putDown(place, { name, words, cards })
  if (cards.length > 0) void desk.keep()
}

function putDown(place: Place, draft: SetDraft, kept?: KeptSet): SetDesk {
  const { name: game } = place.rules
  const desk = new SetDesk({
    collection,
    game,
    draft,
    newId,
    freeId: place.formats.freeId,
    onKept: () => {
      void tellCollection().catch(() => undefined)
      void askToPersist()
      const now = screen.peek()
      if (now.kind === 'sets' && now.desk === desk)
        history.replaceState(null, '', `#/sets/${game}/${desk.id}`)
    },
    ...(kept && { kept }),
  })
  show({ ...place, desk }, `/sets/${game}${kept === undefined ? '' : `/${kept.id}`}`)
  return desk
}

/** Reads the set with its cards; a sentence where it is gone or cannot be read. */
export async function withKeptSet(id: string, use: (set: KeptSet) => void | Promise<void>): Promise<void> {
  try {
    const kept = await collection.set(id)
    if (kept === null) notice.value = say.value('setGone')
    else await use(kept)
  } catch (error) {
    notice.value = reasonOf(error)
  }
}

export const openSet = (place: Place, id: string): Promise<void> =>
  withKeptSet(id, (kept) => openKeptSet(place, kept))

export const duplicateSet = (id: string): Promise<void> =>
  withKeptSet(id, async (kept) => {
    const name = say.value('deckCopyName', { name: kept.name })
    await collection.writeSet({ ...kept, id: newId(), name, exported: 0 }, 0)
    await tellCollection()
  })

/** A deleted set can be brought back from its file only. */
export async function deleteSet(id: string): Promise<void> {
  try {
    await collection.removeSet(id)
    await tellCollection()
  } catch (error) {
    notice.value = reasonOf(error)
  }
}

/** The cards of a text; null: it has none, and a notice says why. */
export function readCards({ rules, formats, reader }: Place, file: string, text: string): LooseCards | null {
  try {
    const cards = formats.parseLooseCards(file, text, { ...reader.workshop.cardGame, name: rules.name })
    notice.value = null
    return cards
  } catch (error) {
    notice.value = say.value('cardsUnreadable', { reason: fileReason(error) })
    return null
  }
}

function fileReason(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'FileError') return reasonOf(error)
  const { line, problem, problemJa } = error as FileError
  const said = lang.value === 'ja' ? (problemJa ?? problem) : problem
  return line === 0 ? said : say.value('onLine', { line, problem: said })
}

/** The set with the rules it is tried by. */
function poolWith({ rules, reader }: Place, desk: SetDesk): Pool {
  return new Pool(rules, reader.workshop.cardGame, [desk.set])
}

/** Opens the board for trying a card, with the words of its set. */
export async function tryOnBoard(place: Place, desk: SetDesk, at: number): Promise<void> {
  const pool = poolWith(place, desk)
  const own = ownCard(pool, desk, at)
  const { cardGame, testBoard } = place.reader.workshop
  if (own === null) return
  await leaving(desk, {
    game: place.rules.name,
    seats: { P1: 'person', P2: { agent: strength.value } },
    seed: newSeed(),
    position: testBoard(printedData(cardGame, { ...own.card, id: 'TEST-1' })),
    cards: pool.brought([own.id]),
  })
}

/** The card as a game takes it; null: it is not whole. */
function ownCard(pool: Pool, desk: SetDesk, at: number): OwnCard | null {
  const { id: card } = desk.draft.cards[at]
  const id = pool.idOf({ card, set: desk.id, name: '', count: 1 })
  return id === null ? null : pool.ownCard(id)
}

/** Opens a whole game with the card in a ready deck. */
export async function tryInGame(place: Place, desk: SetDesk, at: number): Promise<void> {
  const { rules } = place
  const pool = poolWith(place, desk)
  const own = ownCard(pool, desk, at)
  const deck = own && trialDeck(pool.rulesFor([own.id]), own.id, {}, alike(pool, own.made))
  if (own === null || deck === null) {
    notice.value = say.value('noTrialDeck')
    return
  }
  const [, theirs] = rules.defaultDecks(resolveConfig(rules, {}))
  await leaving(desk, {
    game: rules.name,
    seats: { P1: 'person', P2: { agent: strength.value } },
    seed: newSeed(),
    decks: [deck.cards, theirs],
    cards: pool.brought([own.id]),
  })
}

/** How much is printed alike on a card and others. */
function alike({ rules }: Pool, made: unknown): (other: string) => number {
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const facts = Object.entries(made as object).filter(([name]) => !['id', 'name', 'text'].includes(name))
  return (id) => {
    const other = (byId.get(id) ?? {}) as Readonly<Record<string, unknown>>
    return facts.filter(([name, value]) => JSON.stringify(other[name]) === JSON.stringify(value)).length
  }
}

/** What is on the desk is kept before the screen becomes a table. */
async function leaving(desk: SetDesk, request: Parameters<typeof startGame>[0]): Promise<void> {
  await desk.keep()
  await startGame(request)
}
