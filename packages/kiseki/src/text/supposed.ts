import { type Game, NONE, PLAYERS, type Player, ask } from '@fudaba/kernel/rules'
import type { Condition, Context } from '@fudaba/kernel/text'
import { book, rule } from '../book.ts'
import { bond } from '../board/state.ts'
import { names } from '../board/words.ts'

/** 〜ものとする (1329): what crafts take to be so, though it is not. Nothing can be chosen or done because of it. */

type Exists = Extract<Condition, { kind: 'exists' }>

/** Whether a UNIT of this name is taken to be in the field of a player: asked with name * 2 + player. */
export const thereSupposed = book.query('thereSupposed', () => 0)
/** What texts take the bond of a player (subject) to be. */
export const bondSupposed = book.query('bondSupposed', (g, _asker, player) =>
  g.counter(bond, player as Player),
)
/** Whether crafts take their own UNIT to be the only one of a player (subject). */
export const aloneSupposed = book.query('aloneSupposed', () => 0)

export const supposedKey = (name: number, player: Player): number => name * 2 + player

/** The one name that a condition asks for, if it asks for a UNIT in the field and for nothing else. */
export function nameAsked({ where, what, how }: Exists): string | undefined {
  if (how !== 'living' || (where !== undefined && where.zone !== 'field')) return undefined
  const features = [...what.features, what.head]
  const asked = features.flatMap((feature) => (feature.kind === 'name' ? [feature.name] : []))
  const others = features.filter(
    (feature) =>
      feature.kind !== 'name' &&
      feature.kind !== 'owner' &&
      !(feature.kind === 'type' && feature.type === 'UNIT'),
  )
  return asked.length === 1 && others.length === 0 ? asked[0] : undefined
}

/** Whose field it is asked about. */
function playersAsked(c: Context, { where, what }: Exists): readonly Player[] {
  const owner = [...what.features, what.head].find((feature) => feature.kind === 'owner')
  const who = where?.whose ?? (owner?.kind === 'owner' ? owner.who : undefined)
  if (who === 'you' || who === 'self') return [c.controller]
  return who === 'opponent' ? PLAYERS.filter((player) => player !== c.controller) : PLAYERS
}

/** A UNIT of that name counts as being there (1329.1). */
export const isSupposedThere = rule(
  '1329.1',
  (g: Game, c: Context, condition: Exists): boolean => {
    const name = nameAsked(condition)
    if (name === undefined) return false
    const word = names.in(g.book).find(name)
    if (word < 0) return false
    return playersAsked(c, condition).some(
      (player) => ask(g, thereSupposed, NONE, supposedKey(word, player)) !== 0,
    )
  },
  () => false,
)
/** Bond counts as at most that much (1329.2). */
export const bondOf = rule(
  '1329.2',
  (g: Game, player: Player): number => ask(g, bondSupposed, NONE, player),
  (g: Game, player: Player): number => g.counter(bond, player),
)
/** これだけ is answered as if there were no other UNIT of the player (1329.3). */
export const isSupposedAlone = rule(
  '1329.3',
  (g: Game, player: Player): boolean => ask(g, aloneSupposed, NONE, player) !== 0,
  () => false,
)
