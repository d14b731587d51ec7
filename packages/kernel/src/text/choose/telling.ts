import type { Told } from '../../answers/told.ts'
import type { Offer } from '../../answers/offer.ts'
import type { Verdict } from '../../game/effects.ts'
import type { Game } from '../../game/game.ts'
import type { ObjectRow } from '../../state/rows.ts'
import { NONE } from '../../state/columns.ts'
import type { Feature } from '../../tree/tree.ts'
import { allowed, forbidders } from '../../values/prohibitions.ts'
import { valueOfObject } from '../query/amounts.ts'
import type { Context } from '../context/context.ts'
import { isSeenByAll } from '../context/seen.ts'
import type { Scope } from '../language/language.ts'
import type { PhrasePart } from '../query/select.ts'
import type { CompiledSelection } from './choosing.ts'
import type { ChoiceRules } from './offering.ts'

/** Why a choice of a text does not offer a thing: each part of its phrase, and the rules about choices and targets. */

/** Adds a line for each part to the offer, about the thing that somebody wonders about. */
export function tellChoice(
  scope: Scope,
  g: Game,
  c: Context,
  d: Offer,
  of: CompiledSelection,
  rules: ChoiceRules,
): void {
  const row = d.wonder
  const { lexicon, openTargets } = scope.language
  const text = { text: textName(scope, g, c), on: g.same(c.source, c.sourceId) ? c.source : NONE }
  const say = (met: boolean, told: Told, clause: number = NONE): void =>
    void d.told.push({ clause, met, ...told, ...(met ? {} : text) })
  const zones = of.zones(g, c)
  const isThere = zones.length === 0 ? of.base(g, c).includes(row) : zones.includes(g.zoneOf(row))
  const names = [...new Set(zones.map((zone) => g.zoneDef(zone).name))].join(' ')
  if (zones.length === 0) say(isThere, { key: 'among' })
  else if (isThere || !zones.some((zone) => g.zoneDef(zone) === g.zoneDef(g.zoneOf(row))))
    say(isThere, { key: 'place', parameters: { zones: names } })
  else say(false, { key: 'otherSide' })
  if (!isThere) return
  for (const part of of.parts) say(part.test(g, c, row, g.id(row)), toldOfPart(scope, g, c, part, row))
  const fits = of.parts.every((part) => part.test(g, c, row, g.id(row)))
  if (fits) say(of.candidates(g, c, rules.player).includes(row), { key: 'best' })
  sayVerdict(lexicon.choosable)
  if (!rules.target) return
  say(row !== c.record, { key: 'itself' })
  if (of.informed && openTargets()) say(isSeenByAll(g, row), { key: 'unseen' })
  sayVerdict(lexicon.targetable)

  function sayVerdict(verdict: Verdict | undefined): void {
    if (verdict === undefined) return
    const met = allowed(g, verdict, c.source, row)
    d.told.push({
      clause: NONE,
      met,
      key: 'protected',
      effects: met ? [] : forbidders(g, verdict, c.source, row),
    })
  }
}

/** Name of the text that chooses: of its ability, which begins with the id of its card. */
const textName = (scope: Scope, g: Game, c: Context): string | undefined =>
  scope.name ?? g.book.abilities[g.object(c.record, scope.language.columns.ability) - 1]?.name

/** What a part of a phrase asks for, with the numbers it compares. */
function toldOfPart(
  scope: Scope,
  g: Game,
  c: Context,
  { feature, compares }: PhrasePart,
  row: ObjectRow,
): Told {
  if (feature.kind !== 'number' || compares === undefined)
    return { key: `part.${feature.kind}`, parameters: { word: wordIn(feature) } }
  const have = valueOfObject(scope, feature.characteristic)(g, row, g.id(row))
  const parameters = { word: feature.characteristic }
  const wanted = nearest(have, (n) => compares(g, c, n))
  return wanted === null
    ? { key: 'part.number', have, parameters }
    : wanted >= have
      ? { key: 'part.number', have, need: wanted, parameters }
      : { key: 'part.number', have, most: wanted, parameters }
}

/** Far enough for printed numbers, which count by ones or by thousands. */
const STEPS = 100
const UNITS = [1, 1_000]

/** The number nearest to this one that would do, which is the limit of a comparison; null if none is near. */
function nearest(from: number, fits: (n: number) => boolean): number | null {
  if (fits(from)) return from
  for (const unit of UNITS)
    for (let k = 1; k <= STEPS; k++) for (const n of [from - k * unit, from + k * unit]) if (fits(n)) return n
  return null
}

/** The word of the lexicon that a feature names. */
function wordIn(feature: Feature): string {
  for (const [name, value] of Object.entries(feature))
    if (name !== 'kind' && typeof value === 'string') return value
  return ''
}
