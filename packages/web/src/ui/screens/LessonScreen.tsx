import { useEffect } from 'preact/hooks'
import type { Coach } from '../../lessons/coach.ts'
import { startGame } from '../../navigation/openGame.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { notice } from '../../navigation/screen.ts'
import type { Session } from '../../play/session.ts'
import { CoachPanel } from '../lesson/CoachPanel.tsx'
import { TableScreen } from './TableScreen.tsx'
import { freshChoice, requestFor } from './lobbyRequest.ts'

/** A lesson: the table with the coach beside it. */
export function LessonScreen({ session, coach }: { session: Session; coach: Coach }) {
  useEffect(() => () => coach.close(), [coach])
  return (
    <TableScreen
      session={session}
      coach={<CoachPanel coach={coach} session={session} onPlay={() => void playFirst(coach.lesson.game)} />}
    />
  )
}

async function playFirst(game: string): Promise<void> {
  try {
    await startGame(await requestFor(game, 'bot', freshChoice))
  } catch (error) {
    notice.value = reasonOf(error)
  }
}
