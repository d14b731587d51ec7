import { type Signal, signal } from '@preact/signals'
import type { LessonCourse } from '@fudaba/studies'
import { read, write } from '../settings/storage.ts'

/** How far a lesson was played in this browser. */
interface KeptLesson {
  readonly course: LessonCourse
  /** It was played to its end at least once. */
  readonly done: boolean
}

const NOTHING: KeptLesson = { course: [], done: false }

/** Moves with every lesson that is kept, so that lists of them are drawn again. */
const changed: Signal<number> = signal(0)

const keyOf = (game: string, kind: string): string => `fudaba.lesson.${game}.${kind}`

/** What is kept of a lesson; of what cannot be read, nothing. */
export function keptLesson(game: string, kind: string): KeptLesson {
  void changed.value
  const text = read(keyOf(game, kind))
  if (text === null) return NOTHING
  try {
    const { course, done } = JSON.parse(text) as Partial<KeptLesson>
    return Array.isArray(course) && course.every(isAnswer) ? { course, done: done === true } : NOTHING
  } catch {
    return NOTHING
  }
}

const isAnswer = (each: unknown): boolean =>
  each === null || (Array.isArray(each) && each.every((id) => typeof id === 'string'))

/** Keeps how far one is; what was played to its end stays so. */
export function keepLesson(game: string, kind: string, course: LessonCourse, done: boolean): void {
  const was = keptLesson(game, kind).done
  write(keyOf(game, kind), JSON.stringify({ course: done ? [] : course, done: done || was }))
  changed.value = changed.peek() + 1
}
