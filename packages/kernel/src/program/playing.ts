import type { Procedure } from '../book.ts'
import { NONE, T } from '../columns.ts'
import { setObject } from '../lying.ts'
import type { Game } from '../game.ts'
import { dropPending, pendingValue } from '../gateway.ts'
import { copyColumns } from '../records.ts'
import { copyRelations } from '../ties.ts'
import { LOCAL } from './code.ts'
import { enter, leave } from './context.ts'
import type { Language } from './language.ts'
import { IT, copy, hold, ownerOfFrame, ownerOfPending, ownerOfRecord, release } from './registers.ts'
import { start } from './run.ts'
import { onTable } from './seen.ts'
import { abilityAt, limitKey, targetsExist } from './uses.ts'

/** How a game's plays come to programs: what is noted on a record, paid, resolved. */

export interface TriggerData {
  readonly program: number
}

function note(
  { columns, verbs }: Language,
  g: Game,
  record: number,
  values: {
    readonly program: number
    readonly ability: number
    readonly source: number
    readonly sourceId: number
    readonly instance: number
    readonly thatPlayer: number
  },
): void {
  g.propose(verbs.write, record, columns.program, values.program + 1)
  g.propose(verbs.write, record, columns.ability, values.ability + 1)
  g.propose(verbs.write, record, columns.source, values.source)
  g.propose(verbs.write, record, columns.sourceId, values.sourceId)
  g.propose(verbs.write, record, columns.instance, values.instance)
  g.propose(verbs.write, record, columns.thatPlayer, values.thatPlayer)
}

export function prepare(language: Language, g: Game, record: number, program: number, source: number): void {
  release(g, ownerOfRecord(record))
  const ability = language.entries.findIndex((entry) => entry !== undefined && entry.program === program)
  const sourceId = source === NONE ? 0 : g.id(source)
  note(language, g, record, { program, ability, source, sourceId, instance: 0, thatPlayer: 0 })
}

export function prepareTrigger(language: Language, g: Game, record: number, pending: number): void {
  copy(g, ownerOfPending(pending), ownerOfRecord(record))
  release(g, ownerOfPending(pending))
  note(language, g, record, {
    program: programOfTrigger(language, g, pending),
    ability: NONE,
    source: pendingValue(g, pending, T.source),
    sourceId: pendingValue(g, pending, T.sourceId),
    instance: pendingValue(g, pending, T.instance),
    thatPlayer: pendingValue(g, pending, T.a),
  })
  dropPending(g, pending)
}

export function programOfTrigger({ book }: Language, g: Game, pending: number): number {
  const data = book.triggers[pendingValue(g, pending, T.def)].data as TriggerData | undefined
  return data?.program ?? NONE
}

/**
 * Whatever a record holds of a play, but these columns, another object holds from now on: what waits on a stack in its
 * place. `source` is what the text now belongs to, NONE if that is still the same.
 */
export function handOver(
  { columns }: Language,
  g: Game,
  from: number,
  to: number,
  source: number,
  except: readonly number[] = [],
): void {
  copyColumns(g, from, to, except)
  copyRelations(g, from, to)
  if (source !== NONE) {
    setObject(g, to, columns.source, source)
    setObject(g, to, columns.sourceId, g.id(source))
  }
  copy(g, ownerOfRecord(from), ownerOfRecord(to))
  release(g, ownerOfRecord(from))
}

export function resolve(language: Language, g: Game, record: number): void {
  const { columns, lexicon } = language
  const program = g.object(record, columns.program) - 1
  if (program < 0) return
  const [source, sourceId] = [g.object(record, columns.source), g.object(record, columns.sourceId)]
  const controller = lexicon.rules?.controller?.(g, record, source, sourceId) ?? g.controller(record)
  start(language, g, program, source, sourceId, controller, record, g.object(record, columns.instance))
}

export function resolveTrigger(language: Language, g: Game, pending: number): void {
  const value = (column: number): number => pendingValue(g, pending, column)
  const [source, sourceId, player] = [value(T.source), value(T.sourceId), value(T.player)]
  const owner = ownerOfPending(pending)
  const thatPlayer = value(T.a)
  start(
    language,
    g,
    programOfTrigger(language, g, pending),
    source,
    sourceId,
    player,
    NONE,
    value(T.instance),
    owner,
  )
  g.setLocal(LOCAL.thatPlayer, thatPlayer)
  release(g, owner)
  dropPending(g, pending)
}

/** The verb that carries a program out in place of a change; see replacing.ts. */
export function instead(
  language: Language,
  g: Game,
  program: number,
  source: number,
  sourceId: number,
  who: number,
  object: number,
): void {
  start(language, g, program, source, sourceId, who & 1)
  const owner = ownerOfFrame(g.frame)
  release(g, owner)
  if (onTable(g, object)) hold(g, owner, IT, [object])
  g.setLocal(LOCAL.bound, 1)
  g.setLocal(LOCAL.thatPlayer, who >> 1)
}

const STAGE = { player: 0, source: 1, record: 2, action: 3 } as const

/** Which ability of its source an action uses, noted on the record; the use counts from here on. */
export function beginStage(language: Language): Procedure {
  const { book, lexicon, entries } = language
  const use = book.kernelVerb('use')
  return book.procedure('ability to use', 4, [
    book.step(
      lexicon.clauses.onPlay,
      (g) => {
        const source = g.local(STAGE.source)
        const { ability: n } = book.actions[g.local(STAGE.action)].data as { readonly ability: number }
        const used = abilityAt(language, g, source, n)
        if (used === undefined) return g.done(NONE)
        if (!book.switches.on(book.abilities[used.ability].clause)) return g.done(NONE)
        const entry = entries[used.ability]!
        const record = g.local(STAGE.record)
        release(g, ownerOfRecord(record))
        note(language, g, record, {
          program: entry.program,
          ability: used.ability,
          source,
          sourceId: used.holderId,
          instance: used.instance,
          thatPlayer: 0,
        })
        for (const { limit } of entry.limits) g.propose(use, limit.id, limitKey(g, limit.group, used))
      },
      'begin',
    ),
    book.step(lexicon.clauses.onPlay, (g) => g.done(1), 'begun'),
  ])
}

/** Pays the cost that the record's ability prints. */
export function paymentStage(language: Language): Procedure {
  const { book, lexicon, columns, entries } = language
  return book.procedure('ability cost', 4, [
    book.step(
      lexicon.clauses.cost,
      (g) => {
        const record = g.local(STAGE.record)
        const cost = entries[g.object(record, columns.ability) - 1]?.cost ?? NONE
        if (cost === NONE || lexicon.rules?.costless?.(g, g.local(STAGE.source)) === true) return g.done(1)
        const [source, sourceId] = [g.object(record, columns.source), g.object(record, columns.sourceId)]
        const instance = g.object(record, columns.instance)
        start(language, g, cost, source, sourceId, g.local(STAGE.player), record, instance)
      },
      'pay',
    ),
    book.step(lexicon.clauses.cost, (g) => g.done(g.result < 0 ? NONE : 1), 'paid'),
  ])
}

export function targetsExistFor(language: Language, g: Game, program: number, source: number): boolean {
  if (program === NONE) return true
  const c = enter().of(source, g.id(source), g.controller(source))
  const yes = targetsExist(language, g, c, language.book.programs[program])
  leave()
  return yes
}
