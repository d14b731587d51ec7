import {
  type Effect,
  type Phrases,
  type Syntax,
  after,
  constant,
  endingIn,
  field,
  node,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { factionNames } from '../times.ts'

/** Texts that declare, aim anew, move permanents, use cards. */

const attack = suruVerb('アタック宣言', 'declare an attack')
const guard = suruVerb('ガード宣言', 'declare a guard')
const surely = suruVerb('ガード', 'guard')
const set = suruVerb('セット', 'set')
const redirect = suruVerb('変更', 'change')
const use = suruVerb('使用', 'use')
const strip = suruVerb('捨て札', 'discard')
const share = suruVerb('共有', 'share')

export const declaringClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const who = field('what', after(p.what, 'は'))
  return [
    // アタック宣言できる would be a permission.
    endingIn('end', node('aquarian-age.attack', who, verb(attack))),
    endingIn('end', node('aquarian-age.guard', who, verb(guard))),
    endingIn('end', node('aquarian-age.guard', who, field('surely', constant(true)), verb(surely))),
    node(
      'aquarian-age.put-on',
      field('what', after(p.what, 'を')),
      field('onto', after(p.what, 'に')),
      verb(set),
    ),
    node(
      'aquarian-age.put-on',
      field('onto', after(p.what, 'に')),
      field('what', after(p.what, 'を')),
      field('ontoFirst', constant(true)),
      verb(set),
    ),
    node('aquarian-age.change-target', field('what', after(p.what, 'の')), '目標を', verb(redirect)),
    node('aquarian-age.use', field('what', after(p.what, 'を')), verb(use)),
    node('aquarian-age.strip', field('what', after(p.what, 'の')), 'ブレイクカードを', verb(strip)),
    node('aquarian-age.share-faction', who, field('faction', word(factionNames)), 'を', verb(share)),
    endingIn('end', node('aquarian-age.as-break', 'このカードはブレイクカードとして使用できる')),
  ]
}
