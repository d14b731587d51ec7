import { type Game, PLAYERS, playerName } from '@fudaba/kernel/rules'
import { printed } from '../board/cards.ts'
import { factions, NO_FACTION } from '../board/words.ts'
import { party } from '../board/zones.ts'

/** What cannot be on a table of this game, as sentences. */
export const contradictions = (g: Game): string[] =>
  PLAYERS.flatMap((player) =>
    factions.flatMap((name, faction) =>
      faction === NO_FACTION
        ? []
        : party(g, player, faction).flatMap((row) => {
            const of = g.cardsOf(row).flatMap((card) => printed(g, card).factions ?? [])
            const id = g.cardsOf(row).map((card) => printed(g, card).id)
            return of.includes(name)
              ? []
              : [
                  `${id.join('+')} lies in the party ${name} of ${playerName(player)}, and is of another faction`,
                ]
          }),
    ),
  )
