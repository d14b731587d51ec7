import type { Game } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { AquarianAgeClause } from '../../../rulebook/index.ts'
import { rule } from '../../book.ts'
import {
  beginTurn,
  inMainPhase,
  phaseBegins,
  phaseNow,
  scopes,
  turnEnds,
  turnPlayer,
  type Phase,
} from '../../board/state.ts'
import { sourceStands } from '../textRules.ts'
import { declared } from '../../board/zones.ts'

/** How long texts last, and when they are used. */

type Words = Lexicon<AquarianAgeClause>

/** Project timing: the own main phase, with nothing declared (17-9). */
const whenProjectsAre = rule(
  '17-9',
  (g: Game): boolean => inMainPhase(g) && g.count(declared, 0) === 0,
  () => true,
)
const afterMain: ReadonlySet<Phase> = new Set(['power', 'discard'])
export const times = {
  durations: {
    turn: { scope: scopes.turn, mode: 'until', lasts: sourceStands },
    lasting: { lasts: sourceStands },
    // Phases after the main phase do not see it, and it is over with the turn.
    main: {
      scope: scopes.turn,
      mode: 'until',
      lasts: (g, effect) => sourceStands(g, effect) && !afterMain.has(phaseNow(g) ?? 'draw'),
    },
    battle: { clause: '5-1', scope: scopes.battle, mode: 'until' },
  },
  periods: {
    project: { now: (g) => whenProjectsAre(g) },
    // In any turn, whenever fast cards are used: see play/effect.ts (17-0).
    fast: { now: () => true },
    turn: { scope: scopes.turn, now: (g, whose) => whose < 0 || turnPlayer(g) === whose },
    'each-turn': { scope: scopes.turn, now: () => true },
    'turn-of': { now: (g, whose) => whose < 0 || turnPlayer(g) === whose },
    main: { now: (g, whose) => inMainPhase(g) && (whose < 0 || turnPlayer(g) === whose) },
  },
  moments: {
    'turn-start': { on: [beginTurn], whose: (g) => turnPlayer(g) },
    'faction-start': {
      on: [phaseBegins],
      when: (g) => phaseNow(g) === 'faction',
      whose: (g) => turnPlayer(g),
    },
    'power-start': {
      on: [phaseBegins],
      when: (g) => phaseNow(g) === 'power',
      whose: (g) => turnPlayer(g),
    },
    'turn-end': { on: [turnEnds], whose: (g) => turnPlayer(g) },
    'main-start': {
      on: [phaseBegins],
      when: (g) => inMainPhase(g),
      whose: (g) => turnPlayer(g),
    },
  },
} satisfies Partial<Words>
