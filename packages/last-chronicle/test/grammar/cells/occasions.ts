import { type Transcript, trees } from '@fudaba/kernel/testing'
import { type Occasions, battles, ofPlayer, ofUnit, plays, settles } from './stage.ts'

/** How what the words of events mean comes about. */

const { CARD, phrase } = trees
const card = phrase(CARD)
const SPELL = { kind: 'type', type: 'spell' } as const
const UNIT = { kind: 'type', type: 'unit' } as const

const zoneOf =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).zone
const turned =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).turned
const count =
  (who: 'P1' | 'P2', what: string) =>
  (g: Transcript): unknown =>
    g.count(who, what)
const logged =
  (event: string, of?: string) =>
  (g: Transcript): unknown =>
    g.log().filter((line) => line.event === event && (of === undefined || line.card === of)).length

/** P1 uses a spell that says this. */
const by = (text: string, more: object = {}) => ({
  board: { ...more, E: text },
  happens: (g: Transcript): void => plays(g, 'E'),
})
const DRAW = 1
const aUnit = 'あなたのユニットを1体選び、'
const attacks = battles(['A'])
const meets = battles(['A'], 'W')
/** Said of what does not happen, or of what was done, and nothing waits for it. */
const nothingWaits = { ...by('あなたはカードを1枚引く。'), changes: zoneOf('E') }

export const occasions: Occasions = {
  draw: {
    ...by('あなたはカードを1枚引く。'),
    forms: ofPlayer('P1', { object: card }),
    changes: count('P1', 'deck'),
  },
  'gain-life': {
    ...by('あなたはライフを1得る。'),
    forms: ofPlayer('P1'),
    changes: count('P1', 'life'),
    payoff: DRAW,
  },
  discard: {
    ...by('あなたの手札を1枚捨てる。'),
    forms: ofPlayer('P1', { object: card }),
    changes: zoneOf('held'),
  },
  destroyed: { ...by(`${aUnit}それを破壊する。`), forms: ofUnit('A'), changes: zoneOf('A') },
  sacrificed: { ...by(`${aUnit}それを犠牲にする。`), forms: ofUnit('A'), changes: zoneOf('A') },
  removed: { ...by(`${aUnit}それを除外する。`), forms: ofUnit('A'), changes: zoneOf('A') },
  leave: { ...by(`${aUnit}それを手札に戻す。`), forms: ofUnit('A'), changes: zoneOf('A') },
  put: {
    ...by(`${aUnit}それを捨て札置き場に置く。`),
    forms: ofUnit('A', { to: { zone: 'discard' } }),
    changes: zoneOf('A'),
  },
  enter: {
    ...by('あなたの手札のユニットを1体選び、戦場に配置する。', { where: 'hand' }),
    forms: ofUnit('A').map((form, i) => (i === 1 ? { ...form, holder: 'U' } : form)),
    changes: zoneOf('A'),
  },
  wipe: { ...by(`${aUnit}それをワイプする。`), forms: ofUnit('A'), changes: turned('A') },
  recover: {
    ...by(`${aUnit}それを回復する。`, { A: { turned: true } }),
    forms: ofUnit('A'),
    changes: turned('A'),
  },
  damaged: [
    {
      ...by(`${aUnit}それに500ダメージを与える。`),
      forms: ofUnit('A'),
      changes: (g) => g.at('A').values['damage'],
    },
    {
      ...by('あなたに1ダメージを与える。'),
      forms: ofPlayer('P1'),
      changes: count('P1', 'life'),
      payoff: DRAW,
    },
  ],
  check: { ...by('あなたはクロノチェックを1回行う。'), forms: ofPlayer('P1'), changes: count('P1', 'deck') },
  use: {
    happens: (g) => plays(g, 'E'),
    forms: ofPlayer('P1', { object: phrase(SPELL) }),
    changes: zoneOf('E'),
  },
  place: {
    board: { where: 'hand' },
    happens: (g) => {
      if (g.P1.offered().includes('place-unit') && g.may('P1', 'place-unit', 'A'))
        g.P1.plays('place-unit', { with: 'A' })
    },
    forms: ofPlayer('P1', { object: phrase(UNIT) }),
    changes: zoneOf('A'),
  },
  attack: { happens: attacks, forms: ofUnit('A'), changes: logged('attacked') },
  'squad-attack': {
    happens: battles(['A', 'U']),
    // Each unit of a squad attacks in it.
    forms: ofUnit('A').map((form, i) => (i === 0 ? form : { ...form, times: 2 })),
    changes: logged('squadAttacked'),
  },
  defend: { happens: meets, forms: ofUnit('W'), changes: logged('defended') },
  blocked: { happens: meets, forms: ofUnit('A'), changes: logged('blocked') },
  pursuable: { happens: meets, forms: ofUnit('A').slice(0, 1), changes: logged('blocked') },
  deal: { happens: attacks, forms: ofUnit('A'), changes: count('P2', 'life') },
  'soul-action': {
    happens: (g) => {
      g.P1.acts('soul-white')
      settles(g)
    },
    forms: ofPlayer('P1'),
    changes: count('P1', 'white'),
  },
  chosen: { ...nothingWaits, forms: ofUnit('W', { player: 'opponent' }).slice(0, 1) },
  gain: { ...nothingWaits, forms: ofPlayer('P1').slice(0, 1) },
  lose: { ...nothingWaits, forms: ofPlayer('P1').slice(0, 1) },
  pay: { ...nothingWaits, forms: ofPlayer('P1').slice(0, 1) },
}
