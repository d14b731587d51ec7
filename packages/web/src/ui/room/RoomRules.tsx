import { type GameRules, resolveConfig } from '@fudaba/kernel'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { wordFor } from '../controls/settingWord.ts'

/** By which rules and settings a room is played, and what was chosen for it. */
export function RoomRules({ seat }: { seat: RoomSeat }) {
  const rules = seat.rules.value
  const { about } = seat.client
  if (rules === null || about === null) return null
  const { options, rulesVersion, revision, password } = about
  const clock = options.clock.kind
  const chosen = [
    say.value('roomRevision', {
      version: rules.table.messages['edition']?.[lang.value] ?? rulesVersion,
      revision,
    }),
    ...othersOf(rules, options.config),
    ...(clock === 'none' ? [] : [`${say.value('roomClock')}: ${clockWord(options.clock)}`]),
    ...(options.undo === 'fair'
      ? []
      : [`${say.value('roomUndo')}: ${say.value(`roomUndo.${options.undo}`)}`]),
    ...(options.watch === 'public'
      ? []
      : [`${say.value('roomWatch')}: ${say.value(`roomWatch.${options.watch}`)}`]),
    ...(options.delay === 0 ? [] : [say.value('roomDelayOf', { seconds: options.delay })]),
    ...(options.decks === 'any' ? [] : [say.value(`roomDecks.${options.decks}`)]),
    ...(options.best === 1 ? [] : [say.value(`roomBest.${options.best}`)]),
    ...(password ? [say.value('roomHasPassword')] : []),
  ]
  return (
    <ul class="room-rules quiet" data-room-rules="">
      {options.name === undefined ? null : <li>{options.name}</li>}
      {chosen.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Clock = NonNullable<RoomSeat['client']['about']>['options']['clock']

function clockWord(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say.value('roomClock.none')
    case 'decision':
      return say.value('roomClockOf.decision', { seconds: clock.seconds })
    case 'game':
      return say.value('roomClockOf.game', {
        minutes: Math.round(clock.seconds / 6) / 10,
        seconds: clock.increment,
      })
    case 'called':
      return say.value('roomClockOf.called', {
        minutes: Math.round(clock.seconds / 6) / 10,
        turns: clock.turns,
      })
  }
}

/** Settings of the game that differ from the usual ones. */
const othersOf = (rules: GameRules, given: Parameters<typeof resolveConfig>[1]): string[] =>
  Object.entries(resolveConfig(rules, given)).flatMap(([name, value]) => {
    const setting = rules.settings[name]
    return setting === undefined || setting.default === value
      ? []
      : [`${setting.title[lang.value]}: ${wordFor(rules, name, value)}`]
  })
