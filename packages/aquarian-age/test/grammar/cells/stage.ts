import { type CellGame, type Texts, formsWith, playOn } from '@fudaba/cardtext/testing'
import { aquarianAge } from '@fudaba/aquarian-age'
import type { Board } from '@fudaba/kernel/rules'
import { type Transcript, TranscriptError, board } from '@fudaba/kernel/testing'
import { breakCard, character, fast, powers } from '../../cards.ts'
import { CHARACTER } from '../../trees.ts'

/** The boards of the cells: A and U are P1's, W and V are P2's; P1 uses E, and F before it. */

const DRAWS = '1ドローする。'

export function stage(texts: Texts, more: Readonly<Record<string, unknown>> = {}): Transcript {
  const {
    P1 = {},
    P2 = {},
    A = {},
    U = {},
    W = {},
    where,
    printed,
    ...others
  } = more as Record<string, object>
  const strong = { attack: 3, endurance: 3 }
  const used = (['E', 'F', 'G'] as const).map((name) =>
    fast(name, { text: (name === 'G' ? undefined : texts[name]) ?? DRAWS }),
  )
  const inHand = (where as unknown) === 'hand'
  const a = (inHand ? breakCard : character)('A', { ...strong, text: texts.A ?? printed, ...A })
  return board(aquarianAge, {
    P1: {
      controlled: [
        ...(inHand ? [] : [a]),
        character('U', { ...strong, text: texts.U, ...U }),
        ...(inHand ? [character('T', strong)] : []),
      ],
      power: [...powers(inHand ? 'T' : 'A', 3), ...powers('U', 3)],
      hand: [...(inHand ? [a] : []), ...used, character('held')],
      factions: [character('B')],
      discard: [character('mgone')],
      deck: Array.from({ length: 12 }, (_, i) => breakCard(`mdeck${i}`)),
      ...P1,
    },
    P2: {
      controlled: [
        character('W', { ...strong, text: texts.W ?? printed, ...W }),
        character('V', { ...strong, text: texts.V }),
      ],
      power: [...powers('W', 3), ...powers('V', 3)],
      hand: [character('theirs')],
      factions: [character('C')],
      discard: [character('tgone')],
      deck: Array.from({ length: 12 }, (_, i) => breakCard(`tdeck${i}`)),
      ...P2,
    },
    at: 'main',
    ...others,
  } as Board)
}

const FAR = { prefers: ['A', 'W', 'held', 'theirs', 'mgone', 'tgone', 'B', 'C', 'Ap1', 'Wp1'] }
/** Everything has resolved, and P1 goes on with his phase. */
const isQuiet = (g: Transcript): boolean =>
  g.deciding === 'P1' && g.match.decision?.message.key === 'main.window'

export const settles = (g: Transcript, will = true): void => playOn(g, { ...FAR, will }, () => isQuiet(g))

export function plays(g: Transcript, card: 'E' | 'F', will = true): void {
  if (!g.P1.offered().includes('fast')) return
  try {
    g.P1.acts('fast', { with: card })
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    return
  }
  settles(g, will)
}

export const nextTurn = (g: Transcript): void => {
  const { turn } = g
  playOn(g, { prefers: [], will: false }, () => g.turn > turn)
}

export const { ofUnit, ofSilent, ofPlayer } = formsWith(CHARACTER, {
  kind: 'reference',
  to: 'self',
  noun: 'character',
})
export type Occasions = CellGame['occasions']
