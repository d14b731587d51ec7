import { type Game, NONE, type Player, allowed, opponent } from '@fudaba/kernel/rules'
import { ask, fact, procedure, step } from '../book.ts'
import { printed } from '../board/cards.ts'
import { moments } from './moments.ts'
import { draw, heal, sharpen, stand, strengthen } from './moving.ts'
import { shareClan } from '../board/characteristics.ts'
import { rearGuards, unitsOf, vanguardsOf } from '../board/units.ts'
import { iconWorks } from './verdicts.ts'
import type { TriggerIcon } from '../board/words.ts'
import { damage } from '../board/zones.ts'

/** トリガーアイコン (2.8.1.1): what a check that shows one does. */

const PLAYER = 0
const CARD = 1
/** 0: the part of the icon, 1: the power. */
const PART = 2
const LEFT = 3

/** 同じクランのユニットがいるならば (7.5.1.2.4, 9.6.5): of two in legion either; a guardian does not count. */
export const clanIsThere = (g: Game, player: Player, card: number): boolean =>
  [...vanguardsOf(g, player), ...rearGuards(g, player)].some((row) => shareClan(g, row, card))

/** Without an icon nothing happens (2.8.1.1.1). */
const iconOf = (g: Game, row: number): TriggerIcon | undefined => printed(g, g.cardOf(row)).trigger
const CLAUSES = {
  critical: fact('2.8.1.1.2', true, false),
  draw: fact('2.8.1.1.3', true, false),
  stand: fact('2.8.1.1.4', true, false),
  heal: fact('2.8.1.1.5', true, false),
}
/** The icon, if there is one that does something. */
const active = (g: Game, row: number): TriggerIcon | null => {
  const icon = iconOf(g, row)
  return icon !== undefined && CLAUSES[icon]() && allowed(g, iconWorks, row, NONE) ? icon : null
}

const mayHeal = (g: Game, player: Player): boolean =>
  g.count(damage, player) >= g.count(damage, opponent(player))

/** What the icon's own part chooses among, before the power. */
function candidates(g: Game, player: Player, icon: TriggerIcon): readonly number[] {
  switch (icon) {
    case 'critical':
      return unitsOf(g, player)
    case 'stand':
      return rearGuards(g, player)
    case 'heal':
      return mayHeal(g, player) ? g.objects(damage, player) : []
    case 'draw':
      return []
  }
}

const anyOrder = fact('2.8.2', true, false)
const POWER = 5000

/** (fighter, card in the trigger zone): both parts of its icon, in the order he likes. */
export const carryOutIcon = procedure('carryOutIcon', 4, [
  step(
    '2.8.1.1.1',
    (g) => {
      g.setLocal(PART, 0)
      g.setLocal(LEFT, 2)
      if (active(g, g.local(CARD)) === null) g.done()
    },
    'icon',
  ),
  ask('2.8.2', {
    offer(g, d) {
      if (!anyOrder()) return
      d.option(g.local(PLAYER) as Player, 'icon.order', ['icon', 'power'])
      d.source = g.local(CARD)
    },
    take: (g, answer) => g.setLocal(PART, answer.value),
  }),
  step(
    '2.8.1.1.5',
    (g) => {
      const player = g.local(PLAYER) as Player
      const isHeal = g.local(PART) === 0 && active(g, g.local(CARD)) === 'heal'
      if (isHeal && !mayHeal(g, player)) g.propose(moments.noHeal, player)
    },
    'part',
  ),
  ask(
    '8.5.4',
    {
      offer(g, d) {
        const player = g.local(PLAYER) as Player
        const icon = active(g, g.local(CARD))
        if (icon === null) return
        const power = g.local(PART) === 1
        const from = power ? unitsOf(g, player) : candidates(g, player, icon)
        if (from.length === 0) return
        d.choose(player, power ? 'icon.power' : `icon.${icon}`, from, 1, 1)
        d.source = g.local(CARD)
      },
      take(g, answer) {
        const row = answer.value
        if (g.local(PART) === 1) return strengthen(g, row, POWER)
        switch (active(g, g.local(CARD))) {
          case 'critical':
            return sharpen(g, row, 1)
          case 'stand':
            return g.propose(stand, row)
          case 'heal':
            return g.propose(heal, row)
          case 'draw':
          case null:
        }
      },
    },
    'choice',
  ),
  step(
    '2.8.1.1.3',
    (g) => {
      if (g.local(PART) === 0 && active(g, g.local(CARD)) === 'draw') draw(g, g.local(PLAYER) as Player, 1)
    },
    'draw',
  ),
  step(
    '8.5.4',
    (g) => {
      g.setLocal(PART, 1 - g.local(PART))
      g.setLocal(LEFT, g.local(LEFT) - 1)
      if (g.local(LEFT) > 0) g.goto('part')
    },
    'the other part',
  ),
])
export const iconCause = { procedure: carryOutIcon, kind: 'effect', source: CARD, player: PLAYER } as const
