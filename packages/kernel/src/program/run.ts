import type { Procedure } from '../book.ts'
import { CHANGE_SIZE, NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import { fixVariable } from './amounts.ts'
import { type Instruction, LOCAL, LOCALS, type Program, RESULTS, VARIABLES } from './code.ts'
import { type Context, enter, leave } from './context.ts'
import type { Language } from './language.ts'
import { reading, readingDone } from './reading.ts'
import { RESULT, REVEALED, copy, held, ownerOfFrame, ownerOfRecord, pairs, release } from './registers.ts'

/**
 * The one procedure that runs programs: fetch an instruction, ask if it asks, go on. Where it stands is a number
 * in its frame, so it can be saved, undone and gone on with at any decision.
 */
export function programProcedure(language: Language): Procedure {
  const { book, lexicon } = language
  const { effect, choice } = lexicon.clauses
  return book.procedure('program', LOCALS, [
    book.step(effect, (g) => begin(language, g), 'begin'),
    book.step(effect, (g) => fetch(language, g), 'fetch'),
    book.ask(
      choice,
      {
        offer(g, d) {
          const instruction = current(language, g)
          if (instruction?.op !== 'ask') return
          const c = enter().ofFrame(g, g.frame)
          instruction.offer(g, c, d)
          leave()
        },
        take(g, answer) {
          const instruction = current(language, g)
          if (instruction?.op !== 'ask') return
          const c = enter().ofFrame(g, g.frame)
          instruction.take(g, c, answer)
          g.setLocal(LOCAL.answered, 1)
          leave()
        },
      },
      'ask',
    ),
    book.step(effect, (g) => next(language, g), 'next'),
    book.step(effect, (g) => end(language, g), 'end'),
  ])
}

/** Begins a program. What `origin` holds is what it speaks of, else what its record holds. */
export function start(
  language: Language,
  g: Game,
  program: number,
  source: number,
  sourceId: number,
  controller: number,
  record: number = NONE,
  instance = 0,
  origin = 0,
): void {
  g.call(language.procedure, program, source, sourceId, controller, record, instance)
  if (origin === 0) return
  // Taken over at once: whoever held it may be gone when the first step runs.
  copy(g, origin, ownerOfFrame(g.frame))
  g.setLocal(LOCAL.bound, 1)
}

function current(language: Language, g: Game): Instruction | undefined {
  return programAt(language, g).code[g.local(LOCAL.pc)]
}

const programAt = ({ book }: Language, g: Game): Program => book.programs[g.local(LOCAL.program)]

function begin(language: Language, g: Game): void {
  const { lexicon } = language
  const owner = ownerOfFrame(g.frame)
  g.setLocal(LOCAL.actor, g.local(LOCAL.controller))
  g.setLocal(LOCAL.held, 1)
  const record = g.local(LOCAL.record)
  if (g.local(LOCAL.bound) === 0) {
    release(g, owner)
    if (record !== NONE) copy(g, ownerOfRecord(record), owner)
  }
  // What was done to pay for it is known; how much of it, by the objects.
  for (let slot = 0; slot < RESULTS; slot++)
    g.setLocal(LOCAL.results + slot, pairs(g, owner, RESULT + slot).length / 2)
  if (record !== NONE) takeFromRecord(language, g, record)
  if (lexicon.rules?.openVariables?.() === true) fixOpen(language, g)
}

function takeFromRecord(language: Language, g: Game, record: number): void {
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

/** What X, Y, Z are that nobody has fixed yet, as far as it does not depend on what the text itself will do. */
function fixOpen(language: Language, g: Game): void {
  const { variables, paying } = programAt(language, g)
  if (paying) return
  variables.forEach(({ amount, early }, i) => {
    if (amount === null || !early || (g.local(LOCAL.fixed) & (1 << i)) !== 0) return
    const c = enter().ofFrame(g, g.frame)
    fixVariable(g, c, i, amount(g, c))
    leave()
  })
}

function fetch(language: Language, g: Game): void {
  const { frame } = g
  const c = enter().ofFrame(g, frame)
  // A batch that asks somebody and a called procedure both come back here.
  g.goto('fetch')
  const program = programAt(language, g)
  const left = walk(language, g, c, program, g.local(LOCAL.pc))
  c.setLocal(g, LOCAL.pc, left)
  if (g.frame === frame && g.batch.length === 0)
    g.goto(program.code[left]?.op === 'ask' && c.local(g, LOCAL.failed) === 0 ? 'ask' : 'end')
  leave()
}

/** Carries instructions out up to one that asks, changes something or calls; returns its place. */
function walk(language: Language, g: Game, c: Context, program: Program, from: number): number {
  const { code } = program
  const { switches } = language.book
  let pc = from
  while (pc < code.length && c.local(g, LOCAL.failed) === 0) {
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
        if (c.local(g, LOCAL.settling) === 0) {
          if (!switches.on(instruction.clause)) {
            pc++
            break
          }
          carryOut(language, g, c, program, instruction)
          if (g.batch.length > 0 || g.frame !== c.frame) return pc
        }
        c.setLocal(g, LOCAL.settling, 0)
        instruction.settle?.(g, c)
        pc++
        break
      case 'ask':
        c.setLocal(g, LOCAL.answered, 0)
        return pc
    }
  }
  return pc
}

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
    release(g, c.owner, RESULT + resets)
  }
  c.setLocal(g, LOCAL.did, 0)
  c.setLocal(g, LOCAL.settling, 1)
  g.clause = instruction.clause
  instruction.run(g, c)
  if (program.except !== null) dropExcepted(language, g, c, program)
  if (g.batch.length > 0) g.variable(language.proposer, c.frame + 1)
}

/** "Except …": what the ability itself takes out of what it does. */
function dropExcepted({ lexicon }: Language, g: Game, c: Context, { except }: Program): void {
  const { batch } = g
  const r = reading()
  let kept = 0
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    if (except!.matches(g, c, r.ofChange(g, lexicon, batch, i))) continue
    for (let j = 0; j < CHANGE_SIZE; j++) batch[kept + j] = batch[i + j]
    kept += CHANGE_SIZE
  }
  while (batch.length > kept) batch.pop()
  readingDone()
}

function next(language: Language, g: Game): void {
  const instruction = current(language, g)
  if (instruction?.op === 'ask') {
    const c = enter().ofFrame(g, g.frame)
    if (g.local(LOCAL.answered) === 0) instruction.skip?.(g, c)
    leave()
    g.setLocal(LOCAL.pc, g.local(LOCAL.pc) + 1)
  }
  g.goto('fetch')
}

/** Hands back NONE if a cost could not be paid. What was shown for the resolution is shown no longer. */
function end(language: Language, g: Game): void {
  const { verbs } = language
  const owner = ownerOfFrame(g.frame)
  const record = g.local(LOCAL.record)
  if (record !== NONE)
    if (programAt(language, g).paying) copy(g, owner, ownerOfRecord(record))
    else release(g, ownerOfRecord(record))
  if (language.lexicon.rules?.revealing?.ends?.() ?? true)
    for (const row of held(g, owner, REVEALED)) g.propose(verbs.hide, row)
  release(g, owner)
  g.done(g.local(LOCAL.failed) === 1 ? NONE : 1)
}
