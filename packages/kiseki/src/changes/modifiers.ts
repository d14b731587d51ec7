import { EffectCell, type EffectPart, type Game, type Verdict } from '@fudaba/kernel/rules'
import type { KisekiClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import { def, layers, organisationsOf, str } from '../board/characteristics.ts'
import { attack, attackAt, attackDemands, counter, counterToo, overkill, stunDamage } from './verdicts.ts'
import { organisations } from '../board/words.ts'

/** 持続効果 of the terms of 1300, as they lie on a card: their values are in the columns a, b and c. */

// ── numbers ────────────────────────────────────────────────────────────────────────────────────────────────────

const numbers = (clause: KisekiClause, name: string, sign: 1 | -1) =>
  book.effect(clause, name, {
    parts: [
      {
        kind: 'value',
        layer: layers.numbers,
        of: str,
        modify: (g, effect, _row, value) => value + sign * g.effect(effect, EffectCell.a),
      },
      {
        kind: 'value',
        layer: layers.numbers,
        of: def,
        modify: (g, effect, _row, value) => value + sign * g.effect(effect, EffectCell.b),
      },
    ],
  })

/** +(数値1)/+(数値2), -(数値1)/-(数値2): STR by a, DEF by b. */
export const plus = numbers('1303.1', 'plus', 1)
export const minus = numbers('1303.2', 'minus', -1)

// ── organisations ──────────────────────────────────────────────────────────────────────────────────────────────

/** (組織)を得る: the word in a. */
export const gainOrganisation = book.effect('1331.1', 'gainOrganisation', {
  layer: layers.gainOrganisation,
  of: organisationsOf,
  modify: (g, effect, _row, set) => organisations.in(g.book).add(set, g.effect(effect, EffectCell.a)),
})
/** すべての組織を持つ. */
export const haveAllOrganisations = book.effect('1333.1', 'haveAllOrganisations', {
  layer: layers.gainOrganisation,
  of: organisationsOf,
  modify: (g, _effect, _row, set) => organisations.in(g.book).everything(set),
})
/** (組織)を失う: the word in a. */
export const loseOrganisation = book.effect('1334.1', 'loseOrganisation', {
  layer: layers.words,
  of: organisationsOf,
  modify: (g, effect, _row, set) => organisations.in(g.book).remove(set, g.effect(effect, EffectCell.a)),
})

// ── can, cannot, must ──────────────────────────────────────────────────────────────────────────────────────────

type Applies = (g: Game, effect: number, asker: number, subject: number) => boolean

const onIt: Applies = (g, effect, asker) => g.effect(effect, EffectCell.on) === asker
const atIt: Applies = (g, effect, _asker, subject) => g.effect(effect, EffectCell.on) === subject
/** Of the controller of the effect: its own units. */
const ofItsPlayer: Applies = (g, effect, asker) =>
  g.controller(asker) === g.effect(effect, EffectCell.controller)

const says = (
  clause: KisekiClause,
  name: string,
  query: Verdict,
  word: 'forbid' | 'allow' | 'require',
  applies: Applies,
) => {
  const part: EffectPart = { kind: 'verdict', query, says: word, applies }
  return book.effect(clause, name, { parts: [part] })
}

/** 攻撃できない: a prohibition that wins over every instruction. */
export const cannotAttack = says('803.3a-2', 'cannotAttack', attack, 'forbid', onIt)
/** (枚数)捨てないなら攻撃できない: what its attack demands, so many cards as a says. */
export const attackForCards = book.effect('804.3', 'attackForCards', {
  parts: [
    {
      kind: 'answer',
      query: attackDemands,
      applies: onIt,
      answer: (g, effect, _asker, _subject, value) => value + g.effect(effect, EffectCell.a),
    },
  ],
})
/** Its controller suffers no stun damage. */
export const noStunDamage = says('1307.1', 'noStunDamage', stunDamage, 'forbid', ofItsPlayer)
/** オーバーキルしない. */
export const noOverkill = says('1319.1', 'noOverkill', overkill, 'forbid', onIt)
/** 攻撃されない. */
export const notAttacked = says('1326.1', 'notAttacked', attackAt, 'forbid', atIt)
/** 可能な限りこれに攻撃する. */
export const attackThis = says('1326.2', 'attackThis', attackAt, 'require', atIt)
/** これで攻撃する. */
export const attackWithThis = says('1326.3', 'attackWithThis', attack, 'require', onIt)
/** すべての攻撃UNITに応戦する. */
export const counterAll = says('1327.1', 'counterAll', counterToo, 'allow', onIt)
/** 可能な限りこれに応戦する. */
export const counterThis = says('1327.2', 'counterThis', counter, 'require', atIt)
/** 応戦されない. */
export const notCountered = says('804.11a-1', 'notCountered', counter, 'forbid', atIt)
