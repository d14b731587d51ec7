import type { PlayerName, PublicEvent, View } from '@fudaba/kernel'
import { ownedName, plainName } from './labels.ts'
import type { Words } from './words.ts'

interface Named {
  readonly label: string
  readonly owner: PlayerName | null
}

/** What the log calls things: also those that are gone by the time their line is written. */
export class LogNames {
  private readonly words: Words
  private readonly named = new Map<string, Named>()
  private viewer: PlayerName | null = null

  constructor(words: Words) {
    this.words = words
  }

  /** What lies on the table now goes by what it is now. */
  learn(view: View): void {
    this.viewer = view.viewer
    for (const zone of view.zones)
      for (const object of zone.objects)
        this.named.set(object.id, { label: plainName(this.words, object), owner: zone.owner })
  }

  /** What an event names, as far as the table does not say more. */
  learnFrom({ object, event, n, to, player }: PublicEvent): void {
    if (object === null || object.id === null || this.named.has(object.id)) return
    const action = event === 'create' && n !== null ? this.words.rules.book.actions[n - 1] : undefined
    if (action !== undefined) this.named.set(object.id, { label: this.words.pick(action.title), owner: null })
    else if (object.card !== null)
      this.named.set(object.id, {
        label: this.words.card(object.card),
        owner: to === null ? player : to.owner,
      })
  }

  /** The bare name, or undefined for what was never told apart. */
  plain(id: string | null): string | undefined {
    return id === null ? undefined : this.named.get(id)?.label
  }

  /** The name with whose it is. */
  owned(id: string): string {
    const named = this.named.get(id)
    return named === undefined
      ? this.words.say('hiddenCard')
      : ownedName(this.words, this.viewer, named.label, named.owner)
  }

  has(id: string): boolean {
    return this.named.has(id)
  }
}
