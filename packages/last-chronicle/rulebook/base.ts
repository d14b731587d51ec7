import type { ClauseRow, Confidence } from '@fudaba/kernel/rules'
import { enforced, informative, structural } from './rows.ts'

const from = (row: ClauseRow, source: string, confidence: Confidence): ClauseRow => ({
  ...row,
  source,
  confidence,
})

/**
 * What the rulebook leaves out or leaves unclear, one row a fact, with its source and how sure it is. Ids follow the
 * section of our notes and count within it.
 */
export const base = {
  // 4.1 What others say beside the rulebook.
  'base.4.1.1': from(
    informative(
      '2013年に発売され2017年の15弾まで続いた',
      'Sold from 2013, fifteen sets up to 2017',
      'Not part of the game.',
    ),
    'encyclopaedia article',
    'fan',
  ),
  'base.4.1.2': from(
    structural(
      '準備とフェイズはルールのとおり',
      'Set-up and phases are as the rulebook says',
      'Restated by chapters 8 and 9.',
    ),
    '2013 rules preview with publisher material',
    'fan',
  ),
  'base.4.1.3': from(
    enforced('先攻も最初のターンに引く', 'The first player draws in the first turn too'),
    '2013 rules preview with publisher material',
    'fan',
  ),
  'base.4.1.4': from(
    structural(
      'スペルは両者ともメインフェイズ1から調整フェイズまで',
      'Spells and texts from main phase 1 to the adjustment phase, for both players',
      'Restated by 9.2.1.3, 9.3.1 and 9.4.1.',
    ),
    '2013 rules preview with publisher material',
    'fan',
  ),
  'base.4.1.5': from(
    structural('時代の進展にはCA7以上', 'An advance needs seven CA', 'Restated by 9.5.7.'),
    'rulebook 9.5.7; fan wiki',
    'official',
  ),
  'base.4.1.6': from(
    informative('EPICは名前の右の王冠', 'EPIC is a crown beside the name', 'How it is printed.'),
    'fan wiki',
    'fan',
  ),
  'base.4.1.7': from(
    structural(
      'レベルが時代より大きくてもアビリティは使える',
      'A level above the era bars attack and defence only',
      'Restated by 5.13.2, which names nothing else.',
    ),
    'fan wiki',
    'fan',
  ),
  'base.4.1.8': from(
    structural('CAヤードの枚数に上限はない', 'The CA yard has no limit', 'The absence of a limit.'),
    'fan wiki',
    'fan',
  ),
  'base.4.1.9': from(
    informative(
      '5つの勢力には名前がある',
      'The five powers have names of their own',
      'Names of their world, not of ours.',
    ),
    'fan wiki',
    'fan',
  ),
  'base.4.1.10': from(
    informative('実際のカードの例', 'A real card as an example', 'No real card is shipped.'),
    'fan card list',
    'fan',
  ),
  'base.4.1.11': from(
    structural(
      '進攻値はプレイヤーごとの数',
      'The invasion value is a number of each player',
      'Restated by 8.2.1.2, 15.2.16.2 and 15.2.17.2.',
    ),
    'rulebook 8.2.1.2, 15.2.16, 15.2.17',
    'official',
  ),
  'base.4.1.12': from(
    structural(
      'SS1枚からソウル1つ、複数勢力なら選ぶ',
      'One soul of one power from each stone',
      'Restated by 7.7.3 and 7.7.4.',
    ),
    'rulebook 7.7.3, 7.7.4',
    'official',
  ),
  // 4.2 Slips of the rulebook.
  'base.4.2.1': from(
    structural(
      '11.9.4の参照先と15.1.14の参照先の誤り',
      'References to 11.10.4 mean 11.9.4, that to 15.1.15 means 15.1.14',
      'Slips in cross-references; the clauses meant are carried out.',
    ),
    'rulebook 9.4.1, 11.9.4.10, 11.9.4.17',
    'inferred',
  ),
  'base.4.2.2': from(
    structural(
      '吸収と動力は追撃の下に番号がある',
      'Absorption and power source are numbered under pursuit',
      'A slip in numbering.',
    ),
    'rulebook 15.2.14',
    'inferred',
  ),
  'base.4.2.3': from(
    structural(
      'ライフ0と0以下: 0以下を使う',
      'Life of zero, or zero or less: the latter is used',
      'Carried out by 3.1.1.',
    ),
    'rulebook 3.1.1, 12.4.1',
    'inferred',
  ),
  'base.4.2.4': from(
    structural('攻撃フェイズは戦闘フェイズ', 'Attack phase means battle phase', 'Two words for one phase.'),
    'rulebook 9.5.1.3',
    'inferred',
  ),
  // 4.3 Not found; what we do.
  'base.4.3.1': from(
    structural(
      '進攻値そのものに効果も上限もない',
      'The invasion value does nothing by itself and has no maximum',
      'The absence of a rule.',
    ),
    'nothing found',
    'ours',
  ),
  'base.4.3.2': from(
    enforced('光碧CAも数えるときは1つ', 'A blue orb counts like a yellow one'),
    'nothing found',
    'ours',
  ),
  'base.4.3.3': from(
    enforced('今の時代のランプだけを見る', 'Only the lamp of the current era is looked at'),
    'rulebook 5.7.3, 5.7.4',
    'inferred',
  ),
  'base.4.3.4': from(
    enforced('フリーコストはどのソウルでも払える', 'Free cost is paid with any soul, powerless ones too'),
    'usual reading',
    'inferred',
  ),
  'base.4.3.5': from(
    enforced('勢力コストはその勢力のソウルだけで払う', 'Power cost is paid with souls of that power only'),
    'usual reading',
    'inferred',
  ),
  'base.4.3.6': from(
    structural('限定構築は扱わない', 'No limited formats', 'None is known in detail.'),
    'nothing found',
    'ours',
  ),
} as const
