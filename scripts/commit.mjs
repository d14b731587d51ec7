// What git says of the working tree.
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

const git = (...args) => {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return done.status === 0 ? done.stdout.trim() : null
}

/** The commit that is checked out, or null if something is changed since, or without git. */
export const commitNow = () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null)

/** Files that differ from the commit, new ones among them. */
export function changedSince(commit) {
  const changed = git('diff', '--name-only', commit)
  if (changed === null) throw new Error(`git knows no commit ${commit}`)
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${changed}\n${added}`.split('\n').filter((file) => file !== '')
}
