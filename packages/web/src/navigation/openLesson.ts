import { games } from '../games.ts'
import { Coach } from '../lessons/coach.ts'
import { keptLesson } from '../lessons/keptLessons.ts'
import { Session } from '../play/session.ts'
import { write } from '../settings/storage.ts'
import { reasonOf, rulesOf } from './rulesOf.ts'
import { notice, screen, show, toLobby } from './screen.ts'

/** Opens a lesson where one left it; what was played to its end begins anew. */
export async function openLesson(game: string, kind: string): Promise<void> {
  screen.value = { kind: 'loading' }
  try {
    const [rules, { LessonRun, LessonTable, lessonOf }] = await Promise.all([
      rulesOf(game),
      import('@fudaba/studies'),
    ])
    const lesson = await lessonOf(game, kind)
    if (lesson === null) return toLobby()
    const run = new LessonRun(rules, lesson, keptLesson(game, kind).course)
    const table = new LessonTable(run, () => coach.moved())
    const coach = new Coach(table)
    const seats = { P1: { agent: 'lesson' }, P2: { agent: 'lesson' }, [lesson.side]: 'person' } as const
    const session = new Session({ rules: run.match.rules, table, seats, byHand: true })
    coach.sitsAt(session)
    if (games.some(({ name }) => name === game)) write('fudaba.lastGame', game)
    show({ kind: 'lesson', session, coach }, `/lesson/${game}/${kind}`)
    notice.value = null
    await session.advance()
  } catch (error) {
    toLobby()
    notice.value = reasonOf(error)
  }
}
