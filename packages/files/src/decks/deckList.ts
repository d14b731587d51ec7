import { CardNames, type NamedCard } from './cardNames.ts'

/** A line of a list that no card fits, or several. */
export interface StrayLine {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly count: number
  /** Cards that may be meant, the nearest name first. */
  readonly nearest: readonly NamedCard[]
}

/** A list as it was read. */
export interface ReadList {
  readonly name: string | null
  /** A card id for each copy, in the order of the list. */
  readonly cards: readonly string[]
  readonly strays: readonly StrayLine[]
}

/** More copies than any line of a deck has. */
const MOST_COPIES = 200
/** A hostile text is read up to here. */
const MOST_LINES = 5_000

const NAME = /^(?:デッキ名|deck\s*name|name|名前)\s*:\s*(.+)$/iu
const GAME = /^(?:game|ゲーム)\s*:/iu
/** Lines that count or head others, and name no card. */
const HEADING =
  /^(?:(?:合計|総数|計|total|枚数|メイン|main|サイド|side|g\s*デッキ|g\s*deck|デッキ|deck|グレード\s*\d|grade\s*\d|g\d)(?![^\s:(（0-9枚deckデッキ]))/iu
const BULLET = /^(?:[-*+>・●○■□◆◇▼▲|•]+\s*)+/u

/**
 * A deck list as people write it: `3 name`, `name x3`, `name×3`, `3枚 name`, ids instead of names, tables, bullets,
 * headings and comments between them. Never throws; what fits no card is returned with the nearest names.
 */
export function parseDeckList(text: string, cards: readonly NamedCard[]): ReadList {
  const names = new CardNames(cards)
  const found: string[] = []
  const strays: StrayLine[] = []
  let name: string | null = null
  for (const [i, raw] of text.split(/\r\n|\r|\n/u, MOST_LINES).entries()) {
    const line = plain(raw)
    if (line === '' || GAME.test(line)) continue
    const readings = readingsOf(line)
    const exact = readings.map((each) => ({ ...each, cards: names.called(each.name) }))
    const one = exact.find((each) => each.cards.length === 1)
    if (one !== undefined) {
      found.push(...Array.from({ length: one.count }, () => one.cards[0].id))
      continue
    }
    const called = NAME.exec(line)?.[1]
    if (called !== undefined) {
      name ??= called.trim()
      continue
    }
    const several = exact.find((each) => each.cards.length > 1)
    if (several === undefined && HEADING.test(line)) continue
    const meant = several ?? readings.find(({ isCounted }) => isCounted) ?? readings[0]
    strays.push({
      line: i + 1,
      text: meant.name,
      count: meant.count,
      nearest: several === undefined ? names.nearest(meant.name) : several.cards,
    })
  }
  return { name, cards: found, strays }
}

/** Without what only lays out the list: bullets, comments, brackets of links. */
const plain = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/^\uFEFF/u, '')
    .replace(/(?:^|\s)(?:\/\/|#).*$/u, '')
    .replace(/\[\[([^\]]*)\]\]/gu, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .trim()
    .replace(BULLET, '')
    .replace(/\s*\|$/u, '')
    .trim()

interface Reading {
  readonly name: string
  readonly count: number
  readonly isCounted: boolean
}

/** `3 name`, `3x name`, `3枚 name`, `3, name`. */
const BEFORE = /^(\d{1,3})\s*(?:[x×✕*]|枚|copies|copy)?\s*[:,;|\t]?\s*(\D.*|\S+-\S+)$/iu
/** `name x3`, `name×3枚`. */
const TIMES = /^(.+?)\s*[x×✕*]\s*(\d{1,3})\s*枚?$/iu
/** `name 3`, `name: 3枚`, `name … 3`, `name (3)`. */
const BEHIND = /^(.+?)[\s:,;.…(|]+(\d{1,3})\s*枚?\s*\)?$/u
const SHEETS = /^(.+?)\(?(\d{1,3})枚\)?$/u

/** What a line may say, the most literal first. */
function readingsOf(line: string): Reading[] {
  const out: Reading[] = [{ name: line, count: 1, isCounted: false }]
  const add = (name: string | undefined, count: string | undefined): void => {
    if (name === undefined || count === undefined) return
    out.push({ name: name.trim(), count: Math.min(Number(count), MOST_COPIES), isCounted: true })
  }
  const before = BEFORE.exec(line)
  add(before?.[2], before?.[1])
  for (const form of [TIMES, BEHIND, SHEETS]) {
    const found = form.exec(line)
    add(found?.[1], found?.[2])
  }
  // A table, and an id in parentheses behind the name: any part may be what is known.
  const counted = out.find(({ isCounted }) => isCounted)
  const count = counted?.count ?? 1
  const parts = (counted?.name ?? line).split(/[\t,;|()]/u).map((part) => part.trim())
  const inCells = line.split(/[\t,;|]/u).find((cell) => /^\s*\d{1,3}\s*枚?\s*$/u.test(cell))
  const cells = inCells === undefined ? count : Math.min(Number.parseInt(inCells, 10), MOST_COPIES)
  if (parts.length > 1)
    for (const part of [...parts].reverse())
      if (part !== '' && !/^\d+$/u.test(part))
        out.push({ name: part, count: cells, isCounted: inCells !== undefined || counted !== undefined })
  return out
}
