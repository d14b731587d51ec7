import { type Given, type Lang, type Parameters, fill } from '@fudaba/table'
import { sentences } from './sentences.ts'

type Key = keyof typeof sentences

/** A wrong command line: printed as one line, exit code 2. */
export class UsageError extends Error {
  private readonly key: Key
  private readonly parameters: Parameters | undefined

  constructor(key: Key, parameters: Parameters | undefined) {
    super(fill(sentences[key].en, parameters))
    this.name = 'UsageError'
    this.key = key
    this.parameters = parameters
  }

  in(lang: Lang): string {
    return fill(sentences[this.key][lang], this.parameters)
  }
}

/** A usage error; the type demands the parameters of its sentence. */
export const wrongUse = <K extends Key>(key: K, ...given: Given<typeof sentences, K>): UsageError =>
  new UsageError(key, given[0])
