import { useEffect, useState } from 'preact/hooks'
import { type ObjectView, idsFor } from '@fudaba/kernel'
import { type Forecast, forecastOf } from '@fudaba/table'
import { say } from '../app.ts'
import { isLegal, toggled } from '../play/answering.ts'
import type { Session } from '../play/session.ts'
import type { TableModel } from './model.ts'

interface ForetoldProps {
  readonly model: TableModel
  readonly object: ObjectView
  readonly session: Session
}

const RESTS_MILLISECONDS = 150

/** What would come of choosing the thing that is looked at, worked out by the rules themselves. */
export function Foretold({ model, object, session }: ForetoldProps) {
  const { words, view, asked } = model
  const [told, setTold] = useState<Forecast | null>(null)
  const ids = asked === null ? null : answerWith(asked, object.id)
  const key = ids?.join() ?? ''
  useEffect(() => {
    setTold(null)
    const player = asked?.prompt.decision.player
    if (ids === null || player === undefined) return
    let current = true
    const waiting = setTimeout(() => {
      void session.table.forecast(player, ids).then((worlds) => {
        if (current) setTold(forecastOf(words, view, worlds, object.cards))
      })
    }, RESTS_MILLISECONDS)
    return () => {
      current = false
      clearTimeout(waiting)
    }
  }, [view, object.id, key])
  if (told?.idle === true && asked?.prompt.decision.shape === 'act')
    return (
      <p class="foretold idle" role="status">
        {say.value('foretoldIdle')}
      </p>
    )
  if (told === null || told.lines.length === 0) return null
  return (
    <div class="foretold" role="status">
      <p>{say.value('foretold')}</p>
      <ul>
        {told.lines.slice(0, MOST).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** More lines are not read. */
const MOST = 6

/** The answer that a click on it would give, or null where more has to be chosen first. */
function answerWith({ prompt, picks }: NonNullable<TableModel['asked']>, id: string): string[] | null {
  const { decision } = prompt
  if (decision.shape === 'act') {
    const ways = decision.candidates.flatMap((candidate, i) => (candidate.source === id ? [i] : []))
    return ways.length === 1 ? idsFor(decision, ways) : null
  }
  if (decision.shape !== 'choose') return null
  const at = decision.candidates.findIndex((candidate) => candidate.id === id)
  if (at < 0) return null
  const chosen = picks.includes(at) ? picks : toggled(decision, picks, at)
  return isLegal(decision, chosen) ? idsFor(decision, chosen) : null
}
