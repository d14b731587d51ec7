import { type Match, type PublicEvent, publicEvents } from '@fudaba/kernel'

/** The events with both hands open. */
export const openEvents = ({ rules, game }: Match, since: number): PublicEvent[] =>
  betterKnown(publicEvents(rules, game, 0, since), publicEvents(rules, game, 1, since))

/** Of each event the view of the player who knows more. */
export const betterKnown = (first: readonly PublicEvent[], second: readonly PublicEvent[]): PublicEvent[] =>
  first.map((event, i) => (knowledge(event) < knowledge(second[i]) ? second[i] : event))

const knowledge = ({ object, n }: PublicEvent): number =>
  (object === null || object.card === null ? 0 : 4) +
  (object === null || object.id === null ? 0 : 2) +
  (n === null ? 0 : 1)
