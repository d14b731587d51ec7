import type { ObjectRow } from '../../state/rows.ts'
import type { Procedure, Step } from '../../game/book.ts'
import { NONE, type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { offerChoice } from '../choose/offering.ts'
import type { Program, Target, Variable } from '../context/code.ts'
import { type Context, releaseContext } from '../context/context.ts'
import type { Language, Scope } from '../language/language.ts'
import { CHOSEN, IT, setRegister, ownerOfRecord } from '../context/registers.ts'
import { modesBit } from '../compile/structure.ts'
import { canChoose, chosenBit, enterRecord, programOf, targetsOf } from '../choose/targets.ts'
import { variableBounds } from './uses.ts'

/** What is chosen on play and kept on the record: variables, modes, targets, and how a number is divided among them. */

/** Clauses of the choices on play, for a way of playing that has its own; absent: the lexicon's. */
export interface ChoiceClauses<C extends string = string> {
  /** Clause of the stage as a whole, and of the choices that have none of their own. */
  readonly all?: C
  readonly variables?: C
  readonly modes?: C
  readonly targets?: C
  readonly divide?: C
}

/** Value of a variable of a record; NONE if it is open, or there is none of this name. */
export function decidedVariable(language: Language, g: Game, record: ObjectRow, name: string): number {
  const { columns } = language
  const index = programOf(language, g, record)?.variables.findIndex((each) => each.name === name) ?? NONE
  if (index === NONE || (g.object(record, columns.fixed) & (1 << index)) === 0) return NONE
  return g.object(record, columns.variables + index)
}

/** Fixes a variable of a record before its choices are made; it is not asked for then. */
export function decideVariable(
  language: Language,
  g: Game,
  record: ObjectRow,
  name: string,
  value: number,
): void {
  const { columns, verbs } = language
  const index = programOf(language, g, record)?.variables.findIndex((each) => each.name === name) ?? NONE
  if (index === NONE) return
  g.propose(verbs.write, record, columns.variables + index, value)
  g.propose(verbs.write, record, columns.fixed, g.object(record, columns.fixed) | (1 << index))
}

/** Locals of the procedure: its arguments, and the number of the variable, choice of modes or target being decided. */
const LOCAL = { player: 0, source: 1, record: 2, at: 4 } as const
const LOCALS = 6

const playerOf = (g: Game): Player => g.local(LOCAL.player) as Player
const recordOf = (g: Game): number => g.local(LOCAL.record)
const position = (g: Game): number => g.local(LOCAL.at)
const setPosition = (g: Game, at: number): void => g.setLocal(LOCAL.at, at)

const enterPlay = (language: Language, g: Game): Context => enterRecord(language, g, recordOf(g), playerOf(g))

const programNow = (language: Language, g: Game): Program | null => programOf(language, g, recordOf(g))

/** Proposes setting a bit of the record's column `fixed`. */
function fix({ columns, verbs }: Language, g: Game, bit: number): void {
  const record = recordOf(g)
  g.propose(verbs.write, record, columns.fixed, g.object(record, columns.fixed) | bit)
}

/** The clauses of the choices, with the lexicon's where the way of playing has none of its own. */
function clausesOf(
  { lexicon }: Language,
  { all = lexicon.clauses.onPlay, variables, modes = all, targets = all, divide }: ChoiceClauses,
): Required<ChoiceClauses> {
  return {
    all,
    variables: variables ?? lexicon.clauses.variables ?? all,
    modes,
    targets,
    divide: divide ?? lexicon.clauses.divide ?? all,
  }
}

/**
 * A stage of a play: (player, source, record, action). Negative: some choice cannot be made. Three loops, one after the
 * other: over the variables, the choices of modes and the targets of the record's program.
 */
export function playChoices(
  language: Language,
  name = 'choices on play',
  clauses: ChoiceClauses = {},
): Procedure {
  const { book } = language
  const under = clausesOf(language, clauses)
  return book.procedure(name, LOCALS, [
    book.step(under.all, (g) => setPosition(g, 0), 'begin'),
    ...variableSteps(language, under),
    book.step(under.all, (g) => setPosition(g, 0), 'modes'),
    ...modeSteps(language, under),
    ...targetSteps(language, under),
    book.step(under.all, (g) => g.done(1), 'chosen'),
  ])
}

/** Variables: computed if the text defines them and the play needs them, else chosen by the player. */
function variableSteps(language: Language, { variables: clause }: Required<ChoiceClauses>): Step[] {
  const { book, columns, verbs } = language
  const { variables: rules = {} } = language.lexicon.rules ?? {}
  const current = (g: Game): Variable | undefined => programNow(language, g)?.variables[position(g)]
  const isComputedNow = ({ onPlay }: Variable): boolean =>
    onPlay ? (rules.onPlay?.() ?? true) : !(rules.onResolution?.() ?? true)
  const isChosen = ({ name }: Variable): boolean =>
    (rules.chosen?.() ?? true) && (name === 'X' || (rules.letters?.() ?? true))
  const isDecided = (g: Game): boolean => (g.object(recordOf(g), columns.fixed) & (1 << position(g))) !== 0
  const decide = (g: Game, value: number): void => {
    g.propose(verbs.write, recordOf(g), columns.variables + position(g), value)
    fix(language, g, 1 << position(g))
  }
  return [
    book.step(
      clause,
      (g) => {
        const variable = current(g)
        if (variable === undefined) return g.goto('modes')
        if (variable.amount === null || !isComputedNow(variable) || isDecided(g)) return
        const c = enterPlay(language, g)
        decide(g, variable.amount(g, c))
        releaseContext()
      },
      'variable',
    ),
    book.ask(
      clause,
      {
        offer(g, d) {
          const variable = current(g)
          if (variable === undefined || variable.amount !== null || !isChosen(variable) || isDecided(g))
            return
          const c = enterPlay(language, g)
          const [min, max] = variableBounds(language, g, c, position(g), variable.name)
          d.number(c.controller, 'program.x', min, max).about(g.local(LOCAL.source), { name: variable.name })
          releaseContext()
        },
        take: (g, answer) => decide(g, answer.value),
      },
      'x',
    ),
    book.step(
      clause,
      (g) => {
        setPosition(g, position(g) + 1)
        g.goto('variable')
      },
      'next variable',
    ),
  ]
}

/** Modes, in games that choose them on play. */
function modeSteps(language: Language, { all, modes: clause }: Required<ChoiceClauses>): Step[] {
  const { book, columns, lexicon, verbs } = language
  return [
    book.ask(
      clause,
      {
        offer(g, d) {
          const modes = programNow(language, g)?.modes[position(g)]
          if (modes === undefined || lexicon.modesOnPlay !== true) return
          const c = enterPlay(language, g)
          const [min, max] = modes.bounds(g, c)
          const numbers = Array.from({ length: modes.count }, (_, i) => i)
          d.choose(c.controller, 'program.modes', numbers, min, max, 'option').about(g.local(LOCAL.source))
          for (const i of numbers) d.keys.push(String(i + 1))
          releaseContext()
        },
        take(g, answer) {
          let bits = g.object(recordOf(g), columns.modes)
          for (const mode of answer.values) bits |= modesBit(position(g), mode)
          g.propose(verbs.write, recordOf(g), columns.modes, bits)
        },
      },
      'mode',
    ),
    book.step(
      all,
      (g) => {
        setPosition(g, position(g) + 1)
        if (position(g) < (programNow(language, g)?.modes.length ?? 0)) g.goto('mode')
        else setPosition(g, 0)
      },
      'next mode',
    ),
  ]
}

/** The target being chosen; undefined if it stands in a mode that was not chosen. */
function currentTarget(language: Language, g: Game): Target | undefined {
  const { columns, lexicon } = language
  const found = programNow(language, g)?.targets[position(g)]
  if (found === undefined || found.within === null || lexicon.modesOnPlay !== true) return found
  const chosen = g.object(recordOf(g), columns.modes) & modesBit(found.within.modes, found.within.mode)
  return chosen === 0 ? undefined : found
}

/** Targets, and how a number is divided among them. The play fails if a target cannot be chosen. */
function targetSteps(language: Language, { targets: clause, divide }: Required<ChoiceClauses>): Step[] {
  const { book, target } = language
  const relate = book.kernelVerb('relate')
  const scope = { language } as Scope
  return [
    book.step(
      clause,
      (g) => {
        if (position(g) >= (programNow(language, g)?.targets.length ?? 0)) return g.goto('chosen')
        const found = currentTarget(language, g)
        if (found === undefined) return
        const c = enterPlay(language, g)
        if (!canChoose(scope, g, c, found.selection)) g.done(NONE)
        else fix(language, g, chosenBit(position(g)))
        releaseContext()
      },
      'target',
    ),
    book.ask(
      clause,
      {
        offer(g, d) {
          const found = currentTarget(language, g)
          if (found === undefined) return
          const c = enterPlay(language, g)
          const rules = { message: 'program.target', player: playerOf(g), mayFail: false, target: true }
          if (found.selection.bounds(g, c, 0)[1] !== 0 || found.selection.all)
            offerChoice(scope, g, c, d, found.selection, rules)
          releaseContext()
        },
        take(g, answer) {
          const record = recordOf(g)
          for (const row of answer.values) g.propose(relate, target.id, record, row, position(g))
          const owner = ownerOfRecord(record)
          setRegister(g, owner, CHOSEN, answer.values)
          setRegister(g, owner, IT, answer.values)
        },
      },
      'choose target',
    ),
    divideStep(language, divide),
    book.step(
      clause,
      (g) => {
        setPosition(g, position(g) + 1)
        g.goto('target')
      },
      'next target',
    ),
  ]
}

/** Asks how a number is divided among the targets just chosen. */
function divideStep(language: Language, clause: string): Step {
  const { book, lexicon, part } = language
  const relate = book.kernelVerb('relate')
  return book.ask(
    clause,
    {
      offer(g, d) {
        const divides = currentTarget(language, g)?.divides ?? null
        const rows = targetsOf(language, g, recordOf(g), position(g))
        if (divides === null || rows.length === 0) return
        const c = enterPlay(language, g)
        const total = Math.max(0, divides(g, c))
        d.distribute(c.controller, 'program.divide', rows, total, lexicon.leastPart?.(g, c.source) ?? 0)
        d.about(g.local(LOCAL.source))
        releaseContext()
      },
      take: (g, answer) =>
        answer.offer.items.forEach((row, i) => g.propose(relate, part.id, recordOf(g), row, answer.picks[i])),
    },
    'divide',
  )
}
