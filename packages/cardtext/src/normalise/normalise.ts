import { CardTextError, type PrintedSpan, spanOf } from '../base/errors.ts'
import { type RewritePass, RewriteBuilder, originalEnd, originalStart, undo } from './rewritePass.ts'
import { type FoundFrame, type Rewrite, frameAt, halfAt } from './frames.ts'
import { type Brackets, type NormalRules, type Note } from './rules.ts'
import { thatZoneAt } from './thatZone.ts'

/** A printed text in its game's normal form, with the edits that lead back. Plain data. */
export interface Normalised {
  readonly text: string
  /** First characters, then spans. */
  readonly passes: readonly RewritePass[]
  readonly notes: readonly Note[]
}

/** A longer text is refused: it bounds what a hostile file can cost. */
export const LONGEST_TEXT = 100_000
/** Reminder texts and rubies are looked for no further than this. */
const LONGEST_ASIDE = 500
const LONGEST_TITLE = 60

/** A printed text in its normal form, with the notes by which `denormalise` gives back what was printed. */
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
  return { text: spans.text, passes: [characters, spans], notes }
}

/** The printed text, to the letter: all passes undone. */
export function denormalise({ passes }: Pick<Normalised, 'passes'>): string {
  return passes.reduceRight<string | null>(
    (text, pass) => undo({ text: text ?? pass.text, edits: pass.edits }),
    null,
  )!
}

/** A stretch of the normal text, in the printed one. */
export function printedSpan(normalised: Normalised, start: number, end: number): PrintedSpan {
  let from = start
  let to = end
  for (const pass of [...normalised.passes].reverse()) {
    from = originalStart(pass, from)
    to = originalEnd(pass, to)
  }
  return spanOf(denormalise(normalised), from, Math.max(from, to))
}

function characterPass(text: string, rules: NormalRules): RewritePass {
  const out = new RewriteBuilder()
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

function spanPass(text: string, rules: NormalRules, notes: Note[]): RewritePass {
  const out = new RewriteBuilder()
  const rewrites = byFirstCharacter(rules)
  let lineStart = true
  /** Whether an ability begins here: at the beginning of a line, and after its label. */
  let opening = true
  /** A frame that was opened and not yet closed. */
  let frame: FoundFrame | null = null
  /** How many quotes of abilities are open, and what was kept last. */
  let quotes = 0
  let last = ''
  const drop = (kind: Note['kind'], span: string): number => {
    notes.push({ kind, at: out.made, text: span })
    out.replace(span, '')
    return span.length
  }
  for (let at = 0; at < text.length;) {
    if (lineStart) {
      opening = true
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
    if (quotes === 0 && CLOSED.includes(last) && isOpening(text, at, rules)) {
      out.replace('', '\n')
      last = ''
      lineStart = true
      continue
    }
    if (opening) {
      opening = false
      const stands = rules.standIns?.find(([printed]) => text.startsWith(printed, at))
      if (stands !== undefined) {
        out.replace(stands[0], stands[1])
        at += stands[0].length
        continue
      }
    }
    const ruby = enclosed(text, at, rules.ruby, LONGEST_ASIDE)
    if (ruby !== null) {
      at += drop('ruby', ruby)
      continue
    }
    const reminder = noteAt(text, at, rules) ?? reminderAt(text, at, rules)
    if (reminder !== null) {
      at += drop('reminder', reminder)
      continue
    }
    const name = enclosed(text, at, rules.verbatim, LONGEST_TITLE)
    if (name !== null) {
      out.keep(name)
      last = name.slice(-1)
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
      rewrite = thatZoneAt(text, at, rules.thatZone)
      rewrite ??= rewrites
        .get(text[at])
        ?.find(([printed]) => at + printed.length <= limit && text.startsWith(printed, at))
    } else if (at === frame?.end) frame = null
    if (rewrite !== undefined) {
      out.replace(rewrite[0], rewrite[1])
      last = rewrite[1].slice(-1)
      at += rewrite[0].length
      continue
    }
    if (text[at] === rules.openings?.quotes[0]) quotes++
    if (text[at] === rules.openings?.quotes[1]) quotes = Math.max(0, quotes - 1)
    if (text[at] === '\n') quotes = 0
    last = text[at]
    lineStart = text[at] === '\n'
    if (lineStart) endSentence(out, rules)
    out.keep(text[at])
    at++
  }
  endSentence(out, rules)
  return out.build()
}

/** What an ability may end with: before anything else an opening is a part of the sentence. */
const CLOSED = ['。', '」', ')']
const isOpening = (text: string, at: number, { openings }: NormalRules): boolean =>
  openings?.marks.some((mark) => text.startsWith(mark, at)) === true

/** Icons and synonyms of a game by their first character, the longest first. */
const rewriteIndex = new WeakMap<NormalRules, Map<string, Rewrite[]>>()

function byFirstCharacter(rules: NormalRules): Map<string, Rewrite[]> {
  const known = rewriteIndex.get(rules)
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
  rewriteIndex.set(rules, out)
  return out
}

/** The bracketed span that begins here, if it closes before the limit, on this line unless it may go over several. */
function enclosed(
  text: string,
  at: number,
  pairs: readonly Brackets[] | undefined,
  limit: number,
  lines = false,
): string | null {
  for (const [open, close] of pairs ?? []) {
    if (!text.startsWith(open, at)) continue
    let depth = 0
    for (let i = at; i < text.length && i - at < limit && (lines || text[i] !== '\n'); i++) {
      if (text.startsWith(open, i) && open !== close) depth++
      else if (i > at && text.startsWith(close, i) && (open === close || --depth === 0))
        return text.slice(at, i + close.length)
    }
  }
  return null
}

function reminderAt(text: string, at: number, rules: NormalRules): string | null {
  for (const { brackets, containing, unless, outside } of rules.reminders ?? []) {
    const span = enclosed(text, at, [brackets], LONGEST_ASIDE, true)
    if (span === null || containing?.some((part) => span.includes(part)) === false) continue
    if (unless?.test(span.slice(brackets[0].length, -brackets[1].length)) === true) continue
    if (outside === undefined || !isInside(text, at, outside)) return span
  }
  return null
}

/** Whether the last of these brackets before this place on its line is an opening one. */
function isInside(text: string, at: number, [open, close]: Brackets): boolean {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
  return before.lastIndexOf(open) > before.lastIndexOf(close)
}

/** The rest of the line, if a mark of notes stands here. */
function noteAt(text: string, at: number, { noteMarks = [] }: NormalRules): string | null {
  if (!noteMarks.some((mark) => text.startsWith(mark, at))) return null
  const newline = text.indexOf('\n', at)
  return text.slice(at, newline === -1 ? text.length : newline)
}

function endSentence(out: RewriteBuilder, { sentenceEnds = '' }: NormalRules): void {
  if (out.last !== '' && sentenceEnds.includes(out.last)) out.replace('', '。')
}

/** A label holds no punctuation of a sentence, so a dash in the middle of one makes none. */
function labelAt(text: string, at: number, rules: NormalRules): string | null {
  if (rules.labels === undefined) return null
  const { dashes, longest, before = [] } = rules.labels
  for (let i = at; i < text.length && i - at <= longest; i++) {
    const dash = dashes.find((mark) => text.startsWith(mark, i))
    if (dash !== undefined) return i === at ? null : text.slice(at, i + dash.length)
    if (i > at && before.some((mark) => text.startsWith(mark, i))) return text.slice(at, i)
    if ('、。:\n「」『』“”()'.includes(text[i])) return null
  }
  return null
}
