/** What lists show of lessons, without the lessons and without what plays them. */
export { coversOf } from './lesson/covers.ts'
export type { LessonCover } from './lesson/lesson.ts'
