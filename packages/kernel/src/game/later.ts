/**
 * Something that is used in one file and made in another that imports that file: declared where it is used, filled once
 * where it is made, while the rules are loaded.
 */
export class Later<T extends object> {
  private readonly name: string
  private made: T | null = null

  constructor(name: string) {
    this.name = name
  }

  fill(made: T): void {
    if (this.made !== null) throw new Error(`${this.name} is filled twice`)
    this.made = made
  }

  get value(): T {
    if (this.made === null) throw new Error(`${this.name} is read before it is filled`)
    return this.made
  }
}
