import { type AnswerIds, type GameRules, choiceOf, idsFor } from '@fudaba/kernel'
import { allAnswers } from '@fudaba/kernel/search'
import { isAnswer, written } from './answerNotation.ts'
import type { Lesson } from './lesson.ts'
import { LessonFault, LessonRun } from './lessonRun.ts'

/** Answers of one question that are tried at most: of more, the first. */
const MOST_TRIED = 300

/** A lesson played through: every wrong answer that is offered was tried, each step gone back to and done again. */
export interface LessonCheck {
  /** Steps gone through. */
  readonly steps: number
  /** Answers asked for, and wrong ones that were refused. */
  readonly asked: number
  readonly refused: number
  /** Empty: it is sound. */
  readonly faults: readonly string[]
}

/** Plays a lesson through as it asks, and tries everything else on the way. */
export function checkLesson(rules: GameRules, lesson: Lesson): LessonCheck {
  const faults: string[] = []
  const clauses = new Set(Object.keys(rules.book.rulebook.clauses))
  let asked = 0
  let refused = 0
  const cite = (clause: string | undefined, at: number): void => {
    if (clause !== undefined && !clauses.has(clause)) faults.push(`step ${at + 1}: no clause ${clause}`)
  }
  for (const [at, { clauses: cited = [], wrong = [], otherwise }] of lesson.steps.entries())
    for (const clause of [...cited, ...wrong.map((each) => each.clause), otherwise?.clause]) cite(clause, at)
  try {
    const run = new LessonRun(rules, lesson)
    const foreseen = new Set(lesson.steps.flatMap(({ wrong = [] }) => wrong))
    while (run.stop !== 'done') {
      const { at, stop } = run
      if (stop === 'they') run.they()
      else if (stop === 'read') run.next()
      else {
        const { decision } = run.match
        const view = run.match.view(lesson.side)
        const wanted = run.wanted!
        const ways = run.ways!
        for (const ids of answersTo(run)) {
          if (ways.some((way) => isAnswer(view, decision!, way, ids))) continue
          if (run.answer(ids) || run.reply === null) faults.push(`step ${at + 1}: a wrong answer went on`)
          for (const each of foreseen) if (run.reply === each) foreseen.delete(each)
          refused++
        }
        asked++
        const said = written(view, decision!, wanted)
        if (!run.answer(wanted)) faults.push(`step ${at + 1}: ${said} was refused`)
      }
      if (run.at > at) goesBack(run, faults)
    }
    for (const { answer } of foreseen) faults.push(`"${answer}" is replied to, and never offered`)
    if (new LessonRun(rules, lesson, run.course).at !== run.at) faults.push('it is not come back to')
  } catch (error) {
    if (!(error instanceof LessonFault)) throw error
    faults.push(error.message)
  }
  return { steps: lesson.steps.length, asked, refused, faults }
}

function answersTo({ match: { decision } }: LessonRun): readonly AnswerIds[] {
  const answers: AnswerIds[] = []
  for (const picks of allAnswers(choiceOf(decision!), MOST_TRIED)) answers.push(idsFor(decision!, picks))
  return answers
}

/** Back by a step and forwards again is where one was. */
function goesBack(run: LessonRun, faults: string[]): void {
  const { at } = run
  const inputs = run.match.inputs.length
  const shown = JSON.stringify(run.match.view(run.lesson.side))
  run.back()
  if (run.at !== at - 1) faults.push(`step ${at + 1}: back leads to step ${run.at + 1}`)
  while (run.at < at) {
    if (run.stop === 'they') run.they()
    else if (run.stop === 'read') run.next()
    else if (run.wanted === null || !run.answer(run.wanted)) break
  }
  if (run.match.inputs.length !== inputs || JSON.stringify(run.match.view(run.lesson.side)) !== shown)
    faults.push(`step ${at + 1}: back and forwards leads elsewhere`)
}
