import {
  type CardGame,
  type CardLine,
  type CardText,
  type DatedCard,
  type FieldPath,
  type PrintedCard,
  cardOn,
  playerLines,
  readTexts,
} from '@fudaba/cardtext'
import { grammar } from '../grammar/index.ts'
import { brings, cardFields } from './cardFields.ts'
import { type ChronicleCard, type LampColour, factsOf } from './cards.ts'
import { textOf } from './play/index.ts'
import { canBeLit } from './printedKeywords.ts'
import { completed, readPrinted } from './printedText.ts'

/** Cards from files: what is printed is all there is. */
export const cardGame: CardGame<ChronicleCard> = {
  name: 'last-chronicle',
  fields: cardFields,
  grammar,
  brings,
  read,
  make: (card) => enter(fromFile(card)),
}

/** Where a text is the text of a card that stays: not of a spell, and not of a burst. */
function read({ name, type }: PrintedCard, text: string, path: FieldPath): CardText {
  return readPrinted(typeof name === 'string' ? name : '', text, type !== 'spell' && path[0] !== 'burst')
}

/** Lamps stand in a file as letters. */
const LAMPS: Readonly<Record<string, LampColour>> = { 無: 'none', 緑: 'green', 赤: 'red' }

/** The newest printing of a card: this game has no day on which another one counts. */
export function fromFile(card: DatedCard): ChronicleCard {
  const { lamps, ...printed } = cardOn(card, null)
  const colours = typeof lamps === 'string' ? lamps.split('').map((letter) => LAMPS[letter] ?? 'none') : null
  return {
    categories: [],
    ...(printed as object),
    ...(colours !== null && { lamps: colours }),
  } as unknown as ChronicleCard
}

/** The words of the catalogue have the same numbers in every game, and its texts are rules before any begins. */
export function enter(card: ChronicleCard): ChronicleCard {
  const whole = completed(card)
  factsOf(whole)
  textOf(whole)
  return whole
}

/** Where on the card a line stands, if that is not its text box. */
const HEADINGS: Readonly<Record<string, { readonly ja: string; readonly en: string }>> = {
  green: { ja: '緑: ', en: 'Green: ' },
  red: { ja: '赤: ', en: 'Red: ' },
  burst: { ja: 'CB: ', en: 'Chrono burst: ' },
}

/** What a card says, for players; what was not read is marked, and so is what no lamp can add. */
export function cardText(card: ChronicleCard): CardLine[] {
  const texts = readTexts(cardGame, card as unknown as PrintedCard)
  const idle = new Set<string>()
  for (const colour of ['green', 'red'] as const)
    for (const { ability } of texts.get(`${colour}.text`)?.paragraphs ?? [])
      if (ability?.kind === 'keywords' && !canBeLit(ability)) idle.add(JSON.stringify(ability))
  return [...texts].flatMap(([path, text]) => {
    const lines = playerLines(cardGame, new Map([[path, text]]))
    const { ja, en } = HEADINGS[path.split('.')[0]] ?? { ja: '', en: '' }
    return lines.map((line, i) => {
      const isIdle = idle.has(JSON.stringify(text.paragraphs[i]?.ability))
      const headed = { ja: ja + line.text.ja, en: en + line.text.en }
      return { text: headed, unread: line.unread || isIdle }
    })
  })
}
