import type { Problem } from '../document/document.ts'
import type { DeclineReason } from '../document/sentence.ts'

type Said = Readonly<{ ja: string; en: string }>

const REASONS: Readonly<Record<DeclineReason | Problem['reason'], Said>> = {
  unread: { ja: '読める文型がありません', en: 'no family reads it' },
  ambiguous: { ja: '二通りに読めます', en: 'it can be read in two ways' },
  'not-printed-back': {
    ja: '読めますが、同じ文に戻りません',
    en: 'it is read, but printed back in other words',
  },
  swallowed: { ja: '「{text}」の意味が木にありません', en: 'nothing in its tree stands for “{text}”' },
  'out-of-bounds': { ja: 'カードの文としては長すぎます', en: 'longer or more tangled than any card' },
  'out-of-place': {
    ja: 'これらの文は、合わせて一つの能力になりません',
    en: 'these sentences do not make one ability',
  },
  unbound: {
    ja: '「それ」などが指すものが、前にありません',
    en: 'it speaks of something that was not named before',
  },
  'empty-list': { ja: '文が言う一覧が、下にありません', en: 'the list this sentence speaks of is missing' },
}
const FROM: Said = { ja: '「{text}」から読めません', en: 'not read from “{text}”' }

/** Why a sentence was declined, in words: `unread` is the part that was not understood. */
export function declinedReason(reason: string | undefined, unread: string): readonly Said[] {
  const known = Object.hasOwn(REASONS, reason ?? '') ? REASONS[reason as DeclineReason] : undefined
  const said = known ?? { ja: reason ?? '', en: reason ?? '' }
  const all = reason === 'unread' ? [said, FROM] : [said]
  return all.map(({ ja, en }) => ({
    ja: ja.replace('{text}', () => unread),
    en: en.replace('{text}', () => unread),
  }))
}
