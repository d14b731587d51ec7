import type { ObjectView, PlayerName } from '@fudaba/kernel'
import {
  clauseLine,
  countText,
  findRules,
  logLevels,
  objectLabel,
  ruleLines,
  sharedLines,
  sideLines,
  sumLines,
  whyLines,
  whyNotTyped,
  wrap,
  zoneLines,
} from '@fudaba/table'
import { columns, paint, print, printLines } from '../terminal/output.ts'
import { helpLines } from './help.ts'
import { inspectLines, thingMeant } from './inspect.ts'
import { logLine } from './logText.ts'
import { type Said, normalise } from './said.ts'
import type { Session } from './session.ts'

/** Commands that change nothing in the game. Each returns whether the game has to be looked at anew: never. */

export function help(session: Session): boolean {
  printLines(helpLines(session.words, columns()))
  return false
}

/** Why a line of the log happened, why the question is asked, or how the numbers of a thing came about. */
export async function why(session: Session, { rest }: Said): Promise<boolean> {
  const { words, prompt, log, say } = session
  if (rest === '') {
    if (prompt === null) print(say('whyWhat'))
    else
      printLines(
        whyLines(
          words,
          `${words.say('why.prompt')}: ${prompt.sentence}`,
          chainOf(prompt.decision.clauses),
          columns(),
        ),
      )
    return false
  }
  // A number is a line of the log; what has another name is a thing, and its numbers are told.
  const isLine = /^#?\d+$/.test(rest)
  const thing = isLine ? undefined : thingMeant(session, rest)
  if (thing !== undefined) return whyNumbers(session, thing)
  const line = isLine ? log.find(Number(rest.replace(/^#/, ''))) : undefined
  if (line === undefined) print(say('noLogLine', { word: rest, max: log.count }))
  else printLines(whyLines(words, `${words.say('why.because')}: ${line.text}`, line.chain, columns()))
  return false
}

/** How each number of a thing came about, line by line. */
async function whyNumbers(session: Session, object: ObjectView): Promise<boolean> {
  const { words, table, viewer, view } = session
  const lines = sumLines(words, view, await table.sums(viewer, object.id), columns(), true)
  const label = objectLabel(words, view, object)
  printLines(lines.length === 0 ? [words.say('sum.noNumbers', { label })] : [label, ...lines])
  return false
}

const chainOf = (clauses: readonly string[]): string[] => clauses.filter((id, i) => id !== clauses[i - 1])

/** Why an action, a thing or an answer is not possible; without a name, the first reason for each. */
export async function whyNot(session: Session, { rest }: Said): Promise<boolean> {
  const { words, rules, table, viewer, view, prompt, say } = session
  if (viewer === null) return false
  const asked = {
    whyNot: (action: string, thing?: string) => table.whyNot(viewer, action, thing),
    whyNotWith: (thing: string) => table.whyNotWith(viewer, thing),
  }
  const lines = await whyNotTyped({ words, view, prompt, asked, columns: columns() }, rest)
  if (lines !== null) printLines([...lines])
  else
    print(
      say('noAction', {
        word: rest,
        actions: words.list(rules.book.actions.map(({ name }) => words.action(name))),
      }),
    )
  return false
}

export function rule(session: Session, { rest }: Said): boolean {
  const { words, rules, say } = session
  if (rest === '') {
    print(say('ruleWhat'))
    return false
  }
  const found = findRules(rules, rest)
  if (found.length === 0) print(say('noRule', { word: rest }))
  else if (found.length === 1) printLines(ruleLines(words, found[0].id, columns()))
  else {
    for (const { id } of found.slice(0, 20)) printLines(wrap(`  ${clauseLine(words, id)}`, columns(), '    '))
    if (found.length > 20) print(say('moreRules', { n: found.length - 20 }))
  }
  return false
}

export function log(session: Session, { rest }: Said): boolean {
  const all = rest === 'full' || rest === '全部'
  const count = /^\d+$/.test(rest) ? Number(rest) : 12
  const lines = all ? session.log.lines('detail') : session.log.lines(session.level, count)
  for (const line of lines) printLines(logLine(line, columns(), all || session.level === 'detail'))
  return false
}

export function level(session: Session, { rest }: Said): boolean {
  const found = logLevels.find((each) => each.startsWith(rest.toLowerCase()))
  if (found === undefined || rest === '')
    print(session.say('levelIs', { level: session.level, levels: logLevels.join(', ') }))
  else {
    session.level = found
    print(session.say('levelSet', { level: found }))
  }
  return false
}

/** Describes a choice by its number, or a card, place or action by its name. */
export async function inspect(session: Session, { rest }: Said): Promise<boolean> {
  const { words, table, viewer, view, say } = session
  if (rest === '') print(say('inspectWhat'))
  else {
    printLines(inspectLines(session, rest) ?? [words.say('unknownThing', { word: rest })])
    const thing = thingMeant(session, rest)
    if (thing !== undefined) printLines(sumLines(words, view, await table.sums(viewer, thing.id), columns()))
  }
  return false
}

/** Lists the zones of this name, of both players; without a name, one line for each zone. */
export function zone(session: Session, { rest }: Said): boolean {
  const { words, view, rules, say } = session
  const wanted = normalise(rest)
  const known = rules.book.zones.filter((def) => view.zones.some((each) => each.zone === def.name))
  const found = known.filter((def) =>
    [def.name, def.title.ja, def.title.en.toLowerCase()].some(
      (word) => wanted !== '' && word.startsWith(wanted),
    ),
  )
  if (found.length === 0) {
    if (wanted !== '') print(say('noZone', { word: rest, zones: words.list(known.map((def) => def.name)) }))
    else
      for (const each of view.zones)
        print(`  ${each.owner === null ? '' : `${words.player(each.owner)}  `}${countText(words, each)}`)
    return false
  }
  for (const each of view.zones.filter(({ zone: name }) => found.some((def) => def.name === name)))
    printLines(zoneLines(words, view, each, columns()))
  return false
}

const side = (session: Session, player: PlayerName): boolean => {
  printLines(sideLines(session.words, session.view, player, columns()))
  return false
}

export const me = (session: Session): boolean => side(session, session.viewer ?? 'P1')
export const opponent = (session: Session): boolean => side(session, session.viewer === 'P2' ? 'P1' : 'P2')

export function stage(session: Session): boolean {
  const lines = sharedLines(session.words, session.view, columns())
  printLines(lines.length === 0 ? [session.say('nothingShared')] : lines)
  return false
}

export function table(session: Session): boolean {
  session.showTable()
  session.showPrompt()
  print(paint('dim', session.say('helpHint')))
  return false
}
