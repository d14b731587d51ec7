import type { Procedure } from '../book.ts'
import { NONE, type Player, R } from '../columns.ts'
import type { Game } from '../game.ts'
import { Offer } from '../offer.ts'
import { allowed } from '../prohibitions.ts'
import { type Choosing, choosable, offerChoice } from './choosing.ts'
import { type Program, type Target, VARIABLES, type Variable } from './code.ts'
import { type Context, enter, leave } from './context.ts'
import { targetsUpTo } from './enough.ts'
import type { Language, Scope } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { CHOSEN, IT, hold, ownerOfRecord } from './registers.ts'
import { onTable } from './seen.ts'
import { modesBit } from './structure.ts'
import { variableBounds } from './uses.ts'

/** What is chosen on play and kept by its record: X, modes, targets; and the targets checked again. */

/** Bits of the column `fixed` behind those of the variables: which targets were chosen. */
const chosenBit = (slot: number): number => 1 << (VARIABLES + slot)

export const targetsChosen = ({ columns }: Language, g: Game, record: number, slot: number): boolean =>
  (g.object(record, columns.fixed) & chosenBit(slot)) !== 0

/** Targets of the record that are still the same things, whether or not they still fit. */
export function targetsOf({ target }: Language, g: Game, record: number, slot: number): number[] {
  const out: number[] = []
  for (const relation of g.relations(target, record)) {
    const row = g.relation(relation, R.b)
    if (g.relation(relation, R.value) === slot && g.same(row, g.relation(relation, R.bId)) && onTable(g, row))
      out.push(row)
  }
  return out
}

/** Those that still fit: the others are passed over. */
export function legalTargets(
  language: Language,
  g: Game,
  c: Context,
  choosing: Choosing,
  slot: number,
): number[] {
  const { book, lexicon } = language
  const rows = targetsOf(language, g, c.record, slot)
  if (!book.switches.on(book.switches.number(lexicon.clauses.recheck))) return rows
  const zones = choosing.zones(g, c)
  const { targetable, rules } = lexicon
  const legal = rows.filter(
    (row) =>
      choosing.test(g, c, row, g.id(row)) &&
      (zones.length === 0 || zones.includes(g.zoneOf(row))) &&
      (targetable === undefined || allowed(g, targetable, c.source, row)),
  )
  if (rules?.fixedTargets?.() ?? true) return legal
  return legal.slice(0, choosing.bounds(g, c, legal.length)[1])
}

const LOCAL = { player: 0, source: 1, record: 2, at: 4 } as const

const enterPlay = (language: Language, g: Game): Context =>
  enterRecord(language, g, g.local(LOCAL.record), g.local(LOCAL.player) as Player)

/** Read from the place of a play that is under way. */
export function enterRecord({ columns }: Language, g: Game, record: number, player: Player): Context {
  const c = enter().of(g.object(record, columns.source), g.object(record, columns.sourceId), player)
  c.record = record
  c.owner = ownerOfRecord(record)
  c.instance = g.object(record, columns.instance)
  return c
}

export function programOf({ book, columns }: Language, g: Game, record: number): Program | null {
  const program = g.object(record, columns.program) - 1
  return program < 0 ? null : book.programs[program]
}

/** Whether something that the record chose is still legal; also if it had nothing to choose. */
export function someTargetLegal(language: Language, g: Game, record: number): boolean {
  const program = programOf(language, g, record)
  if (program === null) return true
  const c = enterRecord(language, g, record, g.controller(record))
  let chosen = false
  let legal = false
  program.targets.forEach(({ choosing }, slot) => {
    if (!targetsChosen(language, g, record, slot)) return
    chosen ||= targetsOf(language, g, record, slot).length > 0 || choosing.bounds(g, c, 0)[0] > 0
    legal ||= legalTargets(language, g, c, choosing, slot).length > 0
  })
  leave()
  return !chosen || legal
}

/** What the record could have chosen for this choice, as things stand now. */
export function fittingTargets(language: Language, g: Game, record: number, slot: number): number[] {
  const target = programOf(language, g, record)?.targets[slot]
  if (target === undefined) return []
  const player = g.controller(record)
  const c = enterRecord(language, g, record, player)
  const rules = { message: '', player, mayFail: false, target: true }
  const rows = choosable({ language } as Scope, g, c, target.choosing, rules)
  leave()
  return rows
}

/** Whether the condition of the ability that the record uses holds now; also if it has none. */
export function conditionHolds(language: Language, g: Game, record: number): boolean {
  const program = g.object(record, language.columns.program) - 1
  const entry = language.entries.find((each) => each !== undefined && each.program === program)
  if (program < 0 || entry === undefined) return true
  const c = enterRecord(language, g, record, g.controller(record))
  const yes = entry.condition(g, c)
  leave()
  return yes
}

/** The clauses of what is chosen on play, where a way of playing has its own. */
export interface ChoiceClauses<C extends string = string> {
  /** What holds them together. */
  readonly all?: C
  readonly variables?: C
  readonly modes?: C
  readonly targets?: C
  readonly divide?: C
}

/** What X of a record was decided to be; NONE if it was not, or there is none. */
export function decidedVariable(language: Language, g: Game, record: number, name: string): number {
  const { columns } = language
  const index = programOf(language, g, record)?.variables.findIndex((each) => each.name === name) ?? NONE
  if (index === NONE || (g.object(record, columns.fixed) & (1 << index)) === 0) return NONE
  return g.object(record, columns.variables + index)
}

/** A variable of a play is decided outside of its choices, and not asked for there. */
export function decideVariable(
  language: Language,
  g: Game,
  record: number,
  name: string,
  value: number,
): void {
  const { columns, verbs } = language
  const index = programOf(language, g, record)?.variables.findIndex((each) => each.name === name) ?? NONE
  if (index === NONE) return
  g.propose(verbs.write, record, columns.variables + index, value)
  g.propose(verbs.write, record, columns.fixed, g.object(record, columns.fixed) | (1 << index))
}

/** A stage of a play: (player, source, record, action). Negative: some choice cannot be made. */
export function playChoices(
  language: Language,
  name = 'choices on play',
  clauses: ChoiceClauses = {},
): Procedure {
  const { book, lexicon, columns, verbs, target } = language
  const { onPlay: usual } = lexicon.clauses
  const { all: onPlay = usual, modes: onModes = onPlay, targets: onTargets = onPlay } = clauses
  const variables = clauses.variables ?? lexicon.clauses.variables ?? onPlay
  const divide = clauses.divide ?? lexicon.clauses.divide ?? onPlay
  const relate = book.kernelVerb('relate')
  const programNow = (g: Game): Program | null => programOf(language, g, g.local(LOCAL.record))
  const record = (g: Game): number => g.local(LOCAL.record)
  const fix = (g: Game, bit: number): void =>
    g.propose(verbs.write, record(g), columns.fixed, g.object(record(g), columns.fixed) | bit)
  const setVariable = (g: Game, index: number, value: number): void => {
    g.propose(verbs.write, record(g), columns.variables + index, value)
    fix(g, 1 << index)
  }
  const currentTarget = (g: Game): Target | undefined => {
    const found = programNow(g)?.targets[g.local(LOCAL.at)]
    if (found === undefined || found.within === null || lexicon.modesOnPlay !== true) return found
    const chosen = g.object(record(g), columns.modes) & modesBit(found.within.modes, found.within.mode)
    return chosen === 0 ? undefined : found
  }
  const rules = (g: Game) =>
    ({
      message: 'program.target',
      player: g.local(LOCAL.player) as Player,
      mayFail: false,
      target: true,
    }) as const
  const scope = { language } as Scope
  const { variables: about = {} } = lexicon.rules ?? {}
  const fixedOnPlay = ({ onPlay: needed }: Variable): boolean =>
    needed ? (about.onPlay?.() ?? true) : !(about.onResolution?.() ?? true)
  const isChosen = ({ name: letter }: Variable): boolean =>
    (about.chosen?.() ?? true) && (letter === 'X' || (about.letters?.() ?? true))
  const isDecided = (g: Game): boolean =>
    (g.object(record(g), columns.fixed) & (1 << g.local(LOCAL.at))) !== 0

  return book.procedure(name, 6, [
    book.step(onPlay, (g) => g.setLocal(LOCAL.at, 0), 'begin'),
    book.step(
      variables,
      (g) => {
        const variable = programNow(g)?.variables[g.local(LOCAL.at)]
        if (variable === undefined) return g.goto('modes')
        if (variable.amount === null || !fixedOnPlay(variable) || isDecided(g)) return
        const c = enterPlay(language, g)
        setVariable(g, g.local(LOCAL.at), variable.amount(g, c))
        leave()
      },
      'variable',
    ),
    book.ask(
      variables,
      {
        offer(g, d) {
          const variable = programNow(g)?.variables[g.local(LOCAL.at)]
          if (variable === undefined || variable.amount !== null || !isChosen(variable) || isDecided(g))
            return
          const c = enterPlay(language, g)
          const [min, max] = variableBounds(language, g, c, g.local(LOCAL.at), variable.name)
          d.number(c.controller, 'program.x', min, max).about(g.local(LOCAL.source), { name: variable.name })
          leave()
        },
        take: (g, answer) => setVariable(g, g.local(LOCAL.at), answer.value),
      },
      'x',
    ),
    book.step(
      variables,
      (g) => {
        g.setLocal(LOCAL.at, g.local(LOCAL.at) + 1)
        g.goto('variable')
      },
      'next variable',
    ),
    book.step(onPlay, (g) => g.setLocal(LOCAL.at, 0), 'modes'),
    book.ask(
      onModes,
      {
        offer(g, d) {
          const modes = programNow(g)?.modes[g.local(LOCAL.at)]
          if (modes === undefined || lexicon.modesOnPlay !== true) return
          const c = enterPlay(language, g)
          const [min, max] = modes.bounds(g, c)
          const numbers = Array.from({ length: modes.count }, (_, i) => i)
          d.choose(c.controller, 'program.modes', numbers, min, max, 'option').about(g.local(LOCAL.source))
          for (const i of numbers) d.keys.push(String(i + 1))
          leave()
        },
        take(g, answer) {
          let bits = g.object(record(g), columns.modes)
          for (const mode of answer.values) bits |= modesBit(g.local(LOCAL.at), mode)
          g.propose(verbs.write, record(g), columns.modes, bits)
        },
      },
      'mode',
    ),
    book.step(
      onPlay,
      (g) => {
        g.setLocal(LOCAL.at, g.local(LOCAL.at) + 1)
        if (g.local(LOCAL.at) < (programNow(g)?.modes.length ?? 0)) g.goto('mode')
        else g.setLocal(LOCAL.at, 0)
      },
      'next mode',
    ),
    book.step(
      onTargets,
      (g) => {
        if (g.local(LOCAL.at) >= (programNow(g)?.targets.length ?? 0)) return g.goto('chosen')
        const found = currentTarget(g)
        if (found === undefined) return
        const c = enterPlay(language, g)
        if (!canChoose(scope, g, c, found.choosing)) g.done(NONE)
        else fix(g, chosenBit(g.local(LOCAL.at)))
        leave()
      },
      'target',
    ),
    book.ask(
      onTargets,
      {
        offer(g, d) {
          const found = currentTarget(g)
          if (found === undefined) return
          const c = enterPlay(language, g)
          if (found.choosing.bounds(g, c, 0)[1] !== 0 || found.choosing.all)
            offerChoice(scope, g, c, d, found.choosing, rules(g))
          leave()
        },
        take(g, answer) {
          for (const row of answer.values) g.propose(relate, target.id, record(g), row, g.local(LOCAL.at))
          const owner = ownerOfRecord(record(g))
          hold(g, owner, CHOSEN, answer.values)
          hold(g, owner, IT, answer.values)
        },
      },
      'choose target',
    ),
    book.ask(
      divide,
      {
        offer(g, d) {
          const divides = currentTarget(g)?.divides ?? null
          const rows = targetsOf(language, g, record(g), g.local(LOCAL.at))
          if (divides === null || rows.length === 0) return
          const c = enterPlay(language, g)
          d.distribute(
            c.controller,
            'program.divide',
            rows,
            Math.max(0, divides(g, c)),
            lexicon.leastPart?.(g, c.source) ?? 0,
          )
          d.about(g.local(LOCAL.source))
          leave()
        },
        take: (g, answer) =>
          answer.offer.items.forEach((row, i) =>
            g.propose(relate, language.part.id, record(g), row, answer.picks[i]),
          ),
      },
      'divide',
    ),
    book.step(
      onTargets,
      (g) => {
        g.setLocal(LOCAL.at, g.local(LOCAL.at) + 1)
        g.goto('target')
      },
      'next target',
    ),
    book.step(onPlay, (g) => g.done(1), 'chosen'),
  ])
}

const probe = new Offer()

/** Whether the choice can be made as the text asks for it: all of an exact number, or it cannot be played. */
export function canChoose(scope: Scope, g: Game, c: Context, choosing: Choosing): boolean {
  const { rules: said } = scope.language.lexicon
  const [least] = choosing.bounds(g, c, 0)
  // A number that does not depend on how many there are, and nothing is asked of them together: counting is enough.
  if (least > 0 && choosing.free) {
    const there = targetsUpTo(scope, g, c, choosing, least)
    return there < least ? fewerDo(said, there) : said?.choosing?.obliged?.() !== false
  }
  const rules = { message: '', player: c.actor, mayFail: false, target: true }
  const rows = choosable(scope, g, c, choosing, rules)
  const [min, max] = choosing.bounds(g, c, rows.length)
  if (max <= 0 && !choosing.all) return said?.noTargets?.() ?? true
  if (max <= 0 || min <= 0) return true
  if (rows.length < min) return fewerDo(said, rows.length)
  // The choice itself is described only where a constraint may leave fewer than there are.
  if (choosing.constraint(g, c, rows) === null) return said?.choosing?.obliged?.() !== false
  probe.clear()
  offerChoice(scope, g, c, probe, choosing, rules)
  return probe.min >= min
}

/** Whether there being fewer than the text asks for is enough. */
const fewerDo = (said: Lexicon['rules'], there: number): boolean =>
  there > 0 && (said?.fewerTargets?.() === true || !(said?.differentTargets?.() ?? true))
