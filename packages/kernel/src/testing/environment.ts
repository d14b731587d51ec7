/** What the outside tells the tests: how thoroughly they run, and whether somebody else wants to run them. */

/** A test that was collected instead of run. */
export interface CollectedTest {
  readonly file: string
  readonly title: string
  readonly run: () => void | Promise<void>
}

interface Outside {
  /** Set while an ablation run loads test files: they register here instead of with vitest. */
  __fudabaCollect?: { readonly file: string; readonly tests: CollectedTest[] }
  /** Set while clauses are switched off: `proves` and the checks at the end of a test say nothing. */
  __fudabaAblating?: boolean
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

// The tests are no part of the rules: they may ask what they run in.
// oxlint-disable-next-line no-restricted-globals
const outside = globalThis as unknown as Outside

export const collecting = (): Outside['__fudabaCollect'] => outside.__fudabaCollect

export const ablating = (): boolean => outside.__fudabaAblating === true

/** Called by an ablation run around each test. */
export function setAblating(on: boolean): void {
  outside.__fudabaAblating = on
}

/** Loads a test file and hands back its tests instead of running them. */
export async function collectTests(file: string, load: () => Promise<unknown>): Promise<CollectedTest[]> {
  const tests: CollectedTest[] = []
  outside.__fudabaCollect = { file, tests }
  try {
    await load()
  } finally {
    delete outside.__fudabaCollect
  }
  return tests
}

/** `npm run test:full`: every test runs a second time, with an undo and a redo at each input. */
export const thorough = (): boolean => outside.process?.env['FUDABA_FULL'] === '1'
