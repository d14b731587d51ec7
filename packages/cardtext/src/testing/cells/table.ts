import { FRAMES, type Outcome } from './cells.ts'

/** What came of the cells of a game, as a page. */

const MARK = { works: 'works', declined: 'declined', apart: 'shows nothing', inert: 'INERT' } as const

const intro = `Each word for what happens or is done, in each frame that a text can put around it: as a sentence that the
grammar prints and reads, played out on a board made for it. *Works*: what must follow from word and frame did.
*Declined*: the card shows the sentence as unread, and why. There is no third,
but for the few that could show nothing on a board ([decision 24](../decisions/0024-read-or-declined.md)). Made by \`npm run texts\`.`

export function pageOf(
  title: string,
  outcomes: readonly Outcome[],
  untried: Readonly<Record<string, string>> = {},
): string {
  const count = (outcome: Outcome['outcome'], frame?: string): number =>
    outcomes.filter((each) => each.outcome === outcome && (frame === undefined || each.frame === frame))
      .length
  const words = [...new Set(outcomes.map(({ word }) => word))]
  const lines = [
    `# What the texts of ${title} do`,
    '',
    intro,
    '',
    '| frame | works | declined |',
    '|---|---:|---:|',
    ...FRAMES.map((frame) => `| ${frame} | ${count('works', frame)} | ${count('declined', frame)} |`),
    `| all | ${count('works')} | ${count('declined')} |`,
    ...words.flatMap((word) => [
      '',
      `## ${word}`,
      '',
      '| frame | sentence | |',
      '|---|---|---|',
      ...new Set(outcomes.filter((each) => each.word === word).map(rowOf)),
    ]),
    ...(Object.keys(untried).length === 0
      ? []
      : ['', '## Not tried yet', '', ...Object.entries(untried).map(([word, why]) => `- ${word}: ${why}`)]),
  ]
  return `${lines.join('\n')}\n`
}

const plain = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')

/** The row of a cell. */
export function rowOf({ frame, sentence, outcome, reason }: Outcome): string {
  const why = reason === '' ? MARK[outcome] : `${MARK[outcome]}: ${plain(reason)}`
  return `| ${frame} | ${plain(sentence ?? '–')} | ${why} |`
}
