import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'
import type { JudgedBranch, JudgedFile } from '@fudaba/files'
import {
  type AnswerIds,
  type GameRules,
  type Input,
  type Match,
  type Position,
  type RulesConfig,
  picksFor,
} from '@fudaba/kernel'
import { rulesAt } from '@fudaba/kernel/host'
import { checkLegal } from '@fudaba/kernel/search'
import { type Judged, type Lang, Words, beginJudged, judge, rulingLines } from '@fudaba/table'
import { lang } from '../settings/settings.ts'

/** What the board and a line of it come to: a match that stands there, or the sentence that says what is wrong. */
export type Standing =
  | { readonly kind: 'stands'; readonly match: Match; readonly words: Words; readonly judged: Judged }
  | { readonly kind: 'wrong'; readonly reason: string }

/** Lines of text of a ruling in a file or a message. */
const COLUMNS = 100

/** The judge's desk: a position, the lines of play tried from it, and what each comes to. */
export class JudgeDesk {
  readonly rules: GameRules
  readonly position: Signal<Position>
  readonly branches: Signal<readonly JudgedBranch[]>
  readonly current = signal(0)
  /** A second line that is shown beside the current one; null: none. */
  readonly beside: Signal<number | null> = signal(null)
  readonly windows: Signal<boolean>
  readonly unread: Signal<boolean>
  readonly standing: ReadonlySignal<Standing>
  private readonly past: JudgedFile[] = []
  readonly canUndo = signal(false)

  constructor(rules: GameRules, { position, branches, unread, windows }: Omit<JudgedFile, 'format'>) {
    this.rules = rules
    this.position = signal(position)
    this.branches = signal(branches.length === 0 ? [{ name: '1', inputs: [] }] : branches)
    this.windows = signal(windows ?? true)
    this.unread = signal(unread ?? false)
    this.standing = computed(() => this.standingOf(this.current.value, lang.value))
  }

  get branch(): JudgedBranch {
    return this.branches.value[this.current.value]
  }

  /** What a line comes to. A line that no longer fits the board is played as far as it fits. */
  standingOf(at: number, of: Lang): Standing {
    const { inputs, config } = this.branches.value[at]
    const position = this.position.value
    const options = { config, everyWindow: this.windows.value }
    try {
      const rules = rulesAt(this.rules, position)
      const words = new Words(rules, of)
      const match = beginJudged(this.rules, position, options)
      for (const input of inputs) match.apply(input)
      return { kind: 'stands', match, words, judged: judge(words, position, inputs, options) }
    } catch (error) {
      return { kind: 'wrong', reason: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Changes the board. The lines of play begin anew: they were those of another board. */
  edit(position: Position): void {
    this.keep()
    this.position.value = position
    this.branches.value = [{ name: '1', inputs: [], config: this.branch.config }]
    this.current.value = 0
    this.beside.value = null
  }

  /** Gives an answer; throws where it is no legal one, and changes nothing then. */
  answer(ids: AnswerIds): void {
    const now = this.standing.value
    if (now.kind === 'wrong' || now.match.decision === null) return
    const { decision, game } = now.match
    checkLegal(game.offer, picksFor(decision, ids))
    this.extend({ player: decision.player, answer: [...ids] })
  }

  cancel(): void {
    const now = this.standing.value
    if (now.kind === 'wrong' || now.match.decision === null) return
    this.extend({ player: now.match.decision.player, cancel: true })
  }

  /** Takes back all answers from this one on. */
  backTo(step: number): void {
    this.change({ ...this.branch, inputs: this.branch.inputs.slice(0, step) })
  }

  /** Another line that is the same up to this answer. */
  branchAt(step: number): void {
    this.keep()
    const made = {
      ...this.branch,
      name: `${this.branches.value.length + 1}`,
      inputs: this.branch.inputs.slice(0, step),
    }
    this.beside.value = this.current.value
    this.branches.value = [...this.branches.value, made]
    this.current.value = this.branches.value.length - 1
  }

  /** The same answers under another reading, beside this line. */
  readOtherwise(config: RulesConfig): void {
    this.branchAt(this.branch.inputs.length)
    this.change({ ...this.branch, config })
  }

  undo(): void {
    const before = this.past.pop()
    if (before === undefined) return
    this.canUndo.value = this.past.length > 0
    this.position.value = before.position
    this.branches.value = before.branches
    this.current.value = Math.min(this.current.value, before.branches.length - 1)
    if (this.beside.value !== null && this.beside.value >= before.branches.length) this.beside.value = null
  }

  /** Everything on the desk, for a file or a link. */
  file(): JudgedFile {
    return {
      format: 'fudaba-judged/1',
      position: this.position.value,
      branches: this.branches.value,
      ...(this.unread.value ? { unread: true } : {}),
      ...(this.windows.value ? {} : { windows: false }),
    }
  }

  /** The current line as a ruling in one language. */
  ruling(of: Lang, at: number = this.current.value): string {
    const standing = this.standingOf(at, of)
    if (standing.kind === 'wrong') return standing.reason
    return rulingLines(standing.words, standing.judged, COLUMNS).join('\n')
  }

  private extend(input: Input): void {
    this.change({ ...this.branch, inputs: [...this.branch.inputs, input] })
  }

  private change(branch: JudgedBranch): void {
    this.keep()
    this.branches.value = this.branches.value.map((each, i) => (i === this.current.value ? branch : each))
  }

  private keep(): void {
    this.past.push(this.file())
    this.canUndo.value = true
  }
}
