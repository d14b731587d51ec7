import {
  type AnswerIds,
  type Decision,
  type GameRules,
  KernelError,
  type Match,
  type PlayerName,
  beginFromPosition,
} from '@fudaba/kernel'
import { rulesAt } from '@fudaba/kernel/host'
import { foregoneAnswer } from '@fudaba/table'
import { answerIn, isAnswer, written } from './answerNotation.ts'
import type { Lesson, LessonStep, Reply } from './lesson.ts'

/** Why a lesson does not go on by itself: something to read, an answer of the learner, one of the other; or it is over. */
export type LessonStop = 'read' | 'ask' | 'they' | 'done'

/** What one did so far: answers, and null where one read on. With it a lesson is come back to. */
export type LessonCourse = readonly (AnswerIds | null)[]

/** Where a lesson can be gone back to. */
interface Mark {
  readonly inputs: number
  readonly step: number
  readonly course: number
}

/** A window that is passed more often than this means that what is asked for never comes. */
const MOST_PASSED = 200

const OTHER_WAY: Reply = {
  said: {
    ja: 'ルール上はできますが、このレッスンでは別の手を試します。',
    en: 'The rules allow that, but this lesson goes another way.',
  },
}

/** A lesson being played: a match that begins from its position, and goes on only by what the lesson asks for. */
export class LessonRun {
  readonly lesson: Lesson
  readonly match: Match
  /** What was said to the last answer, if it was wrong. */
  reply: Reply | null = null
  private step = 0
  /** So many of what the step brings by itself, and of what it asks for, are done. */
  private before = 0
  private done = 0
  private gone: (AnswerIds | null)[] = []
  private marks: Mark[] = []
  private now: LessonStop = 'read'

  constructor(rules: GameRules, lesson: Lesson, course: LessonCourse = []) {
    if (lesson.game !== rules.name)
      throw new KernelError('bad-position', `a lesson of ${lesson.game}, not of ${rules.name}`)
    this.lesson = lesson
    this.match = beginFromPosition(rulesAt(rules, lesson.position), lesson.position, { everyWindow: true })
    this.mark()
    this.goOn()
    this.comeBack(course)
  }

  get stop(): LessonStop {
    return this.now
  }

  /** Number of the step, from 0; as many as there are when it is done. */
  get at(): number {
    return this.step
  }

  get current(): LessonStep | null {
    return this.lesson.steps[this.step] ?? null
  }

  get course(): LessonCourse {
    return this.gone
  }

  /** The answer that would be right now; null: nothing is asked. */
  get wanted(): AnswerIds | null {
    const { decision } = this.match
    const ways = this.ways
    if (this.now !== 'ask' || ways === null || decision === null) return null
    return answerIn(this.match.view(decision.player), decision, ways[0])
  }

  /** An answer of the learner. One that is not asked for changes nothing but the reply. */
  answer(ids: AnswerIds): boolean {
    const { decision } = this.match
    const ways = this.ways
    if (this.now !== 'ask' || ways === null || decision === null) return false
    const view = this.match.view(decision.player)
    if (!ways.some((way) => isAnswer(view, decision, way, ids))) {
      const { wrong = [], otherwise } = this.current!
      this.reply = wrong.find(({ answer }) => isAnswer(view, decision, answer, ids)) ?? otherwise ?? OTHER_WAY
      return false
    }
    this.match.answer(decision.player, ids)
    this.reply = null
    this.gone.push(ids)
    this.done++
    this.goOn()
    return true
  }

  /** Reads on. */
  next(): boolean {
    if (this.now !== 'read') return false
    this.gone.push(null)
    this.nextStep()
    this.goOn()
    return true
  }

  /** One answer of the other, as the lesson has it. */
  they(): void {
    const { decision } = this.match
    if (this.now !== 'they' || decision === null) return
    const [, text] = this.scripted!
    this.match.answer(decision.player, answerIn(this.match.view(decision.player), decision, text)!)
    this.before++
    this.goOn()
  }

  get mayGoBack(): boolean {
    return this.gone.length > 0
  }

  /** Back to the beginning of this step, or of the one before if nothing was done in it. */
  back(): boolean {
    const here = this.marks.at(-1)!
    if (here.course === this.gone.length && this.marks.length > 1) this.marks.pop()
    else if (here.course === this.gone.length) return false
    const to = this.marks.pop()!
    if (this.match.inputs.length > to.inputs) this.match.undo(to.inputs)
    this.gone.length = to.course
    this.step = to.step
    this.before = this.done = 0
    this.reply = null
    this.mark()
    this.goOn()
    return true
  }

  /** From its beginning, what was done before; what no longer fits is left out, with all that came after. */
  private comeBack(course: LessonCourse): void {
    for (const each of course) {
      while (this.now === 'they') this.they()
      if (!(each === null ? this.next() : this.answer(each))) break
    }
    this.reply = null
  }

  private nextStep(): void {
    this.step++
    this.before = this.done = 0
    this.mark()
  }

  private mark(): void {
    this.marks.push({ inputs: this.match.inputs.length, step: this.step, course: this.gone.length })
  }

  /** What comes by itself next, and whose answer it is. */
  private get scripted(): readonly [PlayerName, string] | null {
    const text = this.current?.before?.[this.before]
    return text === undefined ? null : [text.slice(0, 2) as PlayerName, text.slice(3)]
  }

  /** The ways that are right for the answer asked for. */
  get ways(): readonly string[] | null {
    const each = this.current?.do?.[this.done]
    return each === undefined ? null : typeof each === 'string' ? [each] : each
  }

  /** Goes on until somebody has to read or to answer. */
  private goOn(): void {
    for (;;) {
      const { current, scripted, ways } = this
      const { side } = this.lesson
      if (current === null) return this.halt('done')
      if (scripted !== null) {
        const [player, text] = scripted
        this.comeTo(player, [text])
        if (player !== side) return this.halt('they')
        const { decision } = this.match
        this.match.answer(player, answerIn(this.match.view(player), decision!, text)!)
        this.before++
      } else if (ways !== null) {
        this.comeTo(side, ways)
        return this.halt('ask')
      } else if (current.do === undefined) return this.halt('read')
      else this.nextStep()
    }
  }

  private halt(stop: LessonStop): void {
    this.now = stop
  }

  /** Passes, and answers what has one answer, until this player can give one of these answers. */
  private comeTo(player: PlayerName, ways: readonly string[]): void {
    for (let passed = 0; passed < MOST_PASSED; passed++) {
      const { decision } = this.match
      if (decision === null) break
      const view = this.match.view(decision.player)
      if (decision.player === player && ways.some((way) => answerIn(view, decision, way) !== null)) return
      const automatic = this.automatic(decision)
      if (automatic === null) break
      this.match.answer(decision.player, automatic)
    }
    throw new LessonFault(this, `${player} ${ways.join(' / ')}`)
  }

  private automatic(decision: Decision): AnswerIds | null {
    if (decision.shape === 'act' && decision.pass) return []
    // A cost that can be paid in one way is paid.
    if (decision.shape === 'act' && decision.candidates.length === 1) return [decision.candidates[0].id]
    return foregoneAnswer(this.match.rules, this.match.view(decision.player), 'auto')
  }
}

/** A lesson asks for what does not come: a mistake of whoever wrote it. */
export class LessonFault extends Error {
  constructor({ lesson, at, match }: LessonRun, wanted: string) {
    const { decision } = match
    const offered =
      decision === null
        ? 'the game is over'
        : `${decision.player} is asked ${decision.message.key}: ${decision.candidates
            .map(({ id }) => written(match.view(decision.player), decision, [id]))
            .join(', ')}`
    super(`${lesson.game} ${lesson.kind}, step ${at + 1}: "${wanted}" is not offered; ${offered}`)
    this.name = 'LessonFault'
  }
}
