import { describe, expect, test } from 'vitest'
import { view } from '@fudaba/kernel/search'
import { EV, NONE, PLAYERS, VERB, atom } from '@fudaba/kernel/rules'
import { Match, type PublicEvent, publicEvents } from '@fudaba/kernel'
import { EVENT_COLUMNS } from '../../src/state/events.ts'
import { deck, hand, hush, playHush } from '../testing/hush.ts'

/** P1 passes his first turn, P2 does something with the first card of his hand. */
function afterP2(action: string, ...answers: readonly string[]): Match {
  const match = new Match({ rules: hush, seed: 7 })
  match.answer('P1', [])
  match.answer('P2', [action])
  for (const given of answers)
    match.answer('P2', [given === 'first' ? match.decision!.candidates[0].id : given])
  return match
}

const events = (match: Match, viewer: 0 | 1 | null): PublicEvent[] => publicEvents(hush, match.game, viewer)
const moves = (match: Match, viewer: 0 | 1 | null, to: string): PublicEvent[] =>
  events(match, viewer).filter((e) => e.event === 'move' && e.to?.zone === to && e.to.owner === 'P2')

describe('the log of a viewer', () => {
  test('names the verb, the clause and the chain of clauses behind it', () => {
    const last = moves(afterP2('play', 'first', 'yes'), 0, 'table').at(-1)!
    expect([last.event, last.clause, last.chain]).toEqual(['move', 'where', ['act', 'where']])
  })

  test('names the card that is played openly, to everybody', () => {
    const match = afterP2('play', 'first', 'yes')
    const [row] = match.game.objects(match.game.book.zones[2], 1)
    for (const viewer of [0, 1, null] as const)
      expect(moves(match, viewer, 'table').at(-1)!.object!.card).toBe(String(match.game.face(row)))
  })

  test('names a hidden card only to who knows it', () => {
    const match = afterP2('lay', 'first', 'yes')
    expect(moves(match, 0, 'table').at(-1)!.object!.card).toBe(null)
    expect(moves(match, null, 'table').at(-1)!.object!.card).toBe(null)
    expect(moves(match, 1, 'table').at(-1)!.object!.card).not.toBe(null)
  })

  test('gives the new id of a card laid on the table, but not the one it had in the hand', () => {
    const object = moves(afterP2('lay', 'first', 'yes'), 0, 'table').at(-1)!.object!
    expect(object.id).toMatch(/^o\d+$/)
    expect(object.was).toBe(null)
  })

  test('gives its owner both ids', () => {
    const object = moves(afterP2('lay', 'first', 'yes'), 1, 'table').at(-1)!.object!
    expect([object.id, object.was].every((id) => id !== null && /^o\d+$/.test(id))).toBe(true)
  })

  test('does not point at what a player thinks about in his hand', () => {
    const chosen = events(afterP2('lay', 'first'), 0).filter((e) => e.decision?.of === 'object')
    expect(chosen.map((e) => e.object)).toEqual([{ id: null, was: null, card: null }])
    expect(chosen.map((e) => e.n)).toEqual([null])
  })

  test('goes on naming a card whose object is gone', () => {
    const match = afterP2('play', 'first', 'yes')
    const before = moves(match, 0, 'table').at(-1)!
    const { game } = match
    const row = game.find(Number(before.object!.id!.slice(1)))
    atom.move(game, row, game.zone(deck, 1), atom.TOP, 0)
    expect(game.find(Number(before.object!.id!.slice(1)))).toBe(NONE)
    expect(moves(match, 0, 'table').at(-1)).toEqual(before)
  })

  test('begins at the time asked for', () => {
    const match = afterP2('play', 'first', 'yes')
    const all = events(match, 0)
    expect(publicEvents(hush, match.game, 0, all[3].time)).toEqual(all.slice(3))
  })

  test('tells only the player himself that he had no choice', () => {
    const match = playHush(1, () => undefined)
    const { log } = match.game
    // As if the kernel had answered it.
    const ev = Array.from({ length: log.count }, (_, i) => i).find(
      (i) => log.get(i, EV.kind) === VERB.decide,
    )!
    log.rows[ev * EVENT_COLUMNS + EV.from] = 1
    const player = log.get(ev, EV.player) as 0 | 1
    const forced = PLAYERS.map((viewer) => events(match, viewer)[ev])
    expect(forced[player].decision!.forced).toBe(true)
    expect(forced[player].level).toBe('detail')
    expect(forced[1 - player].decision!.forced).toBe(null)
    expect(forced[1 - player].level).toBe('standard')
  })

  test('says at the end who won and why', () => {
    const match = playHush(1, () => undefined)
    const last = events(match, null).at(-1)!
    expect([last.event, last.level, last.what]).toEqual(['finish', 'result', 'no cards left'])
  })

  test('never holds an id of an object in the hidden hand of another, nor of one in a pile', () => {
    for (let seed = 1; seed <= 20; seed++)
      playHush(seed, (match) => {
        const { game } = match
        for (const viewer of PLAYERS) {
          const text = JSON.stringify(
            events(match, viewer).map((e) => [e.object?.id, e.object?.was, e.other]),
          )
          const hidden = [
            game.objects(hand, viewer === 0 ? 1 : 0),
            game.objects(deck, 0),
            game.objects(deck, 1),
          ]
          for (const row of hidden.flat()) expect(text).not.toContain(`"o${game.id(row)}"`)
        }
      })
  })

  test('knows no card that the view of that moment did not show or that was not just seen', () => {
    for (let seed = 1; seed <= 10; seed++) {
      let time = 0
      playHush(seed, (match) => {
        for (const viewer of PLAYERS) {
          const drawn = publicEvents(hush, match.game, viewer, time).filter(
            (e) =>
              e.to?.zone === 'hand' && e.from?.zone === 'deck' && e.to.owner !== (viewer === 0 ? 'P1' : 'P2'),
          )
          const known = view(hush, match.game, viewer).zones.find(
            (z) => z.zone === 'hand' && z.owner !== (viewer === 0 ? 'P1' : 'P2'),
          )!
          for (const e of drawn) if (e.object!.card !== null) expect(known.contains).toContain(e.object!.card)
        }
        time = match.game.time
      })
    }
  })
})
