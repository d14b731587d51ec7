import { type ObjectView, type Refusal, idsFor } from '@fudaba/kernel'
import { isLegal, toggled } from '../../play/picks.ts'
import type { Session } from '../../play/session.ts'
import { waysOf } from '../../play/touch.ts'
import { say } from '../../settings/say.ts'
import { type TableModel, marksOf } from '../board/model.ts'
import { ForecastLines } from './ForecastLines.tsx'
import { RefusalList } from './RefusalList.tsx'
import { useRefusals } from './useRefusals.ts'

/** Whether it can be chosen now, with a forecast; else why not. */
export function Possible({
  model,
  object,
  session,
}: {
  model: TableModel
  object: ObjectView
  session: Session
}) {
  const { asked } = model
  const decision = asked?.prompt.decision
  const marks = marksOf(model, object)
  const possible = marks.acts || marks.wanted || marks.open || marks.place
  const refusals = useRefusals(session, possible ? undefined : decision, object.id)
  // The asking card and the places of an arrangement are no candidates.
  if (decision === undefined || marks.source || decision.bins.some((bin) => bin.id === object.id)) return null
  if (possible) {
    const ids = asked === null ? null : answerWith(session, asked, object.id)
    return (
      <>
        <p class="possible">✓ {say.value('mayChoose')}</p>
        {ids === null ? null : <ForecastLines model={model} object={object} ids={ids} session={session} />}
      </>
    )
  }
  return <Impossible model={model} object={object} refusals={refusals} />
}

interface ImpossibleProps {
  readonly model: TableModel
  readonly object: ObjectView
  readonly refusals: readonly Refusal[]
  /** Something else can be done with it: then only what cannot is listed. */
  readonly partly?: boolean
}

/** Why it cannot be chosen, or which of its actions cannot be taken. */
export function Impossible({ model, object, refusals, partly = false }: ImpossibleProps) {
  // Nothing is known yet, or all that can be done with it is offered.
  if (refusals.length === 0) return null
  return (
    <div class="impossible">
      {partly ? null : <p>✗ {say.value('notNow')}</p>}
      {refusals.map((refusal) => (
        <RefusalList
          key={refusal.action}
          words={model.words}
          view={model.view}
          refusal={refusal}
          thing={object}
        />
      ))}
    </div>
  )
}

/** The answer that choosing it would send; null if more has to be chosen, or said, first. */
function answerWith(
  session: Session,
  { prompt, picks }: NonNullable<TableModel['asked']>,
  id: string,
): string[] | null {
  const { decision } = prompt
  const ways = waysOf(session, decision, id)
  if (decision.shape === 'act') return ways.length === 1 ? idsFor(decision, ways) : null
  if (decision.shape !== 'choose') return null
  const at = decision.candidates.findIndex((candidate) => candidate.id === id)
  if (at < 0) return null
  const chosen = picks.includes(at) ? picks : toggled(decision, picks, at)
  return isLegal(decision, chosen) ? idsFor(decision, chosen) : null
}
