import { type Family, type Phrases, effectFamily } from '@fudaba/cardtext'

/** What an EVENT or an art does (207.3), and the sentences that follow a craft's first. */
export const effect = (p: Phrases): Family =>
  effectFamily('effect', p.body, {
    en: (tree, say) => `${say.effect(tree)}.`,
    examples: ['相手のITEMを2つ対象とし、それらをアクションする。', 'その後、あなたは絆を2点得る。'],
  })
