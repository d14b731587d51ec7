import type { Bilingual, GameRules, PlayerName } from '@fudaba/kernel'
import type { CardParagraph } from '@fudaba/kernel/rules'
import type { Say } from './catalogue.ts'
import { type Lang, type Parameters, fill } from './language.ts'
import { sayIn, sentences } from './sentences.ts'

type ProgramKey = Extract<keyof typeof sentences, `program.${string}`>

/** The names of the players at this table. */
export type Names = Readonly<Record<PlayerName, string>>

/** Names and sentences of one game in one language: the table's own and the game's messages. */
export class Words {
  readonly rules: GameRules
  readonly lang: Lang
  readonly names: Names
  readonly say: Say<typeof sentences>
  private readonly cards: ReadonlyMap<string, unknown>
  /** Cache: a table is drawn often, and card texts do not change. */
  private readonly texts = new Map<string, readonly CardParagraph[]>()
  /** What cards bring, by the word that is printed; made when it is first asked for. */
  private printedWords: ReadonlyMap<string, string> | null = null

  constructor(rules: GameRules, lang: Lang, names: Names = { P1: 'P1', P2: 'P2' }) {
    this.rules = rules
    this.lang = lang
    this.names = names
    this.say = sayIn(lang)
    this.cards = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  }

  pick(text: Bilingual): string {
    return text[this.lang]
  }

  /** The game's message, or undefined. */
  find(key: string, parameters?: Parameters): string | undefined {
    const text = this.rules.table.messages[key]
    return text === undefined ? undefined : fill(text[this.lang], parameters)
  }

  /** The game's message; for questions of card texts (`program.…`) ours as a default; else the key itself. */
  message(key: string, parameters?: Parameters): string {
    const said = this.find(key, parameters)
    if (said !== undefined || !key.startsWith('program.')) return said ?? key
    const ours = key in sentences ? (key as ProgramKey) : 'program.choose'
    return this.say(ours)
  }

  player(name: PlayerName): string {
    return this.names[name]
  }

  card(id: string): string {
    const card = this.cards.get(id)
    return card === undefined ? id : this.pick(this.rules.cardName(card))
  }

  /** What a card is called in every language, as people type it. */
  typed(id: string): string[] {
    const card = this.cards.get(id)
    const names = card === undefined ? [] : Object.values(this.rules.cardName(card))
    return [...new Set([id, ...names].map((name) => name.normalize('NFKC').toLowerCase()))]
  }

  /** The text of a card by paragraphs; empty for games without card texts. */
  text(id: string): readonly CardParagraph[] {
    const known = this.texts.get(id)
    if (known !== undefined) return known
    const card = this.cards.get(id)
    const text = card === undefined ? [] : (this.rules.cardText?.(card, this.rules.book) ?? [])
    this.texts.set(id, text)
    return text
  }

  /** The data of a card. */
  printed(id: string): unknown {
    return this.cards.get(id)
  }

  zone(name: string): string {
    const zone = this.rules.book.zones.find((each) => each.name === name)
    return zone === undefined ? name : this.pick(zone.title)
  }

  action(name: string): string {
    const action = this.rules.book.actions.find((each) => each.name === name)
    return action === undefined ? name : this.pick(action.title)
  }

  /** Which edition of the rules is played: the game's word for it, else the version. */
  edition(): string {
    return this.find('edition') ?? this.rules.book.rulebook.version
  }

  /** Where a position begins, in words. */
  moment(name: string): string {
    return this.find(`moment.${name}`) ?? name
  }

  /** A word or name that cards bring, in the game's sentences (`card.<field>.<word>`); else as it is printed. */
  brought(word: string): string {
    this.printedWords ??= new Map(
      Object.entries(this.rules.table.messages).flatMap(([key, text]): [string, string][] =>
        key.startsWith('card.') && key.endsWith(`.${text.ja}`) ? [[text.ja, this.pick(text)]] : [],
      ),
    )
    return this.printedWords.get(word) ?? word
  }

  /** "turned" or "upright" in the game's terms. */
  orientation(turned: boolean): string {
    return turned
      ? (this.find('orientation.turned') ?? this.say('turned'))
      : (this.find('orientation.upright') ?? this.say('upright'))
  }

  /** Joins the items of a list. */
  list(items: readonly string[]): string {
    return items.join(this.lang === 'ja' ? '、' : ', ')
  }

  /** The title of a clause. */
  clause(id: string): string {
    const row = this.rules.book.rulebook.clauses[id]
    return row === undefined ? id : this.pick(row.title)
  }
}

/** "You" and "Opponent" for a seat; P1 and P2 for null (both seats, or watching). */
export function namesFor(lang: Lang, seat: PlayerName | null): Names {
  const say = sayIn(lang)
  if (seat === null) return { P1: 'P1', P2: 'P2' }
  return seat === 'P1' ? { P1: say('you'), P2: say('opponent') } : { P1: say('opponent'), P2: say('you') }
}
