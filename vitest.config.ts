import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Workspace packages are read from their TypeScript source, exactly as `node --conditions=fudaba-source` does.
const conditions = ['fudaba-source', 'node', 'module', 'import', 'default']

/** Files that take longest begin first: where nothing was measured yet they would come by size, and end alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = [/tests\/conformance\./, /packages\/web\//, /tests\/matrix\./]
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex((pattern) => pattern.test(moduleId))
      return at < 0 ? long.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: ['./scripts/vitest-reporter.mjs'],
    maxWorkers: '100%',
    // Two busy cores: a test that plays a thousand games must not fail for the neighbour's sake.
    testTimeout: 60_000,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
          exclude: ['packages/web/**', '**/node_modules/**'],
          // Every file would load the games anew, which takes longer than its tests; none leaves anything behind.
          isolate: false,
        },
      },
      // The suites load the tests of the games themselves, which then cannot be run in the same place.
      { extends: true, test: { name: 'suites', include: ['tests/**/*.test.ts'] } },
      // The page is built once for all of them.
      {
        extends: true,
        test: {
          name: 'web',
          include: ['packages/web/test/**/*.test.ts'],
          // A browser on two busy cores now and then misses a key: what fails once is tried once more.
          retry: 1,
          globalSetup: ['packages/web/test/globalSite.ts'],
          isolate: false,
        },
      },
    ],
  },
})
