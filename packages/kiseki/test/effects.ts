import { type Change, E, type Game, NONE, type Player, type Verb } from '@fudaba/kernel'
import { book } from '../src/book.ts'
import { costBecomes, costFalls, costKinds, costRises } from '../src/play/cost.ts'
import { played } from '../src/play/record.ts'
import { playingFromHomebase, supporting, turningUp } from '../src/play/verdicts.ts'
import '../src/replacement.ts'
import { action, discard, exile, gainEp, toTrails } from '../src/verbs.ts'
import { play } from '../src/verdicts.ts'
import type { KisekiClause } from '../rulebook/index.ts'

/**
 * Effects for boards, under the clauses whose tests need one: `effects: [{ effect: 'one more', by: 'P1', on: 'A' }]`.
 * Those without `on` hold for every card.
 */
const meant = (g: Game, effect: number, row: number): boolean =>
  g.effect(effect, E.on) === NONE || g.effect(effect, E.on) === row

/** The cost of the card it is on is changed by its first value. */
const changes = (clause: KisekiClause, name: string, query: typeof costRises): void =>
  void book.effect(clause, name, {
    parts: [
      {
        kind: 'answer',
        query,
        applies: (g, effect, asker, kind) =>
          meant(g, effect, asker) && [costKinds.cp.id, costKinds.ep.id, costKinds.level.id].includes(kind),
        answer: (g, effect, _asker, _kind, value) =>
          query === costBecomes ? g.effect(effect, E.a) : value + g.effect(effect, E.a),
      },
    ],
  })
changes('1204.2f-6', 'test costs instead', costBecomes)
changes('1204.2f-7', 'test costs more', costRises)
changes('1204.2f-8', 'test costs less', costFalls)

/** Costs one less as long as the card it comes from is ready. */
book.effect('1204.2f-8', 'test costs less while ready', {
  parts: [
    {
      kind: 'answer',
      query: costFalls,
      applies: (g, effect, asker) =>
        g.effect(effect, E.on) === asker && !g.turned(g.effect(effect, E.source)),
      answer: (_g, _effect, _asker, _kind, value) => value + 1,
    },
  ],
})

const says = (clause: KisekiClause, name: string, query: typeof play, word: 'allow' | 'forbid'): void =>
  void book.effect(clause, name, {
    parts: [{ kind: 'verdict', query, says: word, applies: (g, effect, asker) => meant(g, effect, asker) }],
  })
says('104.4', 'test cannot be played', play, 'forbid')
says('1204.2a', 'test cannot be turned up', turningUp, 'forbid')
says('1206.1', 'test played from the homebase', playingFromHomebase, 'allow')
says('1219.1', 'test supports nobody', supporting, 'forbid')

/** Triggers once, when something is played. */
book.delayed('1204.2k', 'test when played', { on: [played], when: () => true, once: true })

const instead = (
  clause: KisekiClause,
  name: string,
  on: Verb,
  replace: (g: Game, change: Change, effect: number) => void,
): void => {
  const effect = book.effect(clause, name, { parts: [] })
  book.replacement(clause, name, {
    on: [on],
    effect,
    applies: (g, change, e) => meant(g, e, change.a) || on === gainEp,
    affected: (g, change) => (on === gainEp ? (change.a as Player) : g.controller(change.a)),
    replace,
  })
}
/** Turning a homebase card gives nothing. */
instead('1204.2h', 'test gains nothing', gainEp, () => undefined)
/** Whoever gains EP loses the card it is on. */
instead('1204.2l', 'test loses it meanwhile', gainEp, (g, change, effect) => {
  g.propose(gainEp, change.a, change.b)
  g.propose(discard, g.effect(effect, E.on))
})
/** It is not turned. */
instead('1219.2d', 'test is not turned', action, () => undefined)
/** It is exiled instead of going to the trails. */
instead('1203.3', 'test exiled instead', toTrails, (g, change) => g.propose(exile, change.a))
