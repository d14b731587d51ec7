// The example that the README promises to work as printed: the first block after an `<!-- example -->` line.

/** @returns {{ language: 'ts' | 'js', code: string } | undefined} */
export function findExample(markdown) {
  const found = /<!--\s*example\s*-->\s*```(ts|js)\r?\n([\s\S]*?)\r?\n```/.exec(markdown)
  return found ? { language: found[1], code: `${found[2]}\n` } : undefined
}
