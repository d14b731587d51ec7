import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { type GameNodes, valueOf } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { ask, book, procedure } from '../../book.ts'
import { type KisekiCard, setsOf } from '../../board/cards.ts'
import { isUnit, organisationsOf } from '../../board/characteristics.ts'
import { gainOrganisation } from '../../changes/modifiers.ts'
import { organisations } from '../../board/words.ts'
import { field } from '../../board/zones.ts'

/** 場にある組織を選ぶ (1312.4), and その組織 in what follows. */

/** The organisation that the effect in progress speaks of, plus one. */
const chosenIs = book.variable('chosenOrganisation')
const chosen = (g: Game): number => g.get(chosenIs) - 1

const LOCAL = { player: 0, whose: 1 } as const

/** Every organisation that a card of this game has printed on it. */
const ofAllCards = (g: Game): number[] =>
  (g.cards as readonly KisekiCard[]).flatMap((card) =>
    organisations.in(g.book).own(setsOf(g.book, card).organisations),
  )

/** Those that UNITs on the field have; one that has all has each that the cards of the game know. */
function onField(g: Game, whose: number): readonly number[] {
  const units = ([0, 1] as const)
    .filter((player) => whose === NONE || whose === player)
    .flatMap((player) => g.objects(field, player))
    .filter((row) => isUnit(g, row) && !g.faceDown(row))
  const of = (row: number): readonly number[] => {
    const set = g.value(organisationsOf, row)
    return organisations.in(g.book).hasAll(set) ? ofAllCards(g) : organisations.in(g.book).own(set)
  }
  return [...new Set(units.flatMap(of))].sort((a, b) => a - b)
}

const choose = book.change('chooseOrganisation', (g, word) => g.variable(chosenIs, word + 1))

const chooseOrganisation = procedure('chooseOrganisation', 2, [
  ask('1312.4', {
    offer(g, d) {
      const words = onField(g, g.local(LOCAL.whose))
      if (words.length > 0)
        d.name(
          g.local(LOCAL.player) as Player,
          'organisation.choose',
          words.map((word) => organisations.in(g.book).text(word)),
        )
    },
    take(g, answer) {
      const words = onField(g, g.local(LOCAL.whose))
      g.propose(choose, words[answer.values[0]])
    },
  }),
])

export const choiceNodes = {
  'kiseki.choose-organisation': {
    compile(tools, { whose }) {
      return {
        can: (g, c) => onField(g, whose === undefined ? NONE : tools.players(g, c, whose)[0]).length > 0,
        run(g, c) {
          g.variable(chosenIs, 0)
          g.call(chooseOrganisation, c.actor, whose === undefined ? NONE : tools.players(g, c, whose)[0])
        },
      }
    },
  },
  'kiseki.gain-chosen': {
    compile(tools, _node, duration) {
      const flags = tools.duration(duration)
      const begin = book.kernelVerb('beginEffect')
      return {
        run(g, c, rows) {
          if (chosen(g) < 0) return
          const source = g.same(c.source, c.sourceId) ? c.source : NONE
          for (const row of rows)
            g.propose(begin, gainOrganisation.id, source, row, chosen(g), flags | c.controller)
        },
      }
    },
  },
} satisfies NonNullable<GameNodes['effects']>

export const chosenFeature: NonNullable<GameNodes['features']> = {
  'kiseki.chosen-organisation': {
    reads: [organisationsOf],
    test: (g, _c, row, id) =>
      chosen(g) >= 0 && organisations.in(g.book).has(valueOf(g, organisationsOf, row, id), chosen(g)),
  },
}
