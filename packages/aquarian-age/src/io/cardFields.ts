import type { CardFields, PlainGame, WordList } from '@fudaba/cardtext'
import { lexicon } from '../../grammar/vocabulary.ts'
import { factions, types } from '../board/words.ts'
import { readSkillWord } from '../text/skillText.ts'

/** What is printed on a card (1.3 of the base rules), as its files have it. */

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** 「Xは…に等しい。」 counts X; else whoever plays the card chooses it. */
function kindOfX({ text }: Readonly<Record<string, unknown>>): string {
  return /(?:X|Ｘ|コスト)は[^。]*等しい/u.test(textOf(text)) ? 'counted' : 'fixed'
}

const factor = (ja: string, en: string) => ({ kind: 'number', title: { ja, en } }) as const

export const cardFields = {
  name: { kind: 'line', title: { ja: 'カード名', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語のカード名', en: 'English name' }, englishOf: 'name' },
  personal: {
    kind: 'line',
    title: { ja: 'ネーム', en: 'Personal name' },
    about: 'Of a name-level character, and of what breaks it',
  },
  personalEn: {
    kind: 'line',
    title: { ja: '英語のネーム', en: 'English personal name' },
    englishOf: 'personal',
  },
  type: {
    kind: 'word',
    of: types,
    title: { ja: '種類', en: 'Type' },
    also: ['カード種類', '種別', 'タイプ', 'カードタイプ', 'Card Type'],
    said: {
      キャラクター: 'character',
      キャラ: 'character',
      ブレイク: 'break',
      ブレイクカード: 'break',
      パーマネント: 'permanent',
      プロジェクト: 'project',
      ファスト: 'fast',
    },
    needed: true,
  },
  factions: {
    kind: 'words',
    of: factions.slice(0, -1),
    title: { ja: '勢力', en: 'Factions' },
    also: ['陣営', 'Faction'],
    said: {
      'E.G.O.': 'ego',
      'E.G.O': 'ego',
      阿羅耶識: 'arayashiki',
      'WIZ-DOM': 'wizdom',
      WIZDOM: 'wizdom',
      ダークロア: 'darklore',
      極星帝国: 'polaris',
      極星: 'polaris',
      イレイザー: 'eraser',
    },
    about: 'None for a card without a faction',
  },
  icons: {
    kind: 'words',
    title: { ja: '分類アイコン', en: 'Icons' },
    also: ['アイコン', '分類', 'Icon'],
    marks: ['♂', '♀'],
    about: 'Any words; texts of the set may speak of them',
  },
  mind: { kind: 'number', title: { ja: '精神力', en: 'Mind' }, also: ['精神'] },
  attack: {
    kind: 'number',
    title: { ja: '攻撃力', en: 'Attack' },
    also: ['攻撃'],
    printed: [{ pattern: /^\(([0-9]+)\)$/u, field: 'attackKind', word: () => 'mental' }],
  },
  endurance: { kind: 'number', title: { ja: '耐久力', en: 'Endurance' }, also: ['耐久'] },
  attackKind: {
    kind: 'word',
    of: ['mental'],
    said: { 精神: 'mental' },
    title: { ja: '攻撃の種類', en: 'Kind of attack' },
    about: 'mental: printed in brackets',
  },
  factor: {
    kind: 'part',
    title: { ja: '必要ファクター', en: 'Factor' },
    fields: {
      ego: factor('E.G.O.', 'E.G.O.'),
      arayashiki: factor('阿羅耶識', 'Arayashiki'),
      wizdom: factor('WIZ-DOM', 'WIZ-DOM'),
      darklore: factor('ダークロア', 'Dark Lore'),
      polaris: factor('極星帝国', 'Polaris Empire'),
      eraser: factor('イレイザー', 'Eraser'),
    },
  },
  cost: {
    kind: 'number',
    title: { ja: 'コスト', en: 'Cost' },
    printed: [{ pattern: /^X$/iu, field: 'x', word: kindOfX }],
  },
  x: {
    kind: 'word',
    of: ['fixed', 'changing', 'counted'],
    title: { ja: 'Xコスト', en: 'X cost' },
    about: 'Chosen and fixed, chosen and changing, or counted by the text; such a card has no cost',
  },
  most: { kind: 'number', title: { ja: 'Xの上限', en: 'Limit of X' } },
  duration: {
    kind: 'word',
    of: ['instant', 'lasting'],
    said: { 瞬間: 'instant', 持続: 'lasting' },
    title: { ja: '効果時間', en: 'Duration' },
    about: 'Of projects and fast cards: 瞬間 or 持続',
  },
  breaks: {
    kind: 'line',
    title: { ja: 'ブレイクの制限', en: 'Restriction on breaking' },
    about: 'The only name it may break',
  },
  skills: {
    kind: 'words',
    title: { ja: 'スキル', en: 'Skills' },
    also: ['Skill'],
    about: 'As printed: チャージ1, レジスト(WIZ-DOM)',
  },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about:
      'As printed, a line for each ability or effect (1:…). Lines of skills and 【“…”のみブレイク可能。】 may stand here, too',
  },
} as const satisfies CardFields

/** Icons are open: sets of cards bring them. */
export const brings: Readonly<Record<string, WordList>> = { icons: lexicon.classes }

/** Names that texts quote: their English comes with the cards. */
export const names: WordList = lexicon.names
const VALUE = '[(（]?(?:[0-9０-９]+|[-－‐―])[)）]?'
const digits = (text: string): string => text.normalize('NFKC').replace(/[()]/gu, '')

/** What a card prints without labels: 「2F/1C」, and 「3/(4)/5」 with a mental attack in parentheses. */
export const plain: PlainGame['plain'] = {
  forms: [
    {
      pattern: /^([0-9０-９]+)\s*[FＦ]\s*[/／]\s*([0-9０-９]+|[XＸ])\s*[CＣ]/u,
      values: ([, factor, cost]) => ({ 'printed factor': factor, ...costOf(cost) }),
    },
    {
      pattern: new RegExp(`^(${VALUE})\\s*[/／]\\s*(${VALUE})\\s*[/／]\\s*(${VALUE})`, 'u'),
      values: ([, mind, attack, endurance]) => ({
        mind: digits(mind),
        attack: digits(attack),
        endurance: digits(endurance),
        ...(/[(（]/u.test(attack) ? { attackKind: 'mental' } : {}),
      }),
    },
    {
      pattern:
        /^(?:必要)?ファクター\s*[/／・]\s*コスト\s*[:：]?\s*([0-9０-９]+)[FＦ]?\s*[/／]\s*([0-9０-９]+|[XＸ])[CＣ]?/u,
      values: ([, factor, cost]) => ({ 'printed factor': factor, ...costOf(cost) }),
    },
    {
      pattern: /^(?:必要)?ファクター\s*[:：]?\s*([0-9０-９]+)[FＦ]?/u,
      values: ([, factor]) => ({ 'printed factor': factor }),
    },
    {
      pattern: /^(?:(?:目標|範囲)\s*[・/／]?\s*)?(瞬間|持続)/u,
      values: ([, duration]) => ({ duration }),
    },
    { pattern: /^(?:目標|範囲)/u, values: () => ({ 'printed scope': '' }) },
    { pattern: /^(?:コスト|Cost)\s*[:：]?\s*([XＸ])/u, values: ([, cost]) => costOf(cost) },
    {
      pattern: /^(?:攻撃力?|Attack)\s*[:：]?\s*[(（]([0-9０-９]+)[)）]/u,
      values: ([, attack]) => ({ attack, attackKind: 'mental' }),
    },
  ],
  /** A factor is one of the faction that the card has. */
  finish(card, rest) {
    const factor = rest.get('printed factor')
    const [faction] = Array.isArray(card['factions']) ? (card['factions'] as unknown[]) : []
    if (factor !== undefined && typeof faction === 'string' && Number(digits(factor)) > 0)
      card['factor'] = { [faction]: Number(digits(factor)), ...(card['factor'] as object | undefined) }
    // A name in quotes is that of somebody: 「灯守“ルミナ”」.
    const personal = /[“"]([^”"]+)[”"]/u.exec(textOf(card['name']))?.[1]
    if (
      personal !== undefined &&
      card['personal'] === undefined &&
      /^(?:character|break)$/u.test(String(card['type']))
    )
      card['personal'] = personal
    // A word without a label is an icon or a skill.
    const words = ['icons', 'skills'].flatMap((name) =>
      Array.isArray(card[name]) ? (card[name] as string[]) : [],
    )
    const skills = words.filter((word) => readSkillWord(word) !== undefined)
    for (const [name, own] of [
      ['icons', words.filter((word) => !skills.includes(word))],
      ['skills', skills],
    ] as const)
      if (own.length > 0) card[name] = own
      else delete card[name]
    if (rest.has('printed X')) card['x'] = kindOfX(card)
  },
}

const costOf = (cost: string): Record<string, string> =>
  /[XＸ]/u.test(cost) ? { 'printed X': cost } : { cost }
