/** How the tests are run: thoroughly or not, by vitest or by an ablation run. */

/** A test that was collected instead of run. */
export interface CollectedTest {
  readonly file: string
  readonly title: string
  readonly run: () => void | Promise<void>
}

interface Outside {
  /** Set while an ablation run loads test files: they register here instead of with vitest. */
  __fudabaCollect?: { readonly file: string; readonly tests: CollectedTest[] }
  /** Set while clauses are switched off: `proves` and the checks at the end of a test are skipped. */
  __fudabaAblating?: boolean
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

// Rules may not read the environment; tests are no part of them.
// oxlint-disable-next-line no-restricted-globals
const outside = globalThis as unknown as Outside

export const collecting = (): Outside['__fudabaCollect'] => outside.__fudabaCollect

export const ablating = (): boolean => outside.__fudabaAblating === true

/** Called by an ablation run around each test. */
export function setAblating(on: boolean): void {
  outside.__fudabaAblating = on
}

/** Loads a test file and returns its tests instead of running them. */
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
