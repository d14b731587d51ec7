import type { AnswerIds, Input, PlayerName, Refusal, Replay, ValueSum } from '@fudaba/kernel'
import type { RuleText } from '../words/ruleText.ts'
import type { AnswerOutcome } from './forecast.ts'
import type { Follow, Followed, Look, TableAdvice } from './host.ts'

/**
 * The methods of a table: the only declaration of each. `Table`, the proxy of a remote table and the dispatcher that
 * serves it are derived from this list, so that a new method needs an entry here and its code in `LocalTable`.
 */
export const tableMethods = {
  /** What the viewer may know, and what happened from logical time `since` on. */
  look: method<(viewer: PlayerName | null, since: number) => Promise<Look>>(),
  /** A person's input. `automatic`: given for him without asking; undo goes back over it. */
  send: method<(input: Input, automatic?: boolean) => Promise<void>>(),
  /** Several of these in one message: an input or steps, then every automatic pass, then the looks. */
  follow: method<(wish: Follow) => Promise<Followed>>(),
  /** Lets the agent whose decision it is decide once. If it is stopped meanwhile, nothing is decided. */
  step: method<() => Promise<void>>(),
  /** Stops an agent that thinks. Everything that changes the game does so too. */
  stop: method<() => Promise<void>>(),
  /** Makes agents that think, also about advice, answer now with the best found so far. */
  hurry: method<() => Promise<void>>(),
  /** Progress of the agent whose decision it is, from 0 to 1; null if none thinks. */
  thinking: method<() => Promise<number | null>>(),
  /** Undoes to the person's last own decision. */
  undo: method<(seat: PlayerName) => Promise<void>>(),
  /** The game so far as a replay. */
  save: method<() => Promise<Replay>>(),
  /** The clauses behind the event at a time, or behind the viewer's own question (null); outermost first. */
  why: method<(viewer: PlayerName | null, time: number | null) => Promise<readonly string[]>>(),
  /** Why an action is not offered, with this source if one is named. */
  whyNot: method<(seat: PlayerName, action: string, source?: string) => Promise<Refusal>>(),
  /** The same for every action that has this thing as its source. */
  whyNotWith: method<(seat: PlayerName, source: string) => Promise<readonly Refusal[]>>(),
  /** How each number of a thing came about; `sumLines` puts it into words. */
  sums: method<(viewer: PlayerName | null, id: string) => Promise<readonly ValueSum[]>>(),
  /** The effects that apply to a thing, in order of application; `effectName` puts them into words. */
  changedBy: method<(viewer: PlayerName | null, id: string) => Promise<readonly string[]>>(),
  /** What an answer would lead to if nobody responds, in worlds that fit what the seat knows. */
  forecast: method<(seat: PlayerName, answer: AnswerIds) => Promise<readonly AnswerOutcome[]>>(),
  /** What an agent would answer in this person's place, from what he may know. */
  advise: method<(seat: PlayerName) => Promise<TableAdvice>>(),
  /** Ends it: it is freed, and every other request is refused from here on. */
  close: method<() => Promise<void>>(),
  /** A clause of the rulebook, or null. */
  rule: method<(id: string) => Promise<RuleText | null>>(),
} as const

type Methods = typeof tableMethods

/** The name of something that can be asked of a table. */
export type TableMethod = keyof Methods

/** One open game. A refused request changes nothing and rejects with a `HostError`. */
export type Table = { readonly [Name in TableMethod]: SignatureOf<Methods[Name]> }

/** Carries a signature in its type; there is no value of it. */
interface Method<Signature> {
  readonly signature?: Signature
}

type SignatureOf<Declared> = Declared extends Method<infer Signature> ? NonNullable<Signature> : never

function method<Signature>(): Method<Signature> {
  return {}
}
