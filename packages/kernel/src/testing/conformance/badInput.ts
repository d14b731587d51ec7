import * as fc from 'fast-check'
import { idsFor, picksFor } from '../../answers/decision.ts'
import { type ErrorCode, KernelError } from '../../base/errors.ts'
import { explainIllegal } from '../../answers/legal.ts'
import type { Input, Match } from '../../match/match.ts'
import type { Random } from '../../base/random.ts'
import { randomAnswer } from '../../answers/randomAnswer.ts'
import { agree, fail, outside } from './agreement.ts'

/** The code of the kernel's refusal, or null if it does not refuse. Any other error fails the test. */
export function refusal(attempt: () => unknown): ErrorCode | null {
  try {
    attempt()
  } catch (problem) {
    if (problem instanceof KernelError && problem.message !== '') return problem.code
    throw new Error('bad input must be refused with a typed error that says what is wrong', {
      cause: problem,
    })
  }
  return null
}

/** Fails unless the input is refused with one of these codes and changes nothing. */
export function refuses(
  match: Match,
  codes: readonly ErrorCode[],
  what: string,
  attempt: () => unknown,
): void {
  const before = match.digest()
  const seen = outside(match)
  const code = refusal(attempt)
  if (code === null || !codes.includes(code))
    fail(`${what} gives ${code ?? 'no error'}`, () => codes.join(' or '))
  agree('digest after a refusal', () => what, match.digest(), before)
  agree('decision after a refusal', () => what, outside(match), seen)
}

const strange = [
  '',
  'o0',
  'o-1',
  'o999999',
  'P3',
  'NaN',
  '-1',
  '0.5',
  '1e99',
  '=',
  '>',
  'a=b',
  'a>b',
  '__proto__',
]
const junk = fc.oneof(fc.constantFrom(...strange), fc.string())

/** Ways to spoil an answer; indices are taken modulo its length. */
const spoiling = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('drop' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('double' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('add' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('swap' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('junk' as const), at: fc.nat(), text: junk }),
  ),
  { minLength: 1, maxLength: 4 },
)
type Spoiling = typeof spoiling extends fc.Arbitrary<infer T> ? T : never

function spoil(answer: readonly string[], candidates: readonly string[], changes: Spoiling): string[] {
  const out = [...answer]
  for (const change of changes) {
    const at = out.length === 0 ? 0 : change.at % out.length
    switch (change.kind) {
      case 'drop':
        out.splice(at, 1)
        break
      case 'double':
        if (out.length > 0) out.push(out[at])
        break
      case 'add':
        if (candidates.length > 0) out.push(candidates[change.at % candidates.length])
        break
      case 'swap':
        if (out.length > 0 && candidates.length > 0) out[at] = candidates[change.at % candidates.length]
        break
      case 'junk':
        out.splice(at, 0, change.text)
        break
    }
  }
  return out
}

/** A spoilt answer is refused and changes nothing, unless it happens to be another legal one. */
export function spoiltAnswers(match: Match, random: Random, where: () => string): void {
  const d = match.decision!
  const good = idsFor(
    d,
    randomAnswer(match.game.offer, (n) => random.below(n)),
  )
  const names = d.candidates.map((c) => c.id)
  const before = match.digest()
  fc.assert(
    fc.property(spoiling, (changes) => {
      const ids = spoil(good, names, changes)
      const at = (): string => `${where()}, answer ${JSON.stringify(ids)} to ${d.message.key}`
      const code = refusal(() => match.answer(d.player, ids))
      if (code === null) {
        match.undo()
        agree('digest after an answer', at, match.digest(), before)
        const wrong = explainIllegal(match.game.offer, picksFor(d, ids))
        if (wrong !== null) fail(`an illegal answer was taken (${wrong})`, at)
        if (new Set(ids).size !== ids.length) fail('an answer with something twice was taken', at)
      } else if (code !== 'unknown-candidate' && code !== 'illegal-answer') fail(`refused as ${code}`, at)
      agree('digest after a spoilt answer', at, match.digest(), before)
    }),
    { numRuns: 20, seed: random.word() },
  )
}

/** Values that are no lists of candidate ids. */
const shapeless: readonly unknown[] = [null, undefined, 3, 'pass', {}, [1], [null], [[]], [{}], { length: 1 }]

/** Inputs that don't belong to the decision that is open are refused. */
export function misplacedInputs(match: Match, random: Random): void {
  const d = match.decision!
  const other = d.player === 'P1' ? 'P2' : 'P1'
  const good = idsFor(
    d,
    randomAnswer(match.game.offer, (n) => random.below(n)),
  )
  refuses(match, ['not-your-decision'], 'an answer out of turn', () => match.answer(other, good))
  refuses(match, ['not-your-decision'], 'a cancel out of turn', () => match.cancel(other))
  refuses(match, ['not-your-decision'], 'an answer of nobody', () => match.answer('P3' as 'P1', good))
  if (!d.cancellable) refuses(match, ['not-cancellable'], 'a cancel too late', () => match.cancel(d.player))
  for (const shape of shapeless)
    refuses(match, ['illegal-answer', 'unknown-candidate'], `${JSON.stringify(shape)} as an answer`, () =>
      match.answer(d.player, shape as string[]),
    )
  for (const shape of [null, 3, 'concede', {}, { player: d.player }, { player: 'P3', concede: true }])
    refuses(
      match,
      ['illegal-answer', 'not-your-decision', 'unknown-player'],
      `${JSON.stringify(shape)} as an input`,
      () => match.apply(shape as Input),
    )
  refuses(match, ['nothing-to-undo'], 'undoing what was never done', () => match.undo(match.inputs.length))
  refuses(match, ['nothing-to-undo'], 'undoing before the start', () => match.undo(-1))
}

/** After the game every input is refused. */
export function afterTheEnd(match: Match): void {
  refuses(match, ['game-over'], 'an answer after the end', () => match.answer('P1', []))
  refuses(match, ['game-over'], 'a cancel after the end', () => match.cancel('P2'))
  refuses(match, ['game-over'], 'a concession after the end', () => match.concede('P1'))
}
