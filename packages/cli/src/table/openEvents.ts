import { type Match, type PublicEvent, publicEvents } from '@fudaba/kernel'

/** The events as a judge sees them: from each player's view the one that knows more. */
export function openEvents(match: Match, since: number): PublicEvent[] {
  const { rules, game } = match
  const second = publicEvents(rules, game, 1, since)
  return publicEvents(rules, game, 0, since).map((event, i) =>
    knows(event) < knows(second[i]) ? second[i] : event,
  )
}

const knows = ({ object, n }: PublicEvent): number =>
  (object === null || object.card === null ? 0 : 4) +
  (object === null || object.id === null ? 0 : 2) +
  (n === null ? 0 : 1)
