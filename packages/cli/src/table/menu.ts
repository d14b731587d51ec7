import type { Lang } from '@fudaba/table'
import { games } from '../options/games.ts'
import type { LineReader } from '../terminal/lineReader.ts'
import { print } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'
import { unfinished } from './autosave.ts'

/** Who plays: a person against a bot, a person for both seats, two bots; or the unfinished game. */
export type PlayMode = 'bot' | 'both' | 'watch' | 'continue'

/** A numbered list; asks again until the answer is one of its numbers. Works on a terminal and through a pipe. */
export class Menu {
  private readonly lang: Lang
  private readonly reader: LineReader | null

  constructor(lang: Lang, reader: LineReader | null) {
    this.lang = lang
    this.reader = reader
  }

  async game(): Promise<string> {
    const titles = games.map(({ title }) => title[this.lang])
    return games[await this.pick(sayIn(this.lang)('menuGame'), titles)].name
  }

  async mode(game: string): Promise<PlayMode> {
    const say = sayIn(this.lang)
    const modes: readonly PlayMode[] = [
      'bot',
      'both',
      'watch',
      ...(unfinished(game).length > 0 ? ['continue' as const] : []),
    ]
    const labels = modes.map((mode) => say(`mode.${mode}`))
    return modes[await this.pick(say('menuMode'), labels)]
  }

  private async pick(question: string, labels: readonly string[]): Promise<number> {
    if (labels.length === 1) return 0
    print(question)
    labels.forEach((label, i) => print(`  ${i + 1} ${label}`))
    for (;;) {
      const line = this.reader === null ? null : await this.reader.ask('> ')
      if (line === null)
        throw wrongUse('needsTerminalOrGame', { games: games.map(({ name }) => name).join(', ') })
      const n = Number(line.normalize('NFKC').trim())
      if (Number.isInteger(n) && n >= 1 && n <= labels.length) return n - 1
      print(sayIn(this.lang)('menuNumber', { max: labels.length }))
    }
  }
}
