import { type Signal, signal } from '@preact/signals'
import type { PublicEvent, View } from '@fudaba/kernel'
import { type Lang, LogBook, type LogLine, type Words } from '@fudaba/table'
import { keepUndone } from './undoneLines.ts'

const NOTHING: readonly LogLine[] = []

/** The log kept in both languages, so that the language can change during a game. */
export class BilingualLog {
  private readonly books: Readonly<Record<Lang, LogBook>>
  private readonly written: Readonly<Record<Lang, Signal<readonly LogLine[]>>> = {
    ja: signal(NOTHING),
    en: signal(NOTHING),
  }

  constructor(words: Readonly<Record<Lang, Words>>) {
    this.books = { ja: new LogBook(words.ja), en: new LogBook(words.en) }
  }

  /** Every line, of every level. */
  lines(lang: Lang): readonly LogLine[] {
    return this.written[lang].value
  }

  /** Number of lines, including those not yet shown. */
  get length(): number {
    return this.books.ja.count
  }

  add(view: View, events: readonly PublicEvent[]): void {
    for (const book of Object.values(this.books)) book.add(view, events)
  }

  /** After an undo: removes the lines from this time on and keeps them as undone. */
  truncate(time: number): void {
    for (const book of Object.values(this.books)) {
      const before = book.lines('detail')
      book.truncate(time)
      keepUndone(book.find(book.count), before.slice(book.count))
    }
  }

  /** Publishes the lines to the page. */
  show(): void {
    if (this.written.ja.peek().at(-1) === this.books.ja.find(this.books.ja.count)) return
    this.written.ja.value = this.books.ja.lines('detail')
    this.written.en.value = this.books.en.lines('detail')
  }
}
