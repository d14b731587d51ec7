import { useEffect, useState } from 'preact/hooks'
import { say } from '../../app.ts'
import type { Session } from '../../play/session.ts'

/** Whoever answers sooner needs no bar, and how soon tells nothing of hidden cards. */
const LONG_MILLIS = 1000
const BETWEEN_MILLIS = 200

/** How far the computer has got with a long thought, and the way to have its best answer now. */
export function StillThinking({ session }: { session: Session }) {
  const [progress, setProgress] = useState<number | null>(null)
  const inputs = session.look.value?.inputs
  useEffect(() => {
    const begun = performance.now()
    const look = async (): Promise<void> => {
      if (performance.now() - begun >= LONG_MILLIS) setProgress(await session.table.thinking())
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
