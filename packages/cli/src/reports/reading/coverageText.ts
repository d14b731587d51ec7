import { type Lang, speaker } from '@fudaba/table'
import type { CoverageReport } from './coverageReport.ts'

/** Sentences of `fudaba card coverage`. */
const say = speaker({
  head: { ja: '{file}（{game}）', en: '{file} ({game})' },
  abilities: {
    ja: '能力: {all}のうち{read}を読み、盤面で実行した（{percent}%）。文として読めた能力 {parsed}',
    en: 'abilities: {read} of {all} read and carried out on a board ({percent} %); parsed {parsed}',
  },
  cards: {
    ja: 'カード: テキストのある{withText}枚のうち{read}枚をすべて読めた（{percent}%）',
    en: 'cards: {read} of {withText} with a text read whole ({percent} %)',
  },
  sentences: {
    ja: '文: {all}のうち{read}（{percent}%）',
    en: 'sentences: {read} of {all} parsed ({percent} %)',
  },
  unknownNames: {
    ja: 'どのカードにもない名前を挙げる能力（読めた能力のうち）: {n}',
    en: 'abilities among those read that speak of a name no card of the file has: {n}',
  },
  declined: {
    ja: '読めなかった構文（文の数、能力でただ一つの未読文）',
    en: 'what is declined, by construct (sentences, only declined one of its ability)',
  },
  faults: { ja: '読めたが実行できない', en: 'parsed, but not carried out' },
  names: { ja: 'どのカードにもない名前（カードの枚数）', en: 'names that no card has (cards)' },
  rules: {
    ja: '一つのテキストだけが使う規則: {of}のうち{n}（{percent}%、5%未満であること）',
    en: 'rules that a single text needs: {n} of {of} ({percent} %; has to stay under 5 %)',
  },
  more: { ja: 'ほか{n}（--json ですべて）', en: '{n} more (all of them: --json)' },
})

const MOST_LINES = 60
const percent = (part: number, whole: number): string =>
  whole === 0 ? '100' : ((100 * part) / whole).toFixed(1)

export function coverageLines(file: string, report: CoverageReport, lang: Lang): string[] {
  const words = say(lang)
  const { game, abilities, cards, sentences, declined, faults, names, rules } = report
  const cut = (lines: readonly string[]): string[] =>
    lines.length <= MOST_LINES
      ? [...lines]
      : [...lines.slice(0, MOST_LINES), `  ${words('more', { n: lines.length - MOST_LINES })}`]
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...cut(lines)]
  return [
    words('head', { file, game }),
    words('abilities', { ...abilities, percent: percent(abilities.read, abilities.all) }),
    words('cards', { ...cards, percent: percent(cards.read, cards.withText) }),
    words('sentences', {
      all: sentences.all,
      read: sentences.parsed,
      percent: percent(sentences.parsed, sentences.all),
    }),
    words('unknownNames', { n: abilities.unknownNames }),
    ...part(
      words('declined'),
      declined.map(
        ({ reason, construct, sentences: n, sole, examples }) =>
          `  ${pad(n)} ${pad(sole)}  ${reason === 'unread' ? '' : `[${reason}] `}${construct}   ${examples[0].card}: ${examples[0].text}`,
      ),
    ),
    ...part(
      words('faults'),
      faults.map(({ card, text, fault }) => `  ${card}: ${fault}\n      ${text}`),
    ),
    ...part(
      words('names'),
      names.map(({ name, cards: n }) => `  ${pad(n)}  ${name}`),
    ),
    ...(rules === undefined
      ? []
      : part(
          words('rules', {
            n: rules.single.length,
            of: rules.used,
            percent: percent(rules.single.length, rules.used),
          }),
          rules.single.map(({ rule, sentence }) => `  ${rule}\n      ${sentence}`),
        )),
  ]
}

const pad = (n: number): string => String(n).padStart(4)
