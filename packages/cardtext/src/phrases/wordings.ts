import type { Wording } from './phrases.ts'

/** Wordings that most games share; a game adds its brackets and what it prints in another way. */
export const usualWording = {
  nameContains: ['カード名に', 'を含む'],
  upTo: '',
  variables: ['X'],
  thisEffect: 'この効果で',
  seen: 'その中',
  didSuffix: 'なら',
  didSo: ['そうした', 'そうしなかった'],
} as const satisfies Partial<Wording>

/** Clauses are joined by the 連用形 and a comma; after looking by て: 3枚見て、その中から. */
export const lookLinks: Pick<Wording, 'links' | 'linkBetween'> = {
  links: [
    { form: 'join', text: '、' },
    { form: 'te', text: '、' },
  ],
  linkBetween: (before) => (before.kind === 'look' ? 1 : 0),
}
