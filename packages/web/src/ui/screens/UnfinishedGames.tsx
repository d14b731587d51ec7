import { useEffect, useState } from 'preact/hooks'
import { games } from '../../games.ts'
import { resumeGame } from '../../navigation/resumeGame.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { notice } from '../../navigation/screen.ts'
import { seatOf } from '../../play/seat.ts'
import { askToPersist, claims, news, readyLibrary, tellChange } from '../../saves/browser.ts'
import type { GameHead } from '../../saves/keptGame.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { dayAndTime } from '../controls/dayAndTime.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'

/** So many are shown at once; the rest is a press away. */
const SHOWN = 5

interface Found {
  readonly games: readonly GameHead[]
  readonly elsewhere: ReadonlySet<string>
  readonly isPersistent: boolean
}

async function find(): Promise<Found> {
  const library = await readyLibrary()
  const [kept, elsewhere] = await Promise.all([library.games(), claims.taken()])
  return { games: kept, elsewhere, isPersistent: kept.length === 0 || (await askToPersist()) }
}

/** Every game that was begun and not finished, the one played last first. */
export function UnfinishedGames() {
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = (): void => {
    find().then(
      (now) => {
        setFound(now)
        setProblem(null)
      },
      (error: unknown) => setProblem(reasonOf(error)),
    )
  }
  useEffect(() => {
    look()
    return news.listen(look)
  }, [])
  if (problem !== null)
    return (
      <section class="unfinished" role="status">
        <p class="quiet">{say.value('listUnread', { reason: problem })}</p>
        <button type="button" onClick={look}>
          {say.value('tryAgain')}
        </button>
      </section>
    )
  if (found === null || found.games.length === 0) return null
  const line = (head: GameHead) => (
    <UnfinishedGame key={head.id} head={head} isElsewhere={found.elsewhere.has(head.id)} />
  )
  const rest = found.games.slice(SHOWN)
  return (
    <section class="unfinished" aria-label={say.value('unfinished')}>
      <h2>{say.value('unfinished')}</h2>
      <ul>{found.games.slice(0, SHOWN).map(line)}</ul>
      {rest.length === 0 ? null : (
        <details class="options">
          <summary>{say.value('olderGames', { n: rest.length })}</summary>
          <ul>{rest.map(line)}</ul>
        </details>
      )}
      {found.isPersistent ? null : <p class="quiet">{say.value('notPersistent')}</p>}
    </section>
  )
}

function UnfinishedGame({ head, isElsewhere }: { head: GameHead; isElsewhere: boolean }) {
  const { id, game, turn, at } = head
  const title = games.find(({ name }) => name === game)?.title[lang.value] ?? game
  const when = dayAndTime(at)
  const facts = [
    opponentOf(head),
    turn === null || turn === 0 ? '' : say.value('turnNumber', { n: turn }),
    when,
  ]
  return (
    <li>
      <button
        type="button"
        class="big"
        data-resume={game}
        data-id={id}
        onClick={() => void resumeGame(id, game)}
      >
        <b>
          {title} <small>{say.value('resume')}</small>
        </b>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        {isElsewhere ? <span class="elsewhere">{say.value('inAnotherTab')}</span> : null}
      </button>
      <DeleteButton label={say.value('deleteGame', { game: title, when })} onDelete={() => void remove(id)} />
    </li>
  )
}

function opponentOf({ seats }: GameHead): string {
  const seat = seatOf(seats)
  if (seat === 'both') return say.value('bothSides')
  const other = seat === 'P2' ? seats.P1 : seats.P2
  return other === 'person' ? '' : say.value('against', { agent: agentName(other.agent) })
}

const names = ['random', 'greedy', 'easy', 'normal', 'hard'] as const

function agentName(agent: string): string {
  const known = names.find((name) => name === agent)
  return known === undefined ? agent : say.value(`agent.${known}`)
}

async function remove(id: string): Promise<void> {
  try {
    await (await readyLibrary()).remove(id)
    tellChange(id)
  } catch (error) {
    notice.value = reasonOf(error)
  }
}
