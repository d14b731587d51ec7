import process from 'node:process'
import { type Interface, createInterface } from 'node:readline'
import { isTerminal, print } from './output.ts'

/** Reads lines from a terminal or a pipe, one for each question. */
export class LineReader {
  private readonly lines: string[] = []
  private readonly reader: Interface
  private waiting: ((line: string | null) => void) | null = null
  private closed = false
  private whileBusy: { test: (line: string) => boolean; act: () => void } | null = null

  constructor() {
    const terminal = isTerminal()
    this.reader = createInterface({
      input: process.stdin,
      output: terminal ? process.stdout : undefined,
      terminal,
      crlfDelay: Infinity,
    })
    this.reader.on('line', (line) => this.give(line))
    this.reader.on('SIGINT', () => this.reader.close())
    this.reader.on('close', () => {
      this.closed = true
      this.give(null)
    })
  }

  /** The next line, or null when there are no more (end of the pipe, Ctrl-D, Ctrl-C). */
  async ask(prompt: string): Promise<string | null> {
    if (isTerminal()) {
      this.reader.setPrompt(prompt)
      if (!this.closed) this.reader.prompt()
      const line = await this.next()
      if (line === null) print()
      return line
    }
    const line = await this.next()
    // Through a pipe nothing is echoed: printed, so that the transcript can be read.
    if (line !== null) print(`${prompt}${line}`)
    return line
  }

  /** On a terminal: a line typed while nothing is asked, and for which `test` holds, calls `act` at once. */
  whileThinking(test: (line: string) => boolean, act: () => void): void {
    if (isTerminal()) this.whileBusy = { test, act }
  }

  close(): void {
    this.reader.close()
  }

  private next(): Promise<string | null> {
    const line = this.lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.closed) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  private give(line: string | null): void {
    const { waiting } = this
    this.waiting = null
    if (waiting !== null) waiting(line)
    else if (line !== null && this.whileBusy?.test(line) === true) this.whileBusy.act()
    else if (line !== null) this.lines.push(line)
  }
}
