import type { Replay } from '@fudaba/kernel'
import { rulesWithCards } from '@fudaba/kernel/host'
import type { OpenRequest, Seats } from '@fudaba/table'
import { withPlacedCards } from '../cards/placedCards.ts'
import { seatOf } from '../play/seat.ts'
import { Session } from '../play/session.ts'
import { claims, library, newId, page, tellChange } from '../saves/browser.ts'
import type { Claim } from '../saves/claims.ts'
import { Keeper } from '../saves/keeper.ts'
import { say } from '../settings/say.ts'
import { write } from '../settings/storage.ts'
import { channelFor, closeOwnChannel } from './channels.ts'
import { Line, positionOf } from './line.ts'
import { reasonOf, rulesOf } from './rulesOf.ts'
import { notice, screen, show } from './screen.ts'
import { watchInstead } from './watchGame.ts'

/** A kept game that is gone on with, and the claim on it. */
export interface Resumed {
  readonly id: string
  readonly revision: number
  readonly claim: Claim
}

/** Opens a game and shows its table; throws what is wrong with the request. `resumed`: null for a new game. */
export async function openTable(request: OpenRequest, resumed: Resumed | null = null): Promise<void> {
  const { game, seats } = request
  const keeps = seatOf(seats) !== null
  const id = resumed?.id ?? newId()
  const bare = await rulesOf(game)
  let session: Session | null = null
  const line = await Line.open({
    request,
    channelFor,
    closeChannel: closeOwnChannel,
    onRevived(reason) {
      notice.value = say.value('revived', { reason })
      void session?.comeBack()
    },
    onGivenUp: (reason) => void (notice.value = say.value('crashed', { reason })),
  })
  const claim = resumed?.claim ?? (keeps ? await claims.take(id) : null)
  const keeper = keeps ? new Keeper(library, id, page, resumed?.revision ?? 0, tellChange) : null
  const rules = withPlacedCards(
    rulesWithCards(bare, request.replay?.cards ?? request.cards ?? {}),
    positionOf(request),
  )
  session = new Session({ rules, table: line.table, seats, keeper })
  write('fudaba.lastGame', game)
  show({ kind: 'table', session, request, line, claim }, `/play/${game}${keeper === null ? '' : `/${id}`}`)
  notice.value = null
  if (keeper !== null) watchInstead(keeper, claim)
  await session.advance()
  const difference = session.look.value?.difference ?? null
  if (difference !== null) notice.value = say.value('goesOnBefore', { n: difference.input + 1 })
}

/** As `openTable`; what is wrong becomes a notice, and the screen stays. */
export async function startGame(request: OpenRequest): Promise<void> {
  const before = screen.value
  if (['lobby', 'cards', 'packs', 'sets'].includes(before.kind)) screen.value = { kind: 'loading' }
  try {
    await openTable(request)
  } catch (error) {
    if (screen.value.kind === 'loading') screen.value = before
    notice.value = reasonOf(error)
  }
}

/** Plays on from a step of a replay. */
export const continueFrom = (replay: Replay, at: number, seats: Seats): Promise<void> =>
  startGame({ game: replay.game, seats, replay, at })
