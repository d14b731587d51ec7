import { describe, expect, test } from 'vitest'
import type { Proofs } from '../match/matrix.ts'
import type { Match } from '../match/match.ts'
import { Random } from '../base/random.ts'
import type { GameRules } from '../game/contract.ts'
import { fail } from './conformance/agreement.ts'
import { afterTheEnd, misplacedInputs, spoiltAnswers } from './conformance/badInput.ts'
import { badDecksAndSettings, badReplays, badStates } from './conformance/badFiles.ts'
import { Coverage } from './conformance/coverage.ts'
import {
  branchAnywhere,
  playsOnTrimmed,
  replayEquals,
  restoreEverywhere,
  undoAndRedo,
} from './conformance/goingBack.ts'
import { keepsSecrets, looksTheSame } from './conformance/hidden.ts'
import { broken, cardList } from './conformance/invariants.ts'
import { beginsAgain } from './conformance/positions.ts'
import { citations } from './conformance/citations.ts'
import { eachAnswerApplies, picksLeadToAnAnswer } from './conformance/offered.ts'
import {
  type Setup,
  begin,
  everySetting,
  place,
  playOut,
  playStubbornly,
  playings,
} from './conformance/randomPlay.ts'

/** How much the conformance suite plays, and what random play cannot reach. */
export interface ConformanceOptions {
  /** How many random games are played to the end; the expensive checks run on a part of them. */
  readonly seeds: number
  /** Settings and decks to play with, in turn. Default: the game as it is, then with each setting changed. */
  readonly setups?: readonly Setup[]
  /** Actions and clauses that random play cannot reach; each needs a test that proves it. */
  readonly unreached?: readonly string[]
  readonly proofs?: Proofs
  /** In games of many decisions: the expensive checks run at one of so many; at each if absent. */
  readonly every?: number
  /** How many games the expensive checks run on, and the most expensive. Default: by the seeds and set-ups. */
  readonly some?: number
  readonly few?: number
  /** Too few games to find what is rare: a clause that a test proves need not happen in them. */
  readonly provedIsEnough?: boolean
}

const LONG = 3_600_000

/** What every game has to pass, whatever its rules: the contract of the kernel, held by random play. */
export function conformance(rules: GameRules, options: ConformanceOptions): void {
  const {
    seeds,
    setups = everySetting(rules),
    unreached = [],
    proofs = {},
    every = 1,
    provedIsEnough = false,
  } = options
  const usual = Math.min(seeds, 100, Math.max(12, Math.ceil(seeds / 10)))
  const some = playings(rules, setups, options.some ?? usual).map((playing) => ({ ...playing, every }))
  const few = some.slice(0, options.few ?? Math.max(4, setups.length))
  const stubborn = playings(rules, setups, options.some ?? usual, 200_000)

  describe(`conformance of ${rules.name}`, () => {
    const coverage = new Coverage(rules)

    test('random legal play ends with a result and keeps every card', { timeout: LONG }, () => {
      coverage.begin()
      for (const [i, playing] of playings(rules, setups, seeds).entries()) {
        let cards = ''
        const visit = (m: Match, random: Random): void => {
          cards ||= cardList(m.game)
          // Every decision of some games, and a few of the others.
          if (!m.game.over && (i < some.length ? m.inputs.length % every > 0 : random.below(12) > 0)) return
          const wrong = broken(m.game) ?? (cardList(m.game) === cards ? null : 'the cards are not conserved')
          if (wrong !== null) fail(wrong, () => place(playing, m))
        }
        const match = playOut(playing, visit, (m, input) => coverage.chosen(m, input))
        if (match.result === null) fail('no result', () => place(playing, match))
      }
      coverage.end()
    })

    test('whoever always takes the first or the last answer comes to an end', { timeout: LONG }, () => {
      for (const playing of stubborn)
        for (const which of ['first', 'last'] as const)
          if (playStubbornly(playing, which).result === null)
            fail('no result', () => `${playing.seed} ${which}`)
    })

    test('every offered answer applies and can be undone', { timeout: LONG }, () => {
      for (const playing of some)
        playOut(playing, (m, random) => {
          if (m.game.over || random.below(8 * every) > 0) return
          eachAnswerApplies(m, () => place(playing, m))
          picksLeadToAnAnswer(m, new Random(m.inputs.length), () => place(playing, m))
        })
    })

    test('saved and loaded at every decision it is the same game', { timeout: LONG }, () => {
      for (const playing of some) restoreEverywhere(playing)
    })

    test('undone to the start and played again it is the same game', { timeout: LONG }, () => {
      for (const playing of some) undoAndRedo(playing)
    })

    test('a match that is trimmed plays the same game', { timeout: LONG }, () => {
      for (const playing of few) playsOnTrimmed(playing)
    })

    test('a branch stands where the game stood', { timeout: LONG }, () => {
      for (const playing of few) branchAnywhere(playing)
    })

    test('a replay plays the same game', { timeout: LONG }, () => {
      for (const playing of some) replayEquals(playing)
    })

    test('a written position begins the same game again', { timeout: LONG }, () => {
      let [named, underWay] = [0, 0]
      const isMoment = ({ game }: Match): boolean => (rules.position?.write?.(game) ?? null) !== null
      for (const playing of some)
        playOut(playing, (m, random) => {
          if (m.game.over || random.below(isMoment(m) ? Math.max(6, every / 5) : every) > 0) return
          if (rules.position === undefined) return
          if (beginsAgain(playing, m)) underWay++
          else named++
        })
      if (rules.position?.write !== undefined) expect(named).toBeGreaterThan(0)
      if (rules.position !== undefined) expect(underWay).toBeGreaterThan(0)
    })

    test('no view names a card its viewer cannot know', { timeout: LONG }, () => {
      for (const playing of some)
        playOut(playing, (m, random) => {
          if (random.below(4 * every) === 0) keepsSecrets(rules, m.game, () => place(playing, m))
        })
    })

    test('states that differ only in what a viewer cannot see are the same to him', { timeout: LONG }, () => {
      for (const playing of some)
        playOut(playing, (m, random) => {
          if (m.game.over || random.below(10 * every) > 0) return
          looksTheSame(rules, m.game, new Random(m.inputs.length), () => place(playing, m))
        })
    })

    test('asked discreetly, who is asked when tells nothing of what he holds', { timeout: LONG }, () => {
      for (const playing of few)
        playOut({ ...playing, everyWindow: 'discreet' }, (m, random) => {
          if (m.game.over || random.below(6 * every) > 0) return
          looksTheSame(rules, m.game, new Random(m.inputs.length), () => place(playing, m))
        })
    })

    test('every event and every decision cites clauses and sentences that exist', { timeout: LONG }, () => {
      const wrong = new Set<string>()
      for (const playing of some) playOut(playing, (m) => citations(rules, m, wrong))
      expect([...wrong]).toEqual([])
    })

    test('what the game can do happens in random play, or a test proves it', { timeout: LONG }, () => {
      const missing = coverage.missing()
      // Clauses that are not built yet are left out.
      const isGap = (id: string): boolean => rules.book.rulebook.clauses[id].kind === 'gap'
      const isProved = (id: string): boolean => provedIsEnough && (proofs[id] ?? []).length > 0
      const excused = ({ name, clause }: { name: string; clause: string | null }): boolean =>
        unreached.includes(name) ||
        (clause !== null && (unreached.includes(clause) || isGap(clause) || isProved(clause)))
      expect(missing.filter((each) => !excused(each)).map((each) => each.title)).toEqual([])
      const clauses = unreached.filter((id) => id in rules.book.rulebook.clauses)
      expect(
        clauses.filter((id) => (proofs[id] ?? []).length === 0),
        'unreached and without a test',
      ).toEqual([])
    })

    test('either player may concede at any decision', { timeout: LONG }, () => {
      for (const playing of few)
        playOut(playing, (m) => {
          if (!m.game.over && m.inputs.length % every === 0) concession(m, () => place(playing, m))
        })
    })

    test('spoilt answers are refused and change nothing', { timeout: LONG }, () => {
      for (const playing of few)
        playOut(playing, (m, random) => {
          if (!m.game.over && random.below(4 * every) === 0) spoiltAnswers(m, random, () => place(playing, m))
        })
    })

    test(
      'inputs that do not belong to the decision are refused and change nothing',
      { timeout: LONG },
      () => {
        for (const playing of few) {
          const match = playOut(playing, (m, random) => {
            if (!m.game.over && random.below(8 * every) === 0) misplacedInputs(m, random)
          })
          afterTheEnd(match)
        }
      },
    )

    test('bad decks and settings are refused', () => badDecksAndSettings(rules))

    test('a spoilt state is refused and changes nothing', { timeout: LONG }, () => {
      for (const playing of few) badStates(playing, begin(playing))
    })

    test('a spoilt replay is refused', { timeout: LONG }, () => {
      for (const playing of few) badReplays(playing)
    })
  })
}

function concession(match: Match, where: () => string): void {
  const before = match.digest()
  for (const player of ['P1', 'P2'] as const) {
    match.concede(player)
    const winner = player === 'P1' ? 'P2' : 'P1'
    if (match.result?.winner !== winner || match.result.ending !== 'concession')
      fail(`${player} conceded and ${JSON.stringify(match.result)} came of it`, where)
    match.undo()
    if (match.digest() !== before) fail('a concession cannot be undone', where)
  }
}
