import { bad } from './positionWords.ts'

type Steps = readonly { readonly label: string }[]

/** The label of a step; where several steps have the same, with a number. */
export function stepName(steps: readonly { readonly label: string }[], step: number): string {
  const label = steps[step]?.label ?? ''
  let before = 0
  for (let i = 0; i < step; i++) if (steps[i].label === label) before++
  return before === 0 ? label : `${label} (${before + 1})`
}

/** The step that is called so; behind the last one is ''. */
export function stepNumber(steps: Steps, name: string, procedure: string): number {
  for (let step = 0; step <= steps.length; step++) if (stepName(steps, step) === name) return step
  return bad(`${procedure} has no step '${name}'`)
}
