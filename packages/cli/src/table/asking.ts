import type { PlayerName } from '@fudaba/kernel'
import {
  type ObjectPlace,
  clauseLine,
  countText,
  findRules,
  firstReason,
  logLevels,
  padEnd,
  ruleLines,
  sharedLines,
  sideLines,
  whyLines,
  whyNotLines,
  width,
  wrap,
  zoneLines,
} from '@fudaba/table'
import { columns, paint, print, printLines } from '../output.ts'
import { helpLines } from './help.ts'
import { inspectLines } from './inspect.ts'
import { logLine } from './logText.ts'
import { type Said, normalise } from './said.ts'
import type { Session } from './session.ts'

/** Commands that ask and change nothing. */

export function help(session: Session): boolean {
  printLines(helpLines(session.words, columns()))
  return false
}

/** Why a line of the log happened, or why one is asked. */
export function why(session: Session, { rest }: Said): boolean {
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
  const line = log.find(Number(rest.replace(/^#/, '')))
  if (line === undefined) print(say('noLogLine', { word: rest, max: log.count }))
  else printLines(whyLines(words, `${words.say('why.because')}: ${line.text}`, line.chain, columns()))
  return false
}

const chainOf = (clauses: readonly string[]): string[] => clauses.filter((id, i) => id !== clauses[i - 1])

/** Why an action is not among the choices; without a name, the first reason of each. */
export async function whyNot(session: Session, { rest }: Said): Promise<boolean> {
  const { words, rules, table, viewer, say } = session
  if (viewer === null) return false
  const offered = new Set(session.view.decision?.candidates.map((candidate) => candidate.name))
  if (rest === '') {
    const missing = rules.book.actions.filter((action) => !offered.has(action.name))
    const indent = Math.max(...missing.map((action) => width(words.action(action.name)))) + 4
    for (const { name } of missing) {
      const reason = firstReason(words, await table.whyNot(viewer, name))
      printLines(
        wrap(
          padEnd(`  ${words.action(name)}`, indent) + (reason || say('notNow')),
          columns(),
          ' '.repeat(indent),
        ),
      )
    }
    return false
  }
  const wanted = normalise(rest)
  const action = rules.book.actions.find(({ name, title }) =>
    [name, title.ja, title.en.toLowerCase()].some((word) => word === wanted),
  )
  if (action !== undefined) {
    printLines(whyNotLines(words, await table.whyNot(viewer, action.name), columns()))
    return false
  }
  const place = session.findThing(rest)
  if (place === undefined) {
    print(
      say('noAction', {
        word: rest,
        actions: words.list(rules.book.actions.map(({ name }) => words.action(name))),
      }),
    )
    return false
  }
  explainCard(session, place)
  return false
}

/** Why a thing is not among the choices: the clauses of the question say what may be chosen. */
function explainCard(session: Session, { object }: ObjectPlace): void {
  const { words, prompt, say } = session
  const label = words.list(object.cards.map((id) => (id === null ? words.say('hiddenCard') : words.card(id))))
  if (prompt?.choices.some((choice) => choice.id === object.id) === true)
    return print(say('isChoice', { label }))
  print(say('notChoice', { label }))
  const clause = prompt?.decision.clauses.at(-1)
  if (clause !== undefined) printLines(wrap(`  ${clauseLine(words, clause)}`, columns(), '    '))
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

/** A choice by its number, or any card, zone place or action by its name. */
export function inspect(session: Session, { rest }: Said): boolean {
  if (rest === '') print(session.say('inspectWhat'))
  else printLines(inspectLines(session, rest) ?? [session.words.say('unknownThing', { word: rest })])
  return false
}

/** Every zone of this name, of both players; without a name, a line for each. */
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
