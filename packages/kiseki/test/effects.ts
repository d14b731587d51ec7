import { type Change, EffectCell, type Game, NONE, type Player, type Verb } from '@fudaba/kernel/rules'
import { book } from '../src/book.ts'
import { layers, str, typesOf } from '../src/board/characteristics.ts'
import { costBecomes, costFalls, costKinds, costRises } from '../src/changes/cost.ts'
import { played } from '../src/changes/playRecord.ts'
import { play, playingFromHomebase, supporting, turningUp } from '../src/changes/verdicts.ts'
import '../src/changes/replacement.ts'
import { gainEp } from '../src/changes/bond.ts'
import { action, discard, exile, toTrails } from '../src/changes/verbs.ts'
import { UNIT, types } from '../src/board/words.ts'

/**
 * Effects for boards: `effects: [{ effect: 'test costs more', by: 'P1', on: 'A', values: [1] }]`; without `on` they hold
 * for every card. They stand under a clause that no test with them is about: whatever clause such a test proves, its
 * effects stay in force when that clause is switched off.
 */
const CARD_EFFECT = '1303.1'

const meant = (g: Game, effect: number, row: number): boolean =>
  g.effect(effect, EffectCell.on) === NONE || g.effect(effect, EffectCell.on) === row

/** The cost of the card it is on is changed by its first value. */
const changes = (name: string, query: typeof costRises): void =>
  void book.effect(CARD_EFFECT, name, {
    parts: [
      {
        kind: 'answer',
        query,
        applies: (g, effect, asker, kind) =>
          meant(g, effect, asker) && [costKinds.cp.id, costKinds.ep.id, costKinds.level.id].includes(kind),
        answer: (g, effect, _asker, _kind, value) =>
          query === costBecomes ? g.effect(effect, EffectCell.a) : value + g.effect(effect, EffectCell.a),
      },
    ],
  })
changes('test costs instead', costBecomes)
changes('test costs more', costRises)
changes('test costs less', costFalls)

/** Costs one less as long as the card it comes from is ready. */
book.effect(CARD_EFFECT, 'test costs less while ready', {
  parts: [
    {
      kind: 'answer',
      query: costFalls,
      applies: (g, effect, asker) =>
        g.effect(effect, EffectCell.on) === asker && !g.turned(g.effect(effect, EffectCell.source)),
      answer: (_g, _effect, _asker, _kind, value) => value + 1,
    },
  ],
})

/** Its STR becomes the first value. */
book.effect(CARD_EFFECT, 'test STR becomes', {
  layer: layers.numbers,
  of: str,
  modify: (g, effect) => g.effect(effect, EffectCell.a),
})
/** It is no longer a UNIT. */
book.effect(CARD_EFFECT, 'test is no UNIT', {
  layer: layers.words,
  of: typesOf,
  modify: (_g, _effect, _row, set) => types.remove(set, UNIT),
})

const says = (name: string, query: typeof play, word: 'allow' | 'forbid'): void =>
  void book.effect(CARD_EFFECT, name, {
    parts: [{ kind: 'verdict', query, says: word, applies: (g, effect, asker) => meant(g, effect, asker) }],
  })
says('test cannot be played', play, 'forbid')
says('test cannot be turned up', turningUp, 'forbid')
says('test played from the homebase', playingFromHomebase, 'allow')
says('test supports nobody', supporting, 'forbid')

/** Triggers once, when something is played. */
book.delayed(CARD_EFFECT, 'test when played', { on: [played], when: () => true, once: true })

const instead = (
  name: string,
  on: Verb,
  replace: (g: Game, change: Change, effect: number) => void,
): void => {
  const effect = book.effect(CARD_EFFECT, name, { parts: [] })
  book.replacement(CARD_EFFECT, name, {
    on: [on],
    effect,
    applies: (g, change, e) => meant(g, e, change.a) || on === gainEp,
    affected: (g, change) => (on === gainEp ? (change.a as Player) : g.controller(change.a)),
    replace,
  })
}
/** Turning a homebase card gives nothing. */
instead('test gains nothing', gainEp, () => undefined)
/** Whoever gains EP loses the card it is on. */
instead('test loses it meanwhile', gainEp, (g, change, effect) => {
  g.propose(gainEp, change.a, change.b)
  g.propose(discard, g.effect(effect, EffectCell.on))
})
/** It is not turned. */
instead('test is not turned', action, () => undefined)
/** It is exiled instead of going to the trails. */
instead('test exiled instead', toTrails, (g, change) => g.propose(exile, change.a))
