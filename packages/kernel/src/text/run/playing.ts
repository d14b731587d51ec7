import type { Column, ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Procedure } from '../../game/book.ts'
import { NONE, Pending } from '../../state/columns.ts'
import { setObject } from '../../game/zoneList.ts'
import type { Game } from '../../game/game.ts'
import { dropPending, pendingValue } from '../../changes/gateway.ts'
import { copyColumns } from '../../game/records.ts'
import { copyRelations } from '../../changes/relationWrites.ts'
import { LOCAL } from '../context/code.ts'
import { acquireContext, releaseContext } from '../context/context.ts'
import { compiledIn, programsIn } from '../language/compiled.ts'
import type { Language } from '../language/language.ts'
import {
  IT,
  copyRegisters,
  setRegister,
  ownerOfFrame,
  ownerOfPending,
  ownerOfRecord,
  clearRegisters,
} from '../context/registers.ts'
import { start } from './interpreter.ts'
import { onTable } from '../context/seen.ts'
import { abilityAt, limitKey, targetsExist } from './uses.ts'

/** Plays and programs: writing a play to its record, paying for it, resolving it. */

/** Data of a trigger that a text declares. */
export interface TriggerData {
  readonly program: number
}

/** Proposes writing what is played to a record. */
function writeRecord(
  { columns, verbs }: Language,
  g: Game,
  record: ObjectRow,
  values: {
    readonly program: number
    readonly ability: number
    readonly source: ObjectRow
    readonly sourceId: ObjectId
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

/** See `Programs.prepare`. */
export function prepare(
  language: Language,
  g: Game,
  record: ObjectRow,
  program: number,
  source: ObjectRow,
): void {
  clearRegisters(g, ownerOfRecord(record))
  const ability = compiledIn(language, g.book).entries.findIndex(
    (entry) => entry !== undefined && entry.program === program,
  )
  const sourceId = source === NONE ? 0 : g.id(source)
  writeRecord(language, g, record, { program, ability, source, sourceId, instance: 0, thatPlayer: 0 })
}

/** See `Programs.prepareTrigger`. */
export function prepareTrigger(language: Language, g: Game, record: ObjectRow, pending: number): void {
  copyRegisters(g, ownerOfPending(pending), ownerOfRecord(record))
  clearRegisters(g, ownerOfPending(pending))
  writeRecord(language, g, record, {
    program: programOfTrigger(g, pending),
    ability: NONE,
    source: pendingValue(g, pending, Pending.source),
    sourceId: pendingValue(g, pending, Pending.sourceId),
    instance: pendingValue(g, pending, Pending.instance),
    thatPlayer: pendingValue(g, pending, Pending.a),
  })
  dropPending(g, pending)
}

/** Program of a waiting trigger, or NONE. */
export function programOfTrigger(g: Game, pending: number): number {
  const data = g.book.triggers[pendingValue(g, pending, Pending.def)].data as TriggerData | undefined
  return data?.program ?? NONE
}

/**
 * Moves a play (columns, relations, registers) to another record, except these columns. `source`: the new source of the
 * text, or NONE to keep the old one.
 */
export function handOver(
  { columns }: Language,
  g: Game,
  from: ObjectRow,
  to: ObjectRow,
  source: ObjectRow,
  except: readonly Column[] = [],
): void {
  copyColumns(g, from, to, except)
  copyRelations(g, from, to)
  if (source !== NONE) {
    setObject(g, to, columns.source, source)
    setObject(g, to, columns.sourceId, g.id(source))
  }
  copyRegisters(g, ownerOfRecord(from), ownerOfRecord(to))
  clearRegisters(g, ownerOfRecord(from))
}

/** Calls the program of a record. */
export function resolve(language: Language, g: Game, record: ObjectRow): void {
  const { columns, lexicon } = language
  const program = g.object(record, columns.program) - 1
  if (program < 0) return
  const [source, sourceId] = [g.object(record, columns.source), g.object(record, columns.sourceId)]
  const controller = lexicon.rules?.controller?.(g, record, source, sourceId) ?? g.controller(record)
  start(language, g, program, source, sourceId, controller, record, g.object(record, columns.instance))
}

/** Calls the program of a waiting trigger, which leaves the queue. */
export function resolveTrigger(language: Language, g: Game, pending: number): void {
  const value = (column: Column): number => pendingValue(g, pending, column)
  const [source, sourceId, player] = [value(Pending.source), value(Pending.sourceId), value(Pending.player)]
  const owner = ownerOfPending(pending)
  const thatPlayer = value(Pending.a)
  start(
    language,
    g,
    programOfTrigger(g, pending),
    source,
    sourceId,
    player,
    NONE,
    value(Pending.instance),
    owner,
  )
  g.setLocal(LOCAL.thatPlayer, thatPlayer)
  clearRegisters(g, owner)
  dropPending(g, pending)
}

/**
 * Carries out the verb `LanguageVerbs.instead`: runs a program in place of a replaced change. `who`: the controller,
 * plus twice "that player" + 1.
 */
export function instead(
  language: Language,
  g: Game,
  program: number,
  source: ObjectRow,
  sourceId: ObjectId,
  who: number,
  object: ObjectRow,
): void {
  start(language, g, program, source, sourceId, who & 1)
  const owner = ownerOfFrame(g.frame)
  clearRegisters(g, owner)
  if (onTable(g, object)) setRegister(g, owner, IT, [object])
  g.setLocal(LOCAL.registersSet, 1)
  g.setLocal(LOCAL.thatPlayer, who >> 1)
}

/** Locals of a stage of a play: its arguments. */
const STAGE = { player: 0, source: 1, record: 2, action: 3 } as const

/** The stage that writes to the record which ability of its source an action uses; the use counts from here on. */
export function beginStage(language: Language): Procedure {
  const { book, lexicon } = language
  const use = book.kernelVerb('use')
  return book.procedure('ability to use', 4, [
    book.step(
      lexicon.clauses.onPlay,
      (g) => {
        const source = g.local(STAGE.source)
        const { ability: n } = book.actions[g.local(STAGE.action)].data as { readonly ability: number }
        const used = abilityAt(language, g, source, n)
        if (used === undefined) return g.done(NONE)
        if (!book.switches.on(g.book.abilities[used.ability].clause)) return g.done(NONE)
        const entry = compiledIn(language, g.book).entries[used.ability]!
        const record = g.local(STAGE.record)
        clearRegisters(g, ownerOfRecord(record))
        writeRecord(language, g, record, {
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

/** The stage that pays the printed cost of the record's ability. */
export function paymentStage(language: Language): Procedure {
  const { book, lexicon, columns } = language
  return book.procedure('ability cost', 4, [
    book.step(
      lexicon.clauses.cost,
      (g) => {
        const record = g.local(STAGE.record)
        const { entries } = compiledIn(language, g.book)
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

/** Whether every target of a program has a candidate, if this source played it. */
export function targetsExistFor(language: Language, g: Game, program: number, source: ObjectRow): boolean {
  if (program === NONE) return true
  const c = acquireContext().of(source, g.id(source), g.controller(source))
  const yes = targetsExist(language, g, c, programsIn(g.book)[program])
  releaseContext()
  return yes
}
