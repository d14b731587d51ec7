import type { Procedure } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import { offerChoice } from './choosing.ts'
import type { Program, Target, Variable } from './code.ts'
import { type Context, leave } from './context.ts'
import type { Language, Scope } from './language.ts'
import { CHOSEN, IT, hold, ownerOfRecord } from './registers.ts'
import { modesBit } from './structure.ts'
import { canChoose, chosenBit, enterRecord, programOf, targetsOf } from './targets.ts'
import { variableBounds } from './uses.ts'

/** What is chosen on play and kept by its record: X, modes, targets and how something is divided among them. */

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

const LOCAL = { player: 0, source: 1, record: 2, at: 4 } as const

const enterPlay = (language: Language, g: Game): Context =>
  enterRecord(language, g, g.local(LOCAL.record), g.local(LOCAL.player) as Player)

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
