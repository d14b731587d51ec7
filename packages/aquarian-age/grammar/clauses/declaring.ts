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
const setAgain = suruVerb('セット', 'set')
const redirect = suruVerb('変更', 'change')
const use = suruVerb('使用', 'use')
const strip = suruVerb('捨て札', 'discard')
const share = suruVerb('共有', 'share')

export const declaringClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const who = field('what', after(p.what, 'は'))
  return [
    node('aquarian-age.attack', who, verb(attack)),
    node('aquarian-age.guard', who, verb(guard)),
    node('aquarian-age.guard', who, field('surely', constant(true)), verb(surely)),
    node(
      'aquarian-age.put-on',
      field('what', after(p.reference, 'を')),
      field('onto', after(p.selector, 'に')),
      verb(setAgain),
    ),
    node('aquarian-age.change-target', field('what', after(p.reference, 'の')), '目標を', verb(redirect)),
    node('aquarian-age.use', field('what', after(p.reference, 'を')), verb(use)),
    node('aquarian-age.strip', field('what', after(p.reference, 'の')), 'ブレイクを', verb(strip)),
    node('aquarian-age.share-faction', who, field('faction', word(factionNames)), 'を', verb(share)),
    endingIn('end', node('aquarian-age.as-break', 'これはブレイクカードとして使用できる')),
  ]
}
