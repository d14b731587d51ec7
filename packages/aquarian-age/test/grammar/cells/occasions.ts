import { playOn } from '@fudaba/cardtext/testing'
import { type Transcript, trees } from '@fudaba/kernel/testing'
import { type Occasions, ofPlayer, ofSilent, ofUnit, plays, settles } from './stage.ts'

/** How what the words of events mean comes about. */

const { phrase } = trees

const zoneOf =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).zone
const count =
  (who: 'P1' | 'P2', what: string) =>
  (g: Transcript): unknown =>
    g.count(who, what)
const logged =
  (event: string) =>
  (g: Transcript): unknown =>
    g.log().filter((line) => line.event === event).length

const attackOf =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).values['attack']
const DAMAGE = 1

/** P1 uses a fast card that says this. */
const by = (text: string, more: object = {}) => ({
  board: { ...more, E: text },
  happens: (g: Transcript): void => plays(g, 'E'),
})
/** Said of what does not happen, or of what was done, and nothing waits for it. */
const nothingWaits = { ...by('1ドローする。'), changes: zoneOf('E') }

/** A attacks; P2 guards with W, or does not. */
const attacks =
  (guard = false) =>
  (g: Transcript): void => {
    if (!g.may('P1', 'attack', 'A')) return
    g.P1.acts('attack', { with: 'A' })
    playOn(g, { prefers: ['Ap1'] }, () => g.deciding === 'P2' || isMain(g))
    if (guard && g.deciding === 'P2' && g.P2.offered().includes('guard') && g.may('P2', 'guard', 'W'))
      g.P2.acts('guard', { with: 'W' })
    settles(g)
  }
const attacksCharacter = (g: Transcript): void => {
  if (!g.may('P1', 'attack-character', 'A')) return
  g.P1.acts('attack-character', { with: 'A' })
  settles(g)
}
const isMain = (g: Transcript): boolean => g.match.decision?.message.key === 'main.window'
/** A is a break card of the hand, for T. */
const breaking = {
  board: { where: 'hand' },
  happens: (g: Transcript): void => {
    if (!g.may('P1', 'break', 'A')) return
    g.P1.acts('break', { with: 'A' })
    playOn(g, { prefers: ['T', 'Tp1'] }, () => isMain(g))
  },
  forms: ofUnit('A').map((form, i) => (i === 1 ? { ...form, holder: 'U' as const } : form)),
  changes: (g: Transcript): unknown => ['controlled', 'factions'].includes(g.at('A').zone ?? ''),
}
/** What is said of the characters stands on another one: A is gone, or has nothing to say any more. */
const fromBeside = (who: 'A'): ReturnType<typeof ofUnit> =>
  ofSilent(who).map((form, i) =>
    i > 0 ? form : { ...form, apart: { trigger: 'it is not in the field any more (17-2)' } },
  )

const aCharacter = '目標の《あなたのキャラクター1人》'

export const occasions: Occasions = {
  draw: { ...by('1ドローする。'), forms: ofPlayer('P1'), changes: count('P1', 'deck'), payoff: DAMAGE },
  discarded: { ...by(`${aCharacter}を捨て札する。`), forms: fromBeside('A'), changes: zoneOf('A') },
  removed: { ...by(`${aCharacter}をオーナーの手札に戻す。`), forms: fromBeside('A'), changes: zoneOf('A') },
  discarding: { ...by(`${aCharacter}を捨て札する。`), forms: ofUnit('A'), changes: zoneOf('A') },
  damaged: { ...by(`${aCharacter}に1ダメージを与える。`), forms: ofUnit('A'), changes: logged('dealDamage') },
  emptied: {
    ...by(`${aCharacter}に(3)ダメージを与える。`),
    forms: ofSilent('A'),
    changes: (g) => g.at('A').values['power'],
  },
  enter: breaking,
  break: breaking,
  attack: { happens: attacks(), forms: ofUnit('A'), changes: logged('declareAttack') },
  'attack-or-guard': { happens: attacks(), forms: ofUnit('A'), changes: logged('declareAttack') },
  'attack-character': {
    board: { U: { text: '《あなたのキャラクター》はキャラクターにアタック宣言できる。' } },
    happens: attacksCharacter,
    forms: ofUnit('A'),
    changes: logged('declareAttack'),
  },
  guard: { happens: attacks(true), forms: ofUnit('W'), changes: logged('declareGuard') },
  guarded: { happens: attacks(true), forms: ofUnit('A'), changes: logged('meets') },
  hit: { happens: attacks(), forms: ofUnit('A'), changes: logged('reachPlayer') },
  battle: { happens: attacks(true), forms: ofUnit('A'), changes: logged('meets') },
  use: {
    happens: (g) => plays(g, 'E'),
    forms: ofPlayer('P1', { object: phrase({ kind: 'type', type: 'fast' }) }),
    changes: zoneOf('E'),
  },
  discard: { ...by('あなたは手札1枚を捨て札する。'), forms: ofPlayer('P1'), changes: zoneOf('held') },
  put: {
    ...by(`${aCharacter}をダメージ置き場に置く。`),
    forms: ofUnit('A', { to: { zone: 'damage' } }),
    changes: zoneOf('A'),
  },
  targeted: {
    ...by('目標の《キャラクター1人》を捨て札する。'),
    forms: ofUnit('A').slice(0, 1),
    changes: zoneOf('A'),
  },
  // What is done to it, what holds for a while, and what works all the time (13-2, 14-2).
  affected: [
    { ...by('目標の《対戦相手のキャラクター1人》を捨て札する。'), changes: zoneOf('W') },
    { ...by('目標の《対戦相手のキャラクター1人》に3ダメージを与える。'), changes: zoneOf('W') },
    {
      ...by('ターン終了時まで、目標の《対戦相手のキャラクター1人》の攻撃力に-2する。'),
      changes: attackOf('W'),
    },
    {
      ...breaking,
      board: { where: 'hand', A: { text: '《対戦相手のキャラクター全て》の攻撃力に-1する。' } },
      changes: attackOf('W'),
    },
  ].map((each) => ({
    ...each,
    forms: ofUnit('W', { cause: { by: 'opponent', means: 'card' } }).slice(0, 2),
  })),
  pay: { ...nothingWaits, forms: ofPlayer('P1').slice(0, 1) },
}
