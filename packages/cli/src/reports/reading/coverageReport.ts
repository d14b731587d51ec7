import { type CardGame, readCards, readTexts, ruleUse, sentencesIn, withWordsOf } from '@fudaba/cardtext'
import type { LoadedSet } from '@fudaba/files'
import type { GameRules } from '@fudaba/kernel'
import { AbilityError } from '@fudaba/kernel/text'
import type { GameEntry } from '../../options/games.ts'
import { type Ability, abilitiesOf } from './abilities.ts'
import { type Construct, type Declined, ranking } from './constructs.ts'
import { nameBook } from './names.ts'
import { trials } from './trial.ts'

/**
 * How much of a card file is read. *Read* is: parsed, printed back, and carried out on a board. `unknownNames` are
 * read, but speak of a card that neither the file nor the game has.
 */
export interface CoverageReport {
  readonly game: string
  readonly cards: { readonly all: number; readonly withText: number; readonly read: number }
  readonly abilities: {
    readonly all: number
    readonly parsed: number
    readonly read: number
    readonly unknownNames: number
  }
  readonly sentences: { readonly all: number; readonly parsed: number }
  readonly declined: readonly Construct[]
  /** Parsed, but not carried out: why. */
  readonly faults: readonly { readonly card: string; readonly text: string; readonly fault: string }[]
  readonly names: readonly { readonly name: string; readonly cards: number }[]
  readonly rules?: {
    readonly used: number
    readonly single: readonly { readonly rule: string; readonly sentence: string }[]
  }
}

/** Reads the file, and tries every ability of it by itself on a board. */
export async function coverageReport(
  entry: GameEntry,
  game: CardGame,
  set: LoadedSet,
  withRules: boolean,
): Promise<CoverageReport> {
  const rules = await entry.load()
  const reading = withWordsOf(game, set.cards, set.words)
  const cards = readCards(reading, set, null)
  const abilities = cards.flatMap(abilitiesOf)
  const faults = await faultsOf(entry, rules, game, abilities, set.words)
  const names = nameBook(namesOf(game, [...cards.map(({ printed }) => printed), ...rules.cards]))
  const unknown = new Map<string, Set<string>>()
  const isRead = (each: Ability): boolean => each.alone !== null && !faults.has(each)
  let unknownNames = 0
  for (const each of abilities) {
    const missing = isRead(each) ? names.unknownIn(each.paragraph.ability) : []
    if (missing.length > 0) unknownNames++
    for (const name of missing) unknown.set(name, (unknown.get(name) ?? new Set()).add(each.card))
  }
  const unread = new Set(abilities.filter((each) => !isRead(each)).map(({ card }) => card))
  const withText = new Set(abilities.map(({ card }) => card))
  const texts = cards.flatMap((card) => [...card.texts.values()])
  const sentences = texts.flatMap(sentencesIn)
  return {
    game: game.name,
    cards: {
      all: cards.length,
      withText: withText.size,
      read: [...withText].filter((id) => !unread.has(id)).length,
    },
    abilities: {
      all: abilities.length,
      parsed: abilities.filter(({ alone }) => alone !== null).length,
      read: abilities.filter(isRead).length,
      unknownNames,
    },
    sentences: { all: sentences.length, parsed: sentences.filter(({ kind }) => kind === 'read').length },
    declined: ranking(abilities.flatMap(declinedOf)),
    faults: [...faults].map(([{ card, text }, fault]) => ({ card, text, fault })),
    names: [...unknown]
      .map(([name, of]) => ({ name, cards: of.size }))
      .sort((a, b) => b.cards - a.cards || (a.name < b.name ? -1 : 1)),
    ...(withRules && { rules: rulesOf(reading, texts, rules.cards) }),
  }
}

/** Which abilities were parsed and cannot be carried out, and why. */
async function faultsOf(
  entry: GameEntry,
  rules: GameRules,
  game: CardGame,
  abilities: readonly Ability[],
  words: LoadedSet['words'] = {},
): Promise<Map<Ability, string>> {
  const faults = new Map<Ability, string>()
  const made: { ability: Ability; card: unknown }[] = []
  for (const ability of abilities) {
    if (ability.alone === null) continue
    try {
      const card = game.make(ability.alone)
      rules.enter?.(rules.book.extended(), [card], words)
      made.push({ ability, card })
    } catch (error) {
      if (!(error instanceof AbilityError)) throw error
      faults.set(ability, error.message)
    }
  }
  const testBoard = await entry.testBoard?.()
  if (testBoard === undefined) return faults
  const tried = trials(
    rules,
    made.map(({ card }) => card),
    testBoard,
    words,
  )
  tried.forEach(({ fault }, i) => void (fault === null || faults.set(made[i].ability, fault)))
  return faults
}

function declinedOf({ card, paragraph }: Ability): Declined[] {
  const text = { printed: '', normalised: null, paragraphs: [paragraph] }
  const declined = sentencesIn(text).flatMap((each) => (each.kind === 'declined' ? [each] : []))
  const sole = declined.length === 1
  if (declined.length > 0) return declined.map((sentence) => ({ card, sentence, sole }))
  const { problem } = paragraph
  return problem === null
    ? []
    : [
        {
          card,
          sole: true,
          sentence: {
            reason: problem.reason === 'out-of-bounds' ? problem.reason : 'unread',
            text: problem.span.text,
            unread: { ...problem.span, text: problem.message },
          },
        },
      ]
}

const namesOf = (game: CardGame, cards: readonly unknown[]): string[] =>
  cards.flatMap((card) => {
    const { name } = card as { readonly name?: unknown }
    return 'name' in game.fields && typeof name === 'string' ? [name] : []
  })

/**
 * Rules that a single text of the file needs, and no card of the game. A rule that only the game's own cards need is no
 * reading of this file.
 */
function rulesOf(game: CardGame, texts: Parameters<typeof ruleUse>[1], own: readonly unknown[]) {
  const others = own.flatMap((card) => [...readTexts(game, card as Parameters<typeof readTexts>[1]).values()])
  const all = ruleUse(game.grammar, [...texts, ...others])
  const ofFile = new Set(texts)
  return {
    used: all.length,
    single: all
      .filter(({ texts: n, text }) => n === 1 && ofFile.has(text))
      .map(({ rule, sentence }) => ({ rule, sentence })),
  }
}
