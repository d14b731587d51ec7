import { type Signal, batch, signal } from '@preact/signals'
import type { Lesson, LessonRun, LessonStep, LessonStop, LessonTable, Reply } from '@fudaba/studies'
import { lit } from './lit.ts'
import type { Session } from '../play/session.ts'
import { keepLesson } from './keptLessons.ts'

/** What the coach says now. */
export interface Spoken {
  /** Number of the step, from 0. */
  readonly at: number
  readonly stop: LessonStop
  /** Null: the lesson is over. */
  readonly step: LessonStep | null
  /** To a wrong move. */
  readonly reply: Reply | null
}

/** The coach beside a table: what he says, and what one can have him do. */
export class Coach {
  readonly lesson: Lesson
  /** While the other moves, what was said last stays. */
  readonly spoken: Signal<Spoken>
  private readonly table: LessonTable
  private session: Session | null = null

  constructor(table: LessonTable) {
    this.table = table
    this.lesson = table.run.lesson
    this.spoken = signal(spokenIn(table.run))
    this.shine()
  }

  /** The table at which he sits. */
  sitsAt(session: Session): void {
    this.session = session
  }

  /** Called with every answer, step and turning back. */
  moved(): void {
    const { run } = this.table
    keepLesson(this.lesson.game, this.lesson.kind, run.course, run.stop === 'done')
    if (run.stop === 'they') return
    batch(() => {
      this.spoken.value = spokenIn(run)
      this.shine()
    })
  }

  private shine(): void {
    const { step } = this.spoken.peek()
    lit.value = { side: this.lesson.side, places: step?.light ?? [] }
  }

  async next(): Promise<void> {
    if (this.session === null || this.session.busy.value) return
    this.table.next()
    await this.session.advance()
  }

  async back(): Promise<void> {
    await this.session?.undo()
  }

  /** Does what is asked for. */
  async doIt(): Promise<void> {
    const { wanted } = this.table.run
    if (wanted === null || this.session === null) return
    await this.session.input({ player: this.lesson.side, answer: wanted })
  }

  close(): void {
    lit.value = null
  }
}

const spokenIn = ({ at, stop, current, reply }: LessonRun): Spoken => ({ at, stop, step: current, reply })
