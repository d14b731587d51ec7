import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LessonCourse } from '@fudaba/studies'
import { stateFolder } from '../table/saveFiles.ts'

/** How far a lesson was played on this machine. */
export class KeptCourse {
  private readonly file: string

  constructor(game: string, kind: string) {
    this.file = join(stateFolder(), 'lessons', `${game}.${kind}.json`)
  }

  /** What cannot be read is nothing: the lesson begins anew. */
  read(): LessonCourse {
    try {
      const course: unknown = JSON.parse(readFileSync(this.file, 'utf8'))
      return Array.isArray(course) ? (course as LessonCourse) : []
    } catch {
      return []
    }
  }

  /** Whether it is kept. */
  write(course: LessonCourse): boolean {
    try {
      mkdirSync(join(this.file, '..'), { recursive: true })
      writeFileSync(this.file, JSON.stringify(course))
      return true
    } catch {
      return false
    }
  }

  clear(): void {
    rmSync(this.file, { force: true })
  }
}
