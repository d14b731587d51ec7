import {
  type Ability,
  type Effect,
  type Phrases,
  type Syntax,
  type What,
  after,
  choice,
  constant,
  field,
  inForm,
  node,
  phrase,
  quoted,
  quotedText,
  says,
  separated,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'
import type { PrintedSkill } from '../nodes.ts'
import { countedSkills, signedSkills, skillWords } from '../times.ts'

/** Skills as they are printed, on their line and where a text gives them; effects and abilities that are given. */

/** ステルス, ドロー+1, チャージ2, レジスト(WIZ-DOM). */
export const printedSkill = (p: Phrases): Syntax<PrintedSkill> => {
  const amount = field('amount', phrase.plain(p))
  return choice<PrintedSkill>(
    seq(field('skill', word(skillWords))),
    seq(
      field('skill', word(signedSkills)),
      field('sign', choice<'+' | '-'>(says('+', '+'), says('-', '-'))),
      amount,
    ),
    seq(field('skill', word(countedSkills)), amount),
    seq(field('skill', says('レジスト', 'resist')), field('of', quotedText('(', ')'))),
  )
}

const elided = constant({ kind: 'reference', to: 'elided' } as const)

export const skillClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const { gain, give, lose } = p.lexicon.verbs
  const skills = field('skills', separated(printedSkill(p), '・', { most: 6 }))
  const to = field('what', after(p.what, 'に'))
  const topic = field('what', choice<What>(after(p.what, 'は'), elided))
  const ability = field('ability', quoted('「', '」', inForm('end', p.ability)) as Syntax<Ability>)
  const kindOf = field(
    'kindOf',
    choice<'effect' | 'ability'>(says('エフェクト', 'effect'), says('アビリティ', 'ability')),
  )
  return [
    node('aquarian-age.skills', to, skills, 'を', field('how', constant('give')), verb(give)),
    node('aquarian-age.skills', topic, skills, 'を', field('how', constant('gain')), verb(gain)),
    node('aquarian-age.skills', topic, skills, 'を', field('how', constant('lose')), verb(lose)),
    node('aquarian-age.grant', to, kindOf, ability, 'を', field('how', constant('give')), verb(give)),
    node('aquarian-age.grant', topic, kindOf, ability, 'を', field('how', constant('gain')), verb(gain)),
  ]
}
