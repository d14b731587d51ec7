import type { Catalogue } from './catalogue.ts'

/**
 * What an answer to "why not" says beside a clause: sentences for what all games ask in the same way. A game has its
 * own under `why.<key>`.
 */
export const whySentences = {
  window: { ja: 'この場面の行動ではない', en: 'It is not one of the actions of this moment' },
  noThing: { ja: 'それに使えるものがない', en: 'There is nothing it could be done with' },
  noSource: { ja: 'それには使えない', en: 'It is not done with this' },
  noAction: { ja: '今これで行えることはない', en: 'Nothing is done with it at this moment' },
  theirs: { ja: '相手のものである', en: 'It belongs to your opponent' },
  noThings: {
    ja: '今問われているのは、場や手札のものではない',
    en: 'The question is not about things on the table',
  },
  barred: {
    ja: '繰り返しを終えた人は、同じ局面でもう一度は選べない',
    en: 'It would begin again what was just ended, or what could not be completed',
  },
  notNeeded: {
    ja: 'それでは足りない分の役に立たない',
    en: 'It would not help with what is still to be paid',
  },
  notAmong: { ja: '選べるものに入っていない', en: 'It is not among the choices' },
  place: { ja: '{zones}にあるものだけ', en: 'Only what lies in: {zones}' },
  otherSide: { ja: '反対側のプレイヤーのものである', en: 'It is on the other player’s side' },
  among: { ja: 'テキストが示したものの中にない', en: 'It is not among those that the text speaks of' },
  forbidden: { ja: '禁じている効果がある', en: 'An effect forbids it' },
  protected: { ja: '選ばれないようにする効果がある', en: 'An effect keeps it from being chosen' },
  ownText: { ja: 'そのテキストが今を許さない', en: 'Its own text does not allow it now' },
  best: { ja: 'より合うものがある、またはすでに選ばれた', en: 'Others fit better, or it was taken already' },
  itself: { ja: '自分自身を対象にはできない', en: 'It cannot be aimed at itself' },
  unseen: { ja: '全員に見えるものだけが対象になる', en: 'Only what everybody sees can be a target' },
  part: { ja: 'テキストが求めるものと違う', en: 'It is not what the text asks for' },
  'part.owner': { ja: 'テキストが指すプレイヤーのものではない', en: 'It is not that player’s' },
  'part.other': { ja: 'そのカード自身は選べない', en: 'It must be another than itself' },
  'part.number': { ja: '{word}が合わない', en: 'Its {word} does not fit' },
  'part.noun': { ja: 'テキストの指す種類のものではない', en: 'It is not of the kind that the text names' },
  'part.type': { ja: 'テキストの指す種類のものではない', en: 'It is not of the type that the text names' },
  'part.class': { ja: '「{word}」ではない', en: 'It is not {word}' },
  'part.name': { ja: '「{word}」という名前ではない', en: 'It is not called {word}' },
  'part.name-contains': { ja: '名前に「{word}」を含まない', en: 'Its name does not contain {word}' },
  'part.state': { ja: 'テキストの求める状態ではない', en: 'It is not in the state that the text asks for' },
  'part.position': { ja: 'テキストの求める位置にない', en: 'It is not where the text asks' },
  'part.zone': { ja: 'テキストの求める場所にない', en: 'It is not in the place that the text names' },
  'part.keyword': { ja: 'テキストの求める能力がない', en: 'It has not the ability that the text asks for' },
  'cost.together': {
    ja: 'コストのどれか1つは払えるが、全部は払えない',
    en: 'Each part of its cost could be paid, but not all of them',
  },
} as const satisfies Catalogue

/** How numbers and texts are put behind such a sentence. */
export const whyFrames = {
  needs: { ja: '{text}（必要{need}、今{have}）', en: '{text} (needs {need}, there is {have})' },
  most: { ja: '{text}（{most}まで、今{have}）', en: '{text} (at most {most}, it is {have})' },
  text: { ja: '〈{card}〉「{text}」', en: '{card}: “{text}”' },
} as const satisfies Catalogue
