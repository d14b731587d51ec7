import type { Marker } from '../grammar/grammar.ts'

/** Grammatical words of any card text. */
export const usualMarkers: readonly Marker[] = [
  { word: 'ただし', needs: ['except', 'unless', 'prohibit'] },
  { word: 'かわりに', needs: ['replace', 'replacement'] },
  { word: '代わりに', needs: ['replace', 'replacement'] },
  { word: 'ではなく', needs: ['corrected', 'add-instead'] },
  { word: 'まで', needs: ['up-to', 'duration'] },
  { word: 'てよい', needs: ['may'] },
  { word: 'てもよい', needs: ['may'] },
  { word: 'できない', needs: ['prohibit', 'only-if', 'only-during', 'not:true'] },
  { word: 'なら', needs: ['if', 'condition'] },
  { word: 'につき', needs: ['for-each', 'per'] },
  { word: '以上', needs: ['at-least', 'than:at-least'] },
  { word: '以下', needs: ['at-most', 'than:at-most', 'choose-one', 'grant-block'] },
  { word: 'すべて', needs: ['all', 'grant-block', 'lose', 'copy-abilities'] },
  { word: '他の', needs: ['other'] },
  { word: '以外', needs: ['except'] },
  { word: '残り', needs: ['to:rest'] },
  { word: 'その後', needs: ['then'] },
  { word: 'さらに', needs: ['also'] },
  { word: 'ランダム', needs: ['random'] },
  { word: '合計', needs: ['sum', 'total'] },
  { word: 'それぞれ', needs: ['distinct'] },
]

/** The usual markers with more that a game says by them (by word), and the game's own. */
export const markersWith = (
  more: Readonly<Record<string, readonly string[]>>,
  own: readonly Marker[] = [],
): readonly Marker[] => [
  ...usualMarkers.map(({ word, needs }) => ({ word, needs: [...needs, ...(more[word] ?? [])] })),
  ...own,
]

/** A marker word that nothing in the tree answers for, and where it stands. */
export interface Swallowed {
  readonly word: string
  readonly at: number
}

/** Marker words of the text that nothing in the tree answers for. Names may contain anything. */
export function swallowed(
  text: string,
  tree: unknown,
  markers: readonly Marker[],
  nameBrackets: readonly (readonly [string, string])[],
): Swallowed[] {
  const plain = withoutNames(text, nameBrackets)
  let features: Set<string> | null = null
  const out: Swallowed[] = []
  for (const { word, needs } of markers) {
    const at = plain.indexOf(word)
    if (at === -1) continue
    features ??= featuresOf(tree)
    if (!needs.some((feature) => features!.has(feature))) out.push({ word, at })
  }
  return out
}

/** Every kind, key and `key:value` of a tree. */
export function featuresOf(tree: unknown): Set<string> {
  const out = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach(visit)
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'kind') out.add(String(inner))
      else {
        out.add(key)
        if (typeof inner !== 'object') out.add(`${key}:${String(inner)}`)
        visit(inner)
      }
    }
  }
  visit(tree)
  return out
}

/** What stands in name brackets is blanked out; offsets stay. */
function withoutNames(text: string, pairs: readonly (readonly [string, string])[]): string {
  let out = text
  for (const [open, close] of pairs) {
    for (let start = out.indexOf(open); start !== -1; start = out.indexOf(open, start + 1)) {
      const end = out.indexOf(close, start)
      if (end === -1) break
      out = out.slice(0, start + 1) + '\0'.repeat(end - start - 1) + out.slice(end)
    }
  }
  return out
}
