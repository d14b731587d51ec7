import { type Game, type Player, type ZoneDef } from '@fudaba/kernel/rules'
import type { TextRules } from '@fudaba/kernel/text'
import { book, fact, rule, direct } from '../book.ts'
import { isSupposedThere } from './supposed.ts'
import { deck, field, hand, homebase, removed, trails, waiting } from '../board/zones.ts'

/** What the rulebook says about every text: who "you" are, what is fixed when, what is looked at. */

/** あなた is seen from the controller (105.3). */
const you = rule(
  '105.3',
  (_g: Game, controller: Player, _source: number): Player => controller,
  (g: Game, controller: Player, source: number): Player => (source < 0 ? controller : g.owner(source)),
  '105.3a',
)
/** A craft is controlled by the controller of its card (105.3b) … */
book.abilityController = rule(
  '105.3b',
  (g: Game, holder: number): Player => g.controller(holder),
  (g: Game, holder: number): Player => g.owner(holder),
  '105.3a',
)
/** … and its effect by whoever controlled the craft, wherever its card may be by then (105.3c). */
const controller = rule(
  '105.3c',
  (g: Game, record: number, _source: number, _sourceId: number): Player => g.controller(record),
  (g: Game, record: number, source: number, sourceId: number): Player =>
    g.same(source, sourceId) ? g.controller(source) : g.controller(record),
  '105.3b',
)

/** 直前情報 (1221.1). */
book.remembers = fact('1221.1', true, false)

/** Which side of a move is looked at: the public one (1211.6a), the field (1211.6b), else the new place (1211.6c). */
const publicSide = rule(
  '1211.6a',
  (from: ZoneDef): boolean => isPublic(from),
  () => false,
)
const fieldSide = rule(
  '1211.6b',
  (from: ZoneDef): boolean => from === field,
  () => false,
)
const newPlace = fact('1211.6c', false, true, '1221.1')
const isPublic = (zone: ZoneDef): boolean =>
  [field, homebase, trails, removed, waiting].some((each) => each === zone)

book.looksBefore = (from, to) => {
  if (isPublic(from) !== isPublic(to)) return publicSide(from)
  if ((from === field) !== (to === field)) return fieldSide(from)
  return newPlace()
}

direct('1203.6a')

/** The deck keeps the order of its cards, which their owner says (502.4); the hand does not (505.2). */
const ownerOrders = fact('502.4', true, false)
const handUnordered = fact('505.2', true, false)

export const textRules: TextRules = {
  you,
  controller,
  noTargets: fact('1204.2d-1', true, false),
  differentTargets: fact('1204.2d-2', true, false),
  itself: { waits: waiting, excluded: fact('1204.2d-3', true, false) },
  fixedTargets: fact('1204.2d-5', true, false),
  fixedParts: fact('1204.2e-1', true, false),
  supposes: isSupposedThere,
  variables: {
    chosen: fact('1305.2a', true, false),
    onPlay: fact('1305.2b', true, false),
    stays: fact('1305.2c', true, false),
    onResolution: fact('1305.3', true, false),
    changes: fact('1305.4', true, false),
    letters: fact('1305.5', true, false),
  },
  openVariables: fact('1205.1b', true, false),
  optionalCost: fact('1203.6', true, false),
  together: fact('1502.1', true, false),
  ordered(zone) {
    if (zone === deck) return ownerOrders()
    return zone === hand && !handUnordered()
  },
}
