import {
  type Family,
  type Phrases,
  type Trigger,
  abilityFamily,
  choice,
  field,
  inForm,
  maybe,
  node,
  quoted,
  refine,
  word,
} from '@fudaba/cardtext'
import { costList } from '../phrases.ts'
import { triggersWithin } from '../contexts.ts'
import { isDoneByUnit, isUnheard } from '../events.ts'
import { triggerKeywords } from '../keywords.ts'
import { headBefore, headOf, icons } from './header.ts'

/** 自動能力 (8.1.1.2): when something happens; a cost before it is paid where the text says so (8.1.1.2.2). */
export const triggered = (p: Phrases): Family =>
  abilityFamily(
    'triggered',
    node(
      'triggered',
      icons.triggered,
      ...headOf('triggered'),
      maybe('cost', quoted('[', ']', costList(p))),
      field(
        'trigger',
        choice<Trigger>(
          refine(p.trigger, (trigger) => !isUnheard(trigger)),
          ...triggersWithin(p),
        ),
      ),
      '、',
      field('effect', p.body),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        '【自】【(R)】:あなたのエンドフェイズ中、このユニットが退却した時、1枚引く。',
        '【自】:このユニットが(R)に登場した時、1枚引く。',
        '【自】【(V)/(R)】【ターン1回】:[【カウンターブラスト】(1)]このユニットのアタックがヒットした時、コストを払ってよい。',
      ],
    },
  )

/** 闘魂 (11.26), 影縫 (11.24): the keyword says when. */
export const keyworded = (p: Phrases): Family =>
  abilityFamily(
    'keyworded',
    node(
      'triggered',
      icons.triggered,
      ...headBefore('triggered'),
      field('trigger', node('vanguard.keyword-trigger', field('word', word(triggerKeywords)))),
      ':',
      maybe('cost', quoted('[', ']', costList(p))),
      field('effect', p.body),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['【自】【(R)】闘魂:そのターン中、このユニットのパワー+3000。'],
    },
  )

/** 起動能力 (8.1.1.1): played for its cost, or for nothing (8.1.1.1.2.6). */
export const activated = (p: Phrases): Family =>
  abilityFamily(
    'activated',
    node(
      'activated',
      icons.activated,
      ...headOf('activated'),
      maybe('cost', quoted('[', ']', costList(p))),
      field('effect', p.body),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        '【起】【(V)】【Gブレイク】(2):[【ソウルブラスト】(1),あなたの手札から1枚選び、捨てる]2枚引く。',
        '【起】【(R)】:このユニットを【レスト】する。',
      ],
    },
  )

/** 永続能力 (8.1.1.3). What happens at a time would be an automatic one. */
export const continuous = (p: Phrases): Family =>
  abilityFamily(
    'continuous',
    node(
      'continuous',
      icons.continuous,
      ...headOf('continuous'),
      field(
        'effect',
        refine(p.body, ({ kind }) => kind !== 'delayed'),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['【永】【(R)】勇敢:あなたのターン中、このユニットのパワー+2000。'],
    },
  )

/** 置換効果 (8.2.1.3.1): …する際、かわりに…. */
export const replacement = (p: Phrases): Family =>
  abilityFamily(
    'replacement',
    node(
      'replacement',
      icons.continuous,
      ...headOf('continuous'),
      field(
        'effect',
        node(
          'replace',
          field(
            'event',
            refine(inForm('end', p.event), (event) => !isDoneByUnit(event)),
          ),
          '際、かわりに',
          field('effect', p.body),
        ),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['【永】【(R)】:このユニットが退却する際、かわりにこのユニットをソウルに置く。'],
    },
  )
