import type { Told } from '../answers/told.ts'
import type { Game } from '../game/game.ts'
import { publicId } from '../running/decision.ts'
import { EffectCell, NONE } from '../state/columns.ts'

/** A text that stands behind an answer. */
export interface TextPlace {
  /** Public id of the object whose text it is; null if it is gone, or it is no object's. */
  readonly object: string | null
  /** Name of the effect or text; a card's begins with the id of the card. */
  readonly effect: string
  /** The clause of an effect. */
  readonly clause?: string
}

/** Whether one requirement is met, as far as the player may know. */
export interface RequirementAnswer {
  readonly clause: string
  /** Null where the answer depends on cards the player cannot see. */
  readonly met: boolean | null
  /** It is about what the action is done with, not about the action. */
  readonly ofSource?: true
  /** The numbers that are compared: what there is, and what there has to be at least or at most. */
  readonly have?: number
  readonly need?: number
  readonly most?: number
  /** A sentence of its own, `why.<key>`. */
  readonly key?: string
  readonly parameters?: Readonly<Record<string, string | number>>
  /** The texts that forbid it, or that it is asked by. */
  readonly by?: readonly TextPlace[]
}

/** What an answer says beside its clause. */
export type Said = Omit<RequirementAnswer, 'clause' | 'met' | 'ofSource'>

const NOTHING: Said = {}

/** In words and public ids, so that what is said in several worlds can be compared. */
export function saidOf(g: Game, told: Told | null | undefined): Said {
  if (told === null || told === undefined) return NOTHING
  const { have, need, most, key, parameters, effects = [], text, on = NONE } = told
  const by = effects.map((effect): TextPlace => {
    const source = g.effect(effect, EffectCell.source)
    const def = g.book.effects[g.effect(effect, EffectCell.def)]
    const there = source !== NONE && g.same(source, g.effect(effect, EffectCell.sourceId))
    return {
      object: there ? publicId(g, source) : null,
      effect: def.name,
      clause: g.book.switches.names[def.clause],
    }
  })
  if (text !== undefined) by.push({ object: on === NONE ? null : publicId(g, on), effect: text })
  return {
    ...(have === undefined ? {} : { have }),
    ...(need === undefined ? {} : { need }),
    ...(most === undefined ? {} : { most }),
    ...(key === undefined ? {} : { key }),
    ...(parameters === undefined ? {} : { parameters }),
    ...(by.length === 0 ? {} : { by }),
  }
}
