import { PLAYERS, type Player } from '../../state/columns.ts'
import type { Random } from '../../base/random.ts'
import type { Game } from '../../game/game.ts'
import type { Match } from '../../match/match.ts'
import type { ObjectRow } from '../../state/rows.ts'
import { publicId } from '../../running/decision.ts'
import { describeAnew } from '../../looking/describeAnew.ts'
import { eachOtherWorld } from '../../looking/otherWorlds.ts'
import { type Refusal, whyNot, whyNotAll } from '../../looking/whyNot.ts'
import { knows } from '../../looking/view.ts'
import { fail } from './agreement.ts'

/** Asked why not about everything, at a decision of random play: every answer agrees with what is offered. */

/** What was asked, by shape of decision; see `explains`. */
export class Explained {
  /** "choose offered", "choose refused", "choose unsure" … */
  readonly counts = new Map<string, number>()
  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }
}

/** At most so many things are asked about at one decision. */
const THINGS = 6

/**
 * Asks about some of the things that the deciding player knows, and about an action. What is offered is never refused;
 * what is not has a requirement that is not met, or depends on hidden cards, and then it really is offered in another
 * world that he cannot tell from this one.
 */
export function explains(match: Match, random: Random, where: () => string, told: Explained): void {
  const g = match.game
  const { player } = g.offer
  const things = PLAYERS.flatMap((p) =>
    g.book.zones.flatMap((zone) => (zone.shared && p === 1 ? [] : g.objects(zone, p))),
  ).filter((row) => knows(g, player, row))
  for (let n = 0; n < THINGS && things.length > 0; n++) {
    const [row] = things.splice(random.below(things.length), 1)
    const all = whyNotAll(g, player, row)
    const at = (): string =>
      `${where()}, ${g.offer.message} (${g.offer.shape}), ${publicId(g, row)} in ${g.zoneDef(g.zoneOf(row)).name}`
    if (all.length === 0) fail('no answer', at)
    for (const refusal of all) {
      agrees(g, player, refusal, row, at, told)
      for (const { key } of refusal.requirements)
        if (key?.startsWith('among.') === true && match.rules.table.messages[`why.${key}`] === undefined)
          fail('the question has no sentence for what it takes', () => `${at()}: why.${key}`)
    }
    everyOfferIsAnswered(g, row, all, at)
  }
  const { actions } = g.book
  const action = actions[random.below(actions.length)]
  const refusal = whyNot(g, player, action)
  const at = (): string => `${where()}, ${g.offer.message} (${g.offer.shape}), ${action.name}`
  const isOffered = g.offer.shape === 'act' && g.offer.items.includes(action.id)
  if (isOffered !== (refusal.allowed === true) && g.offer.shape === 'act' && refusal.allowed !== null)
    fail(`${isOffered ? 'offered' : 'not offered'}, and ${JSON.stringify(refusal)}`, at)
}

/** Of what is offered with this thing, there is an answer. */
function everyOfferIsAnswered(g: Game, row: ObjectRow, all: readonly Refusal[], at: () => string): void {
  const { offer } = g
  if (offer.shape !== 'act') return
  offer.items.forEach((id, i) => {
    const { name } = g.book.actions[id]
    if (offer.sources[i] === row && !all.some(({ action }) => action === name))
      fail(`no answer for ${name}`, at)
  })
}

function agrees(
  g: Game,
  player: Player,
  refusal: Refusal,
  row: ObjectRow,
  where: () => string,
  told: Explained,
): void {
  const at = (): string => `${where()}: ${JSON.stringify(refusal)}`
  const { offer } = g
  const isOffered = offers(g, offer, refusal, row)
  if (isOffered !== (refusal.allowed === true)) {
    if (refusal.allowed === null && !isOffered) {
      if (!differs(g, player, refusal, row)) fail('it is offered in no other world', at)
      told.count(`${offer.shape} unsure`)
      return
    }
    fail(isOffered ? 'offered and refused' : 'neither offered nor refused', at)
  }
  told.count(`${offer.shape} ${isOffered ? 'offered' : 'refused'}`)
  const unmet = refusal.requirements.filter(({ met }) => met === false)
  if (isOffered) return
  if (unmet.length === 0) fail('refused without a requirement that is not met', at)
  for (const { key, have, need, most, by } of unmet) {
    if (key === 'notAmong') fail('the question does not say what it takes', at)
    if (have !== undefined && need !== undefined && have >= need) fail('the numbers do not forbid it', at)
    if (have !== undefined && most !== undefined && have <= most) fail('the numbers do not forbid it', at)
    if (have !== undefined) told.count('with numbers')
    if (by !== undefined) told.count('with the text')
  }
}

/** Whether the offer has it among its choices. */
function offers(g: Game, offer: Game['offer'], { action, question }: Refusal, row: ObjectRow): boolean {
  if (offer.shape === 'act')
    return (
      !question && offer.items.some((id, i) => g.book.actions[id].name === action && offer.sources[i] === row)
    )
  if (offer.of === 'object' && offer.items.includes(row)) return true
  return offer.binsAre === 'object' && offer.bins.some(({ value }) => value === row)
}

/** Whether the same question offers it in some world that the player cannot tell from this one. */
function differs(g: Game, player: Player, refusal: Refusal, row: ObjectRow): boolean {
  let found = false
  eachOtherWorld(g, player, () => {
    const anew = describeAnew(g, -1)
    found = anew !== null && offers(g, anew, refusal, row)
    return !found
  })
  return found
}
