import { systemClock } from '@fudaba/ai/clock'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'

/** The bar is shown only after this time: a short wait needs none. */
const LONG_MILLIS = 1000
const BETWEEN_MILLIS = 200

/** Progress of an agent that thinks for long, and a button that demands its best answer so far. */
export function StillThinking({ session }: { session: Session }) {
  const [progress, setProgress] = useState<number | null>(null)
  const inputs = session.look.value?.inputs
  useEffect(() => {
    const begun = systemClock.now()
    const look = async (): Promise<void> => {
      if (systemClock.now() - begun >= LONG_MILLIS) setProgress(await session.table.thinking())
    }
    const timer = setInterval(() => void look(), BETWEEN_MILLIS)
    return () => {
      clearInterval(timer)
      setProgress(null)
    }
  }, [session, inputs])
  if (progress === null) return null
  return (
    <>
      <progress max={1} value={progress} aria-label={say.value('thinking')} />
      <button type="button" data-hurry="" onClick={() => void session.table.hurry()}>
        {say.value('answerNow')}
      </button>
    </>
  )
}
