// The examples that a README promises to work as printed: blocks right after an `<!-- example -->` line.
// A block after `<!-- excerpt of <file> -->` stands in that file, which is compiled and run for itself.

/** @returns {{ language: 'ts' | 'js', code: string }[]} */
export function findExamples(markdown) {
  return [...markdown.matchAll(/<!--\s*example\s*-->\s*```(ts|js)\r?\n([\s\S]*?)\r?\n```/g)].map(
    ([, language, code]) => ({ language: /** @type {'ts' | 'js'} */ (language), code: `${code}\n` }),
  )
}

/** @returns {{ file: string, code: string }[]} */
export function findExcerpts(markdown) {
  return [...markdown.matchAll(/<!--\s*excerpt of (\S+)\s*-->\s*```[a-z]*\r?\n([\s\S]*?)\r?\n```/g)].map(
    ([, file, code]) => ({ file, code: `${code}\n` }),
  )
}
