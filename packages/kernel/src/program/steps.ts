import { BOTTOM, TOP, arrange } from '../atoms.ts'
import type { Verb, ZoneDef } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import { sees } from '../knowledge.ts'
import type { Effect, What } from '../tree.ts'
import { showsAnew } from '../tree/binds.ts'
import { compileAmount } from './amounts.ts'
import { cardByCard } from './cardByCard.ts'
import { LOCAL } from './code.ts'
import type { Context } from './context.ts'
import { correctedQuantity } from './corrections.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError, wordOf, clauseOn } from './language.ts'
import type { ActWord, CountWord, StateWord, Word } from './lexicon.ts'
import { compileDestination, compilePlace } from './places.ts'
import { IT, PICK, REST, REVEALED, SEEN, append, held, hold, renew } from './registers.ts'
import { type Taken, selectionOf, takeObjects } from './taking.ts'

/** Steps that move, show and turn objects, and count. Each proposes one batch and binds what came of it. */

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

const BOTH = 3
const NOTHING: number[] = []

/** One batch over the objects of a step. What it is done to is "it" afterwards. */
function eachObject(
  e: Emitter,
  kind: string,
  word: (Word & { readonly done?: string }) | null,
  taken: Taken,
  can: ((g: Game, row: number) => boolean) | undefined,
  propose: (g: Game, c: Context, row: number) => void,
  options: {
    readonly done?: string
    readonly arrived?: (g: Game, c: Context, row: number) => boolean
    /** In which order they are proposed. */
    readonly order?: (rows: number[]) => number[]
    /** What else means them from then on. */
    readonly also?: readonly number[]
  } = {},
): void {
  e.run(
    word,
    kind,
    (g, c) => {
      const rows = taken.rows(g, c)
      if (c.owner !== 0) hold(g, c.owner, PICK, rows)
      if (rows.length === 0 || (e.paying && can !== undefined && !rows.every((row) => can(g, row))))
        return e.fail(g, c)
      for (const row of options.order?.([...rows]) ?? rows)
        if (can === undefined || can(g, row)) propose(g, c, row)
    },
    (g, c) => {
      const { arrived } = options
      const rows = held(g, c.owner, PICK)
      const lost = arrived !== undefined && e.scope.language.lexicon.rules?.followsMoved?.() === false
      const here = arrived === undefined ? rows : rows.filter((row) => arrived(g, c, row))
      hold(g, c.owner, IT, lost ? [] : here)
      for (const register of options.also ?? []) hold(g, c.owner, register, rows)
    },
    options.done,
  )
}

export function reveal(e: Emitter, { what }: Node<'reveal'>): void {
  const { book, lexicon, verbs } = e.scope.language
  const show = book.kernelVerb('show')
  const taken = takeObjects(e, what, 'reveal')
  const rules = lexicon.rules?.revealing
  eachObject(
    e,
    'reveal',
    null,
    taken,
    undefined,
    (g, c, row) => {
      const zone = rules?.goesTo?.(g, row) ?? null
      if (zone !== null) return g.propose(book.kernelVerb('move'), row, g.zone(zone, g.owner(row)), BOTTOM)
      if ((sees(g, 0, row) && sees(g, 1, row)) || (e.paying && rules?.asCost?.() === false)) return
      g.propose(show, row, BOTH)
      if (rules?.lasts?.() === false) g.propose(verbs.hide, row)
      else if (c.owner !== 0) append(g, c.owner, REVEALED, row, 0)
    },
    { done: 'reveal', ...(showsAnew(what) && { also: [SEEN, REST] }) },
  )
}

export function look(e: Emitter, { from, quantity }: Node<'look'>): void {
  const show = e.scope.language.book.kernelVerb('show')
  const place = compilePlace(e.scope, from)
  const bounds = correctedQuantity(e.scope, 'look', quantity)
  const { rules, clauses } = e.scope.language.lexicon
  const most = (g: Game, c: Context): number => bounds(g, c, place.rows(g, c).length)[1]
  const see = (count: (g: Game, c: Context) => number): void => lookAt(e, show, place.rows, count)
  const decided = rules?.lookUpTo
  if (decided === undefined || quantity.kind !== 'up-to')
    return see((g, c) => (rules?.looks?.() === false ? 0 : most(g, c)))
  const atOnce = e.branch(() => decided.decided?.() !== false)
  const clause = e.scope.language.book.switches.number(clauses.choice)
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
  pile: (g: Game, c: Context) => number[],
  count: (g: Game, c: Context) => number,
): void {
  e.run(
    null,
    'look',
    (g, c) => {
      const rows = pile(g, c).slice(0, count(g, c))
      if (rows.length === 0) e.fail(g, c)
      hold(g, c.owner, PICK, rows)
      for (const row of rows) if (!sees(g, c.actor, row)) g.propose(show, row, 1 << c.actor)
    },
    (g, c) => {
      const rows = held(g, c.owner, PICK)
      for (const register of [IT, SEEN, REST]) hold(g, c.owner, register, rows)
    },
    'look',
  )
}

export function move(e: Emitter, node: Node<'move'>): void {
  const { lexicon, book } = e.scope.language
  const word = wordOf(e.scope, lexicon.moves, node.verb, 'way of moving')
  const plain = book.kernelVerb('move')
  const taken = takeObjects(e, node.what, 'move')
  const to = compileDestination(e.scope, node.to, word.home)
  const states = (node.state ?? []).map((id) => wordOf(e.scope, lexicon.states, id, 'state'))
  const flags = states.reduce((all, { flags: own = 0 }) => all | own, 0)
  const [arrival] = wordOf(e.scope, lexicon.zones, node.to.zone, 'zone').zones
  const isSaid = node.ordered === true
  const ordered =
    isSaid || lexicon.rules?.ordered !== undefined ? emitOrder(e, taken, isSaid, arrival) : taken
  const unseen = lexicon.rules?.orderUnseen
  const isUnseen = (): boolean => unseen?.(arrival) === true
  eachObject(
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
      // The first of an order lies on top in the end.
      order:
        ordered === taken
          ? undefined
          : (rows) => (isUnseen() ? rows.sort((x, y) => x - y) : to.end === TOP ? rows.reverse() : rows),
    },
  )
  if (ordered === taken || unseen === undefined) return
  // First they lie there as they come, then in the order of which nobody else knows: for them nothing happens.
  e.note((g, c) => {
    const rows = isUnseen() ? held(g, c.owner, PICK) : NOTHING
    if (rows.length < 2) return
    arrange(g, rows, g.owner(rows[0]))
    renew(g, c.owner, rows)
  })
}

/** The player says in which order, first from the top; where only the zone keeps one, their owner does. */
function emitOrder(e: Emitter, taken: Taken, isSaid: boolean, zone: ZoneDef): Taken {
  const { lexicon, book } = e.scope.language
  e.note((g, c) => hold(g, c.owner, PICK, taken.rows(g, c)))
  e.code.push({
    op: 'ask',
    clause: book.switches.number(lexicon.clauses.choice),
    offer(g, c, d) {
      const rows = held(g, c.owner, PICK)
      if (rows.length < 2 || !(isSaid || lexicon.rules?.ordered?.(zone) === true)) return
      const player = isSaid ? c.actor : (lexicon.rules?.orders?.(g) ?? g.owner(rows[0]))
      d.order(player, 'program.order', rows)
      d.secret = lexicon.rules?.orderUnseen?.(zone) === true
    },
    take: (g, c, answer) => hold(g, c.owner, PICK, answer.values),
  })
  return { rows: (g, c) => held(g, c.owner, PICK), what: taken.what }
}

export function discard(e: Emitter, { what }: Node<'discard'>): void {
  const { lexicon, book } = e.scope.language
  const word = lexicon.discard
  if (word === undefined) throw new AbilityError(e.scope.name, 'the lexicon does not know where discards go')
  const plain = book.kernelVerb('move')
  const some = takeObjects(e, what, 'discard')
  const isWhole = what.kind === 'selection' && (what.quantity === undefined || what.quantity.kind === 'all')
  const whole = clauseOn(e.scope.language, isWhole ? word.wholeClause : undefined)
  const taken: Taken = isWhole
    ? { ...some, rows: (g, c) => some.rows(g, c).slice(0, whole() ? undefined : 1) }
    : some
  const end = word.to.ordered ? TOP : BOTTOM
  eachObject(
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
  // Where there is nothing, all of it has been discarded.
  if (isWhole && word.wholeClause !== undefined)
    e.note((g, c) => {
      if (whole()) c.setLocal(g, LOCAL.did, 1)
    })
}

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

export function turnOrFlip(e: Emitter, { kind, what, verb }: Node<'turn'> | Node<'flip'>): void {
  const { lexicon, book } = e.scope.language
  const word = wordOf(e.scope, kind === 'turn' ? lexicon.turns : lexicon.flips, verb, `way to ${kind}`)
  const change = book.kernelVerb(kind)
  const differs = (g: Game, row: number): boolean =>
    (kind === 'turn' ? g.turned(row) : g.faceDown(row)) !== (word.to === 1)
  eachObject(
    e,
    kind,
    word,
    takeObjects(e, what, kind),
    (g, row) => differs(g, row) && (word.can?.(g, row) ?? true),
    (g, _c, row) => {
      if (word.carryOut === undefined) g.propose(change, row, word.to)
      else word.carryOut(g, row)
    },
    { done: word.done ?? verb },
  )
}

export function act(e: Emitter, { what, verb }: Node<'act'>): void {
  const word = wordOf(e.scope, e.scope.language.lexicon.acts, verb, 'verb')
  const taken = takeObjects(e, what, 'act')
  const { together } = word
  const propose = (g: Game, c: Context, row: number): void => {
    if (together === undefined) return word.carryOut(g, row, c.actor)
    const rows = taken.rows(g, c)
    if (row === rows[0]) together(g, rows, c.actor)
  }
  const can = e.paying ? (word.canPay ?? word.can) : word.can
  const isWhole = wholeAct(e, what, word)
  eachObject(
    e,
    'act',
    word,
    isWhole === null ? taken : { ...taken, rows: (g, c) => (isWhole(g, c) ? taken.rows(g, c) : NOTHING) },
    can,
    propose,
    { done: word.done ?? verb },
  )
}

/** Of a verb that is done wholly or not at all: whether as many were taken as the text says. */
function wholeAct(e: Emitter, what: What, { whole }: ActWord): ((g: Game, c: Context) => boolean) | null {
  if (whole === undefined || e.paying || what.kind !== 'selection' || what.quantity === undefined) return null
  const choosing = selectionOf(e, what, 'act')
  return (g, c) => !whole() || held(g, c.owner, PICK).length >= choosing.bounds(g, c, 0)[0]
}

export function count(e: Emitter, { verb, amount, resource }: Node<'count'>): void {
  const word = wordOf(e.scope, e.scope.language.lexicon.counts, verb, 'verb')
  const number = compileAmount(e.scope, amount)
  const times = e.times()
  emitCount(e, word, resource, (g, c) => number(g, c) * times(g, c), word.done ?? verb)
}

/** Gains, loses or pays an amount of a resource. */
export function emitCount(
  e: Emitter,
  word: CountWord,
  id: string,
  amount: (g: Game, c: Context) => number,
  done: string,
): void {
  const { lexicon, book } = e.scope.language
  const resource = wordOf(e.scope, lexicon.resources, id, 'resource')
  const plain = book.kernelVerb('count')
  const { payment, counter } = resource
  const can = (g: Game, player: Player, n: number, source: number): boolean => {
    if (word.can !== undefined) return word.can(g, player, id, n)
    if (word.pays !== true) return true
    if (resource.covers !== undefined) return resource.covers(g, player, n, source)
    return n <= (resource.available?.(g, player) ?? (counter === undefined ? n : g.counter(counter, player)))
  }
  e.run(
    word,
    word.pays === true ? 'pay' : 'count',
    (g, c) => {
      const n = Math.max(0, amount(g, c))
      if (!can(g, c.actor, n, c.source)) return e.fail(g, c)
      if (n === 0 && lexicon.rules?.notAtAll?.() !== false) return
      if (word.carryOut !== undefined) word.carryOut(g, c.actor, id, n, c.source)
      else if (word.pays === true && payment !== undefined) g.call(payment, c.actor, n, c.source)
      else if (counter === undefined) throw new AbilityError(e.scope.name, `${id} cannot be counted`)
      else g.propose(plain, c.actor, counter, (word.sign ?? (word.pays === true ? -1 : 1)) * n)
    },
    (g, c) => {
      if (word.pays !== true || payment === undefined || word.carryOut !== undefined) return
      if (g.result < 0) e.fail(g, c)
      else c.setLocal(g, LOCAL.did, 1)
    },
    done,
  )
}
