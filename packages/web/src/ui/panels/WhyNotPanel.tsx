import { useEffect, useState } from 'preact/hooks'
import type { Decision, ObjectView, PlayerName, Refusal } from '@fudaba/kernel'
import { type Words, cardsOf, findObject } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { RefusalList } from '../inspector/RefusalList.tsx'

/** Refused actions of one thing; `thing` null: of actions that need no thing. */
interface Refused {
  readonly thing: ObjectView | null
  readonly refusals: readonly Refusal[]
}

interface WhyNotProps {
  readonly words: Words
  readonly session: Session
  /** Only about this thing; null: about everything. */
  readonly source: string | null
}

/** Every action that is not offered, with each requirement: met, not met, or hidden from this player. */
export function WhyNot({ words, session, source }: WhyNotProps) {
  const [all, setAll] = useState<readonly Refused[] | null>(null)
  const decision = session.prompt.value?.decision
  useEffect(() => {
    if (decision === undefined) return
    const asked =
      source !== null
        ? thingRefusals(session, decision, source)
        : decision.shape === 'act'
          ? [plainRefusals(session, decision), ...cardRefusals(session, decision)]
          : cardRefusals(session, decision)
    void Promise.all(asked).then((found) => setAll(found.filter(({ refusals }) => refusals.length > 0)))
  }, [decision?.id, source])
  if (all === null) return <p class="quiet">{say.value('loading')}</p>
  if (all.length === 0) return <p>{say.value('whyNotNone')}</p>
  return (
    <>
      {all.map(({ thing, refusals }) => (
        <section key={thing?.id ?? ''} class="refused">
          {thing === null ? null : <h3>{cardsOf(words, thing)}</h3>}
          {refusals.map((refusal) => (
            <RefusalList
              key={refusal.action}
              words={words}
              view={session.view.value}
              refusal={refusal}
              thing={thing}
            />
          ))}
        </section>
      ))}
    </>
  )
}

const isRefused = ({ allowed }: Refusal): boolean => allowed !== true

async function plainRefusals({ rules, table }: Session, { candidates, player }: Decision): Promise<Refused> {
  const offered = new Set(candidates.map((candidate) => candidate.name))
  const missing = rules.book.actions.filter(
    ({ name, sources }) => sources === undefined && !offered.has(name),
  )
  const refusals = await Promise.all(missing.map(({ name }) => table.whyNot(player, name)))
  return { thing: null, refusals: refusals.filter(isRefused) }
}

const thingRefusals = (session: Session, { player }: Decision, id: string): Promise<Refused>[] => {
  const view = session.view.value
  const thing = view === null ? undefined : findObject(view, id)?.object
  return thing === undefined ? [] : [refusalsOf(session, player, thing)]
}

async function refusalsOf({ table }: Session, player: PlayerName, thing: ObjectView): Promise<Refused> {
  const refusals = await table.whyNotWith(player, thing.id)
  return { thing, refusals: refusals.filter(isRefused) }
}

/**
 * What is refused with each visible thing: in a window the player's own, in hand and on the board; where something is
 * chosen, those of both, without what is among the choices.
 */
function cardRefusals(session: Session, { player, shape, candidates }: Decision): Promise<Refused>[] {
  const seen = session.rules.table.layout.slots
    .filter((slot) => slot.shape !== 'pile')
    .map(({ zone }) => zone)
  const chosen = new Set(candidates.map(({ id }) => id))
  const zones = (session.view.value?.zones ?? []).filter(
    ({ zone, owner }) => (owner === player || shape !== 'act') && seen.includes(zone),
  )
  return zones
    .flatMap(({ objects }) => objects)
    .filter(({ id, cards }) => cards.some((card) => card !== null) && (shape === 'act' || !chosen.has(id)))
    .map((thing) => refusalsOf(session, player, thing))
}
