import { useEffect, useState } from 'preact/hooks'
import type { Decision, Refusal } from '@fudaba/kernel'
import type { Session } from '../../play/session.ts'

const RESTS_MILLISECONDS = 120
const NONE: readonly Refusal[] = []

/** Why a thing is not among the choices: what it lacks; in an open window for each action it could be used for. */
export function useRefusals(
  session: Session,
  decision: Decision | undefined,
  id: string,
): readonly Refusal[] {
  const [refusals, setRefusals] = useState(NONE)
  useEffect(() => {
    setRefusals(NONE)
    if (decision === undefined) return
    let current = true
    // After a pause, so that nothing is asked for while the pointer passes over.
    const waiting = setTimeout(() => {
      void session.table.whyNotWith(decision.player, id).then((all) => {
        if (current) setRefusals(all.filter((refusal) => refusal.allowed !== true))
      })
    }, RESTS_MILLISECONDS)
    return () => {
      current = false
      clearTimeout(waiting)
    }
  }, [decision?.id, id])
  return refusals
}
