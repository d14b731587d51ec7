/** Puzzles of the games, how they are checked and found, and the solver that looks at everything that can follow. */
export { type FirstAnswer, type LineStep, type Solution, type Verdict, solve } from './solve/solver.ts'
export { type PuzzleCheck, PUZZLE_BUDGET, checkPuzzle } from './puzzle/check.ts'
export { type FindOptions, type FoundPosition, findPuzzles } from './puzzle/find.ts'
export { hintsOf } from './puzzle/hints.ts'
export { type Puzzle, type Temptation, beginPuzzle } from './puzzle/puzzle.ts'
export { puzzlesOf } from './collection/puzzlesOf.ts'

// Lessons.
export { type LessonCheck, checkLesson } from './lesson/checkLesson.ts'
export { type Lesson, type LessonKind, type LessonStep, type Reply, lessonKinds } from './lesson/lesson.ts'
export { type LessonCourse, type LessonStop, LessonRun } from './lesson/lessonRun.ts'
export { lessonOf } from './lesson/lessonOf.ts'
export { LessonTable } from './lesson/lessonTable.ts'
export { lessonText, placeText } from './lesson/lessonText.ts'
