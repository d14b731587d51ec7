import { NONE, type OwnNodes, atom, opponent, ties } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { attackToGuard, declareAttack, declareGuard, isFree } from '../attackDeclarations.ts'
import { change, procedure, step } from '../book.ts'
import { bearerOf, noteBearing, setOn } from '../borne.ts'
import { responding, settling } from '../later.ts'
import { payOwn } from '../paying.ts'
import { redirect } from '../redirect.ts'
import { controlled, onField, permanents } from '../zones.ts'

/** Texts that declare attacks and guards, aim anew, and move permanents. */

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
  step('17-4', (g) => settling.call(g), 'immediately'),
  step('3-1-b', (g) => g.call(responding.procedure, g.controller(g.local(0)), NONE, NONE)),
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

export const declaringNodes = {
  'aquarian-age.attack': {
    run(g, _c, _node, rows) {
      const [row] = rows.filter((each) => g.inZone(each, controlled))
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
          const [bearer] = bearers.rows(g, c).filter((row) => onField(g, row))
          if (bearer !== undefined) for (const row of rows) g.propose(putOn, row, bearer)
        },
      }
    },
  },
  'aquarian-age.change-target': {
    run(g, c, _node, rows) {
      if (rows.length > 0) g.call(redirect, c.actor, rows[0])
    },
  },
} satisfies NonNullable<OwnNodes['effects']>
