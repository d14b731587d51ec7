import type { GameRules, Input, LogLevel, PlayerName, View } from '@fudaba/kernel'
import {
  type AutoMode,
  AutoPass,
  HostError,
  type Lang,
  type LogBook,
  type ObjectPlace,
  type LogLine,
  type Look,
  type Prompt,
  type Table,
  Words,
  findThing,
  foregoneAnswer,
  isShown,
  namesFor,
  promptLines,
  promptOf,
  readAnswer,
  tableLines,
} from '@fudaba/table'
import { columns, paint, print, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { findCommand } from './commands.ts'
import type { LineReader } from '../terminal/lineReader.ts'
import { Logs } from './logs.ts'
import { logLine } from './logText.ts'
import { resultText } from './resultText.ts'
import { watchedStep } from './watchedStep.ts'

export interface SessionOptions {
  readonly rules: GameRules
  readonly lang: Lang
  readonly level: LogLevel
  readonly auto: AutoMode
  /** The person's seat, `both`, or nobody's. */
  readonly seat: PlayerName | 'both' | null
  /** Of a lesson: who speaks before each question. */
  readonly coach?: SessionCoach
}

/** Speaks at a table, and hears what is typed before the table does. */
export interface SessionCoach {
  /** Whether the table has to be looked at anew instead of asking. */
  speaks(session: Session): Promise<boolean>
  /** Whether the line was for him. */
  hears(session: Session, line: string): Promise<boolean>
}

/** One game at the terminal: prints what happens, asks, and sends what is typed. */
export class Session {
  readonly table: Table
  readonly rules: GameRules
  readonly words: Words
  readonly say: ReturnType<typeof sayIn>
  readonly auto: Readonly<Record<PlayerName, AutoPass>>
  level: LogLevel
  viewer: PlayerName | null
  look: Look | null = null
  prompt: Prompt | null = null
  /** Picks chosen step by step for the current question. */
  picked: readonly number[] = []
  quitting = false
  private readonly seat: SessionOptions['seat']
  private readonly coach: SessionCoach | null
  private readonly reader: LineReader | null
  private readonly logs: Logs
  /** The table's text as last printed. */
  private shown = ''
  /** Number of agent failures already printed. */
  private failuresTold = 0

  constructor(table: Table, options: SessionOptions, reader: LineReader | null) {
    this.table = table
    this.rules = options.rules
    this.seat = options.seat
    this.coach = options.coach ?? null
    this.words = new Words(
      options.rules,
      options.lang,
      namesFor(options.lang, options.seat === 'both' ? null : options.seat),
    )
    this.say = sayIn(options.lang)
    this.logs = new Logs(this.words)
    this.auto = { P1: new AutoPass(options.auto), P2: new AutoPass(options.auto) }
    this.level = options.level
    this.viewer = options.seat === 'both' ? 'P1' : options.seat
    this.reader = reader
  }

  get view(): View {
    return this.look!.view
  }

  get log(): LogBook {
    return this.logs.of(this.viewer).log
  }

  /** The AUTO switch of the current viewer. */
  get switch(): AutoPass | null {
    return this.viewer === null ? null : this.auto[this.viewer]
  }

  /** Runs until the game is over or the player quits. */
  async run(): Promise<void> {
    while (!this.quitting) {
      await this.lookAgain()
      const { next } = this.look!
      if ((await this.coach?.speaks(this)) === true) continue
      if (next === 'nobody') {
        if (!(await this.afterwards())) return
      } else if (next === 'agent') await watchedStep(this.table, this.say)
      else if (next === 'person') this.changeSeats()
      else if (this.switch?.passes(this.rules, this.view) === true) await this.send([], true)
      else {
        const answer = foregoneAnswer(this.rules, this.view, this.switch?.mode ?? 'on')
        if (answer === null) await this.ask()
        else await this.send(answer, true)
      }
    }
  }

  /** Joins a game under way: prints only the last lines of its log. */
  async catchUp(lines: number): Promise<void> {
    const told = this.logs.of(this.viewer)
    this.look = await this.table.look(this.viewer, told.since)
    const { difference } = this.look
    if (difference !== null) {
      const [then, now] = difference.revisions
      print(paint('yellow', this.say('goesOnBefore', { n: difference.input + 1, then, now })))
    }
    told.log.add(this.view, this.look.events)
    told.since = this.view.time
    for (const line of told.log.lines(this.level, lines)) this.printLog(line)
  }

  /** Looks at the table and prints what happened since the last look. */
  async lookAgain(): Promise<void> {
    const told = this.logs.of(this.viewer)
    this.look = await this.table.look(this.viewer, told.since)
    const lines = told.log.add(this.view, this.look.events)
    told.since = this.view.time
    for (const line of lines) if (isShown(line, this.level)) this.printLog(line)
    for (const failure of this.look.failures.slice(this.failuresTold))
      print(paint('yellow', this.say('agentFailed', { ...failure })))
    this.failuresTold = this.look.failures.length
  }

  printLog(line: LogLine): void {
    printLines(logLine(line, columns(), this.level === 'detail'))
  }

  /** Switches to the view and log of the other player, who has to decide. */
  private changeSeats(): void {
    this.viewer = this.view.deciding
    this.shown = ''
    print()
    print(paint('bold', this.say('changeSeats', { player: this.words.player(this.viewer!) })))
  }

  private async ask(): Promise<void> {
    const { decision } = this.view
    if (decision === null) throw new Error('nothing is asked')
    if (this.prompt?.decision.id !== decision.id) this.picked = []
    this.prompt = promptOf(this.words, this.view, decision)
    // During one's own play the table hardly changes, so it is printed only for these shapes.
    const whole = decision.shape === 'act' || decision.shape === 'arrange' || this.shown === ''
    if (whole && this.tableText() !== this.shown) this.showTable()
    this.showPrompt()
    await this.readLine()
  }

  showTable(): void {
    this.shown = this.tableText()
    print()
    print(this.shown)
  }

  private tableText(): string {
    const status = this.switch === null ? [] : [this.words.say(`auto.${this.switch.mode}`)]
    return tableLines(this.words, this.view, { columns: columns(), status }).join('\n')
  }

  showPrompt(): void {
    const { prompt } = this
    if (prompt === null) return
    const [head, ...rest] = promptLines(this.words, prompt, columns(), this.picked)
    print(paint('bold', head))
    printLines(rest)
    const legend = prompt.decision.shape === 'act' ? this.words.find('legend') : undefined
    if (legend !== undefined) print(paint('dim', `  ${legend}`))
  }

  /** Reads lines until one changes the game or quits. */
  private async readLine(): Promise<void> {
    for (;;) {
      const line = await this.read()
      if (line === null) return
      if (line.trim() === '' && this.picked.length === 0) {
        this.showPrompt()
        continue
      }
      if ((await this.coach?.hears(this, line)) === true) return
      if (await this.handle(line)) return
    }
  }

  async read(prompt = '> '): Promise<string | null> {
    const line = this.reader === null ? null : await this.reader.ask(prompt)
    if (line === null) this.quitting = true
    return line
  }

  /** Carries out a typed line. Returns whether the game has to be looked at anew. */
  async handle(line: string): Promise<boolean> {
    const { prompt } = this
    const exact = prompt?.choices.some((choice) => choice.words.includes(line.trim().toLowerCase())) === true
    const command = exact ? undefined : findCommand(line)
    try {
      if (command !== undefined) return await command.run(this)
      if (prompt === null) {
        print(this.say('afterwards'))
        return false
      }
      const typed = readAnswer(this.words, prompt, line.trim() === '' ? 'ok' : line, this.picked)
      switch (typed.kind) {
        case 'answer':
          await this.send(typed.ids)
          return true
        case 'partial':
          this.picked = typed.picks
          this.showPrompt()
          return false
        case 'refused':
        case 'unknown':
          print(paint('yellow', typed.message))
          if (typed.kind === 'unknown') print(paint('dim', this.say('helpHint')))
          return false
      }
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      print(paint('yellow', this.errorText(error)))
      return false
    }
  }

  private errorText({ code, message }: HostError): string {
    return this.words.lang === 'en' ? message : (hostErrors(this.words)[code] ?? message)
  }

  async send(answer: readonly string[], automatic = false): Promise<void> {
    const player = this.view.deciding!
    await this.input({ player, answer }, automatic)
  }

  async input(input: Input, automatic = false): Promise<void> {
    await this.table.send(input, automatic)
    this.picked = []
    this.prompt = null
  }

  /** Undoes to the person's last own decision, and ends skips. */
  async undo(): Promise<void> {
    await this.table.undo(this.viewer ?? 'P1')
    await this.wentBack()
    print(this.say('undone'))
  }

  /** What was told since is no longer so. */
  async wentBack(): Promise<void> {
    this.auto.P1.stopSkip()
    this.auto.P2.stopSkip()
    const { view } = await this.table.look(this.viewer, Number.MAX_SAFE_INTEGER)
    this.logs.truncate(view.time)
    this.prompt = null
    this.shown = ''
  }

  /** After the end: reads further commands (log, why, undo, save). Returns false to leave. */
  private async afterwards(): Promise<boolean> {
    this.prompt = null
    print()
    print(paint('bold', resultText(this.words, this.seat, this.view)))
    if (this.reader === null || this.seat === null) return false
    print(paint('dim', this.say('afterwards')))
    for (;;) {
      const line = await this.read()
      if (line === null) return false
      if (line.trim() !== '' && (await this.handle(line))) return !this.quitting
    }
  }

  /** A thing on the table by a card word, or by zone and number ("field 2", "o field 1"). */
  findThing(text: string): ObjectPlace | undefined {
    return findThing(this.words, this.view, text)
  }
}

const hostErrors = (words: Words): Readonly<Record<string, string>> => ({
  'nothing-to-undo': words.say('error.nothing-to-undo'),
  'not-cancellable': words.say('error.not-cancellable'),
  'illegal-answer': words.say('error.illegal-answer'),
  'unknown-candidate': words.say('error.unknown-candidate'),
  'game-over': words.say('error.game-over'),
})
