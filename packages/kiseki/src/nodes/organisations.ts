import { type Context, type Game, NONE, type OwnNodes, type Player, ask, valueOf } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { book } from '../book.ts'
import { isUnit, layers, organisationsOf, typesOf } from '../characteristics.ts'
import { gainOrganisation, haveAllOrganisations } from '../modifiers.ts'
import { organisations } from '../words.ts'

/** 組織: linked (1310), all of them (1333), those of others (1404). */

/** Organisations that are linked with one of a player: asked with word * 2 + player, answered with a set. */
const linkedWith = book.query('linkedWith', () => organisations.nothing)

/** Links that share an organisation join all of theirs. */
function withLinked(g: Game, set: number, player: number): number {
  let all = set
  for (let before = -1; before !== all;) {
    before = all
    for (const word of organisations.own(before))
      all = organisations.union(all, ask(g, linkedWith, NONE, word * 2 + player))
  }
  return all
}

type Effects = NonNullable<OwnNodes['effects']>

/** Of every link that some text makes: whether it is there without a condition. */
const links: (() => boolean)[] = []

/** Every UNIT card of the player that has one of them has them all, wherever it is. */
const link: Effects['kiseki.link'] = {
  lasting(tools, { whose, organisations: names }) {
    const words = names.map((name) => organisations.word(name))
    const group = words.reduce((set, word) => organisations.add(set, word), organisations.nothing)
    const players = tools.players(whose)
    links.push(() => (whose === 'you' || whose === 'opponent') && tools.steady())
    const isMeant = (g: Game, effect: number, player: number): boolean =>
      players(g, effect).includes(player as Player)
    return [
      {
        kind: 'answer',
        query: linkedWith,
        applies: (g, effect, _asker, subject) =>
          tools.applies(g, effect) && words.includes(subject >> 1) && isMeant(g, effect, subject & 1),
        answer: (_g, _effect, _asker, _subject, value) => organisations.union(value, group),
      },
      {
        kind: 'value',
        layer: layers.links,
        of: organisationsOf,
        reads: [typesOf],
        // Each asks what all the others link.
        steady: () => links.every((isSteady) => isSteady()),
        modify(g, effect, row, value) {
          if (!organisations.meets(value, group)) return value
          const owner = g.owner(row)
          return isMeant(g, effect, owner) && isUnit(g, row) ? withLinked(g, value, owner) : value
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
      modify: (_g, _effect, _row, set) => organisations.everything(set),
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
        let set = organisations.nothing
        for (let i = 0; i < pairs.length; i += 2)
          set = organisations.union(set, valueOf(g, organisationsOf, pairs[i], pairs[i + 1]))
        for (const row of rows) {
          for (const word of organisations.own(set))
            g.propose(begin, gainOrganisation.id, sourceOf(g, c), row, word, flags | c.controller)
          if (organisations.hasAll(set))
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
            (set, other) => organisations.union(set, g.value(organisationsOf, other)),
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
