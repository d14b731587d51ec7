import type { Paragraph } from '../document/document.ts'
import { printAbility } from '../document/printText.ts'
import { capital } from '../english/wordForms.ts'
import type { CardGame, CardTexts } from './cardGame.ts'

/** A paragraph of a card as players see it. One that is unread is shown as it is printed, and does nothing. */
export interface CardLine {
  readonly text: { readonly ja: string; readonly en: string }
  readonly unread: boolean
}

/** All texts of a card, paragraph by paragraph: half an ability is none, so one declined sentence marks it whole. */
export function playerLines({ grammar }: Pick<CardGame, 'grammar'>, texts: CardTexts): CardLine[] {
  const line = ({ bullet, ability, sentences, list, problem }: Paragraph): CardLine[] => {
    if (ability !== null) {
      const ja = bullet + printAbility(grammar, ability).join('\n')
      return [{ text: { ja, en: capital(grammar.spec.say.ability(ability)) }, unread: false }]
    }
    const said = sentences.map(({ span }) => span.text).join('')
    const ja = bullet + (said === '' ? (problem?.span.text ?? '') : said)
    return [
      { text: { ja, en: ja }, unread: true },
      ...list.flatMap(line).map((each) => ({ ...each, unread: true })),
    ]
  }
  return [...texts.values()].flatMap(({ paragraphs }) => paragraphs.flatMap(line))
}
