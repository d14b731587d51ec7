import {
  type Event,
  type Family,
  type Phrases,
  abilityFamily,
  choice,
  field,
  inForm,
  map,
  node,
} from '@fudaba/cardtext'
import { battleEvent, bondEvent } from '../clauses/battle.ts'

/** 誘発クラフト that wait for an attack on someone, or for so much bond: …に攻撃した時, 絆を2点以上失った時. */
export const attacking = (p: Phrases): Family => {
  const one = map(
    inForm('past', choice<Event>(battleEvent(p), bondEvent(p))),
    (event): readonly Event[] => [event],
    (of) => (Array.isArray(of) && of.length === 1 ? of[0] : undefined),
  )
  return abilityFamily(
    'attacking',
    node('triggered', field('trigger', node('event', field('of', one), '時')), '、', field('effect', p.body)),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        'これが相手に攻撃した時、カードを1枚引く。',
        'これがUNITに攻撃された時、これはこの戦闘中+0/+1を得る。',
        'あなたが絆を3点以上失った時、カードを1枚引く。',
      ],
    },
  )
}
