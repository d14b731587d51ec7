import type { Game, Lexicon } from '@fudaba/kernel'
import type { AquarianAgeClause } from '../../rulebook/index.ts'
import { rule } from '../book.ts'
import { inMainPhase, phaseBegins, scopes, turnEnds, turnPlayer } from '../state.ts'
import { sourceStands } from '../textRules.ts'
import { declared } from '../zones.ts'

/** How long texts last, and when they are used. */

type Words = Lexicon<AquarianAgeClause>

/** Project timing: the own main phase, with nothing declared (17-9). */
const whenProjectsAre = rule(
  '17-9',
  (g: Game): boolean => inMainPhase(g) && g.count(declared, 0) === 0,
  () => true,
)
export const times = {
  durations: {
    turn: { scope: scopes.turn, mode: 'until', lasts: sourceStands },
    lasting: { lasts: sourceStands },
    battle: { clause: '5-1', scope: scopes.battle, mode: 'until' },
  },
  periods: {
    project: { now: (g) => whenProjectsAre(g) },
    // In any turn, whenever fast cards are used: see play/effect.ts (17-0).
    fast: { now: () => true },
    turn: { scope: scopes.turn, now: (g, whose) => whose < 0 || turnPlayer(g) === whose },
    'turn-of': { now: (g, whose) => whose < 0 || turnPlayer(g) === whose },
    main: { now: (g, whose) => inMainPhase(g) && (whose < 0 || turnPlayer(g) === whose) },
  },
  moments: {
    'turn-end': { on: [turnEnds], whose: (g) => turnPlayer(g) },
    'main-start': {
      on: [phaseBegins],
      when: (g) => inMainPhase(g),
      whose: (g) => turnPlayer(g),
    },
  },
} satisfies Partial<Words>
