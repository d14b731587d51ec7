import type { LogLevel, PlayerName, PublicEvent } from '@fudaba/kernel'
import {
  LogBook,
  type ShownReplay,
  type Words,
  findRules,
  isShown,
  ruleLines,
  tableLines,
  whyLines,
} from '@fudaba/table'
import { columns, paint, print, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import type { LineReader } from '../terminal/lineReader.ts'
import { logLine } from './logText.ts'
import { betterKnown } from './openEvents.ts'
import { normalise } from './said.ts'

export interface StepperOptions {
  readonly level: LogLevel
  /** Whose view; null sees everything. */
  readonly seat: PlayerName | null
  /** Null: no questions, everything is printed at once. */
  readonly reader: LineReader | null
}

/** Steps through a replay at the terminal, forwards and back. */
export class Stepper {
  private readonly words: Words
  private readonly shown: ShownReplay
  private readonly options: StepperOptions
  private readonly say: ReturnType<typeof sayIn>
  private readonly log: LogBook
  private since = 0

  constructor(words: Words, shown: ShownReplay, options: StepperOptions) {
    this.words = words
    this.shown = shown
    shown.goTo(0)
    this.options = options
    this.say = sayIn(words.lang)
    this.log = new LogBook(words)
  }

  /** Prints everything up to input `at`, then reads commands. Returns the input to play on from, or null. */
  async run(at: number): Promise<number | null> {
    const { reader } = this.options
    this.goTo(at)
    if (reader === null) {
      if (at < this.shown.length) this.showTable()
      return null
    }
    print(paint('dim', this.say('stepHelp')))
    for (;;) {
      const line = await reader.ask(`${this.shown.at}/${this.shown.length}> `)
      if (line === null) return null
      const [word, rest = ''] = normalise(line).split(/\s+/, 2)
      switch (word) {
        case '':
        case 'n':
          if (this.shown.at === this.shown.length) print(this.say('stepEnd'))
          else this.goTo(this.shown.at + 1)
          break
        case 'b':
          this.goTo(Math.max(0, this.shown.at - 1))
          this.showTable()
          break
        case 't':
          this.showTable()
          break
        case 'why':
          this.why(rest)
          break
        case 'rule':
          for (const { id } of findRules(this.words.rules, rest).slice(0, 20))
            printLines(ruleLines(this.words, id, columns()))
          break
        case 'c':
        case 'continue':
          return this.shown.at
        case 'q':
        case 'quit':
          return null
        default:
          if (/^\d+$/.test(word) && Number(word) <= this.shown.length) {
            this.goTo(Number(word))
            this.showTable()
          } else print(this.say('stepHelp'))
      }
    }
  }

  private goTo(at: number): void {
    const { shown } = this
    if (at < shown.at) {
      shown.goTo(at)
      const { time } = shown.view(null)
      this.log.truncate(time)
      this.since = time
      return
    }
    this.tell()
    while (shown.at < at) {
      shown.goTo(shown.at + 1)
      this.tell()
    }
  }

  private tell(): void {
    const { level } = this.options
    const view = this.shown.view(this.viewer)
    const lines = this.log.add(view, this.events())
    this.since = view.time
    for (const line of lines)
      if (isShown(line, level)) printLines(logLine(line, columns(), level === 'detail'))
  }

  /** Who is looked over the shoulder: with every card open, who decides. */
  private get viewer(): PlayerName | null {
    return this.options.seat ?? this.shown.deciding
  }

  private events(): readonly PublicEvent[] {
    const { seat } = this.options
    const { shown, since } = this
    return seat === null
      ? betterKnown(shown.events('P1', since), shown.events('P2', since))
      : shown.events(seat, since)
  }

  private showTable(): void {
    print()
    printLines(tableLines(this.words, this.shown.view(this.viewer), { columns: columns() }))
  }

  private why(text: string): void {
    const line = this.log.find(Number(text))
    if (line === undefined) print(this.say('noLogLine', { word: text, max: this.log.count }))
    else
      printLines(
        whyLines(this.words, `${this.words.say('why.because')}: ${line.text}`, line.chain, columns()),
      )
  }
}
