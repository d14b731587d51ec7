import type { Command } from 'commander'
import { KeptCourse } from '../lesson/keptCourse.ts'
import { LessonCoach } from '../lesson/lessonCoach.ts'
import { games, loadGame } from '../options/games.ts'
import { readLanguage } from '../options/language.ts'
import { Session } from '../table/session.ts'
import { LineReader } from '../terminal/lineReader.ts'
import { paint, print } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'

interface Options {
  readonly lang?: string
  readonly anew?: true
}

export function addLesson(program: Command): void {
  program
    .command('lesson')
    .description('learn a game by playing: "list", or a game and its lesson (first, combat, responses, own)')
    .argument('<list|game>', '"list", or name of a game')
    .argument('[lesson]', 'first, combat, responses or own; of "list", a game', undefined)
    .option('--anew', 'from its beginning')
    .option('--lang <ja|en>', 'language')
    .action((asked: string, kind: string | undefined, options: Options) =>
      asked === 'list' ? list(kind, options) : play(asked, kind ?? 'first', options),
    )
}

async function list(game: string | undefined, options: Options): Promise<void> {
  const lang = readLanguage(options.lang)
  const say = sayIn(lang)
  const { coversOf } = await import('@fudaba/studies/covers')
  for (const name of game === undefined ? games.map((each) => each.name) : [(await loadGame(game)).name]) {
    const lessons = await coversOf(name)
    if (lessons.length === 0) print(say('noLessons', { game: name }))
    for (const { kind, title, about, minutes } of lessons)
      print(
        `${`${name} ${kind}`.padEnd(26)} ${say('lessonLine', { title: title[lang], minutes, about: about[lang] })}`,
      )
  }
}

async function play(game: string, kind: string, options: Options): Promise<void> {
  const lang = readLanguage(options.lang)
  const rules = await loadGame(game)
  const { LessonRun, LessonTable, lessonOf } = await import('@fudaba/studies')
  const lesson = await lessonOf(rules.name, kind)
  if (lesson === null) throw wrongUse('noLesson', { game: rules.name, kind })
  const kept = new KeptCourse(rules.name, kind)
  const run = new LessonRun(rules, lesson, options.anew ? [] : kept.read())
  const table = new LessonTable(run)
  const reader = new LineReader()
  try {
    const coach = new LessonCoach(table)
    const session = new Session(
      table,
      { rules: run.match.rules, lang, level: 'standard', auto: 'on', seat: lesson.side, coach },
      reader,
    )
    await session.run()
    if (run.stop === 'done') kept.clear()
    else if (run.course.length > 0 && kept.write(run.course))
      print(paint('dim', session.say('lessonLeft', { game: rules.name, kind })))
  } finally {
    reader.close()
  }
}
