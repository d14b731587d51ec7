import { CardTextError, type PrintedSpan, spanOf } from '../errors.ts'
import { type Layer, LayerBuilder, endBefore, startBefore, undo } from './layer.ts'
import { type FoundFrame, type Rewrite, frameAt, halfAt } from './frames.ts'
import { type Brackets, type NormalRules, type Note } from './rules.ts'

/** A printed text in its game's normal form, with the way back. Plain data. */
export interface Normalised {
  readonly text: string
  /** Character pass, then span pass. */
  readonly layers: readonly Layer[]
  readonly notes: readonly Note[]
}

/** No card comes near it; it bounds what a hostile file can cost. */
export const LONGEST_TEXT = 100_000
/** Reminder texts and rubies are looked for no further than this. */
const LONGEST_ASIDE = 500
const LONGEST_TITLE = 60

export function normalise(printed: string, rules: NormalRules): Normalised {
  if (printed.length > LONGEST_TEXT)
    throw new CardTextError(
      'too-long',
      `a text of ${printed.length} characters is longer than ${LONGEST_TEXT}`,
      spanOf(printed, LONGEST_TEXT, printed.length),
    )
  const characters = characterPass(printed, rules)
  const notes: Note[] = []
  const spans = spanPass(characters.text, rules, notes)
  return { text: spans.text, layers: [characters, spans], notes }
}

/** The printed text, to the letter. */
export function denormalise({ layers }: Pick<Normalised, 'layers'>): string {
  return layers.reduceRight<string | null>(
    (text, layer) => undo({ text: text ?? layer.text, edits: layer.edits }),
    null,
  )!
}

/** A stretch of the normal text, in the printed one. */
export function printedSpan(normalised: Normalised, start: number, end: number): PrintedSpan {
  let from = start
  let to = end
  for (const layer of [...normalised.layers].reverse()) {
    from = startBefore(layer, from)
    to = endBefore(layer, to)
  }
  return spanOf(denormalise(normalised), from, Math.max(from, to))
}

function characterPass(text: string, rules: NormalRules): Layer {
  const out = new LayerBuilder()
  const { characters, alternating = {} } = rules
  const open = new Set<string>()
  for (let at = 0; at < text.length;) {
    const pair = text.slice(at, at + 2)
    const one = text[at]
    const found = Object.hasOwn(characters, pair) ? pair : one
    const normal = Object.hasOwn(characters, found) ? characters[found] : found
    if (normal === '\n') open.clear()
    if (Object.hasOwn(alternating, normal)) {
      out.replace(found, alternating[normal][open.has(normal) ? 1 : 0])
      if (!open.delete(normal)) open.add(normal)
    } else out.replace(found, normal)
    at += found.length
  }
  return out.build()
}

function spanPass(text: string, rules: NormalRules, notes: Note[]): Layer {
  const out = new LayerBuilder()
  const rewrites = byFirstCharacter(rules)
  let lineStart = true
  /** A frame that was opened and not yet closed. */
  let frame: FoundFrame | null = null
  const drop = (kind: Note['kind'], span: string): number => {
    notes.push({ kind, at: out.made, text: span })
    out.replace(span, '')
    return span.length
  }
  for (let at = 0; at < text.length;) {
    if (lineStart) {
      const bullet = rules.bullets?.find((mark) => text.startsWith(mark, at))
      if (bullet !== undefined) {
        out.keep(bullet)
        at += bullet.length
        continue
      }
      const title = enclosed(text, at, rules.titles, LONGEST_TITLE)
      if (title !== null) {
        at += drop('title', title)
        continue
      }
      lineStart = false
      const label = labelAt(text, at, rules)
      if (label !== null) {
        at += drop('label', label)
        continue
      }
    }
    const ruby = enclosed(text, at, rules.ruby, LONGEST_ASIDE)
    if (ruby !== null) {
      at += drop('ruby', ruby)
      continue
    }
    const reminder = reminderAt(text, at, rules)
    if (reminder !== null) {
      at += drop('reminder', reminder)
      continue
    }
    const name = enclosed(text, at, rules.verbatim, LONGEST_TITLE)
    if (name !== null) {
      out.keep(name)
      at += name.length
      continue
    }
    const quoting = rules.labels?.within?.includes(text[at - 1]) === true
    const inner = quoting ? labelAt(text, at, rules) : null
    if (inner !== null) {
      at += drop('label', inner)
      continue
    }
    frame ??= frameAt(text, at, rules.frames)
    let rewrite = frame === null ? undefined : halfAt(frame, at)
    if (rewrite === undefined) {
      // Nothing is rewritten over the end of a frame.
      const limit = frame?.end ?? text.length
      rewrite = rewrites
        .get(text[at])
        ?.find(([printed]) => at + printed.length <= limit && text.startsWith(printed, at))
    } else if (at === frame?.end) frame = null
    if (rewrite !== undefined) {
      out.replace(rewrite[0], rewrite[1])
      at += rewrite[0].length
      continue
    }
    lineStart = text[at] === '\n'
    out.keep(text[at])
    at++
  }
  return out.build()
}

/** Sorted once for a game, not once for a text. */
const sorted = new WeakMap<NormalRules, Map<string, Rewrite[]>>()

function byFirstCharacter(rules: NormalRules): Map<string, Rewrite[]> {
  const known = sorted.get(rules)
  if (known !== undefined) return known
  const icons = (rules.icons ?? []).flatMap(({ printed, token }) =>
    printed.map((text): Rewrite => [text, token]),
  )
  const all = [...icons, ...(rules.synonyms ?? [])]
  if (all.some(([printed]) => printed === ''))
    throw new CardTextError('bad-rules', 'an icon or synonym is empty')
  const out = new Map<string, Rewrite[]>()
  for (const each of all.sort(([a], [b]) => b.length - a.length))
    out.set(each[0][0], [...(out.get(each[0][0]) ?? []), each])
  sorted.set(rules, out)
  return out
}

/** The bracketed span that begins here, if it closes on this line before the limit. */
function enclosed(
  text: string,
  at: number,
  pairs: readonly Brackets[] | undefined,
  limit: number,
): string | null {
  for (const [open, close] of pairs ?? []) {
    if (!text.startsWith(open, at)) continue
    let depth = 0
    for (let i = at; i < text.length && i - at < limit && text[i] !== '\n'; i++) {
      if (text.startsWith(open, i) && open !== close) depth++
      else if (i > at && text.startsWith(close, i) && (open === close || --depth === 0))
        return text.slice(at, i + close.length)
    }
  }
  return null
}

function reminderAt(text: string, at: number, rules: NormalRules): string | null {
  for (const { brackets, containing } of rules.reminders ?? []) {
    const span = enclosed(text, at, [brackets], LONGEST_ASIDE)
    if (span !== null && (containing === undefined || containing.some((part) => span.includes(part))))
      return span
  }
  return null
}

/** A label holds no punctuation of a sentence, so a dash in the middle of one makes none. */
function labelAt(text: string, at: number, rules: NormalRules): string | null {
  if (rules.labels === undefined) return null
  const { dashes, longest } = rules.labels
  for (let i = at; i < text.length && i - at <= longest; i++) {
    const dash = dashes.find((mark) => text.startsWith(mark, i))
    if (dash !== undefined) return i === at ? null : text.slice(at, i + dash.length)
    if ('、。:\n「」『』“”()'.includes(text[i])) return null
  }
  return null
}
