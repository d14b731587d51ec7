import { effect } from '@preact/signals'
import { seatOf } from '../play/seat.ts'
import { library, news } from '../saves/browser.ts'
import type { Claim } from '../saves/claims.ts'
import type { Keeper } from '../saves/keeper.ts'
import { say } from '../settings/say.ts'
import { openReplay } from './openReplay.ts'
import { reasonOf } from './rulesOf.ts'
import { type Screen, notice, screen, show, toLobby } from './screen.ts'

/** Shows a kept game that another page plays: its replay, which goes on as that page keeps it. */
export async function watchGame(id: string): Promise<void> {
  try {
    const kept = await library.look(id)
    if (kept === null) throw new Error(say.value('noSave'))
    await openReplay(kept.replay, { seat: seatOf(kept.seats), watching: id })
  } catch (error) {
    toLobby()
    notice.value = reasonOf(error)
  }
}

/** Once another page plays this game, this one looks on. */
export function watchInstead(keeper: Keeper, claim: Claim | null): void {
  const { id } = keeper
  const hand = (): void => {
    stop()
    deaf()
    const now = screen.value
    if (keeperOf(now) !== keeper) return
    void (async () => {
      // Closes the table: its last answer is kept, and the other page gets the game.
      show({ kind: 'loading' }, location.hash.slice(1))
      await watchGame(id)
      if (isWatching(screen.value, id)) notice.value = say.value('takenOver')
    })()
  }
  void claim?.lost.then(() => keeper.giveUp())
  const deaf = news.listen((heard) => {
    if (heard.kind === 'wanted' && heard.id === id) hand()
  })
  const stop = effect(() => {
    // Later: an effect cannot end itself while it is being made.
    if (keeper.keeping.value.kind === 'taken') queueMicrotask(hand)
  })
}

function keeperOf(now: Screen): Keeper | null {
  if (now.kind === 'table') return now.session.keeper
  return now.kind === 'replay' && now.under !== null ? keeperOf(now.under) : null
}

const isWatching = (now: Screen, id: string): boolean => now.kind === 'replay' && now.watching === id

let refreshing: Promise<void> | null = null
let isStale = false

/** Brings the game that is watched up to date; several changes at once are one. */
function refresh(id: string): void {
  isStale = true
  refreshing ??= (async () => {
    while (isStale) {
      isStale = false
      await showNewest(id)
    }
  })().finally(() => void (refreshing = null))
}

async function showNewest(id: string): Promise<void> {
  const kept = await library.look(id).catch(() => null)
  const now = screen.value
  if (now.kind !== 'replay' || now.watching !== id) return
  if (kept === null) {
    notice.value = say.value('watchedEnded')
    return
  }
  const { viewer } = now
  const at = viewer.at.value === viewer.last ? undefined : viewer.at.value
  const said = notice.value
  const notes = viewer.notes.value
  await openReplay(kept.replay, {
    seat: seatOf(kept.seats),
    watching: id,
    notes,
    ...(at === undefined ? {} : { at }),
  })
  notice.value = said
}

news.listen((heard) => {
  if (heard.kind === 'changed' && isWatching(screen.value, heard.id)) refresh(heard.id)
})
