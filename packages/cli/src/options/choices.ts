import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Deck, GameRules, RulesConfig, SettingValue } from '@fudaba/kernel'
import { wrongUse } from '../words/usageError.ts'

/** Readers of option values. A wrong value throws a usage error that lists the right ones. */

export function readSeed(text: string): string {
  if (!/^(?:\d{1,18}|x[0-9a-f]{32})(?:\/\d{1,18})?$/.test(text)) throw wrongUse('badSeed', { seed: text })
  return text
}

/** The seed of a game for which none was typed: 128 bits, none of which `keyFromSeed` loses. */
export const drawSeed = (): string => `x${randomBytes(16).toString('hex')}`

export function readNumber(option: string, text: string, min: number, max: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < min || n > max)
    throw wrongUse('badNumber', { option, value: text, min, max })
  return n
}

export function readChoice<T extends string>(option: string, text: string, values: readonly T[]): T {
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase())
  if (found === undefined) throw wrongUse('badChoice', { option, value: text, values: values.join(', ') })
  return found
}

/** `--set name=value`, any number of times. */
export function readSettings(rules: GameRules, texts: readonly string[]): Record<string, SettingValue> {
  const names = Object.keys(rules.settings).join(', ')
  const config: Record<string, SettingValue> = {}
  for (const text of texts) {
    const at = text.indexOf('=')
    if (at < 1) throw wrongUse('badSetForm', { text, names })
    const name = text.slice(0, at)
    const value = text.slice(at + 1)
    const setting = Object.hasOwn(rules.settings, name) ? rules.settings[name] : undefined
    if (setting === undefined) throw wrongUse('noSetting', { name, names })
    const found = setting.values.find((each) => String(each) === value)
    if (found === undefined) throw wrongUse('badSetting', { name, value, values: setting.values.join(', ') })
    config[name] = found
  }
  return config
}

export interface ChosenDecks {
  readonly decks: readonly [readonly string[], readonly string[]] | undefined
  readonly config: Partial<RulesConfig>
}

/** The settings that games with decks of this source need. */
export function sourceSettings(rules: GameRules, name: string): Record<string, SettingValue> {
  const source = rules.deckSources?.find((each) => each.name === name)
  if (source === undefined) {
    const sources = (rules.deckSources ?? []).map((each) => each.name).join(', ') || '-'
    throw wrongUse('noSource', { name, game: rules.name, sources })
  }
  return { ...source.config } as Record<string, SettingValue>
}

/** The decks of both seats, by name or file, and the settings including those of the files. */
export async function readDecks(
  rules: GameRules,
  given: readonly [string | undefined, string | undefined],
  set: Readonly<Record<string, SettingValue>>,
): Promise<ChosenDecks> {
  if (given[0] === undefined && given[1] === undefined) return { decks: undefined, config: set }
  const [first, second] = await Promise.all(
    given.map(async (each) => (each === undefined ? undefined : readDeck(rules, each))),
  )
  const config = { ...second?.config, ...first?.config, ...set }
  const { resolveConfig } = await import('@fudaba/kernel')
  const { deckByName } = await import('@fudaba/kernel/host')
  const resolved = resolveConfig(rules, config)
  const standard = rules.defaultDecks(resolved)
  const decks = [first, second].map((deck, i) => deck ?? deckByName(rules, standard[i], `P${i + 1}`))
  for (const deck of decks) checkDeck(rules, { ...deck, name: deck.name ?? '' }, resolved)
  return { decks: [decks[0].cards, decks[1].cards], config }
}

interface GivenDeck {
  readonly name: string
  readonly cards: readonly string[]
  readonly config?: Readonly<Record<string, SettingValue>>
}

const byName = (rules: GameRules, name: string): Deck | undefined =>
  rules.decks.find((deck) => deck.name === name)

/** Names of the ready decks, and the form of generated ones. */
const deckNames = (rules: GameRules): string[] => [
  ...rules.decks.map((deck) => deck.name),
  ...(rules.deckSources ?? []).map((source) => `${source.name}:<seed>`),
]

async function readDeck(rules: GameRules, name: string): Promise<GivenDeck> {
  const known = byName(rules, name)
  if (known !== undefined) return known
  // `sealed:7`: a deck generated from the seed.
  const { deckSource } = await import('@fudaba/kernel/host')
  const made = name.includes(':') ? deckSource(rules, name, '') : undefined
  if (made !== undefined)
    return {
      name,
      cards: made.source.open(made.seed),
      config: made.source.config as Record<string, SettingValue>,
    }
  if (!existsSync(name) && !/[./\\]/.test(name))
    throw wrongUse('noDeck', { name, decks: deckNames(rules).join(', ') })
  return deckInFile(rules, name)
}

/** The deck of a file, whose cards these rules know. */
export async function deckInFile(rules: GameRules, file: string): Promise<GivenDeck> {
  const files = await import('@fudaba/files')
  const deck = files.readDeck(file)
  if (deck.game !== rules.name) throw wrongUse('deckOfOther', { file, other: deck.game, game: rules.name })
  return { name: file, cards: deck.cards.map((card) => cardIdOf(rules, card)), config: deck.config }
}

/** The id of a card given by its id or by a typed word. */
export function cardIdOf(rules: GameRules, word: string): string {
  const card = rules.cards.find((each) => rules.cardId(each) === word) ?? rules.cardByWord?.(word)
  if (card === undefined) throw wrongUse('noCard', { card: word, game: rules.name })
  return rules.cardId(card)
}

function checkDeck(rules: GameRules, deck: GivenDeck, config: RulesConfig): void {
  const cards = deck.cards.map((id) => rules.cards.find((card) => rules.cardId(card) === id))
  const problems = rules.checkDeck(cards, config, deck.name)
  if (problems.length === 0) return
  const reason = problems.map((problem) => problem.message.en).join('; ')
  const setting = settingThatAllows(rules, cards, config)
  if (setting === undefined) throw wrongUse('badDeck', { deck: deck.name, reason })
  throw wrongUse('badDeckTry', { deck: deck.name, reason, setting })
}

/** A setting whose change would make the deck legal: often only that was forgotten. */
function settingThatAllows(
  rules: GameRules,
  cards: readonly unknown[],
  config: RulesConfig,
): string | undefined {
  for (const [name, { values }] of Object.entries(rules.settings))
    for (const value of values)
      if (rules.checkDeck(cards, { ...config, [name]: value }).length === 0) return `${name}=${String(value)}`
  return undefined
}

/** Agents of P1 and P2: two names, or one for both. */
export async function readAgents(option: string, text: string): Promise<[string, string]> {
  const names = text.split(',').map((name) => name.trim())
  const [first, second = first] = await Promise.all(names.slice(0, 2).map((name) => readAgent(option, name)))
  if (names.length > 2) throw wrongUse('badChoice', { option, value: text, values: 'P1,P2' })
  return [first, second]
}

export async function readAgent(option: string, name: string): Promise<string> {
  const { agents } = await import('@fudaba/ai')
  return readChoice(option, name, Object.keys(agents))
}
