import { KernelError } from '../base/errors.ts'
import { canComplete } from './legal.ts'
import { type PickPath, firstPick, isFinished, nextPicks, partialToPicks } from './picks.ts'
import { type Choice, fewest, span } from './placing.ts'

/** Every legal answer once, up to `limit` of them, in the order of their single picks. */
export function* allAnswers(choice: Choice, limit = Infinity): Generator<number[], void, undefined> {
  let left = limit
  function* from(path: PickPath): Generator<number[], void, undefined> {
    if (isFinished(choice, path)) {
      left--
      yield partialToPicks(choice, path)
      return
    }
    for (const pick of nextPicks(choice, path, left)) {
      if (left <= 0) return
      yield* from([...path, pick])
    }
  }
  if (left > 0 && canComplete(choice, [])) yield* from(firstPick(choice))
}

/** How many legal answers there are; counting stops at `limit`. */
export function countAnswers(choice: Choice, limit = Infinity): number {
  const simple = simpleCount(choice, limit)
  if (simple !== null) return Math.min(limit, simple)
  let count = 0
  for (const _ of allAnswers(choice, limit)) count++
  return count
}

/** The answer with this number in the order of `allAnswers`. */
export function answerAt(choice: Choice, index: number): number[] {
  const n = choice.items.length
  const one = choice.constraint === null && choice.max === 1
  if (one && choice.shape !== 'number' && choice.shape !== 'distribute' && choice.shape !== 'arrange') {
    if (index >= 0 && index < n) return [index]
    if (index === n && fewest(choice) === 0) return []
  } else if (choice.shape === 'number') {
    if (index >= 0 && index < span(choice)) return [choice.min + index]
  } else {
    let at = 0
    for (const picks of allAnswers(choice, index + 1)) if (at++ === index) return picks
  }
  throw new KernelError('illegal-answer', `there is no answer number ${index}`)
}

/**
 * The only legal answer, or null if there are several. Cheap: as single picks have no dead ends, the first pick with
 * two possibilities shows that there are. `question` names the choice in the error if it has no answer at all.
 */
export function onlyAnswer(choice: Choice, question: string = choice.shape): number[] | null {
  const path: number[] = []
  while (!isFinished(choice, path)) {
    const next = nextPicks(choice, path, 2)
    if (next.length === 0) throw new KernelError('no-answer', `there is no legal answer: ${question}`)
    if (next.length > 1) return null
    path.push(next[0])
  }
  const picks = partialToPicks(choice, path)
  if (path.length === 0 && !canComplete(choice, picks))
    throw new KernelError('no-answer', `there is no legal answer: ${question}`)
  return picks
}

/** The count where arithmetic is enough, else null. */
function simpleCount(choice: Choice, limit: number): number | null {
  const n = choice.items.length
  if (choice.shape === 'number') return span(choice)
  if (choice.constraint !== null) return null
  switch (choice.shape) {
    case 'act':
      return n + (choice.pass ? 1 : 0)
    case 'option':
    case 'name':
      return n
    case 'choose':
    case 'order': {
      let sum = 0
      let ways = 1
      for (let size = 0; size <= choice.max && size <= n; size++) {
        if (size >= choice.min) sum += ways
        ways = choice.ordered ? ways * (n - size) : Math.round((ways * (n - size)) / (size + 1))
        if (sum >= limit) break
      }
      return sum
    }
    case 'arrange':
    case 'distribute':
      return null
  }
}
