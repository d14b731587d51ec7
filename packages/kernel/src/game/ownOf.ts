import type { Book } from './book.ts'

/** What can be added to: a copy goes on where the first one is, and neither knows what the other adds. */
export interface Extendable {
  extended(): this
}

/**
 * Something that cards add to: each book has its own. One that extends another begins with a copy, so what the numbers
 * of the first mean there holds in it too.
 */
export class OwnOf<T extends Extendable> {
  private readonly at: number

  constructor(list: Extendable[], first: T) {
    this.at = list.push(first) - 1
  }

  in(book: Book): T {
    return book.owns[this.at] as T
  }
}

/** A list that cards add to. */
export class Notes<T> implements Extendable {
  readonly all: readonly T[]
  private readonly list: T[]

  constructor(from: readonly T[] = []) {
    this.all = this.list = [...from]
  }

  add(note: T): void {
    this.list.push(note)
  }

  extended(): this {
    return new Notes(this.list) as this
  }
}

/** What is noted of declarations, by their number: what was noted in the book that is extended holds in this one too. */
export class ByNumber<T> implements Extendable {
  readonly at: (T | undefined)[]

  constructor(from: readonly (T | undefined)[] = []) {
    this.at = [...from]
  }

  extended(): this {
    return new ByNumber(this.at) as this
  }
}
