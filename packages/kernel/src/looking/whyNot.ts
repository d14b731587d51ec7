import type { Offer } from '../answers/offer.ts'
import type { Told } from '../answers/told.ts'
import type { Action, Requirement } from '../game/book.ts'
import type { Game } from '../game/game.ts'
import { NONE, type Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import { publicId } from '../running/decision.ts'
import { askingClause, describeAnew, isAsked } from './describeAnew.ts'
import { eachOtherWorld } from './otherWorlds.ts'
import { type RequirementAnswer, type Said, saidOf } from './said.ts'
import { knows } from './view.ts'

/** Why a player may, or may not, do something now, or choose something. */
export interface Refusal {
  /** The name of the action; of a question the key of its message. */
  readonly action: string
  /** It is about what the question offers, not about an action. */
  readonly question: boolean
  /** Public id of the thing that was asked about, or null. */
  readonly thing: string | null
  /** Whether the object is among the sources of the action. */
  readonly source: boolean
  readonly requirements: readonly RequirementAnswer[]
  /** Whether every requirement is met; null if that depends on hidden cards. */
  readonly allowed: boolean | null
  /** Of an action asked about without a thing: the answer for each thing it could be done with. */
  readonly with: readonly Refusal[]
}

/** One requirement in one world; null: it cannot be tested there. */
type Line = { readonly clause: number; readonly met: boolean; readonly said: Said } | null
/** What is asked about: an action with this source, or the question itself. */
interface Subject {
  readonly action: Action | null
  readonly row: ObjectRow
}

/**
 * Every requirement of the action with its clause, met or not. Each is also tested in worlds the player cannot tell
 * from the real one; where the answers differ it is null, so the answer never reveals a hidden card. Without an object
 * it tells what depends on none, and the same for each thing the action could be done with.
 */
export function whyNot(g: Game, player: Player, action: Action, source: ObjectRow = NONE): Refusal {
  if (action.sources === undefined || source !== NONE)
    return refusals(g, player, [{ action, row: source }])[0]
  const rows = action.sources(g, player)
  const things = rows.filter((row) => row !== NONE && knows(g, player, row))
  if (rows.length > things.length)
    return refusals(g, player, [{ action, row: rows.includes(NONE) ? NONE : rows[0] }])[0]
  const [whole, ...each] = refusals(g, player, [
    { action, row: NONE },
    ...things.map((row) => ({ action, row })),
  ])
  if (each.length === 0) return whole
  const allowed = each.some((one) => one.allowed === true)
    ? true
    : each.some((one) => one.allowed === null)
      ? null
      : false
  return { ...whole, source: true, allowed, with: each }
}

/**
 * Why this object is not among the choices. In an open window: for every action it could be the source of; if there is
 * none, that.
 */
export function whyNotAll(g: Game, player: Player, source: ObjectRow): Refusal[] {
  const { offer } = g
  const decides = isAsked(g, player)
  if (decides && offer.shape !== 'act') return refusals(g, player, [{ action: null, row: source }])
  const actions = g.book.actions.filter(({ sources }) => sources !== undefined)
  const found = refusals(
    g,
    player,
    actions.map((action) => ({ action, row: source })),
  ).filter((refusal, i) => isAbout(refusal, actions[i]))
  return found.length > 0 || !decides ? found : refusals(g, player, [{ action: null, row: source }])
}

/** Whether the action is done with things of this kind, as far as the player knows. */
const isAbout = ({ source, requirements }: Refusal, { of }: Action): boolean =>
  source || (of !== undefined && requirements[0].met !== false)

/** All are tested in the same worlds: dealing one costs more than testing. */
function refusals(g: Game, player: Player, subjects: readonly Subject[]): Refusal[] {
  const real = subjects.map((subject) => linesOf(g, player, subject))
  const answers = real.map((lines) =>
    lines.map((line) => line && { ...line, met: line.met as boolean | null }),
  )
  eachOtherWorld(g, player, () => {
    subjects.forEach((subject, i) => {
      const there = linesOf(g, player, subject)
      answers[i].forEach((line, k) => {
        const other = there[k]
        if (line === null || other === null || other === undefined) return
        if (other.met !== line.met) line.met = null
        else if (JSON.stringify(other.said) !== JSON.stringify(line.said)) line.said = {}
      })
    })
    return answers.some((lines) => lines.some((line) => line !== null && line.met !== null))
  })
  return subjects.map((subject, i) => refusalOf(g, player, subject, answers[i]))
}

type Answer = { readonly clause: number; met: boolean | null; said: Said } | null

function refusalOf(g: Game, player: Player, { action, row }: Subject, lines: readonly Answer[]): Refusal {
  const isThere = isOffered(g, player, action, row)
  const requirements: RequirementAnswer[] = []
  let source = action?.sources === undefined ? row === NONE : row !== NONE
  lines.forEach((line, at) => {
    if (line === null) return
    const { said } = line
    // He sees that it is offered, so whatever hidden cards decide was decided for it.
    const met = line.met ?? (isThere ? true : null)
    if (action !== null && isSourceLine(action, at) && met !== true) source = false
    // A window that lists the action has nothing to say.
    if (action !== null && at === 0 && met === true) return
    // Nor has a source that is one, where the action does not say what sources have to be.
    if (
      action !== null &&
      isSourceLine(action, at) &&
      met === true &&
      (action.of === undefined || row === NONE)
    )
      return
    requirements.push({
      clause: g.book.switches.names[line.clause],
      met,
      ...(action !== null && isSourceLine(action, at) ? { ofSource: true } : {}),
      ...(met === null ? {} : said),
    })
  })
  // The rules of a loop, or a play that could not be completed, may take a choice away that meets all requirements.
  if (
    !isThere &&
    decidesHere(g, player, action) &&
    requirements.every(({ met }) => met === true) &&
    (action === null || row !== NONE || action.sources === undefined)
  )
    requirements.push({
      clause: g.book.switches.names[askingClause(g)],
      met: false,
      key: action === null ? 'notAmong' : g.offer.actions === null ? 'notNeeded' : 'barred',
    })
  return {
    action: action?.name ?? g.offer.message,
    question: action === null,
    thing: row === NONE ? null : publicId(g, row),
    source,
    requirements,
    allowed: requirements.some(({ met }) => met === false)
      ? false
      : requirements.some(({ met }) => met === null)
        ? null
        : true,
    with: [],
  }
}

/** Whether this player is asked now, about things or in a window. */
const decidesHere = (g: Game, player: Player, action: Action | null): boolean =>
  isAsked(g, player) && (action === null || g.offer.shape === 'act')

/** Whether it is among the choices. */
function isOffered(g: Game, player: Player, action: Action | null, row: ObjectRow): boolean {
  if (!isAsked(g, player)) return false
  const { offer } = g
  if (action !== null)
    return offer.shape === 'act' && offer.items.some((id, i) => id === action.id && offer.sources[i] === row)
  if (offer.of === 'object' && offer.items.includes(row)) return true
  return offer.bins.length > 0 && offer.binsAre === 'object' && offer.bins.some(({ value }) => value === row)
}

// ── in one world ───────────────────────────────────────────────────────────────────────────────────────────────────

const linesOf = (g: Game, player: Player, { action, row }: Subject): Line[] =>
  action === null ? linesOfQuestion(g, player, row) : linesOfAction(g, player, action, row)

/** Lines about the source: behind the line about the window. */
const isSourceLine = ({ of, sources }: Action, at: number): boolean =>
  at > 0 && sources !== undefined && at <= (of?.length ?? 1)

/** The window, what the source has to be, and each requirement: in every world as many lines. */
function linesOfAction(g: Game, player: Player, action: Action, row: ObjectRow): Line[] {
  const clause = askingClause(g)
  const { actions, items, shape } = g.offer
  const isListed =
    !isAsked(g, player) ||
    shape !== 'act' ||
    (actions === null ? items.includes(action.id) : actions.includes(action))
  const window: Line = { clause, met: isListed, said: { key: 'window' } }
  const all = action.sources?.(g, player)
  const isSource = all === undefined ? row === NONE : all.includes(row)
  const source: Line[] =
    all === undefined || (row === NONE && isSource)
      ? []
      : row === NONE
        ? [
            { clause: action.of?.at(-1)?.clause ?? clause, met: all.length > 0, said: { key: 'noThing' } },
            ...Array<Line>(Math.max(0, (action.of?.length ?? 1) - 1)).fill(null),
          ]
        : action.of === undefined
          ? [{ clause, met: isSource, said: { key: 'noSource' } }]
          : inOrder(g, player, action.of, row)
  const rest = action.requirements.map((r) =>
    // A requirement on the source may rely on `sources`, so it is not tested on anything else.
    r.shared === NONE && !isSource ? null : lineOf(g, player, r, row),
  )
  return [window, ...source, ...rest]
}

/** Each may rely on those before it: behind the first that is not met none is tested. */
function inOrder(g: Game, player: Player, requirements: readonly Requirement[], row: ObjectRow): Line[] {
  let fits = true
  return requirements.map((r) => {
    if (!fits) return null
    const line = lineOf(g, player, r, row)
    fits = line.met
    return line
  })
}

/** Whether a requirement is met; one that is switched off always is. It does not count as carrying the clause out. */
function lineOf(g: Game, player: Player, r: Requirement, row: ObjectRow): NonNullable<Line> {
  const met = g.book.switches.off[r.clause] === 1 || r.test(g, player, row)
  const told = r.tells?.(g, player, row)
  // Of what is met only the numbers are worth telling.
  return { clause: r.clause, met, said: met ? saidOf(g, numbersOf(told)) : saidOf(g, told) }
}

const numbersOf = (told: Told | null | undefined): Told | null =>
  told?.have === undefined ? null : { have: told.have, need: told.need, most: told.most }

/** What the question that is asked says of the thing. */
function linesOfQuestion(g: Game, player: Player, row: ObjectRow): Line[] {
  const clause = askingClause(g)
  const line = (met: boolean, told: Told): Line => ({ clause, met, said: saidOf(g, told) })
  if (g.offer.shape === 'act')
    return [line(false, { key: g.controller(row) === player ? 'noAction' : 'theirs' })]
  // A place of an arrangement: other things are put there.
  if (g.offer.bins.length > 0 && isOffered(g, player, null, row) && !g.offer.items.includes(row)) return []
  if (g.offer.of !== 'object') return [line(false, { key: 'noThings' })]
  const anew = describeAnew(g, row)
  if (anew === null) return []
  const told = anew.told.map((each): Line => ({
    clause: each.clause < 0 ? clause : each.clause,
    met: each.met,
    said: saidOf(g, each.met ? numbersOf(each) : each),
  }))
  const because = inOrder(g, player, anew.requirements as readonly Requirement[], row)
  if (told.length + because.length > 0) return [...because, ...told]
  return placeLine(g, anew, row, line)
}

/** The question takes whatever lies in some places: the thing lies elsewhere. */
function placeLine(
  g: Game,
  { items, message }: Offer,
  row: ObjectRow,
  line: (met: boolean, told: Told) => Line,
): Line[] {
  const zones = [...new Set(items.map((each) => g.zoneOf(each)))]
  // It lies among them: the game has a sentence for what this question takes.
  if (items.includes(row)) return []
  if (items.length === 0 || zones.includes(g.zoneOf(row))) return [line(false, { key: `among.${message}` })]
  const here = g.zoneDef(g.zoneOf(row))
  if (zones.some((zone) => g.zoneDef(zone) === here)) return [line(false, { key: 'otherSide' })]
  return [
    line(false, { key: 'place', parameters: { zones: zones.map((zone) => g.zoneDef(zone).name).join(' ') } }),
  ]
}
