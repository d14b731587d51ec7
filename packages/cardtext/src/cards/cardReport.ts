import type { Paragraph } from '../document/document.ts'
import type { Sentence } from '../document/sentence.ts'
import { sentencesIn } from '../document/declined.ts'
import { capital } from '../english/wordForms.ts'
import type { PrintedSpan } from '../base/errors.ts'
import type { CardGame, ReadCard } from './cardGame.ts'

/** What became of each sentence of a card: the answer to "can this be played as printed?" */
export interface CardReport {
  readonly id: string
  readonly sentences: readonly SentenceReport[]
  readonly declined: number
}

/** What became of one sentence of a card: read by which family, or declined and why. */
export interface SentenceReport {
  /** The field of the card that it stands in. */
  readonly field: string
  readonly text: string
  readonly span: PrintedSpan
  readonly read: boolean
  /** The family that reads it, or came furthest. */
  readonly family: string | null
  readonly english: string | null
  readonly tree: unknown
  /** Of what was declined: why, from where on, what could have stood there, and the trees of two readings. */
  readonly reason?: string
  readonly unread?: PrintedSpan
  readonly expected?: readonly string[]
  readonly readings?: readonly { readonly family: string; readonly tree: unknown }[]
}

/** What became of every sentence of a card, for whoever writes cards or grammars. */
export function reportCard(game: CardGame, { printed, texts }: ReadCard): CardReport {
  const sentences: SentenceReport[] = []
  for (const [field, text] of texts) {
    for (const sentence of sentencesIn(text)) sentences.push(reportSentence(game, field, sentence))
    for (const problem of problemsIn(text.paragraphs))
      sentences.push({
        field,
        text: problem.span.text,
        span: problem.span,
        read: false,
        family: null,
        english: null,
        tree: null,
        reason: problem.reason,
        unread: problem.span,
      })
  }
  return { id: printed.id, sentences, declined: sentences.filter(({ read }) => !read).length }
}

const problemsIn = (paragraphs: readonly Paragraph[]): NonNullable<Paragraph['problem']>[] =>
  paragraphs.flatMap(({ problem, list }) => [...(problem === null ? [] : [problem]), ...problemsIn(list)])

function reportSentence({ grammar }: CardGame, field: string, sentence: Sentence): SentenceReport {
  const { text, span } = sentence
  if (sentence.kind === 'read') {
    const { family, tree } = sentence
    return { field, text, span, read: true, family, english: capital(grammar.english(family, tree)), tree }
  }
  const { reason, unread, expected, nearest } = sentence
  return {
    field,
    text,
    span,
    read: false,
    family: nearest,
    english: null,
    tree: null,
    reason,
    unread,
    expected,
    ...(sentence.readings.length > 0 && { readings: sentence.readings }),
  }
}
