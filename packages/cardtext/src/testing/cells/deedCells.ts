import type { Transcript } from '@fudaba/kernel/testing'
import type { Condition, Effect } from '@fudaba/kernel/text'
import { type Cell, type CellGame, type Deed, type Payoff, type SeatName, occasionsOf } from './cells.ts'
import { bare, ofEach, readStep, saysOf, stepOf } from './says.ts'

/** What a word for what is done has to do in each frame. */

const didSo: Condition = { kind: 'did-so' }
const sentences = (...all: Effect[]): Effect => ({ kind: 'paragraph', sentences: all })

const DEED_FRAMES = ['if you did', 'instead', 'each player', 'for a time'] as const

const unread = (word: string, { says }: Deed): Cell[] =>
  DEED_FRAMES.map((frame) => ({
    word,
    frame,
    ability: { kind: 'instruction', effect: sentences() },
    unread: says === null ? '–' : typeof says === 'string' ? says : JSON.stringify(says),
    tryOut: () => null,
  }))

/** あなたは…してもよい stays whose it is. */
const mayDo = (step: Effect): Effect =>
  step === bare(step)
    ? { kind: 'may', effect: step }
    : { kind: 'by', player: 'you', effect: { kind: 'may', effect: bare(step) } }

export function deedCells(game: CellGame, word: string, deed: Deed): Cell[] {
  const says = saysOf(game)
  const payoff = game.payoffs[deed.payoff ?? 0]
  const read = deed.says === null ? null : stepOf(game, deed.says)
  const promised = readStep(game, payoff.says)
  if (read === null) return unread(word, deed)
  const step = read
  const cells: Cell[] = []

  /** You may do it; whoever did gets the payoff, whoever did not gets nothing. */
  const ifDone = (condition: Condition): Cell => ({
    word,
    frame: 'if you did',
    ability: says.does(sentences(mayDo(step), { kind: 'if', condition, effect: promised })),
    tryOut: (text) => {
      const yes = playedOut(game, deed, payoff, text, true)
      if (yes.isUnchanged('P1')) return 'it is not done'
      if (yes.gained('P1') < 1) return 'it is done, and what follows from it is not'
      const no = playedOut(game, deed, payoff, text, false)
      if (!no.isUnchanged('P1')) return 'it is done against his will'
      return no.gained('P1') === 0 ? null : 'what follows from it is done without it'
    },
  })
  cells.push(ifDone(didSo))
  if (deed.done !== undefined) cells.push(ifDone({ kind: 'did', verb: deed.done }))

  const replaced = deed.insteadOf ?? game.replaced.find((verb) => verb !== deed.done)!
  const [occasion] = occasionsOf(game, replaced)
  const [form] = occasion.forms
  cells.push({
    word,
    frame: 'instead',
    ability: says.replaced({ kind: 'event', verb: replaced, ...form.says }, step),
    tryOut: (text) => {
      const g = game.board({ [form.holder]: text }, { ...occasion.board, ...deed.board })
      deed.before?.(g)
      const before = JSON.stringify(occasion.changes(g))
      const deedBefore = JSON.stringify(deed.changes(g, 'P1'))
      occasion.happens(g)
      if (JSON.stringify(occasion.changes(g)) !== before) return 'what it replaces happens all the same'
      return JSON.stringify(deed.changes(g, 'P1')) === deedBefore ? 'it is not done instead' : null
    },
  })

  cells.push({
    word,
    frame: 'each player',
    ability: says.does({ kind: 'by', player: 'each', effect: ofEach(step) }),
    tryOut: (text) => {
      const { isUnchanged } = playedOut(game, deed, payoff, text, true)
      const not = (['P1', 'P2'] as const).filter(isUnchanged)
      return not.length === 0 ? null : `${not.join(' and ')} did not do it`
    },
  })

  cells.push({
    word,
    frame: 'for a time',
    ability: says.does(
      deed.lasts === true ? step : { kind: 'during', duration: game.duration, effect: step },
    ),
    tryOut: (text) => {
      const { g, isUnchanged } = playedOut(game, deed, payoff, text, true)
      if (isUnchanged('P1')) return 'it is not done'
      if (deed.lasts !== true) return null
      game.nextTurn(g)
      return isUnchanged('P1') ? null : 'it is not over as its time is'
    },
  })
  return cells.map((cell) => ({ ...cell, apart: deed.apart?.[cell.frame] }))
}

/** The deed as what P1 plays, on a board with this text; questions whether he wants to are answered so. */
export function playedOut(game: CellGame, deed: Deed, payoff: Payoff, text: string, will: boolean) {
  const g: Transcript = game.board({ E: text }, deed.board ?? {})
  deed.before?.(g)
  const before = { P1: JSON.stringify(deed.changes(g, 'P1')), P2: JSON.stringify(deed.changes(g, 'P2')) }
  const had = { P1: payoff.gained(g, 'P1'), P2: payoff.gained(g, 'P2') }
  game.plays(g, 'E', will)
  return {
    g,
    isUnchanged: (who: SeatName): boolean => JSON.stringify(deed.changes(g, who)) === before[who],
    gained: (who: SeatName): number => payoff.gained(g, who) - had[who],
  }
}
