import type { PrintedSkill } from '../../grammar/nodes.ts'
import { countedSkills, factionNames, signedSkills, skillWords } from '../../grammar/times.ts'
import type { Skill } from '../board/skills.ts'

/** スキル as they are printed: a word, with a number or with a faction or icon in brackets. */

const numeric = {
  ドロー: 'draw',
  チャージ: 'charge',
  パーマネント: 'permanent',
  キャパシティ: 'capacity',
  バインド: 'bind',
} as const
const plain = {
  アグレッシブ: 'aggressive',
  イニシアチブ: 'initiative',
  シールド: 'shield',
  ペネトレイト: 'penetrate',
  ステルス: 'stealth',
  インターセプト: 'intercept',
  シンクロ: 'synchro',
} as const
const unknown = {
  オフェンシブ: 'offensive',
  ディフェンシブ: 'defensive',
  ブースト: 'boost',
  ブレイクスルー: 'breakthrough',
  インフィニティ: 'infinite',
  インフィニット: 'infinite',
  デュアル: 'dual',
  リムーブ: 'remove',
  プロテクト: 'protect',
  サーチ: 'search',
} as const

const has = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key)
export const factionWord = (ja: string): string =>
  factionNames.ids.find((id) => factionNames.get(id).ja === ja) ?? ja

/** Undefined for what is no skill at all. */
export function readSkillWord(printed: string): Skill | undefined {
  const [, name, sign, digits, of] = /^([^0-9+\-()]+)([+-]?)(\d*)(?:\((.+)\))?$/.exec(printed) ?? []
  if (name === undefined) return undefined
  const value = digits === '' ? undefined : Number(digits) * (sign === '-' ? -1 : 1)
  if (has(numeric, name) && value !== undefined) return { skill: numeric[name], value }
  if (has(plain, name) && value === undefined && of === undefined) return { skill: plain[name] }
  if (name === 'レジスト' && of !== undefined) return { skill: 'resist', of: factionWord(of) }
  if (!has(unknown, name)) return undefined
  return {
    skill: unknown[name],
    ...(value === undefined ? {} : { value }),
    ...(of === undefined ? {} : { of: factionWord(of) }),
  }
}

/** A skill as the grammar has read it. */
export const skillOf = ({ skill, sign, amount, of }: PrintedSkill): Skill | undefined => {
  if (typeof amount === 'object') return undefined
  const list = [skillWords, signedSkills, countedSkills].find((each) => each.has(skill))
  const name = list === undefined ? 'レジスト' : list.get(skill as never).ja
  return readSkillWord(`${name}${sign ?? ''}${amount ?? ''}${of === undefined ? '' : `(${of})`}`)
}
