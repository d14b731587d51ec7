import type { Input, Position } from '@fudaba/kernel'
import type { Judged } from './judged.ts'

/** A judged line as a test: the position, the answers, and what has to come of them. */
export function rulingTest(
  title: string,
  position: Position,
  inputs: readonly Input[],
  judged: Judged,
): string {
  const exported = position.game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const asked = judged.decision?.message.key ?? null
  const steps = judged.steps.map(({ move }, i) => `  match.apply(${JSON.stringify(inputs[i])}) // ${move}`)
  const told = [...judged.first, ...judged.steps.flatMap(({ lines }) => lines)].map(
    ({ event, clause }) => `${event} ${clause}`,
  )
  return [
    "import { type Position, beginFromPosition, publicEvents } from '@fudaba/kernel'",
    "import { expect, test } from 'vitest'",
    `import { ${exported} } from '@fudaba/${position.game}'`,
    '',
    `const position: Position = ${JSON.stringify(position, null, 2)}`,
    '',
    `test(${JSON.stringify(title)}, () => {`,
    `  const match = beginFromPosition(${exported}, position)`,
    ...steps,
    '  const events = publicEvents(match.rules, match.game, 0).map(({ event, clause }) => `${event} ${clause}`)',
    `  expect(events).toEqual(expect.arrayContaining(${JSON.stringify([...new Set(told)], null, 2)}))`,
    `  expect(match.decision?.message.key ?? null).toBe(${JSON.stringify(asked)})`,
    `  expect(match.digest()).toBe(${JSON.stringify(judged.digest)})`,
    '})',
    '',
  ].join('\n')
}
