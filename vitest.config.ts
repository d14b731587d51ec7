import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Workspace packages are read from their TypeScript source, exactly as `node --conditions=fudaba-source` does.
// `import` is not among them: Node would take it for a `require` too, and packages that bring both would come as the wrong one.
const conditions = ['fudaba-source', 'node', 'module', 'default']

/** What takes longer and must hold at every landing: `npm run test:ci`. Everything else is in `npm test`. */
const isCi = process.env['FUDABA_TIER'] === 'ci'
const LONGER = '**/*.ci.test.ts'
/** Those of them that need the built page. */
const LONGER_IN_BROWSERS = 'packages/web/test/{online,ui}/**/*.ci.test.ts'

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

const everyTime = [
  {
    extends: true as const,
    test: {
      name: 'packages',
      include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
      exclude: ['packages/web/**', '**/node_modules/**', LONGER],
      // Every file would load the games anew, which takes longer than its tests; none leaves anything behind.
      isolate: false,
    },
  },
  // The suites load the tests of the games themselves, which then cannot be run in the same place.
  { extends: true as const, test: { name: 'suites', include: ['tests/**/*.test.ts'], exclude: [LONGER] } },
  // The page is built once for all of them.
  {
    extends: true as const,
    test: {
      name: 'web',
      include: ['packages/web/test/**/*.test.ts'],
      exclude: [LONGER],
      globalSetup: ['packages/web/test/globalSite.ts'],
      isolate: false,
    },
  },
]

const everyLanding = [
  {
    extends: true as const,
    test: {
      name: 'longer',
      // The conformance suite plays more games in this tier.
      include: [
        `packages/*/test/${LONGER}`,
        `tests/${LONGER}`,
        'tests/conformance.test.ts',
        'tests/why-not.test.ts',
      ],
      exclude: [LONGER_IN_BROWSERS, '**/node_modules/**'],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'longer-web',
      include: [LONGER_IN_BROWSERS],
      globalSetup: ['packages/web/test/globalSite.ts'],
    },
  },
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    setupFiles: ['./scripts/property-seed.mjs'],
    reporters: ['./scripts/vitest-reporter.mjs'],
    maxWorkers: '100%',
    // Only against hanging: a test that plays a thousand games must not fail because the machine is busy.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    sequence: { sequencer: LongFirst },
    projects: isCi ? everyLanding : everyTime,
  },
})
