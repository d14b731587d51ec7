import {
  type Input,
  type PlayerName,
  type Refusal,
  type Replay,
  type ValueSum,
  type View,
  toReplay,
} from '@fudaba/kernel'
import { answerWords } from '@fudaba/ai'
import {
  type AnswerOutcome,
  type Follow,
  type Followed,
  LocalTable,
  type Look,
  type RuleText,
  type Table,
  type TableAdvice,
} from '@fudaba/table'
import type { LessonRun } from './lessonRun.ts'

/**
 * The table of a lesson: whoever sits at it looks and asks as at any other, and only what the lesson asks for goes on.
 * Nothing passes by the switches of the table; what goes by itself, the lesson says.
 */
export class LessonTable implements Table {
  readonly run: LessonRun
  private readonly inner: LocalTable
  /** Called with every answer, step and turning back. */
  private readonly onMoved: () => void

  constructor(run: LessonRun, onMoved: () => void = () => undefined) {
    const { match, lesson } = run
    const seats = { P1: { agent: 'lesson' }, P2: { agent: 'lesson' }, [lesson.side]: 'person' } as const
    this.run = run
    this.inner = new LocalTable(
      match.rules,
      match,
      { game: lesson.game, seats },
      {
        loadGame: async () => match.rules,
      },
    )
    this.onMoved = onMoved
  }

  async look(viewer: PlayerName | null, since: number): Promise<Look> {
    const look = await this.inner.look(viewer, since)
    const { stop } = this.run
    return {
      ...look,
      view: withoutCancel(look.view),
      next: stop === 'they' ? 'agent' : stop === 'ask' && look.next === 'viewer' ? 'viewer' : 'person',
      undo: this.run.mayGoBack ? 'free' : 'none',
    }
  }

  async send(input: Input): Promise<void> {
    if ('answer' in input) this.run.answer(input.answer)
    this.onMoved()
  }

  async step(): Promise<void> {
    this.run.they()
    this.onMoved()
  }

  async follow({ first, viewers, since, auto }: Follow): Promise<Followed> {
    if (first !== null && 'input' in first) await this.send(first.input)
    else if (first !== null) await this.step()
    return { looks: await Promise.all(viewers.map((viewer) => this.look(viewer, since))), auto }
  }

  /** Reads on. */
  next(): void {
    this.run.next()
    this.onMoved()
  }

  /** Back by a step. */
  back(): void {
    this.run.back()
    this.onMoved()
  }

  async undo(): Promise<void> {
    this.back()
  }

  /** The right answer, in words. */
  async advise(seat: PlayerName): Promise<TableAdvice> {
    const { match, wanted } = this.run
    const { decision, rules } = match
    if (wanted === null || decision?.player !== seat) return this.inner.advise(seat)
    return { answer: wanted, hint: answerWords(rules, match.view(seat), decision, wanted), lines: [] }
  }

  async save(): Promise<Replay> {
    return toReplay(this.run.match)
  }

  async stop(): Promise<void> {}

  async hurry(): Promise<void> {}

  async thinking(): Promise<null> {
    return null
  }

  why(viewer: PlayerName | null, time: number | null): Promise<readonly string[]> {
    return this.inner.why(viewer, time)
  }

  whyNot(seat: PlayerName, action: string, source?: string): Promise<Refusal> {
    return this.inner.whyNot(seat, action, source)
  }

  whyNotWith(seat: PlayerName, source: string): Promise<readonly Refusal[]> {
    return this.inner.whyNotWith(seat, source)
  }

  sums(viewer: PlayerName | null, id: string): Promise<readonly ValueSum[]> {
    return this.inner.sums(viewer, id)
  }

  changedBy(viewer: PlayerName | null, id: string): Promise<readonly string[]> {
    return this.inner.changedBy(viewer, id)
  }

  forecast(seat: PlayerName, answer: readonly string[]): Promise<readonly AnswerOutcome[]> {
    return this.inner.forecast(seat, answer)
  }

  rule(id: string): Promise<RuleText | null> {
    return this.inner.rule(id)
  }

  close(): Promise<void> {
    return this.inner.close()
  }
}

/** Going back is the lesson's: an action is not taken back half-way. */
const withoutCancel = (view: View): View =>
  view.decision?.cancellable === true ? { ...view, decision: { ...view.decision, cancellable: false } } : view
