import type { OwnOf, Vocabulary } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** クラン (2.2), 種族 (2.3), 国家 (2.17): open sets of words; cards bring them. */
export const clans: OwnOf<Vocabulary> = book.vocabulary('clans')
export const races: OwnOf<Vocabulary> = book.vocabulary('races')
/** 国家 (2.17.3): of this game's own world; cards may bring others, which count as none (2.17.3.1). */
export const nationWords: readonly string[] = ['砂海連邦', '宵闇王国', '蒼樹公国']
export const nations: OwnOf<Vocabulary> = book.vocabulary('nations', nationWords)
/** Clans whose cards have no icon of a nation (2.17.4). */
export const nationOfClan: Readonly<Record<string, string>> = {
  暁の隊商: '砂海連邦',
  宵の砦: '宵闇王国',
  蒼樹の楽団: '蒼樹公国',
}
export const names: OwnOf<Vocabulary> = book.vocabulary('names')

/** タイプ (2.9.2). */
export const cardTypes = ['normal', 'trigger', 'G'] as const
export type CardType = (typeof cardTypes)[number]
/** トリガーアイコン (2.8.1.1). */
export const triggerIcons = ['critical', 'draw', 'stand', 'heal'] as const
export type TriggerIcon = (typeof triggerIcons)[number]
/** スキルアイコン (2.10.1). */
export const skillIcons = ['boost', 'intercept', 'twin', 'triple'] as const
export type SkillIcon = (typeof skillIcons)[number]
/** Keyword abilities that are words alone (chapter 11). */
export const keywords = [
  'restraint',
  'forerunner',
  'lord',
  'sentinel',
  'resist',
  'G guardian',
  'revelation',
  'revelation-V',
  'revelation-VR',
  'revelation-G',
  'blaze',
  'afterimage',
  'devour',
  'charge',
  'hollow',
  'harmony',
  'boost',
  'intercept',
  'twin',
  'triple',
] as const
export type Keyword = (typeof keywords)[number]
