import { type Game, NONE, type Player, type Procedure, atom, opponent, ties } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { attackToGuard, declareAttack, declareGuard, isFree } from '../../battle/attackDeclarations.ts'
import { ask, book, change, procedure, step } from '../../book.ts'
import { bearerOf, noteBearing, setOn } from '../../board/setOn.ts'
import { ruleTiming } from '../../changes/timings.ts'
import { payOwn } from '../../changes/paying.ts'
import { mayBeSent, saysTheirs } from '../ownAttackers.ts'
import { redirect } from '../redirect.ts'
import { sendPower } from '../../changes/moving.ts'
import { controlled, onField, permanents, power } from '../../board/zones.ts'

/** Texts that declare attacks and guards, aim anew, and move permanents. */

/** A declaration and the responses to it, of turn/chain.ts. */
export const responseWindow = book.later<Procedure>('responseWindow')

/** (character): it attacks the other player at no cost (base.1.6.3), and that can be answered (3-1-b). */
const attackByEffect = procedure('attackByEffect', 1, [
  step(
    '21-3',
    (g) => {
      const row = g.local(0)
      if (!isFree()) g.call(payOwn, g.controller(row), row, 1, NONE)
    },
    'a cost that is none',
  ),
  step(
    '21-3',
    (g) => g.propose(declareAttack, g.local(0), NONE, opponent(g.controller(g.local(0)))),
    'declare',
  ),
  step('17-4', (g) => ruleTiming.value.call(g), 'immediately'),
  step('3-1-b', (g) => g.call(responseWindow.value, g.controller(g.local(0)), NONE, NONE)),
])

/** A permanent lies on another character from now on. */
const putOn = change('putOn', (g, row, character) => {
  const before = bearerOf(g, row)
  for (const r of g.relations(setOn, row)) ties.unrelate(g, r)
  atom.move(g, row, g.zone(permanents, g.controller(character)), atom.BOTTOM, 0)
  ties.relate(g, setOn.id, row, character, 0)
  if (before !== NONE) noteBearing(g, before)
  noteBearing(g, character)
})

/** Power as power, within the mind of the character (12-2). */
const setOnto = (g: Game, row: number): typeof putOn => (g.inZone(row, power) ? sendPower : putOn)

/** (player, what is set, characters): the player says on whom. */
const putOnWhich = procedure('putOnWhich', 3, [
  ask('22-1', {
    offer(g, d) {
      d.choose(g.local(0) as Player, 'permanent.target', g.list(2), 1, 1).about(g.local(1))
    },
    take: (g, answer) => g.propose(setOnto(g, g.local(1)), g.local(1), answer.value),
  }),
])

export const declaringNodes = {
  'aquarian-age.attack': {
    run(g, c, { what, theirs }, rows) {
      const said = theirs === true || saysTheirs(what)
      const [row] = rows.filter(
        (each) => g.inZone(each, controlled) && mayBeSent(g.controller(each), c.controller, said),
      )
      if (row !== undefined) g.call(attackByEffect, row)
    },
  },
  'aquarian-age.guard': {
    run(g, c, { surely }, rows) {
      const [row] = rows.filter((each) => onField(g, each))
      const attack = row === undefined ? NONE : attackToGuard(g, g.controller(row))
      if (attack === NONE) return
      g.propose(declareGuard, row, attack, surely === true ? c.source + 1 : 0)
    },
  },
  'aquarian-age.put-on': {
    compile(tools, { onto }) {
      const bearers = tools.what(onto)
      return {
        run(g, c, rows) {
          const fitting = bearers.rows(g, c).filter((row) => onField(g, row))
          for (const row of rows)
            if (fitting.length < 2) for (const bearer of fitting) g.propose(setOnto(g, row), row, bearer)
            else {
              g.call(putOnWhich, c.actor, row)
              g.setList(2, fitting)
            }
        },
      }
    },
  },
  'aquarian-age.change-target': {
    run(g, c, _node, rows) {
      if (rows.length > 0) g.call(redirect, c.actor, rows[0])
    },
  },
} satisfies NonNullable<GameNodes['effects']>
