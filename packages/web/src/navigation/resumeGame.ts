import { HostError } from '@fudaba/table'
import { claims, news, page, readyLibrary, tellChange } from '../saves/browser.ts'
import type { Claim } from '../saves/claims.ts'
import { type Library, type OpenedSave, UnreadableSave } from '../saves/library.ts'
import { sayFault } from '../saves/sayFault.ts'
import { say } from '../settings/say.ts'
import { openTable } from './openGame.ts'
import { reasonOf } from './rulesOf.ts'
import { notice, screen, show, toLobby } from './screen.ts'

/**
 * Goes on with a kept game. Where another page plays it, the person is asked; `force`: it is taken over. One that
 * cannot be read is set aside, so that the lobby stays usable.
 */
export async function resumeGame(id: string, game: string, force = false): Promise<void> {
  screen.value = { kind: 'loading' }
  if (force) news.tellOthers({ kind: 'wanted', id })
  const claim = await claims.take(id, force)
  if (claim === null) return show({ kind: 'elsewhere', id, game }, `/play/${game}/${id}`)
  try {
    const library = await readyLibrary()
    const opened = await library.open(id, page)
    if (opened === null) throw new Error(say.value('noSave'))
    await openKept(library, opened, claim)
  } catch (error) {
    claim.release()
    toLobby()
    notice.value =
      error instanceof UnreadableSave
        ? say.value('badSave', { reason: sayFault(error.message) })
        : reasonOf(error)
    tellChange(id)
  }
}

async function openKept(
  library: Library,
  { kept, revision, isOlder }: OpenedSave,
  claim: Claim,
): Promise<void> {
  const { id, game, seats, replay } = kept
  try {
    await openTable({ game, seats, replay }, { id, revision, claim })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await library.setAside(id, reasonOf(error))
    throw new UnreadableSave(reasonOf(error))
  }
  if (isOlder) notice.value = say.value('olderSave')
}

/** The game itself was refused, once and for all; not that something could not be loaded or the worker died. */
const isRefusal = (error: unknown): boolean => error instanceof HostError && REFUSALS.includes(error.code)

const REFUSALS: readonly HostError['code'][] = [
  'bad-replay',
  'bad-deck',
  'bad-position',
  'bad-config',
  'bad-request',
]
