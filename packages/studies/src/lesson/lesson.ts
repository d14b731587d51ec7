import type { Bilingual, PlayerName, Position } from '@fudaba/kernel'

/** What a lesson is about: the first one of a game, then three short ones; `own`: what only this game has. */
export type LessonKind = 'first' | 'combat' | 'responses' | 'own'

/** The kinds in the order in which a game is learned. */
export const lessonKinds: readonly LessonKind[] = ['first', 'combat', 'responses', 'own']

/** What is said when something else is done than what is asked for. */
export interface Reply {
  readonly said: Bilingual
  /** The clause that is behind it. */
  readonly clause?: string
}

/** A wrong move that is foreseen. */
export interface WrongMove extends Reply {
  /** In the notation of answers (`answerNotation.ts`). */
  readonly answer: string
}

/**
 * One thing that the coach says, and what it has done by hand. Names stand in braces and come from the game's own
 * words: `{card}`, `{zone:hand}`, `{action:attack}`.
 */
export interface LessonStep {
  /** What goes by itself before he speaks: "P2 attack", "P1 pass". */
  readonly before?: readonly string[]
  readonly say: Bilingual
  /** Zones, cells and cards that light up: "hand", "P2:life", a card by its id. */
  readonly light?: readonly string[]
  /** Why it is so. */
  readonly clauses?: readonly string[]
  /** The answers that are asked for, one after the other; of several ways the first is the one that is shown. */
  readonly do?: readonly (string | readonly string[])[]
  readonly wrong?: readonly WrongMove[]
  /** To any other answer. */
  readonly otherwise?: Reply
}

/** What a list shows of a lesson. */
export interface LessonCover {
  readonly kind: LessonKind
  readonly title: Bilingual
  /** What it is about, in one sentence. */
  readonly about: Bilingual
  /** How long it takes somebody who is new. */
  readonly minutes: number
}

/** A position that is played on with a coach, step by step. */
export interface Lesson extends LessonCover {
  readonly game: string
  readonly side: PlayerName
  readonly position: Position
  readonly steps: readonly LessonStep[]
  /** What one knows afterwards. */
  readonly know: readonly Bilingual[]
}
