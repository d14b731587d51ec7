import { type LessonTable, lessonKinds, lessonText, placeText } from '@fudaba/studies'
import { answerWords } from '@fudaba/ai'
import { clauseLine, wrap } from '@fudaba/table'
import { columns, paint, print, printLines } from '../terminal/output.ts'
import { findCommand } from '../table/commands.ts'
import { normalise } from '../table/said.ts'
import type { Session, SessionCoach } from '../table/session.ts'

/** Reads on, or does what is asked for. */
const FORWARDS: readonly string[] = ['show', 'next', '見せて', '次へ']
const BACK: readonly string[] = ['back', 'b', 'undo', 'u', '戻る', '戻す']

/** The coach of a lesson at the terminal: speaks, waits while one reads, and hears "back", "show" and "next". */
export class LessonCoach implements SessionCoach {
  private readonly table: LessonTable
  /** The step that was said last, so that it is said once. */
  private said = -1
  private replied: unknown = null

  constructor(table: LessonTable) {
    this.table = table
  }

  async speaks(session: Session): Promise<boolean> {
    const { run } = this.table
    if (run.stop === 'they') return false
    if (this.said !== run.at) this.say(session)
    else if (run.reply !== null && run.reply !== this.replied) this.sayReply(session)
    this.replied = run.reply
    if (run.stop === 'done') {
      session.quitting = true
      return true
    }
    if (run.stop === 'ask') return false
    const line = await session.read()
    if (line === null) return true
    if (line.trim() === '' || FORWARDS.includes(normalise(line))) this.table.next()
    else if (await this.hears(session, line)) return true
    else if (findCommand(line) === undefined) print(session.say('lessonNext'))
    else await session.handle(line)
    return true
  }

  async hears(session: Session, line: string): Promise<boolean> {
    const word = normalise(line)
    if (BACK.includes(word)) {
      this.table.back()
      await session.wentBack()
      this.said = -1
      return true
    }
    if (!FORWARDS.includes(word)) return false
    const { run } = this.table
    const { decision, rules } = run.match
    const { wanted } = run
    if (wanted === null || decision === null) return false
    const shown = answerWords(rules, run.match.view(decision.player), decision, wanted)
    print(paint('dim', session.say('lessonShown', { words: session.words.pick(shown) })))
    await session.send(wanted)
    return true
  }

  private say(session: Session): void {
    const { run } = this.table
    const { words } = session
    const { lesson, current } = run
    this.said = run.at
    if (current === null) return this.sayEnd(session)
    print()
    print(
      paint(
        'bold',
        session.say('lessonStep', {
          title: words.pick(lesson.title),
          n: run.at + 1,
          count: lesson.steps.length,
        }),
      ),
    )
    printLines(wrap(`  ${lessonText(words, current.say)}`, columns(), '  '))
    if (current.light !== undefined) {
      const places = words.list(current.light.map((place) => placeText(words, place)))
      printLines(wrap(`  ${session.say('lessonLight', { places })}`, columns(), '  '))
    }
    for (const clause of current.clauses ?? [])
      printLines(wrap(paint('dim', `  ${clauseLine(words, clause)}`), columns(), '    '))
    if (run.stop === 'read') session.showTable()
    print(paint('dim', session.say(run.stop === 'read' ? 'lessonNext' : 'lessonDo')))
  }

  private sayReply({ words }: Session): void {
    const { reply } = this.table.run
    if (reply === null) return
    printLines(wrap(paint('yellow', `✗ ${lessonText(words, reply.said)}`), columns(), '  '))
    if (reply.clause !== undefined) print(paint('dim', `  ${clauseLine(words, reply.clause)}`))
  }

  private sayEnd(session: Session): void {
    const { lesson } = this.table.run
    const { words } = session
    print()
    print(paint('bold', session.say('lessonKnow')))
    for (const each of lesson.know) printLines(wrap(`  ・${lessonText(words, each)}`, columns(), '    '))
    const kind = lessonKinds[lessonKinds.indexOf(lesson.kind) + 1]
    const { game } = lesson
    print(
      kind === undefined ? session.say('lessonPlay', { game }) : session.say('lessonAfter', { game, kind }),
    )
  }
}
