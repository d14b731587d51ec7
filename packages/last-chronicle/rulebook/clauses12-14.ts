import { definition, enforced, heading, structural } from './rows.ts'

/** Chapters 12 to 14: rule processes, loops, going back. */
export const clauses12to14 = {
  '12': heading('ルールプロセス', 'Rule processes'),
  '12.1': definition(
    '条件で発生するゲームの処理',
    'What the game does by itself on a condition',
    'ruleProcess',
    ['12.3'],
  ),
  '12.2': structural(
    '誰にもコントロールされない',
    'Nobody controls them',
    'They have no controller that anything could ask for.',
  ),
  '12.3': enforced(
    '優先権の前に、なくなるまで同時に処理する',
    'Before priority, all at once and until none is left',
  ),
  '12.4': structural('以下がある', 'These are they', 'Introduces the list.'),
  '12.4.1': enforced('ライフ0で負け', 'Without life a player loses'),
  '12.4.2': enforced('空のデッキから引こうとした人は負け', 'Whoever tried to draw from an empty deck loses'),
  '12.4.3': enforced(
    'パワー0以下のユニットは捨て札へ',
    'A unit of power zero or less goes to the discard pile',
  ),
  '12.4.4': enforced(
    'パワー以上のダメージを受けたユニットは破壊',
    'A unit with damage of at least its power is destroyed',
  ),
  '12.4.5': enforced(
    'LEGACYが2枚あれば両方捨て札へ',
    'Two LEGACY cards of a player both go to the discard pile',
  ),
  '12.4.6': enforced(
    '同名のEPICが2枚あれば両方捨て札へ',
    'Two EPIC cards of one name both go to the discard pile',
  ),
  '12.4.7': enforced('5枚目以降の時代マーカーは捨て札へ', 'A fifth era marker goes to the discard pile'),
  '12.4.8': enforced('戦場にないトークンは消える', 'A token off the battlefield vanishes'),
  '13': heading('無限ループ', 'Loops'),
  '13.1': enforced('止められないループは引き分け', 'A loop nobody can stop is a draw'),
  '13.2': enforced(
    '片方だけ止められるなら回数を宣言する',
    'If one can stop it, that player says how many rounds',
  ),
  '13.3': enforced(
    '両方止められるなら両者が宣言し、小さい方の回数だけ行う',
    'If both can, both say, and the lower number is done',
  ),
  '14': heading('不正な処理の巻き戻し', 'Going back'),
  '14.1': enforced('できないと分かった処理はその前に戻す', 'What turns out impossible is taken back'),
  '14.2': enforced('支払いは取り消される', 'What was paid is given back'),
  '14.3': enforced('巻き戻したことから何も生じない', 'Nothing comes of what was taken back'),
  '14.4': enforced(
    'デッキの移動とシャッフルは巻き戻せない',
    'Moves into and out of the deck and shuffles are not taken back',
  ),
  '14.5': enforced('その時優先権を持つ人が再び得る', 'Whoever had priority has it again'),
} as const
