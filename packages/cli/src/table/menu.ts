import type { Lang } from '@fudaba/table'
import { hasAutosave } from '../autosave.ts'
import type { PlayOptions } from '../commands/play.ts'
import { games } from '../games.ts'
import { print } from '../output.ts'
import { sayIn } from '../sentences.ts'
import { wrongUse } from '../usageError.ts'
import type { LineReader } from './lineReader.ts'

/** Asks for the game and how to play it, by numbers, on a terminal and through a pipe alike. */
export async function menu(
  options: PlayOptions,
  lang: Lang,
  reader: LineReader | null,
): Promise<{ game: string; options: PlayOptions }> {
  const say = sayIn(lang)
  const names = games.map((game) => game.name)
  const pick = async (question: string, labels: readonly string[]): Promise<number> => {
    if (labels.length === 1) return 0
    print(question)
    labels.forEach((label, i) => print(`  ${i + 1} ${label}`))
    for (;;) {
      const line = reader === null ? null : await reader.ask('> ')
      if (line === null) throw wrongUse('needsTerminalOrGame', { games: names.join(', ') })
      const n = Number(line.normalize('NFKC').trim())
      if (Number.isInteger(n) && n >= 1 && n <= labels.length) return n - 1
      print(say('menuNumber', { max: labels.length }))
    }
  }
  const { name: game } =
    games[
      await pick(
        say('menuGame'),
        games.map((each) => each.title[lang]),
      )
    ]
  if (
    options.both ||
    options.watch ||
    options.bot !== undefined ||
    options.opponent !== undefined ||
    options.continue !== undefined
  )
    return { game, options }
  const modes = ['bot', 'both', 'watch', ...(hasAutosave(game) ? (['continue'] as const) : [])] as const
  const mode =
    modes[
      await pick(
        say('menuMode'),
        modes.map((each) => say(`mode.${each}`)),
      )
    ]
  return { game, options: mode === 'bot' ? options : { ...options, [mode]: true } }
}
