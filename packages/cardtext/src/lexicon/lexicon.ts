import type { PlayerWord } from '../base/tree.ts'
import type { Verb } from '../syntax/verb.ts'
import type { VerbList, WordList } from '../syntax/words.ts'

/** A game's words, which the common phrases are made of. The tree holds their ids. */
export interface Lexicon {
  readonly players: WordList<PlayerWord>
  /** 枚, つ, 体. */
  readonly counters: WordList
  /** Any object: カード, and whatever else stands for "this" and "that". */
  readonly nouns: WordList
  readonly zones: WordList
  readonly types: WordList
  /** Organisations, clans, races. */
  readonly classes: WordList
  /** English for names; a name need not be in it. */
  readonly names: WordList
  readonly states: WordList
  readonly positions: WordList
  /** Power, grade, cost. */
  readonly characteristics: WordList
  readonly keywords: WordList
  /** What is counted but is no object: life, points. */
  readonly resources: WordList
  /** In battle with, attacking. */
  readonly relations: WordList
  /** Ability, effect, cost, as causes. */
  readonly means: WordList
  /** This turn, this battle: with に for what has happened in it. */
  readonly periods: WordList
  /** During this turn, until the end of the next one. */
  readonly durations: WordList
  /** At the end of the turn. */
  readonly moments: WordList
  /** Top, bottom. */
  readonly places: WordList
  readonly verbs: NamedVerbs
  /** いる, ある. */
  readonly existence: VerbList
  /** Putting, returning, adding. */
  readonly moves: VerbList
  readonly turns: VerbList
  readonly flips: VerbList
  /** The game's own verbs that take objects. */
  readonly acts: VerbList
  /** Verbs that take a number of a resource. */
  readonly counts: VerbList
  /** What triggers and history speak of, active and passive. */
  readonly events: VerbList
}

/** Verbs that have a node of their own. */
export interface NamedVerbs {
  readonly choose: Verb
  readonly target: Verb
  readonly search: Verb
  readonly reveal: Verb
  readonly look: Verb
  readonly draw: Verb
  readonly discard: Verb
  readonly shuffle: Verb
  readonly gain: Verb
  readonly give: Verb
  readonly lose: Verb
  readonly pay: Verb
  readonly become: Verb
  readonly increase: Verb
  readonly decrease: Verb
  readonly swap: Verb
  readonly treat: Verb
  readonly carryOut: Verb
}
