interface TrieNode {
  readonly next: Map<number, TrieNode>
  ids: string[]
}

const emptyNode = (): TrieNode => ({ next: new Map(), ids: [] })

/** A prefix tree of printed words, each with the ids that are printed so. */
export class Trie {
  private readonly root = emptyNode()

  add(text: string, id: string): void {
    let at = this.root
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      let next = at.next.get(code)
      if (next === undefined) at.next.set(code, (next = emptyNode()))
      at = next
    }
    at.ids.push(id)
  }

  /** Calls `found` for each word that stands here; returns how many letters lead towards one. */
  match(text: string, start: number, found: (end: number, id: string) => void): number {
    let at: TrieNode | undefined = this.root
    let end = start
    for (;;) {
      for (const id of at.ids) found(end, id)
      at = end < text.length ? at.next.get(text.charCodeAt(end)) : undefined
      if (at === undefined) return end - start
      end++
    }
  }

  /** Code units that some word begins with. */
  firsts(): Iterable<number> {
    return this.root.next.keys()
  }
  /** Whether a word is printed as nothing at all: the silent end of a verb. */
  get hasEmpty(): boolean {
    return this.root.ids.length > 0
  }
}
