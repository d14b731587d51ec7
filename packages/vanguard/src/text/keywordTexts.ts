import type { Ability, Effect, Feature, Reference, Selector } from '@fudaba/kernel/text'
import '../../grammar/nodes.ts'
import type { Keyword } from '../board/words.ts'

/** Keywords that stand for a text (chapter 11). */

const self: Reference = { kind: 'reference', to: 'self' }
const it: Reference = { kind: 'reference', to: 'it' }
const noun = (word: string): Feature => ({ kind: 'noun', noun: word })
const owner = (who: 'you' | 'opponent'): Feature => ({ kind: 'owner', who })
const selector = (head: Feature, ...features: readonly Feature[]): Selector => ({
  kind: 'selector',
  features,
  head,
})
const become = (status: string, what: Reference | Selector = self): Effect => ({
  kind: 'act',
  what,
  verb: `become-${status}`,
})
const may = (effect: Effect): Effect => ({ kind: 'may', effect })
const ifSo = (effect: Effect): Effect => ({ kind: 'if', condition: { kind: 'did-so' }, effect })
const when = (verb: string, effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb, subject: self }] },
  effect,
  ...more,
})
const sentences = (...all: readonly Effect[]): Effect => ({ kind: 'paragraph', sentences: all })

/** 達成(n) (11.36.2): once a rear-guard has so much power. */
export const success = (n: number): Ability => ({
  kind: 'triggered',
  labels: ['success'],
  trigger: { kind: 'state', condition: { kind: 'vanguard.success', n } },
  effect: { kind: 'if', condition: { kind: 'vanguard.success', n, still: true }, effect: become('success') },
})

/** The top card into the soul if he likes; then a rear-guard rests. */
const revelation = (placed: string): Ability =>
  when(
    placed,
    sentences(
      {
        kind: 'look',
        from: { whose: 'you', zone: 'deck', place: 'top' },
        quantity: { kind: 'exactly', amount: 1, counter: 'cards' },
      },
      may({ kind: 'act', what: it, verb: 'revelation' }),
      ifSo({
        kind: 'turn',
        what: {
          kind: 'selection',
          of: selector(noun('rear-guard'), owner('you'), { kind: 'state', state: 'standing' }),
          quantity: { kind: 'exactly', amount: 1, counter: 'cards' },
        },
        verb: 'rest',
      }),
    ),
  )

/** What each of them says. */
export const keywordTexts: Partial<Readonly<Record<Keyword, Ability>>> = {
  /** ツインドライブ, トリプルドライブ where they are gained (11.2.3.1, 11.2.4.1). */
  twin: { kind: 'continuous', effect: { kind: 'vanguard.drive', what: self, by: 'twin' } },
  triple: { kind: 'continuous', effect: { kind: 'vanguard.drive', what: self, by: 'triple' } },
  /** 残影 (11.22.1): the opponent takes a bound card into his hand. */
  afterimage: {
    kind: 'triggered',
    where: ['V', 'R'],
    trigger: {
      kind: 'event',
      of: [{ kind: 'event', verb: 'put', from: { zone: 'bind' }, to: { whose: 'opponent', zone: 'hand' } }],
    },
    effect: {
      kind: 'if',
      condition: {
        kind: 'count',
        of: selector(noun('card'), owner('you'), { kind: 'zone', zone: 'hand' }),
        comparison: { than: 'at-most', amount: 6 },
      },
      effect: may({ kind: 'act', what: self, verb: 'afterimage' }),
    },
  },
  /** ハーモニー (11.33.1): with whoever is placed in its column. */
  harmony: {
    kind: 'triggered',
    where: ['V', 'R'],
    trigger: {
      kind: 'event',
      of: [
        {
          kind: 'event',
          verb: 'enter',
          subject: selector(
            noun('unit'),
            owner('you'),
            { kind: 'other' },
            {
              kind: 'vanguard.column',
              as: self,
            },
          ),
        },
      ],
    },
    effect: { kind: 'vanguard.harmony', what: it },
  },
  /** 先駆 (11.7.1): ridden over by one of its clan, it may be called. */
  forerunner: when('ridden-over', may({ kind: 'vanguard.call', what: self }), {
    condition: { kind: 'vanguard.shares-clan' },
  }),
  /** 天啓 (11.20.2), on the circle it says. */
  revelation: revelation('enter-R'),
  'revelation-V': revelation('enter-V'),
  'revelation-VR': revelation('enter-VR'),
  'revelation-G': revelation('enter-G'),
  /** 竜炎 (11.21.1): in an attack step with more rear-guards than the opponent. In the hand it would show itself. */
  blaze: {
    kind: 'triggered',
    where: ['V', 'R'],
    trigger: { kind: 'moment', whose: 'you', moment: 'attack-step' },
    effect: {
      kind: 'if',
      condition: {
        kind: 'count',
        of: selector(noun('rear-guard'), owner('you')),
        comparison: {
          than: 'more',
          amount: { kind: 'count', of: selector(noun('rear-guard'), owner('opponent')) },
        },
      },
      effect: become('blaze', selector(noun('vanguard'), owner('you'))),
    },
  },
  /** 暴喰 (11.23.1): attacking, it may retire others. */
  devour: when(
    'attack',
    sentences(
      may({
        kind: 'act',
        what: {
          kind: 'selection',
          of: selector(noun('rear-guard'), owner('you'), { kind: 'other' }),
          quantity: { kind: 'at-least', amount: 1, counter: 'cards' },
        },
        verb: 'devour',
      }),
      ifSo(become('devour')),
    ),
  ),
  /** 突撃 (11.28.1), 亡霊 (11.32.1): placed as a rear-guard. */
  charge: {
    kind: 'triggered',
    where: ['R'],
    trigger: {
      kind: 'event',
      of: [{ kind: 'event', verb: 'enter', subject: self, cause: { means: 'effect' } }],
    },
    effect: may(become('charge')),
  },
  hollow: when('enter', may(become('hollow')), { where: ['R'] }),
}
