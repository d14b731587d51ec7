import {
  type Decision,
  type GameRules,
  type Input,
  Match,
  type PlayerName,
  type Position,
  type PublicEvent,
  type RulesConfig,
  type View,
  publicEvents,
} from '@fudaba/kernel'
import { mergedSight } from '../host/mergedSight.ts'
import { LogBook, type LogLine } from '../log/logBook.ts'
import { promptOf } from '../words/prompt.ts'
import type { Words } from '../words/words.ts'
import { sayRuling } from './rulingSentences.ts'

/** A line of play from a position, with everything that happened and the clauses behind it. */
export interface Judged {
  /** The moment at which play begins; null: in the middle of something. */
  readonly moment: string | null
  readonly before: View
  /** What happened before anybody was asked. */
  readonly first: readonly JudgedLine[]
  readonly steps: readonly JudgedStep[]
  readonly after: View
  readonly decision: Decision | null
  /** Every clause behind what happened, in order of first use. */
  readonly clauses: readonly string[]
  readonly unread: readonly UnreadText[]
  readonly digest: string
}

/** One answer and what it led to. */
export interface JudgedStep {
  readonly player: PlayerName
  readonly input: Input
  readonly question: string
  /** The answer in words. */
  readonly move: string
  readonly lines: readonly JudgedLine[]
}

/** A line of the log; `itself`: an answer that the kernel gave, since there was no other. */
export interface JudgedLine extends LogLine {
  readonly itself: boolean
}

/** A paragraph of a card in the game that was not read, and so does nothing. */
export interface UnreadText {
  readonly card: string
  readonly text: string
}

/** How a line is judged. */
export interface JudgeOptions {
  /** Settings that differ from those of the position: another reading of a disputed clause. */
  readonly config?: Partial<RulesConfig>
  /** Every window is asked, even if only passing is possible. */
  readonly everyWindow?: boolean
}

/** The match that a position begins. */
export const beginJudged = (rules: GameRules, position: Position, options: JudgeOptions = {}): Match =>
  new Match({
    rules,
    seed: position.seed ?? 0,
    config: { ...position.config, ...options.config },
    position,
    everyWindow: options.everyWindow ?? false,
  })

/** Plays the inputs from the position, and tells everything in the language of the words. Both hands are open. */
export function judge(
  words: Words,
  position: Position,
  inputs: readonly Input[],
  options: JudgeOptions = {},
): Judged {
  const match = beginJudged(words.rules, position, options)
  const teller = new Teller(words, match)
  const before = openView(match)
  const first = teller.told(0)
  const steps = inputs.map((input): JudgedStep => {
    const { decision } = match
    const view = openView(match)
    const question = decision === null ? '' : promptOf(words, view, decision).sentence
    const move = moveText(words, view, decision, input)
    const since = match.game.time
    match.apply(input)
    return { player: input.player, input, question, move, lines: teller.told(since) }
  })
  const lines = [...first, ...steps.flatMap((step) => step.lines)]
  return {
    moment: momentOf(words, position),
    before,
    first,
    steps,
    after: openView(match),
    decision: match.decision,
    clauses: [...new Set(lines.flatMap(({ chain, clause }) => [...chain, clause]))],
    unread: unreadTexts(words, match),
    digest: match.digest(),
  }
}

/** The entry point that a position names, or the first one. */
const momentOf = (words: Words, { at, underWay }: Position): string | null =>
  underWay === undefined ? (at ?? Object.keys(words.rules.position?.at ?? {})[0] ?? null) : null

/** What both players see together. */
export const openView = (match: Match): View =>
  mergedSight([
    { view: match.view('P1'), events: [] },
    { view: match.view('P2'), events: [] },
  ]).view

class Teller {
  private readonly words: Words
  private readonly match: Match
  private readonly log: LogBook

  constructor(words: Words, match: Match) {
    this.words = words
    this.match = match
    this.log = new LogBook(words)
  }

  /** The lines of what happened since then. */
  told(since: number): JudgedLine[] {
    const { match } = this
    const events = this.events(since)
    const itself = new Set(events.filter(({ decision }) => decision?.forced === true).map(({ time }) => time))
    return this.log
      .add(openView(match), events)
      .map((line) => ({ ...line, itself: itself.has(line.time) }))
      .filter(({ event, text, itself: forced }) => text !== '' && (event !== 'decide' || forced))
  }

  private events(since: number): readonly PublicEvent[] {
    const { rules, game } = this.match
    const sights = ([0, 1] as const).map((player) => ({
      view: this.match.view(player === 0 ? 'P1' : 'P2'),
      events: publicEvents(rules, game, player, Math.max(since, game.log.base)),
    }))
    return mergedSight(sights).events
  }
}

/** An answer as a person would say it, by names and not by numbers. */
export function moveText(words: Words, view: View, decision: Decision | null, input: Input): string {
  const say = sayRuling(words.lang)
  if ('cancel' in input) return say('cancelled')
  if ('concede' in input) return say('conceded')
  if (decision === null) return input.answer.join(' ')
  if (input.answer.length === 0) return say(decision.shape === 'act' ? 'pass' : 'nothing')
  const { choices, places } = promptOf(words, view, decision)
  const labelOf = (id: string): string => [...choices, ...places].find((each) => each.id === id)?.label ?? id
  return input.answer
    .map((id) =>
      id.split(/(?=[>=])|(?<=[>=])/).map((part) => (/^[>=]$/.test(part) ? ` ${part} ` : labelOf(part))),
    )
    .map((parts) => parts.join(''))
    .join(' · ')
}

/** The texts of the cards in the game that nobody could read. */
function unreadTexts(words: Words, match: Match): UnreadText[] {
  const { game, rules } = match
  const cards = new Set<unknown>()
  for (let card = 0, n = game.store.length(game.tables.cards); card < n; card++) cards.add(game.printed(card))
  return [...cards].flatMap((card) =>
    (rules.cardText?.(card, game.book) ?? [])
      .filter(({ unread }) => unread)
      .map(({ text }) => ({ card: words.pick(rules.cardName(card)), text: words.pick(text) })),
  )
}
