import type { AnswerIds, ObjectView, View } from '@fudaba/kernel'

/** What attacks the viewer unblocked, and what it would do: life is a pile, each card a point. */

const sizeOf = ({ values }: ObjectView): number => Number(values['size'] ?? 0)
const isBarrier = ({ kind }: ObjectView): boolean => kind === 'barrier'

export const lifeOf = ({ zones, viewer }: View): number =>
  zones.find(({ zone, owner }) => zone === 'life' && owner === viewer)?.count ?? 0

/** The attackers, or those of them that nobody blocks yet. */
export function attackersIn({ zones }: View): ObjectView[] {
  return zones.flatMap(({ objects }) => objects.filter(({ values }) => values['attacking'] === true))
}
export const unblockedIn = (view: View): ObjectView[] =>
  attackersIn(view).filter(
    ({ id }) => !view.relations.some(({ relation, to }) => relation === 'blocking' && to === id),
  )
export const totalSize = (attackers: readonly ObjectView[]): number =>
  attackers.reduce((sum, attacker) => sum + sizeOf(attacker), 0)

/** Whether the attack would end the game if nobody blocked. */
export const isDeadly = (view: View): boolean => totalSize(attackersIn(view)) >= lifeOf(view)

/**
 * Where blocking nothing loses: the largest attackers are met, each by one, until what is left does not end the game. A
 * soldier that is large enough comes before a barrier, which is used up.
 */
export function suggested(view: View): AnswerIds | null {
  const { decision } = view
  if (decision?.message.key !== 'block.blockers' || !isDeadly(view)) return null
  const all = view.zones.flatMap(({ objects }) => objects)
  const free = all.filter(({ id }) => decision.candidates.some((candidate) => candidate.id === id))
  const attackers = attackersIn(view)
    .filter(({ id }) => decision.bins.some((bin) => bin.id === id))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const answer: string[] = []
  let coming = totalSize(attackers)
  for (const attacker of attackers) {
    const blocker =
      free.find((each) => !isBarrier(each) && sizeOf(each) >= sizeOf(attacker)) ??
      free.find(isBarrier) ??
      free[0]
    if (blocker === undefined || coming < lifeOf(view)) break
    free.splice(free.indexOf(blocker), 1)
    answer.push(`${blocker.id}>${attacker.id}`)
    coming -= sizeOf(attacker)
  }
  return answer.length === 0 ? null : answer
}
