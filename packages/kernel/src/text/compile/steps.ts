import type { ObjectRow } from '../../state/rows.ts'
import { BOTTOM, TOP, arrange } from '../../changes/atoms.ts'
import type { Verb, ZoneDef } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { sees } from '../../knowledge/knowledge.ts'
import type { Effect, What } from '../../tree/tree.ts'
import { showsAnew } from '../../tree/binds.ts'
import { cardByCard } from './cardByCard.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { correctedQuantity } from '../query/corrections.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError, wordOf, switchForClause } from '../language/language.ts'
import type { ActWord, StateWord, Word } from '../language/lexicon.ts'
import { takenBackLater } from '../effects/takenBack.ts'
import { type Going, compileDestination, compilePlace } from '../query/destinations.ts'
import {
  IT,
  PICK,
  REST,
  REVEALED,
  SEEN,
  appendToRegister,
  liveRows,
  setRegister,
  renewIds,
} from '../context/registers.ts'
import { type StepObjects, selectionOf, emitStepObjects } from '../choose/taking.ts'

/** Steps that move, show and turn objects. Each proposes one batch and then sets the register IT. */

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

const BOTH = 3
const NOTHING: ObjectRow[] = []

/**
 * Emits one batch over the objects of a step. In a cost, all of them must pass `can`; else those that do not are
 * skipped.
 */
function emitForObjects(
  e: Emitter,
  kind: string,
  word: (Word & { readonly done?: string }) | null,
  taken: StepObjects,
  can: ((g: Game, row: ObjectRow) => boolean) | undefined,
  propose: (g: Game, c: Context, row: ObjectRow) => void,
  options: {
    readonly done?: string
    /** For moves: whether the object is where it was to go; only then is it "it" afterwards. */
    readonly arrived?: (g: Game, c: Context, row: ObjectRow) => boolean
    /** The order in which they are proposed. */
    readonly order?: (rows: ObjectRow[]) => ObjectRow[]
    /** Further registers that are set to the objects. */
    readonly also?: readonly number[]
  } = {},
): void {
  e.run(
    word,
    kind,
    (g, c) => {
      const rows = taken.rows(g, c)
      if (c.owner !== 0) setRegister(g, c.owner, PICK, rows)
      if (rows.length === 0 || (e.paying && can !== undefined && !rows.every((row) => can(g, row))))
        return e.fail(g, c)
      for (const row of options.order?.([...rows]) ?? rows)
        if (can === undefined || can(g, row)) propose(g, c, row)
    },
    (g, c) => {
      const { arrived } = options
      const rows = liveRows(g, c.owner, PICK)
      const lost = arrived !== undefined && e.scope.language.lexicon.rules?.followsMoved?.() === false
      const here = arrived === undefined ? rows : rows.filter((row) => arrived(g, c, row))
      setRegister(g, c.owner, IT, lost ? [] : here)
      for (const register of options.also ?? []) setRegister(g, c.owner, register, rows)
    },
    options.done,
  )
}

/** Revealing to both players, by default until the program ends. */
export function reveal(e: Emitter, { what }: Node<'reveal'>): void {
  const { book, lexicon, verbs } = e.scope.language
  const show = book.kernelVerb('show')
  const taken = emitStepObjects(e, what, 'reveal')
  const rules = lexicon.rules?.revealing
  emitForObjects(
    e,
    'reveal',
    null,
    taken,
    undefined,
    (g, c, row) => {
      if ((sees(g, 0, row) && sees(g, 1, row)) || (e.paying && rules?.asCost?.() === false)) return
      g.propose(show, row, BOTH)
      if (rules?.lasts?.() === false) g.propose(verbs.hide, row)
      else if (c.owner !== 0) appendToRegister(g, c.owner, REVEALED, row, 0)
    },
    { done: 'reveal', ...(showsAnew(what) && { also: [SEEN, REST] }) },
  )
}

/** Looking at cards of a pile; "up to" is decided card by card if the game says so. */
export function look(e: Emitter, { from, quantity }: Node<'look'>): void {
  const show = e.scope.language.book.kernelVerb('show')
  const place = compilePlace(e.scope, from)
  const bounds = correctedQuantity(e.scope, 'look', quantity)
  const { rules } = e.scope.language.lexicon
  const most = (g: Game, c: Context): number => bounds(g, c, place.rows(g, c).length)[1]
  const see = (count: (g: Game, c: Context) => number): void => lookAt(e, show, place.rows, count)
  const decided = rules?.lookUpTo
  if (decided === undefined || quantity.kind !== 'up-to')
    return see((g, c) => (rules?.looks?.() === false ? 0 : most(g, c)))
  const atOnce = e.branch(() => decided.decided?.() !== false)
  const clause = e.choiceClause
  const left = (g: Game, c: Context, seen: number): boolean => seen < place.rows(g, c).length
  see(() => 0)
  cardByCard(e, clause, decided, 'program.look-one', most, left, (seen) => see((g, c) => seen(g, c) + 1))
  const over = e.jump(NONE)
  atOnce.to = e.here
  see(most)
  over.to = e.here
}

function lookAt(
  e: Emitter,
  show: Verb,
  pile: (g: Game, c: Context) => ObjectRow[],
  count: (g: Game, c: Context) => number,
): void {
  e.run(
    null,
    'look',
    (g, c) => {
      const rows = pile(g, c).slice(0, count(g, c))
      if (rows.length === 0) e.fail(g, c)
      setRegister(g, c.owner, PICK, rows)
      for (const row of rows) if (!sees(g, c.actor, row)) g.propose(show, row, 1 << c.actor)
    },
    (g, c) => {
      const rows = liveRows(g, c.owner, PICK)
      for (const register of [IT, SEEN, REST]) setRegister(g, c.owner, register, rows)
    },
    'look',
  )
}

/** Moving to another zone, in an order that a player decides if the text or the zone asks for one. */
export function move(e: Emitter, node: Node<'move'>): void {
  const { lexicon, book } = e.scope.language
  const word = wordOf(e.scope, lexicon.moves, node.verb, 'way of moving')
  const plain = book.kernelVerb('move')
  const to = compileDestination(e.scope, node.to, word.home)
  const taken = emitStepObjects(e, node.what, 'move', to.going)
  const states = (node.state ?? []).map((id) => wordOf(e.scope, lexicon.states, id, 'state'))
  const flags = states.reduce((all, { flags: own = 0 }) => all | own, 0)
  const [arrival] = wordOf(e.scope, lexicon.zones, node.to.zone, 'zone').zones
  const isSaid = node.ordered === true
  const ordered =
    isSaid || lexicon.rules?.ordered !== undefined ? emitOrder(e, taken, isSaid, arrival, to.going) : taken
  const unseen = lexicon.rules?.orderUnseen
  const isUnseen = (): boolean => unseen?.(arrival) === true
  emitForObjects(
    e,
    'move',
    word,
    ordered,
    word.can,
    (g, c, row) => {
      const zone = to.zone(g, c, row)
      if (word.carryOut === undefined) g.propose(plain, row, zone, to.end, flags)
      else word.carryOut(g, row, zone, to.end, flags)
      states.forEach((state: StateWord) => state.arrive?.(g, row))
    },
    {
      done: word.done ?? node.verb,
      arrived: (g, c, row) => g.zoneOf(row) === to.zone(g, c, row),
      // The first of the order is to end on top, so it is put there last; a hidden order is arranged afterwards.
      order:
        ordered === taken
          ? undefined
          : (rows) => (isUnseen() ? rows.sort((x, y) => x - y) : to.end === TOP ? rows.reverse() : rows),
    },
  )
  if (ordered === taken || unseen === undefined) return
  // Hidden order: the cards were moved in row order, now they are rearranged without an event the opponent could see.
  e.note((g, c) => {
    const rows = isUnseen() ? liveRows(g, c.owner, PICK) : NOTHING
    if (rows.length < 2) return
    arrange(g, rows, g.owner(rows[0]))
    renewIds(g, c.owner, rows)
  })
}

/** Emits asking for the order, first from the top: the actor if the text says "in any order", else the cards' owner. */
function emitOrder(
  e: Emitter,
  taken: StepObjects,
  isSaid: boolean,
  zone: ZoneDef,
  going: Going,
): StepObjects {
  const { lexicon } = e.scope.language
  e.note((g, c) => setRegister(g, c.owner, PICK, taken.rows(g, c)))
  e.code.push({
    op: 'ask',
    clause: e.choiceClause,
    offer(g, c, d) {
      const rows = liveRows(g, c.owner, PICK)
      if (rows.length < 2 || !(isSaid || lexicon.rules?.ordered?.(zone) === true)) return
      const player = isSaid ? c.actor : (lexicon.rules?.orders?.(g) ?? g.owner(rows[0]))
      const source = g.same(c.source, c.sourceId) ? c.source : NONE
      d.order(player, 'program.order', rows).about(source, { ability: e.scope.name, ...going })
      d.secret = lexicon.rules?.orderUnseen?.(zone) === true
    },
    take: (g, c, answer) => setRegister(g, c.owner, PICK, answer.values),
  })
  return { rows: (g, c) => liveRows(g, c.owner, PICK), what: taken.what }
}

/** Discarding. */
export function discard(e: Emitter, { what }: Node<'discard'>): void {
  const { lexicon, book } = e.scope.language
  const word = lexicon.discard
  if (word === undefined) throw new AbilityError(e.scope.name, 'the lexicon does not know where discards go')
  const plain = book.kernelVerb('move')
  const some = emitStepObjects(e, what, 'discard')
  const isWhole = what.kind === 'selection' && (what.quantity === undefined || what.quantity.kind === 'all')
  const whole = switchForClause(e.scope.language, isWhole ? word.wholeClause : undefined)
  const taken: StepObjects = isWhole
    ? { ...some, rows: (g, c) => some.rows(g, c).slice(0, whole() ? undefined : 1) }
    : some
  const end = word.to.ordered ? TOP : BOTTOM
  emitForObjects(
    e,
    'discard',
    word,
    taken,
    undefined,
    (g, _c, row) => {
      if (word.carryOut === undefined) g.propose(plain, row, g.zone(word.to, g.owner(row)), end)
      else word.carryOut(g, row)
    },
    { done: word.done ?? 'discard' },
  )
  // "Discard your hand" counts as done with an empty hand.
  if (isWhole && word.wholeClause !== undefined)
    e.note((g, c) => {
      if (whole()) c.setLocal(g, LOCAL.did, 1)
    })
}

/** Shuffling a zone. */
export function shuffle(e: Emitter, { zone }: Node<'shuffle'>): void {
  const place = compilePlace(e.scope, zone)
  const { book, lexicon } = e.scope.language
  const verb = book.kernelVerb('shuffle')
  const show = book.kernelVerb('show')
  e.run(
    null,
    'shuffle',
    (g, c) => {
      const zoneRow = place.zone(g, c)
      const seen = lexicon.rules?.shuffledUnseen?.() === false ? g.rowsIn(zoneRow) : NOTHING
      const known = seen.filter((row) => sees(g, c.actor, row))
      g.propose(verb, zoneRow)
      for (const row of known) g.propose(show, row, 1 << c.actor)
    },
    undefined,
    'shuffle',
  )
}

/** Turning or flipping; objects that already are so are skipped. */
export function turnOrFlip(e: Emitter, { kind, what, verb }: Node<'turn'> | Node<'flip'>): void {
  const { lexicon, book } = e.scope.language
  const word = wordOf(e.scope, kind === 'turn' ? lexicon.turns : lexicon.flips, verb, `way to ${kind}`)
  const change = book.kernelVerb(kind)
  const differs = (g: Game, row: ObjectRow): boolean =>
    (kind === 'turn' ? g.turned(row) : g.faceDown(row)) !== (word.to === 1)
  emitForObjects(
    e,
    kind,
    word,
    emitStepObjects(e, what, kind),
    (g, row) => differs(g, row) && (word.can?.(g, row) ?? true),
    (g, _c, row) => {
      if (word.carryOut === undefined) g.propose(change, row, word.to)
      else word.carryOut(g, row)
    },
    { done: word.done ?? verb },
  )
}

/** A verb of the game done to objects. */
export function act(e: Emitter, { what, verb }: Node<'act'>): void {
  const word = wordOf(e.scope, e.scope.language.lexicon.acts, verb, 'verb')
  const taken = emitStepObjects(e, what, 'act')
  const { together } = word
  const lasts = takenBackLater(e.scope, word, e.duration)
  const propose = (g: Game, c: Context, row: ObjectRow): void => {
    if (together === undefined) {
      word.carryOut(g, row, c.actor)
      return lasts?.(g, c, row)
    }
    const rows = taken.rows(g, c)
    if (row === rows[0]) together(g, rows, c.actor)
  }
  const can = e.paying ? (word.canPay ?? word.can) : word.can
  const isWhole = wholeAct(e, what, word)
  emitForObjects(
    e,
    'act',
    word,
    isWhole === null ? taken : { ...taken, rows: (g, c) => (isWhole(g, c) ? taken.rows(g, c) : NOTHING) },
    can,
    propose,
    { done: word.done ?? verb },
  )
}

/** For a verb that is done to all or none: tests whether as many objects were chosen as the text says. */
function wholeAct(e: Emitter, what: What, { whole }: ActWord): ((g: Game, c: Context) => boolean) | null {
  if (whole === undefined || e.paying || what.kind !== 'selection' || what.quantity === undefined) return null
  const choosing = selectionOf(e, what, 'act')
  return (g, c) => !whole() || liveRows(g, c.owner, PICK).length >= choosing.bounds(g, c, 0)[0]
}
