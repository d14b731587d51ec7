import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Procedure } from '../../game/book.ts'
import { CHANGE_SIZE, Frame, NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { fixVariable } from '../query/amounts.ts'
import { type Instruction, LOCAL, LOCALS, type Program, RESULTS, VARIABLES } from '../context/code.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { programsIn } from '../language/compiled.ts'
import type { Language } from '../language/language.ts'
import { acquireReading, releaseReading } from '../context/reading.ts'
import {
  areBothDone,
  areBothThere,
  beginBoth,
  firstOf,
  joinBoth,
  leaveTogether,
  runningFrame,
} from './sideBySide.ts'
import {
  type RegisterOwner,
  RESULT,
  REVEALED,
  copyRegisters,
  liveRows,
  ownerOfFrame,
  ownerOfRecord,
  registerPairs,
  clearRegisters,
} from '../context/registers.ts'

/**
 * The interpreter: the one procedure that runs programs. Its steps form a loop: `fetch` runs instructions until one
 * asks a player, has proposed a batch or has called a procedure; `ask` puts the question; `next` goes on behind it;
 * `end` cleans up. The program counter is a local of the frame, so a game can be saved, undone and resumed at any
 * decision.
 */
export function programProcedure(language: Language): Procedure {
  const { book, lexicon } = language
  const { effect, choice } = lexicon.clauses
  const choiceClause = book.switches.number(choice)
  return book.procedure(
    'program',
    LOCALS,
    [
      book.step(effect, (g) => begin(language, g), 'begin'),
      book.step(effect, (g) => fetch(language, g), 'fetch'),
      book.ask(
        choice,
        {
          offer(g, d) {
            const instruction = current(language, g)
            if (instruction?.op !== 'ask') return
            const c = acquireContext().ofFrame(g, runningFrame(g, g.frame))
            instruction.offer(g, c, d)
            if (instruction.clause !== choiceClause) {
              d.clause = instruction.clause
              d.isUnder = true
            }
            releaseContext()
          },
          take(g, answer) {
            const instruction = current(language, g)
            if (instruction?.op !== 'ask') return
            const c = acquireContext().ofFrame(g, runningFrame(g, g.frame))
            instruction.take(g, c, answer)
            c.setLocal(g, LOCAL.answered, 1)
            releaseContext()
          },
        },
        'ask',
      ),
      book.step(effect, (g) => next(language, g), 'next'),
      book.step(effect, (g) => end(language, g), 'end'),
    ],
    { locals: { [LOCAL.program]: 'program' } },
  )
}

/** Calls a program. Its registers are copied from `origin` (an owner of registers), else from its record. */
export function start(
  language: Language,
  g: Game,
  program: number,
  source: ObjectRow,
  sourceId: ObjectId,
  controller: number,
  record: ObjectRow = NONE,
  instance = 0,
  origin: RegisterOwner = 0,
): void {
  g.call(language.procedure, program, source, sourceId, controller, record, instance)
  if (origin === 0) return
  // Copied now: the owner may be gone when the first step runs.
  copyRegisters(g, origin, ownerOfFrame(g.frame))
  g.setLocal(LOCAL.registersSet, 1)
}

function current(language: Language, g: Game): Instruction | undefined {
  const pc = g.tables.frames.data[runningFrame(g, g.frame) + Frame.locals + LOCAL.pc]
  return programAt(language, g).code[pc]
}

const programAt = (language: Language, g: Game): Program => programsIn(g.book)[g.local(LOCAL.program)]

/** First step: sets the locals and registers from the call and from the record. */
function begin(language: Language, g: Game): void {
  const { lexicon } = language
  const owner = ownerOfFrame(g.frame)
  g.setLocal(LOCAL.actor, g.local(LOCAL.controller))
  g.setLocal(LOCAL.conditionsHeld, 1)
  const record = g.local(LOCAL.record)
  if (g.local(LOCAL.registersSet) === 0) {
    clearRegisters(g, owner)
    if (record !== NONE) copyRegisters(g, ownerOfRecord(record), owner)
  }
  // Results of paying the cost come with the record's registers; their counts are the lengths of the lists.
  for (let slot = 0; slot < RESULTS; slot++)
    g.setLocal(LOCAL.results + slot, registerPairs(g, owner, RESULT + slot).length / 2)
  if (record !== NONE) takeFromRecord(language, g, record)
  if (lexicon.rules?.openVariables?.() === true) fixOpen(language, g)
}

/** Takes over what was chosen on play: modes, and the variables that keep their values. */
function takeFromRecord(language: Language, g: Game, record: ObjectRow): void {
  const { columns, lexicon } = language
  const stays = lexicon.rules?.variables?.stays?.() ?? true
  g.setLocal(LOCAL.thatPlayer, g.object(record, columns.thatPlayer))
  g.setLocal(LOCAL.modes, g.object(record, columns.modes))
  const kept = programAt(language, g).variables.reduce(
    (bits, { amount }, i) => (stays || amount === null ? bits | (1 << i) : bits),
    0,
  )
  g.setLocal(LOCAL.fixed, g.object(record, columns.fixed) & kept)
  for (let i = 0; i < VARIABLES; i++) g.setLocal(LOCAL.variables + i, g.object(record, columns.variables + i))
}

/** Fixes the open variables whose definitions do not depend on what the program does. */
function fixOpen(language: Language, g: Game): void {
  const { variables, paying } = programAt(language, g)
  if (paying) return
  variables.forEach(({ amount, independent }, i) => {
    if (amount === null || !independent || (g.local(LOCAL.fixed) & (1 << i)) !== 0) return
    const c = acquireContext().ofFrame(g, g.frame)
    fixVariable(g, c, i, amount(g, c))
    releaseContext()
  })
}

/** Runs instructions and decides which step of the procedure comes next. */
function fetch(language: Language, g: Game): void {
  const { frame } = g
  const c = acquireContext().ofFrame(g, runningFrame(g, frame))
  // After a batch or a called procedure the frame goes on with this step.
  g.goto('fetch')
  const program = programAt(language, g)
  const left = runUntilStop(language, g, c, program, c.local(g, LOCAL.pc))
  c.setLocal(g, LOCAL.pc, left)
  if (g.frame === frame && g.batch.length === 0) {
    const asks = program.code[left]?.op === 'ask' && left < endOf(g, c, program)
    if (asks && c.local(g, LOCAL.failed) === 0) g.goto('ask')
    else if (firstOf(g, frame) === NONE) g.goto('end')
    else meet(language, g, program, left)
  }
  releaseContext()
}

/** Where the code of the frame ends. */
const endOf = (g: Game, c: Context, { code }: Program): number => c.local(g, LOCAL.until) || code.length

/** One of both players has come to a change, or is done: the other goes on, both changes happen, or both are done. */
function meet(language: Language, g: Game, program: Program, at: number): void {
  const { frame } = g
  const c = acquireContext().ofFrame(g, runningFrame(g, frame))
  const isDone = at >= endOf(g, c, program) || c.local(g, LOCAL.failed) === 1
  releaseContext()
  if (!areBothThere(g, frame, isDone ? 'done' : 'waits')) return
  if (areBothDone(g, frame)) return joinBoth(g)
  for (const each of leaveTogether(g, frame)) {
    const side = acquireContext().ofFrame(g, each)
    const instruction = program.code[side.local(g, LOCAL.pc)]
    if (instruction?.op === 'run') carryOut(language, g, side, program, instruction)
    if (g.batch.length > 0) g.variable(language.proposer, frame + 1)
    releaseContext()
    // A procedure that was called comes first: the other waits again.
    if (g.frame !== frame) return
  }
}

/**
 * Runs instructions up to one that asks, has proposed a batch or has called a procedure, and returns its index. A `run`
 * is visited twice then: first to propose (local `awaiting` set), afterwards to bind its result.
 */
function runUntilStop(language: Language, g: Game, c: Context, program: Program, from: number): number {
  const { code } = program
  const { switches } = language.book
  const end = endOf(g, c, program)
  const top = g.frame
  let pc = from
  while (pc < end && c.local(g, LOCAL.failed) === 0) {
    const instruction = code[pc]
    switch (instruction.op) {
      case 'gate':
        pc =
          language.nodes.on(instruction.node) && switches.on(instruction.clause) ? pc + 1 : instruction.over
        break
      case 'note':
        instruction.note(g, c)
        c.ofFrame(g, c.frame)
        pc++
        break
      case 'branch':
        pc = instruction.test(g, c) ? pc + 1 : instruction.to
        break
      case 'jump':
        pc = instruction.to
        break
      case 'run':
        if (c.local(g, LOCAL.awaiting) === 0) {
          if (!switches.on(instruction.clause)) {
            pc++
            break
          }
          if (instruction.choosing !== true && waits(language, g, c)) return pc
          carryOut(language, g, c, program, instruction)
          if (g.batch.length > 0 || g.frame !== top) return pc
        }
        c.setLocal(g, LOCAL.awaiting, 0)
        instruction.bindResult?.(g, c)
        pc++
        break
      case 'ask':
        c.setLocal(g, LOCAL.answered, 0)
        return pc
      case 'both':
        c.setLocal(g, LOCAL.pc, pc)
        beginBoth(language, g, c, instruction)
        return pc
    }
  }
  return pc
}

/** Whether it is one of both players, who waits before a change until the other has come to one. */
const waits = ({ lexicon }: Language, g: Game, c: Context): boolean =>
  c.local(g, LOCAL.until) !== 0 && lexicon.rules?.together?.() === true

/** Proposes the changes of a `run` instruction, less those that the ability excepts. */
function carryOut(
  language: Language,
  g: Game,
  c: Context,
  program: Program,
  instruction: Extract<Instruction, { op: 'run' }>,
): void {
  const { resets = NONE } = instruction
  if (resets >= 0) {
    c.setLocal(g, LOCAL.results + resets, 0)
    clearRegisters(g, c.owner, RESULT + resets)
  }
  c.setLocal(g, LOCAL.did, 0)
  c.setLocal(g, LOCAL.awaiting, 1)
  g.clause = instruction.clause
  instruction.run(g, c)
  if (program.except !== null) dropExcepted(language, g, c, program)
  if (g.batch.length > 0) g.variable(language.proposer, c.frame + 1)
}

/** Removes from the batch the changes that the ability excepts ("except …"). */
function dropExcepted({ lexicon }: Language, g: Game, c: Context, { except }: Program): void {
  const { batch } = g
  const r = acquireReading()
  let kept = 0
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    if (except!.matches(g, c, r.ofChange(g, lexicon, batch, i))) continue
    for (let j = 0; j < CHANGE_SIZE; j++) batch[kept + j] = batch[i + j]
    kept += CHANGE_SIZE
  }
  while (batch.length > kept) batch.pop()
  releaseReading()
}

/** After a question: skips it if nothing was offered, and goes on behind it. */
function next(language: Language, g: Game): void {
  const instruction = current(language, g)
  if (instruction?.op === 'ask') {
    const c = acquireContext().ofFrame(g, runningFrame(g, g.frame))
    if (c.local(g, LOCAL.answered) === 0) instruction.skip?.(g, c)
    c.setLocal(g, LOCAL.pc, c.local(g, LOCAL.pc) + 1)
    releaseContext()
  }
  g.goto('fetch')
}

/**
 * Ends the program: hides what was revealed for it, frees its registers (those of a cost go to the record, for "the
 * discarded card"), and returns NONE if a cost could not be paid.
 */
function end(language: Language, g: Game): void {
  const { verbs } = language
  const owner = ownerOfFrame(g.frame)
  const record = g.local(LOCAL.record)
  if (record !== NONE)
    if (programAt(language, g).paying) copyRegisters(g, owner, ownerOfRecord(record))
    else clearRegisters(g, ownerOfRecord(record))
  if (language.lexicon.rules?.revealing?.ends?.() ?? true)
    for (const row of liveRows(g, owner, REVEALED)) g.propose(verbs.hide, row)
  clearRegisters(g, owner)
  g.done(g.local(LOCAL.failed) === 1 ? NONE : 1)
}
