import { type Game, NONE, Notes, type Player, ask } from '@fudaba/kernel/rules'
import { type Context, type GameNodes, valueOf } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { book } from '../../book.ts'
import { isUnit, layers, organisationsOf, typesOf } from '../../board/characteristics.ts'
import { gainOrganisation, haveAllOrganisations } from '../../changes/modifiers.ts'
import { organisations } from '../../board/words.ts'

/** 組織: linked (1310), all of them (1333), those of others (1404). */

/** Organisations that are linked with one of a player: asked with word * 2 + player, answered with a set. */
const linkedWith = book.query('linkedWith', (g) => organisations.in(g.book).nothing)

/** Links that share an organisation join all of theirs. */
function withLinked(g: Game, set: number, player: number): number {
  let all = set
  for (let before = -1; before !== all;) {
    before = all
    for (const word of organisations.in(g.book).own(before))
      all = organisations.in(g.book).union(all, ask(g, linkedWith, NONE, word * 2 + player))
  }
  return all
}

type Effects = NonNullable<GameNodes['effects']>

/** Of every link that some text of a book makes: whether it is there without a condition. */
const links = book.own(new Notes<(g: Game) => boolean>())

/** Every UNIT card of the player that has one of them has them all, wherever it is. */
const link: Effects['kiseki.link'] = {
  lasting(tools, { whose, organisations: names }) {
    const { book: into } = tools.scope
    const words = names.map((name) => organisations.in(into).word(name))
    const group = organisations.in(into).of(...names)
    const players = tools.players(whose)
    links.in(into).add((g) => (whose === 'you' || whose === 'opponent') && tools.steady(g))
    const isMeant = (g: Game, effect: number, player: number): boolean =>
      players(g, effect).includes(player as Player)
    return [
      {
        kind: 'answer',
        query: linkedWith,
        applies: (g, effect, _asker, subject) =>
          tools.applies(g, effect) && words.includes(subject >> 1) && isMeant(g, effect, subject & 1),
        answer: (g, _effect, _asker, _subject, value) => organisations.in(g.book).union(value, group),
      },
      {
        kind: 'value',
        layer: layers.gainOrganisation,
        of: organisationsOf,
        reads: [typesOf, organisationsOf],
        // Each asks what all the others link.
        steady: (g) => links.in(g.book).all.every((isSteady) => isSteady(g)),
        // It depends on every organisation that is had, gained ones too (1215.3a): so it reads them.
        modify(g, effect, row, value) {
          const all = organisations.in(g.book)
          if (!all.meets(g.value(organisationsOf, row), group)) return value
          const owner = g.owner(row)
          return isMeant(g, effect, owner) && isUnit(g, row)
            ? all.union(value, withLinked(g, group, owner))
            : value
        },
      },
    ]
  },
}

const allOrganisations: Effects['kiseki.all-organisations'] = {
  lasting: () => [
    {
      kind: 'value',
      layer: layers.gainOrganisation,
      of: organisationsOf,
      steady: () => true,
      modify: (g, _effect, _row, set) => organisations.in(g.book).everything(set),
    },
  ],
}

const sourceOf = (g: Game, c: Context): number => (g.same(c.source, c.sourceId) ? c.source : NONE)

/** Those that the others have when it is carried out; of what has left, those it last had (1221). */
const copyOrganisations: Effects['kiseki.copy-organisations'] = {
  compile(tools, { from }, duration) {
    const others = tools.what(from)
    const flags = tools.duration(duration)
    const begin = book.kernelVerb('beginEffect')
    return {
      run(g, c, rows) {
        const pairs = others.pairs(g, c)
        let set = organisations.in(g.book).nothing
        for (let i = 0; i < pairs.length; i += 2)
          set = organisations.in(g.book).union(set, valueOf(g, organisationsOf, pairs[i], pairs[i + 1]))
        for (const row of rows) {
          for (const word of organisations.in(g.book).own(set))
            g.propose(begin, gainOrganisation.id, sourceOf(g, c), row, word, flags | c.controller)
          if (organisations.in(g.book).hasAll(set))
            g.propose(begin, haveAllOrganisations.id, sourceOf(g, c), row, 0, flags | c.controller)
        }
      },
    }
  },
  lasting(tools, { from }) {
    const others = tools.rows(from)
    return [
      {
        kind: 'value',
        layer: layers.gainOrganisation,
        of: organisationsOf,
        reads: [organisationsOf, ...tools.scope.reads(from)],
        modify: (g, effect, _row, value) =>
          others(g, effect).reduce(
            (set, other) => organisations.in(g.book).union(set, g.value(organisationsOf, other)),
            value,
          ),
      },
    ]
  },
}

export const organisationNodes = {
  'kiseki.link': link,
  'kiseki.all-organisations': allOrganisations,
  'kiseki.copy-organisations': copyOrganisations,
} satisfies Effects
