// Rules about the sources as text, for what neither the compiler nor the linter can say.
// Each is a function of a file, so that hygiene.test.ts can show it failing on a bad one.

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface HygieneRule {
  readonly title: string
  /** How to put it right; the failure message opens with it. */
  readonly fix: string
  readonly applies: (path: string) => boolean
  readonly faults: (file: SourceFile) => string[]
}

const longest = 400

// Spelt in halves, so that this file does not break its own rule.
const workplaces = [
  '/wo' + 'rk/',
  '../sha' + 'red',
  'registry.npm' + 'js',
  'npm' + 'mirror',
  'deb.deb' + 'ian',
]

const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path)
const isTest = (path: string): boolean => /(^|\/)tests?\//.test(path)

export const standsAlone: HygieneRule = {
  title: 'nothing names the place where it was written',
  fix: 'to say it without the path or host: the project is read by people who have only a clone',
  applies: () => true,
  faults: ({ text }) =>
    linesOf(text).flatMap((line, at) =>
      workplaces.filter((word) => line.includes(word)).map((word) => `line ${at + 1} mentions ${word}`),
    ),
}

export const shortFiles: HygieneRule = {
  title: `no source file is longer than ${longest} lines`,
  fix: 'to look for the second subject in the file and give it a file of its own',
  // A clause index is data in rulebook order, a card set in the order of its numbers: their length is their own.
  applies: (path) => isCode(path) && !isTest(path) && !/\/(rulebook|cards)\//.test(path),
  faults: ({ text }) => {
    const count = linesOf(text).length
    return count > longest ? [`${count} lines`] : []
  },
}

export const noCatchAllNames: HygieneRule = {
  title: 'no file is called utils, helpers, manager, misc or common',
  fix: 'to name the file after the one thing in it',
  applies: isCode,
  faults: ({ path }) =>
    /(^|\/)(utils?|helpers?|managers?|misc|common)(\/|\.[a-z]+$)/.test(path) ? ['the name says nothing'] : [],
}

/** Type stripping leaves import paths alone, and the build rewrites only those that end in `.ts`. */
export const explicitExtensions: HygieneRule = {
  title: 'relative imports name the file with its extension',
  fix: "to write the file as it lies on disk: './card.ts', not './card' or './card.js'",
  applies: (path) => /\.tsx?$/.test(path),
  faults: ({ text }) =>
    [...text.matchAll(/^\s*(?:import|export)\b[^'"]*?['"](\.{1,2}\/[^'"]+)['"]/gm)]
      .map((match) => match[1])
      .filter((target) => !/\.(ts|tsx|mjs|json)$/.test(target))
      .map((target) => `imports ${target}`),
}

export const hygieneRules = [standsAlone, shortFiles, noCatchAllNames, explicitExtensions]

/** Every fault of every file under one rule, or an empty string. */
export function complaint(rule: HygieneRule, files: readonly SourceFile[]): string {
  const found = files
    .filter(({ path }) => rule.applies(path))
    .flatMap((file) => rule.faults(file).map((fault) => `  ${file.path}: ${fault}`))
  return found.length === 0 ? '' : `if this fails, the fix is almost always ${rule.fix}\n${found.join('\n')}`
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n')
