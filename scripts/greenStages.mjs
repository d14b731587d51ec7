// Which stages of the full run were green, on which commit and when: kept beside what is installed, not in the project.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { timestamp } from './clock.mjs'
import { root } from './install.mjs'

export class GreenStages {
  /** `commit` is null while something is changed: then nothing is known to be green, and nothing is kept. */
  constructor(commit, file = join(root, 'node_modules', '.cache', 'fudaba', 'green-stages.json')) {
    this.commit = commit
    this.file = file
    this.kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }

  isGreen(stage) {
    return this.commit !== null && this.kept[stage]?.commit === this.commit
  }

  keep(stage) {
    if (this.commit === null) return
    this.kept[stage] = { commit: this.commit, at: timestamp() }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, `${JSON.stringify(this.kept, null, 2)}\n`)
  }

  /** When each was green last. */
  lines(stages) {
    return stages.map((stage) => {
      const last = this.kept[stage]
      return `       ${stage.padEnd(24)} last green: ${last === undefined ? 'never' : `${last.at} on ${last.commit.slice(0, 10)}`}`
    })
  }
}
