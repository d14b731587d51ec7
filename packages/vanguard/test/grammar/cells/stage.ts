import { type CellGame, type Texts, formsWith, playOn } from '@fudaba/cardtext/testing'
import type { Board } from '@fudaba/kernel/rules'
import { type Transcript, board } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { at, plain, unit, vanguardUnit } from '../../cards.ts'
import { noun } from '../../trees.ts'
import '../reading.ts'

/**
 * The boards of the cells: A and U are rear-guards of P1's, W and V of P2's. What P1 plays are abilities of two more of
 * his units, E and F.
 */

type Fields = Readonly<Record<string, string | number | boolean>>
const down = { faceDown: true }
/** An ability that is played, of this text. */
const played = (text = '1枚引く。'): string =>
  text.startsWith('【') ? text : `【起】【(R)】【ターン1回】:${text}`

export function stage(texts: Texts, more: Readonly<Record<string, unknown>> = {}): Transcript {
  const {
    P1 = {},
    P2 = {},
    A = {},
    W = {},
    where,
    printed,
    PV = {},
    MV = {},
    ...others
  } = more as Record<string, Fields>
  const inHand = (where as unknown) === 'hand'
  // Alone on the vanguard circle, with two in the soul to ride when it leaves.
  const leads = (where as unknown) === 'vanguard'
  // W may come to the guardian circle: from its circle, or from the hand.
  const intercepts = (where as unknown) === 'guard'
  const guards = (where as unknown) === 'guards'
  const w = { text: texts.W ?? printed, ...(intercepts && { skill: 'intercept' }) }
  const a = { text: texts.A ?? printed, power: 20_000 }
  const side = (who: string) => ({
    soul: [unit(`${who}s`), unit(`${who}s2`)],
    damage: [unit(`${who}d`), unit(`${who}down`, {}, down)],
    drop: [unit(`${who}gone`)],
    bind: [unit(`${who}bound`)],
    deck: plain(`${who}deck`, 14),
  })
  return board(vanguard, {
    at: 'main',
    turn: 3,
    P1: {
      field: [
        ...(leads ? [vanguardUnit('A', a, A)] : [vanguardUnit('MV', { skill: 'twin', ...MV })]),
        ...(inHand || leads ? [] : [at('front-left', 'A', a, A)]),
        at('back-left', 'U', { text: texts.U, skill: 'boost' }),
        at('back-centre', 'E', { text: played(texts.E) }),
        at('back-right', 'F', { text: played(texts.F) }),
      ],
      hand: [...(inHand ? [unit('A', { ...a, grade: 3 })] : []), unit('held'), unit('held2')],
      ...side('m'),
      ...P1,
    },
    P2: {
      field: [
        vanguardUnit('PV', { ...PV }),
        ...(guards ? [] : [at('front-left', 'W', w, W)]),
        at('back-left', 'V', { text: texts.V }),
      ],
      hand: [...(guards ? [unit('W', w)] : []), unit('theirs'), unit('theirs2')],
      ...side('t'),
      ...P2,
    },
    ...others,
  } as Board)
}

const FAR = { prefers: ['A', 'W', 'held', 'theirs', 'mgone', 'tgone', 'mdown', 'tdown', 'front-left', 'R'] }
const isMain = (g: Transcript): boolean =>
  g.deciding === 'P1' && g.match.decision?.shape === 'act' && g.match.decision.pass

export const settles = (g: Transcript, will = true): void => {
  // Whatever waits is played before the window opens.
  playOn(g, { ...FAR, will }, () => isMain(g))
}
export function plays(g: Transcript, card: 'E' | 'F', will = true): void {
  if (!g.P1.offered().includes('ability') || !g.may('P1', 'ability', card)) return
  g.P1.acts('ability', { with: card })
  settles(g, will)
}
/** P1 attacks with A, boosted or not, and P2 does what is said; the battle is over. */
export const battles =
  (prefers: readonly string[], acts: readonly string[] = []) =>
  (g: Transcript): void => {
    const { turn } = g
    const asked = (): string => g.match.decision?.message.key ?? ''
    playOn(g, { prefers: [] }, () => asked().startsWith('battle.') || g.turn > turn)
    if (!asked().startsWith('battle.')) return
    let begun = 0
    playOn(g, { prefers, acts }, () => {
      if (asked() === 'battle.attack') begun++
      return begun > 1 || g.turn > turn
    })
  }
export const nextTurn = (g: Transcript): void => {
  const { turn } = g
  playOn(g, { prefers: [], will: false }, () => g.turn > turn)
}

const self = { kind: 'reference', to: 'self', noun: 'unit' } as const
export const { ofUnit, ofSilent, ofPlayer } = formsWith(noun('unit'), self)
export type Occasions = CellGame['occasions']
