import type { Transcript } from '@fudaba/kernel/testing'
import type { Event } from '@fudaba/kernel/text'
import type { Cell, CellGame, Form, Occasion, SeatName, Texts } from './cells.ts'
import { saysOf, readStep } from './says.ts'

/** What a word for what happens has to do in each frame. */

const seatOf = ({ holder }: Form): SeatName => (holder === 'A' || holder === 'U' ? 'P1' : 'P2')

/** The event as the form says it. */
const eventOf = (verb: string, { says }: Form): Event => ({ kind: 'event', verb, ...says })

const isAboutItself = ({ says }: Form): boolean => JSON.stringify(says).includes('"self"')

export function eventCells(game: CellGame, word: string, occasion: Occasion): Cell[] {
  const says = saysOf(game)
  const payoff = game.payoffs[occasion.payoff ?? 0]
  const promised = readStep(game, payoff.says)
  /** What the occasion itself brings him of the payoff; played once for all cells. */
  let without: ReturnType<typeof played> | null = null
  const gainedAnyway = (who: SeatName): number => {
    without ??= played(game, occasion, {})
    return payoff.gained(without.g, who) - without.had(who)
  }
  return occasion.forms.flatMap((form): Cell[] => {
    const event = eventOf(word, form)
    const who = seatOf(form)
    const standing = (text: string): Texts => ({ [form.holder]: text })
    const cells: Cell[] = [
      {
        word,
        frame: 'trigger',
        ability: says.triggered(event, promised),
        tryOut: (text) => {
          const { g, had } = played(game, occasion, standing(text))
          const gained = payoff.gained(g, who) - had(who) - gainedAnyway(who)
          const times = form.times ?? occasion.times ?? 1
          return gained === times ? null : `it triggers ${gained} times, not ${times}`
        },
      },
      ...[says.forbidden, says.denied].flatMap((says_): Cell[] =>
        says_ === undefined
          ? []
          : [
              {
                word,
                frame: 'prohibit',
                ability: says_(event),
                tryOut: (text) => {
                  const { isUnchanged } = played(game, occasion, standing(text))
                  return isUnchanged() ? null : 'it happens all the same'
                },
              },
            ],
      ),
      {
        word,
        frame: 'replace',
        ability: says.replaced(event, promised),
        tryOut: (text) => {
          const { g, had, isUnchanged } = played(game, occasion, standing(text))
          if (!isUnchanged()) return 'it happens all the same'
          const gained = payoff.gained(g, who) - had(who)
          return gained > gainedAnyway(who) ? null : 'nothing is done instead'
        },
      },
    ]
    // What is played speaks of others than itself, and is P1's.
    if (seatOf(form) === 'P1' && !isAboutItself(form))
      cells.push({
        word,
        frame: 'prohibit for a time',
        ability: says.forbiddenFor(event, game.duration),
        tryOut: (text) => {
          const { g, isUnchanged } = played(game, occasion, { F: text })
          if (!isUnchanged()) return 'it happens all the same'
          game.nextTurn(g)
          return g.match.game.effects().length === 0 ? null : 'it is not over as its time is'
        },
      })
    return cells.map((cell) => ({ ...cell, apart: form.apart?.[cell.frame] }))
  })
}

/** The occasion on a board with these texts. */
function played(game: CellGame, occasion: Occasion, texts: Texts) {
  const payoff = game.payoffs[occasion.payoff ?? 0]
  const g: Transcript = game.board(texts, occasion.board ?? {})
  if (texts.F !== undefined) game.plays(g, 'F')
  const before = JSON.stringify(occasion.changes(g))
  const had = { P1: payoff.gained(g, 'P1'), P2: payoff.gained(g, 'P2') }
  occasion.happens(g)
  return {
    g,
    had: (who: SeatName): number => had[who],
    isUnchanged: (): boolean => JSON.stringify(occasion.changes(g)) === before,
  }
}

/** Whether the occasion changes what it says, where no text stands in its way. */
export const isOccasion = (game: CellGame, occasion: Occasion): boolean =>
  !played(game, occasion, {}).isUnchanged()
