import type { ObjectView } from '@fudaba/kernel'
import { cardTextLines, clauseLine, findObject, objectLabel, wrap } from '@fudaba/table'
import { columns } from '../terminal/output.ts'
import { normalise } from './said.ts'
import type { Session } from './session.ts'

/** The thing that is meant: a choice by its number, or a name. */
export function thingMeant(session: Session, text: string): ObjectView | undefined {
  const { prompt, view } = session
  const wanted = normalise(text)
  const choice = /^\d+$/.test(wanted) ? prompt?.choices[Number(wanted) - 1] : undefined
  const candidate = prompt?.decision.candidates.find(({ id }) => id === choice?.id)
  const id = candidate?.kind === 'object' ? candidate.id : candidate?.source
  if (choice !== undefined) return id === undefined || id === null ? undefined : findObject(view, id)?.object
  return session.findThing(text)?.object
}

/** The description of a choice, action or thing; undefined if there is none of that name. */
export function inspectLines(session: Session, text: string): string[] | undefined {
  const { prompt, rules, view } = session
  const wanted = normalise(text)
  const choice = /^\d+$/.test(wanted) ? prompt?.choices[Number(wanted) - 1] : undefined
  const candidate = prompt?.decision.candidates.find(({ id }) => id === choice?.id)
  if (candidate?.kind === 'object') {
    const found = findObject(view, candidate.id)
    return found === undefined ? undefined : objectLines(session, found.object, found.zone.zone)
  }
  const action =
    candidate?.kind === 'action'
      ? rules.book.actions.find(({ name }) => name === candidate.name)
      : rules.book.actions.find(({ name, title }) =>
          [name, title.ja, title.en.toLowerCase()].some((word) => word === wanted),
        )
  if (action !== undefined) return actionLines(session, action.name)
  if (choice !== undefined) return [choice.label]
  const place = session.findThing(text)
  return place === undefined ? undefined : objectLines(session, place.object, place.zone.zone)
}

function actionLines(session: Session, name: string): string[] {
  const { words } = session
  const hint = words.find(`action.${name}`)
  return [words.action(name), ...(hint === undefined ? [] : [`  ${hint}`]), ...clausesOf(session, name)]
}

function objectLines(session: Session, object: ObjectView, zone: string): string[] {
  const { words, view } = session
  const lines = [
    `${objectLabel(words, view, object)} — ${words.player(object.controller)}, ${words.zone(zone)}`,
  ]
  for (const [name, value] of Object.entries(object.values)) {
    const label = words.find(`value.${name}`)
    if (label !== undefined && value !== false)
      lines.push(`  ${label}${value === true ? '' : `: ${String(value)}`}`)
  }
  const texts = object.cards.flatMap((id) => (id === null ? [] : cardTextLines(words, id)))
  lines.push(...texts.flatMap((line) => wrap(`  ${line}`, columns(), '    ')))
  const action = object.values['action']
  return [...lines, ...clausesOf(session, typeof action === 'string' ? action : object.kind)]
}

/** The clauses about it: their ids begin with its name, as in `attack.label`, `soldier.size`. */
function clausesOf({ words, rules }: Session, name: string): string[] {
  return Object.keys(rules.book.rulebook.clauses)
    .filter((id) => id.startsWith(`${name}.`))
    .flatMap((id) => wrap(`  ${clauseLine(words, id)}`, columns(), '    '))
}
