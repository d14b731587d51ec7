import { useEffect, useState } from 'preact/hooks'
import type { AnswerIds, ObjectView } from '@fudaba/kernel'
import { type Forecast, forecastOf } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import type { TableModel } from '../board/model.ts'

interface ForecastProps {
  readonly model: TableModel
  readonly session: Session
  /** The answer. */
  readonly ids: AnswerIds
  /** The thing that is played or chosen by it. */
  readonly object: ObjectView
  /** At most this many lines are shown. */
  readonly most?: number
}

const RESTS_MILLISECONDS = 150

/** What an answer would lead to, simulated by the host. */
export function ForecastLines({ model, session, ids, object, most = 6 }: ForecastProps) {
  const { words, view, asked } = model
  const [forecast, setForecast] = useState<Forecast | null>(null)
  const key = ids.join()
  useEffect(() => {
    setForecast(null)
    const player = asked?.prompt.decision.player
    if (player === undefined) return
    let current = true
    const foretold = async (): Promise<Forecast> => {
      const worlds = await session.table.forecast(player, ids)
      // In a window: what would happen without it.
      const passed = asked?.prompt.pass === true ? await session.table.forecast(player, []) : []
      return forecastOf(words, view, worlds, object.cards, passed)
    }
    const waiting = setTimeout(() => {
      void foretold().then((found) => {
        if (current) setForecast(found)
      })
    }, RESTS_MILLISECONDS)
    return () => {
      current = false
      clearTimeout(waiting)
    }
  }, [view, object.id, key])
  if (forecast?.idle === true && asked?.prompt.decision.shape === 'act')
    return (
      <p class="foretold idle" role="status">
        {say.value('foretoldIdle')}
      </p>
    )
  if (forecast === null) return null
  return (
    <>
      <Lines title={say.value('foretold')} lines={forecast.lines.slice(0, most)} />
      <Lines title={say.value('foretoldAvoids')} lines={forecast.avoids.slice(0, most)} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div class="foretold" role="status">
      <p>{title}</p>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
