import { describe, expect, it } from 'vitest'
import { aimed } from '../../grammar/clauses/battle.ts'
import { lexicon as grammar } from '../../grammar/index.ts'
import { limitPeriods, stageWords } from '../../grammar/times.ts'
import { lexicon } from '../../src/text/lexicon.ts'
import '../../src/index.ts'

/** Every word that the grammar can put into a tree, and the table in which the rules look it up. */
const tables: readonly (readonly [string, readonly string[], object | undefined])[] = [
  ['zones', grammar.zones.ids, lexicon.zones],
  ['nouns', grammar.nouns.ids, lexicon.nouns],
  ['types', grammar.types.ids, lexicon.types],
  ['states', grammar.states.ids, lexicon.states],
  ['positions', grammar.positions.ids, lexicon.positions],
  ['characteristics', grammar.characteristics.ids, lexicon.characteristics],
  ['keywords', grammar.keywords.ids, lexicon.keywords],
  ['resources', grammar.resources.ids, lexicon.resources],
  ['relations', grammar.relations.ids, lexicon.relations],
  ['means', grammar.means.ids, lexicon.means],
  ['periods', [...grammar.periods.ids, ...stageWords.ids, ...limitPeriods.ids], lexicon.periods],
  ['durations', grammar.durations.ids, lexicon.durations],
  ['moments', grammar.moments.ids, lexicon.moments],
  ['places', grammar.places.ids, lexicon.places],
  ['existence', grammar.existence.ids, lexicon.existence],
  ['moves', grammar.moves.ids, lexicon.moves],
  ['turns', grammar.turns.ids, lexicon.turns],
  ['flips', grammar.flips.ids, lexicon.flips],
  ['acts', grammar.acts.ids, lexicon.acts],
  ['counts', grammar.counts.ids, lexicon.counts],
  ['events', [...grammar.events.ids, ...Object.keys(aimed), 'attack-with', 'counter-all'], lexicon.events],
]

describe('every word of the grammar', () => {
  it.each(tables)('%s: each has an entry in the lexicon', (_, ids, entries) => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => entries === undefined || !Object.hasOwn(entries, id))).toEqual([])
  })
  it('no list of words of the grammar is left out here', () => {
    const open = ['players', 'counters', 'classes', 'names', 'verbs']
    const lists = Object.keys(grammar).filter((name) => !open.includes(name))
    expect(lists.filter((name) => !tables.some(([table]) => table === name))).toEqual([])
  })
  it('every event that crafts wait for is something that happens', () => {
    const neverAwaited = ['pay', 'targeted']
    const silent = Object.entries(lexicon.events).filter(
      ([id, { on }]) => on.length === 0 && !neverAwaited.includes(id),
    )
    expect(silent.map(([id]) => id)).toEqual([])
  })
})
