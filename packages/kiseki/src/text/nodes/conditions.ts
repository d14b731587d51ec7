import type { Game } from '@fudaba/kernel/rules'
import type { Condition, Context, GameNodes, Selector } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { isAlone } from '../../battle/alone.ts'
import { hasStatus } from '../../board/battleMarks.ts'
import { attackUnits, counterUnit } from '../../battle/battleUnits.ts'
import { rule } from '../../book.ts'
import { organisationsOf } from '../../board/characteristics.ts'
import { opponentsOf } from '../../battle/fightingUnits.ts'
import { bond, initiative } from '../../board/state.ts'
import { organisations } from '../../board/words.ts'

/** What sentences of 軌跡TCG ask, and the numbers they count. */

const RELATIONS: Readonly<Record<string, (g: Game, row: number) => boolean>> = {
  fighting: (g, row) => hasStatus(g, row, 'inBattle'),
  attacking: (g, row) => hasStatus(g, row, 'attacking') && attackUnits(g).includes(row),
  'attacking-alone': (g, row) => attackUnits(g).includes(row) && isAlone(g),
  scrumming: (g, row) => hasStatus(g, row, 'scrum') && attackUnits(g).includes(row),
  countering: (g, row) => hasStatus(g, row, 'countering') && counterUnit(g) === row,
}

/** これが(領域)に…である, as what the kernel can ask. */
const lying = (node: Extract<Condition, { kind: 'kiseki.lies' }>): Condition => {
  const { what, where, state } = node
  const as: Selector = {
    kind: 'selector',
    features: [
      ...(where.whose === undefined ? [] : [{ kind: 'owner', who: where.whose } as const]),
      { kind: 'zone', zone: where.zone },
      ...(state === undefined ? [] : [{ kind: 'state', state } as const]),
    ],
    head: { kind: 'noun', noun: 'card' },
  }
  return { kind: 'is', what, as }
}

export const conditionNodes: NonNullable<GameNodes['conditions']> = {
  'kiseki.has': {
    compile(tools, { what, feature }) {
      const ones = tools.what(what)
      const { test } = tools.feature(feature)
      return (g, c) => {
        const pairs = ones.pairs(g, c)
        for (let i = 0; i < pairs.length; i += 2) if (!test(g, c, pairs[i], pairs[i + 1])) return false
        return pairs.length > 0
      }
    },
  },
  'kiseki.in-battle': {
    compile(tools, { what, with: others, relation }) {
      const ones = tools.what(what)
      const holds = RELATIONS[relation]
      const partner = others === undefined ? null : tools.what(others)
      return (g, c) =>
        ones
          .rows(g, c)
          .some(
            (row) =>
              holds(g, row) &&
              (partner === null ||
                opponentsOf(g, row).some((other) => partner.test(g, c, other, g.id(other)))),
          )
    },
  },
  'kiseki.lies': { compile: (tools, node) => tools.condition(lying(node)) },
  'kiseki.initiative': {
    compile:
      (tools, { who, not = false }) =>
      (g, c) =>
        tools.players(g, c, who).includes(initiative(g)) !== not,
  },
}

export const amountNodes: NonNullable<GameNodes['amounts']> = {
  'kiseki.player-value': {
    compile:
      (tools, { who }) =>
      (g, c) =>
        g.counter(bond, tools.players(g, c, who)[0]),
  },
  // "All organisations" adds none to the count (1333.2).
  'kiseki.organisations': {
    reads: [organisationsOf],
    compile(tools, { of }) {
      const cards = tools.what(of)
      return (g: Game, c: Context) => {
        const all = cards.rows(g, c).map((row) => g.value(organisationsOf, row))
        return countOrganisations(g, all)
      }
    },
  },
}

const wordsOf = rule(
  '1333.2',
  (g: Game, set: number): readonly number[] => organisations.in(g.book).own(set),
  (g: Game, set: number): readonly number[] => {
    const words = organisations.in(g.book)
    return Array.from({ length: words.size }, (_, word) => word).filter((word) => words.has(set, word))
  },
  '1333.1',
)
const countOrganisations = (g: Game, sets: readonly number[]): number =>
  new Set(sets.flatMap((set) => wordsOf(g, set))).size
