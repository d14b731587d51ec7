import { type CellGame, type Texts, formsWith, playOn } from '@fudaba/cardtext/testing'
import { kiseki } from '@fudaba/kiseki'
import { type Transcript, TranscriptError, board } from '@fudaba/kernel/testing'
import type { Board } from '@fudaba/kernel/rules'
import { UNIT } from '../../trees.ts'
import { base, down, event, item, unit } from '../../playing.ts'

/** The boards of the cells: A and U are P1's, W and V are P2's; P1 plays E, and F before it. */

type Literal = ReturnType<typeof unit>
const side = (who: string, more: readonly Literal[]) => ({
  field: [...more, item(`${who}item`)],
  homebase: [
    ...Array.from({ length: 4 }, (_, i) => unit(`${who}base${i}`, {}, down)),
    base(`${who}fort`, {}),
  ],
  trails: [unit(`${who}gone`, {}), event(`${who}past`)],
  deck: 12,
  bond: 30,
})

export function stage(texts: Texts, more: Partial<Board> = {}): Transcript {
  const { P1 = {}, P2 = {}, ...rest } = more
  const fields = (rest['A'] ?? {}) as object
  const { A: _, W: __, where, printed, ...others } = rest as Record<string, unknown>
  const A = unit('A', { str: 3, def: 3, cp: 0, text: texts.A ?? printed }, fields as never)
  const W = unit('W', { str: 2, def: 2, text: texts.W ?? printed }, (rest['W'] ?? {}) as object as never)
  const hand = [
    event('E', { ep: 0, text: texts.E ?? 'カードを1枚引く。' }),
    event('F', { ep: 0, text: texts.F ?? 'カードを1枚引く。' }),
    event('G', { ep: 0, text: 'カードを1枚引く。' }),
    unit('held', { cp: 0 }),
    item('tool'),
  ]
  const inHand = where === 'hand'
  return board(kiseki, {
    P1: {
      ...side('m', [...(inHand ? [] : [A]), unit('U', { str: 3, text: texts.U })]),
      hand: [...(inHand ? [A] : []), ...hand],
      ...P1,
    },
    P2: {
      ...side('t', [W, unit('V', { text: texts.V })]),
      hand: [unit('theirs', { cp: 0 }), item('their tool')],
      ...P2,
    },
    at: 'homebase',
    ...others,
  })
}

const FAR = { prefers: ['A', 'W', 'held', 'theirs', 'mgone', 'tgone', 'F', 'G'] }
/** Nothing waits, and P1 has an open window. */
const isQuiet = (g: Transcript): boolean =>
  g.zone('waiting').length === 0 && g.deciding === 'P1' && g.match.decision?.shape === 'act'

export function plays(g: Transcript, card: 'E' | 'F', will = true): void {
  if (!isOffered(g, card)) return
  g.P1.acts('play-event', { with: card })
  playOn(g, { ...FAR, will }, () => isQuiet(g))
}
const isOffered = (g: Transcript, card: string): boolean =>
  g.match.decision?.candidates.some(
    (c) => c.name === 'play-event' && g.names.rows(card).some((row) => g.id(row) === c.source),
  ) === true

/** P1 attacks with just these, at this target where it may be chosen, and the battle is over. */
export const battles =
  (attackers: readonly string[], target = 'W') =>
  (g: Transcript): void => {
    const asked = (): string | undefined => g.match.decision?.message.key
    const phase = (): unknown => g.view(null).facts['phase']
    playOn(g, { prefers: [] }, () => asked() === 'battle.attackers' || phase() === 'recovery')
    if (asked() !== 'battle.attackers') return
    try {
      g.P1.chooses(...attackers)
    } catch (error) {
      if (!(error instanceof TranscriptError)) throw error
      return
    }
    playOn(g, { prefers: [target, 'A'] }, () => asked() === 'battle.attackers' || phase() !== 'battle')
  }

/** A supports U in a scrum. */
export function supports(g: Transcript): void {
  if (!g.P1.offered().includes('scrum-support')) return
  g.P1.acts('scrum-support')
  playOn(g, { prefers: ['U', 'A'] }, () => isQuiet(g))
}

export const nextTurn = (g: Transcript): void => {
  const { turn } = g
  playOn(g, { prefers: [], will: false }, () => g.turn > turn)
}

export const { ofUnit, ofSilent, ofPlayer } = formsWith(UNIT)
export type Occasions = CellGame['occasions']
