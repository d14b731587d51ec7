import { type CellGame, type Texts, formsWith, playOn } from '@fudaba/cardtext/testing'
import type { Board } from '@fudaba/kernel/rules'
import { type Transcript, TranscriptError, board } from '@fudaba/kernel/testing'
import { lastChronicle } from '@fudaba/last-chronicle'
import { type Literal, history, spell, stone, unit } from '../../cards.ts'
import { UNIT } from '../../trees.ts'

/** The boards of the cells: A and U are P1's, W and V are P2's; P1 uses E, and F before it. */

const DRAWS = 'あなたはカードを1枚引く。'

const side = (who: string, units: readonly Literal[]) => ({
  battlefield: [...units, history(`${who}tale`)],
  souls: ['白', '橙', '紫', '黒', '青'].map((power, i) => stone(`${who}stone${i}`, power)),
  discard: [unit(`${who}gone`)],
  chrono: [unit(`${who}ca`, { ca: 4 })],
  eras: 2,
  deck: 12,
  life: 20,
})

export function stage(texts: Texts, more: Readonly<Record<string, unknown>> = {}): Transcript {
  const { P1 = {}, P2 = {}, A = {}, W = {}, where, printed, ...others } = more as Record<string, object>
  const a = unit('A', { power: 3000, text: texts.A ?? printed }, A as never)
  const inHand = (where as unknown) === 'hand'
  const spells = (['E', 'F', 'G'] as const).map((name) =>
    spell(name, { cost: '0', text: (name === 'G' ? undefined : texts[name]) ?? DRAWS }),
  )
  return board(lastChronicle, {
    P1: {
      ...side('m', [...(inHand ? [] : [a]), unit('U', { power: 3000, text: texts.U })]),
      hand: [...(inHand ? [a] : []), ...spells, unit('held')],
      ...P1,
    },
    P2: {
      ...side('t', [
        unit('W', { power: 2000, text: texts.W ?? printed }, W as never),
        unit('V', { power: 2000, text: texts.V }),
      ]),
      hand: [unit('theirs')],
      ...P2,
    },
    at: 'main',
    ...others,
  } as Board)
}

const FAR = { prefers: ['A', 'W', 'held', 'theirs', 'mgone', 'tgone', 'F', 'G'] }
/** Nothing waits, and P1 has an open window. */
const isQuiet = (g: Transcript): boolean =>
  g.zone('stack').length === 0 && g.deciding === 'P1' && g.match.decision?.shape === 'act'

export const settles = (g: Transcript): void => playOn(g, FAR, () => isQuiet(g))

export function plays(g: Transcript, card: 'E' | 'F', will = true): void {
  const isOffered = g.match.decision?.candidates.some(
    (c) =>
      c.name === 'use-spell' &&
      c.source !== undefined &&
      g.names.rows(card).some((row) => g.id(row) === c.source),
  )
  if (isOffered !== true) return
  g.P1.acts('use-spell', { with: card })
  playOn(g, { ...FAR, will }, () => isQuiet(g))
}

/** P1 attacks with just these; P2 defends with W, or does not; and the battle is over. */
export const battles =
  (attackers: readonly string[], defender?: string) =>
  (g: Transcript): void => {
    const asked = (): string | undefined => g.match.decision?.message.key
    const { turn } = g
    playOn(g, { prefers: [] }, () => asked() === 'battle.attackers' || g.turn > turn)
    if (asked() !== 'battle.attackers') return
    try {
      g.P1.chooses(...attackers)
    } catch (error) {
      if (!(error instanceof TranscriptError)) throw error
      return
    }
    playOn(g, { prefers: [] }, () => asked()?.startsWith('battle.') === true || isOver(g))
    if (asked() === 'battle.defender' && defender !== undefined && g.P2.canChoose(defender))
      g.P2.chooses(defender)
    playOn(g, { prefers: [], will: false }, () => asked() === 'battle.attackers' || isOver(g))
  }
const isOver = (g: Transcript): boolean => g.view(null).facts['phase'] === 'main 2'

export const nextTurn = (g: Transcript): void => {
  const { turn } = g
  playOn(g, { prefers: [], will: false }, () => g.turn > turn)
}

export const { ofUnit, ofSilent, ofPlayer } = formsWith(UNIT)
export type Occasions = CellGame['occasions']
