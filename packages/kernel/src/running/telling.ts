import type { Requirement } from '../game/bookTypes.ts'
import type { ZoneDef } from '../game/book.ts'
import type { Verdict } from '../game/effects.ts'
import type { Game } from '../game/game.ts'
import { NONE, type Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import { forbidders } from '../values/prohibitions.ts'

/** What common requirements tell who asks why they are not met; see `Requirement.tells`. */

type Tells = NonNullable<Requirement['tells']>

/** That it has to lie in one of these zones of the player who asks; `other`: of his opponent. */
export const tellPlace =
  (...zones: readonly ZoneDef[]): Tells =>
  (g, _player, row) => {
    const here = g.zoneOf(row)
    return here !== NONE && zones.includes(g.zoneDef(here))
      ? { key: 'otherSide' }
      : { key: 'place', parameters: { zones: zones.map(({ name }) => name).join(' ') } }
  }

/** Who forbids it; `asker` and `subject` as the verdict is asked. */
export const tellForbidders =
  (
    verdict: Verdict,
    asker: (g: Game, row: ObjectRow) => ObjectRow = (_g, row) => row,
    subject: (g: Game, row: ObjectRow) => ObjectRow = () => NONE,
  ): Tells =>
  (g, _player, row) => ({
    key: 'forbidden',
    effects: forbidders(g, verdict, asker(g, row), subject(g, row)),
  })

/** Two numbers of which the first has to reach the second. */
export const tellNumbers =
  (
    key: string,
    numbers: (g: Game, player: Player, row: ObjectRow) => readonly [have: number, need: number],
  ): Tells =>
  (g, player, row) => {
    const [have, need] = numbers(g, player, row)
    return { key, have, need }
  }
