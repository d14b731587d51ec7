import {
  type LogLevel,
  type Match,
  type PlayerName,
  type PublicEvent,
  type Replay,
  playReplay,
  playerNumber,
  publicEvents,
} from '@fudaba/kernel'
import { LogBook, type Words, findRules, isShown, ruleLines, tableLines, whyLines } from '@fudaba/table'
import { columns, paint, print, printLines } from '../output.ts'
import { sayIn } from '../sentences.ts'
import type { LineReader } from './lineReader.ts'
import { logLine } from './logText.ts'
import { openEvents } from './openEvents.ts'
import { normalise } from './said.ts'

export interface StepperOptions {
  readonly level: LogLevel
  /** Whose view; null sees everything. */
  readonly seat: PlayerName | null
  /** Null: no questions, everything is printed at once. */
  readonly reader: LineReader | null
}

/** A replay, input by input, forwards and back. */
export class Stepper {
  private readonly words: Words
  private readonly replay: Replay
  private readonly options: StepperOptions
  private readonly say: ReturnType<typeof sayIn>
  private readonly match: Match
  private readonly log: LogBook
  private since = 0

  constructor(words: Words, replay: Replay, options: StepperOptions) {
    this.words = words
    this.replay = replay
    this.options = options
    this.say = sayIn(words.lang)
    this.match = playReplay(words.rules, replay, { at: 0 })
    this.log = new LogBook(words)
  }

  /** Shows everything up to input `at`, then steps by hand. Returns where to go on playing, or null. */
  async run(at: number): Promise<number | null> {
    const { reader } = this.options
    this.goTo(at)
    if (reader === null) {
      if (at < this.replay.inputs.length) this.showTable()
      return null
    }
    print(paint('dim', this.say('stepHelp')))
    for (;;) {
      const line = await reader.ask(`${this.match.inputs.length}/${this.replay.inputs.length}> `)
      if (line === null) return null
      const [word, rest = ''] = normalise(line).split(/\s+/, 2)
      switch (word) {
        case '':
        case 'n':
          if (this.match.inputs.length === this.replay.inputs.length) print(this.say('stepEnd'))
          else this.goTo(this.match.inputs.length + 1)
          break
        case 'b':
          this.goTo(Math.max(0, this.match.inputs.length - 1))
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
          return this.match.inputs.length
        case 'q':
        case 'quit':
          return null
        default:
          if (/^\d+$/.test(word) && Number(word) <= this.replay.inputs.length) {
            this.goTo(Number(word))
            this.showTable()
          } else print(this.say('stepHelp'))
      }
    }
  }

  private goTo(at: number): void {
    const { match, replay } = this
    if (at < match.inputs.length) {
      match.undo(at)
      const { time } = match.view(null)
      this.log.truncate(time)
      this.since = time
      return
    }
    this.tell()
    while (match.inputs.length < at) {
      match.apply(replay.inputs[match.inputs.length])
      this.tell()
    }
  }

  private tell(): void {
    const { seat, level } = this.options
    const view = this.match.view(seat ?? this.match.decision?.player ?? null)
    const lines = this.log.add(view, this.events())
    this.since = view.time
    for (const line of lines)
      if (isShown(line, level)) printLines(logLine(line, columns(), level === 'detail'))
  }

  private events(): PublicEvent[] {
    const { seat } = this.options
    const { match } = this
    if (seat === null) return openEvents(match, this.since)
    return publicEvents(match.rules, match.game, playerNumber(seat), this.since)
  }

  private showTable(): void {
    const { match, words } = this
    const viewer = this.options.seat ?? match.decision?.player ?? null
    print()
    printLines(tableLines(words, match.view(viewer), { columns: columns() }))
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
