import type { ObjectRow } from '../../state/rows.ts'
import { type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Effect } from '../../tree/tree.ts'
import { cardByCard } from './cardByCard.ts'
import type { Context } from '../context/context.ts'
import { correctedQuantity } from '../query/corrections.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError } from '../language/language.ts'
import type { DrawWord } from '../language/lexicon.ts'
import { IT, PICK, appendToRegister, liveRows, setRegister, clearRegisters } from '../context/registers.ts'

/** Emits drawing from the top of one's own pile, one by one or all in one batch. */
export function draw(e: Emitter, { quantity }: Extract<Effect, { kind: 'draw' }>): void {
  const { lexicon } = e.scope.language
  const word = lexicon.draw
  if (word === undefined) throw new AbilityError(e.scope.name, 'the lexicon does not know where to draw from')
  const done = word.done ?? 'draw'
  const bounds = correctedQuantity(e.scope, 'draw', quantity)
  const times = e.times()
  e.withTemporary((slot) => {
    const wanted = (g: Game, c: Context): readonly [number, number] => {
      const there = g.count(word.from, c.actor)
      const [min, max] = bounds(g, c, there)
      return [min * times(g, c), max * times(g, c)]
    }
    e.note((g, c) => {
      c.setLocal(g, slot, wanted(g, c)[1])
      clearRegisters(g, c.owner, PICK)
    })
    const clause = e.choiceClause
    const decided = lexicon.rules?.drawUpTo
    if (decided !== undefined && quantity.kind === 'up-to') {
      const atOnce = e.branch(() => decided.decided?.() !== false)
      cardByCard(
        e,
        clause,
        decided,
        'program.draw-one',
        (g, c) => wanted(g, c)[1],
        (g, c) => g.count(word.from, c.actor) > 0,
        () => drawOne(e, word),
      )
      e.note((g, c) => c.setLocal(g, slot, 0))
      atOnce.to = e.here
    }
    e.code.push({
      op: 'ask',
      clause,
      offer(g, c, d) {
        if (c.local(g, slot) === 0) return
        const [min, max] = wanted(g, c)
        const most = Math.min(max, g.count(word.from, c.actor))
        if (min < max) d.number(c.actor, 'program.draw', Math.min(min, most), most)
      },
      take: (g, c, answer) => c.setLocal(g, slot, answer.value),
    })
    if (word.oneByOne === true) drawOneByOne(e, word, slot, done)
    else drawAtOnce(e, word, slot, done)
    e.note((g, c) => setRegister(g, c.owner, IT, drawn(g, c, word)))
  })
}

function propose(e: Emitter, word: DrawWord, g: Game, player: Player, row: ObjectRow): void {
  if (word.carryOut !== undefined) word.carryOut(g, player)
  else if (word.verb !== undefined) g.propose(word.verb, player)
  else g.propose(e.scope.language.book.kernelVerb('move'), row, g.zone(word.to, player), 1)
}

const drawFromNothing = ({ verb }: DrawWord, g: Game, player: Player): void => {
  if (verb !== undefined) g.propose(verb, player)
}

/** The cards that came to where drawn cards go: a draw that was forbidden or replaced has left its card in the pile. */
const drawn = (g: Game, c: Context, { to }: DrawWord): ObjectRow[] =>
  liveRows(g, c.owner, PICK).filter((row) => g.inZone(row, to))

function drawAtOnce(e: Emitter, word: DrawWord, slot: number, done: string): void {
  e.run(
    word,
    'draw',
    (g, c) => {
      const n = c.local(g, slot)
      const rows = g.objects(word.from, c.actor).slice(0, n)
      if (rows.length < n) {
        e.fail(g, c)
        drawFromNothing(word, g, c.actor)
      }
      setRegister(g, c.owner, PICK, rows)
      for (const row of rows) propose(e, word, g, c.actor, row)
    },
    undefined,
    done,
  )
}

function drawOneByOne(e: Emitter, word: DrawWord, slot: number, done: string): void {
  const reset = e.scope.asks.indexOf(done)
  if (reset >= 0) e.run(word, 'draw', () => undefined, undefined, done)
  const again = e.here
  const end = e.branch((g, c) => c.local(g, slot) > 0)
  // Counted by a note of its own: the drawing itself may be switched off, and the loop has to end.
  e.note((g, c) => c.setLocal(g, slot, c.local(g, slot) - 1))
  drawOne(e, word)
  e.jump(again)
  end.to = e.here
}

function drawOne(e: Emitter, word: DrawWord): void {
  e.run(word, 'draw', (g, c) => {
    const top = g.top(word.from, c.actor)
    if (top < 0) {
      e.fail(g, c)
      return drawFromNothing(word, g, c.actor)
    }
    appendToRegister(g, c.owner, PICK, top, 0)
    propose(e, word, g, c.actor, top)
  })
}
