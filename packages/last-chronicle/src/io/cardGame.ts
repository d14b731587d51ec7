import {
  type CardGame,
  type CardLine,
  type CardText,
  type FieldPath,
  type Grammar,
  type PrintedCard,
  playerLines,
  readTexts,
} from '@fudaba/cardtext'
import type { Book } from '@fudaba/kernel/rules'
import { grammar } from '../../grammar/index.ts'
import { brings, cardFields, names, plain } from './cardFields.ts'
import type { ChronicleCard } from '../board/cards.ts'
import { fromFile } from './cardFile.ts'
import { canBeLit } from '../text/printedKeywords.ts'
import { cardGrammar, readPrinted } from '../text/printedText.ts'

/** How card files of the game are read: their fields, their grammar, the card that is made of one. */
export const cardGame: CardGame<ChronicleCard> = {
  name: 'last-chronicle',
  fields: cardFields,
  grammar,
  brings,
  names,
  plain,
  read,
  make: fromFile,
}

/** Where a text is the text of a card that stays: not of a spell, and not of a burst. */
function read(by: Grammar, { name, type }: PrintedCard, text: string, path: FieldPath): CardText {
  return readPrinted(by, typeof name === 'string' ? name : '', text, type !== 'spell' && path[0] !== 'burst')
}

/** Where on the card a line stands, if that is not its text box. */
const HEADINGS: Readonly<Record<string, { readonly ja: string; readonly en: string }>> = {
  green: { ja: '緑: ', en: 'Green: ' },
  red: { ja: '赤: ', en: 'Red: ' },
  burst: { ja: 'CB: ', en: 'Chrono burst: ' },
}

/** What a card says, for players; what was not read is marked, and so is what no lamp can add. */
export function cardText(card: ChronicleCard, book: Book): CardLine[] {
  const game = { ...cardGame, grammar: cardGrammar.in(book).grammar }
  const texts = readTexts(game, card as unknown as PrintedCard)
  const idle = new Set<string>()
  for (const colour of ['green', 'red'] as const)
    for (const { ability } of texts.get(`${colour}.text`)?.paragraphs ?? [])
      if (ability?.kind === 'keywords' && !canBeLit(ability)) idle.add(JSON.stringify(ability))
  return [...texts].flatMap(([path, text]) => {
    const lines = playerLines(game, new Map([[path, text]]))
    const { ja, en } = HEADINGS[path.split('.')[0]] ?? { ja: '', en: '' }
    return lines.map((line, i) => {
      const isIdle = idle.has(JSON.stringify(text.paragraphs[i]?.ability))
      const headed = { ja: ja + line.text.ja, en: en + line.text.en }
      return { text: headed, unread: line.unread || isIdle }
    })
  })
}
