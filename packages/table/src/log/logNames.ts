import type { PlayerName, PublicEvent, View } from '@fudaba/kernel'
import type { Action } from '@fudaba/kernel/rules'
import { ownedName, plainName } from '../words/labels.ts'
import type { Words } from '../words/words.ts'

interface Named {
  readonly label: string
  readonly owner: PlayerName | null
}

/** The action that an event is about, if `what` is one. */
export const actionNamed = (words: Words, what: string | null): Action | undefined =>
  what === null ? undefined : words.rules.book.actions.find(({ name }) => name === what)

/** Names of objects for the log, also of those that are gone when their line is written. */
export class LogNames {
  private readonly words: Words
  private readonly named = new Map<string, Named>()
  private viewer: PlayerName | null = null

  constructor(words: Words) {
    this.words = words
  }

  /** Learns the current names of everything in the view. */
  learn(view: View): void {
    this.viewer = view.viewer
    for (const zone of view.zones)
      for (const object of zone.objects)
        this.named.set(object.id, { label: plainName(this.words, object), owner: zone.owner })
  }

  /** Learns the name of an event's object, if no view has named it. */
  learnFrom({ object, event, what, from, to, player }: PublicEvent): void {
    if (object === null || object.id === null || this.named.has(object.id)) return
    const action = event === 'create' ? actionNamed(this.words, what) : undefined
    if (action !== undefined) this.named.set(object.id, { label: this.words.pick(action.title), owner: null })
    else if (object.card !== null)
      this.named.set(object.id, {
        label: this.words.card(object.card),
        // Whoever did it is not whose it is, where the event tells a zone.
        owner: to !== null ? to.owner : from !== null ? from.owner : player,
      })
  }

  /** The name without owner; undefined for an object that was never identified. */
  plain(id: string | null): string | undefined {
    return id === null ? undefined : this.named.get(id)?.label
  }

  /** The name with its owner. */
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
