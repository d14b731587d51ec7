import type { Decision, ObjectView, Refusal, View } from '@fudaba/kernel'
import { cardsOf, objectLabel } from './labels.ts'
import type { Prompt } from './prompt.ts'
import { thingOf } from './reasons.ts'
import { findThing } from './things.ts'
import { normalise, readAnswer } from './typedAnswer.ts'
import { clauseLine, firstReason, whyNotLines } from './why.ts'
import { padEnd, width, wrap } from './width.ts'
import type { Words } from './words.ts'

/** "Why not …?" as it is typed, at the terminal and at the page's line: about an action, a thing, an answer, or all. */

/** Whom it is asked of: the table that is played at. */
export interface WhyNotAsked {
  whyNot(action: string, thing?: string): Promise<Refusal>
  whyNotWith(thing: string): Promise<readonly Refusal[]>
}

/** What is on the table when it is asked. */
export interface WhyNotScene {
  readonly words: Words
  readonly view: View
  /** The question that is asked of this person; null if it is not his to decide. */
  readonly prompt: Prompt | null
  readonly asked: WhyNotAsked
  readonly columns: number
}

/** The lines of the answer; null: there is nothing of this name. */
export async function whyNotTyped(scene: WhyNotScene, text: string): Promise<readonly string[] | null> {
  const { words, view, prompt, asked, columns } = scene
  if (prompt === null) return [words.say('why.notYours')]
  if (text.trim() === '') return everything(scene, prompt.decision)
  const typed = normalise(text)
  const action = actionIn(words, typed)
  if (action !== undefined) {
    const thing = action.rest === '' ? undefined : findThing(words, view, action.rest)
    if (action.rest === '' || thing !== undefined)
      return whyNotLines(words, view, await asked.whyNot(action.name, thing?.object.id), columns)
  }
  const place = findThing(words, view, typed)
  if (place !== undefined) return aboutThing(scene, prompt, place.object)
  return aboutAnswer(scene, prompt, text)
}

interface Named {
  readonly name: string
  /** What is typed behind the name: a thing. */
  readonly rest: string
}

/** The action that the line begins with, by the longest of its names. */
function actionIn({ rules }: Words, typed: string): Named | undefined {
  const named = rules.book.actions.flatMap(({ name, title }) =>
    [name, title.ja, title.en.toLowerCase()]
      .filter((word) => typed === word || typed.startsWith(`${word} `))
      .map((word) => ({ name, rest: typed.slice(word.length).trim(), length: word.length })),
  )
  return named.sort((a, b) => b.length - a.length)[0]
}

async function aboutThing(scene: WhyNotScene, { decision }: Prompt, object: ObjectView): Promise<string[]> {
  const { words, view, asked, columns } = scene
  const label = labelOf(words, view, object)
  const all = await asked.whyNotWith(object.id)
  const isChoice = decision.candidates.some(({ id, source }) => id === object.id || source === object.id)
  return [
    ...(isChoice ? [words.say('why.isChoice', { label })] : [words.say('why.notChoice', { label })]),
    ...all
      .filter(({ allowed, question }) => allowed !== true && !(isChoice && question))
      .flatMap((refusal) => whyNotLines(words, view, refusal, columns)),
  ]
}

/** An answer that is written out: whether it could be given, and if not, what is wrong with it. */
function aboutAnswer({ words, columns }: WhyNotScene, prompt: Prompt, text: string): string[] | null {
  const read = readAnswer(words, prompt, text)
  switch (read.kind) {
    case 'answer':
    case 'partial':
      return [words.say('why.isChoice', { label: text.trim() })]
    case 'refused':
      return [read.message, ...questionClause(words, prompt.decision, columns)]
    case 'unknown':
      // Of numbers and words, what is not offered is no answer; of things it is nothing that is there.
      return prompt.decision.candidates.some(({ kind }) => kind === 'object' || kind === 'action')
        ? null
        : [read.message, ...questionClause(words, prompt.decision, columns)]
  }
}

const questionClause = (words: Words, { clauses }: Decision, columns: number): string[] => {
  const clause = clauses.at(-1)
  return clause === undefined ? [] : wrap(`  ✗ ${clauseLine(words, clause)}`, columns, '    ')
}

/** Of a window each action that is not offered, with its first reason; of another question each thing at hand. */
async function everything(scene: WhyNotScene, decision: Decision): Promise<string[]> {
  const { words, view, asked, columns } = scene
  const rows: [label: string, reason: string][] = []
  if (decision.shape === 'act') {
    const offered = new Set(decision.candidates.map(({ name }) => name))
    for (const { name } of words.rules.book.actions) {
      const whole = await asked.whyNot(name)
      for (const refusal of offered.has(name) ? whole.with : [whole])
        if (refusal.allowed !== true)
          rows.push([nameOf(words, view, refusal), firstReason(words, view, refusal)])
    }
  } else {
    const chosen = new Set(decision.candidates.map(({ id }) => id))
    const isBin = new Set(decision.bins.map(({ id }) => id))
    for (const thing of atHand(words, view))
      if (!chosen.has(thing.id) && !isBin.has(thing.id))
        for (const refusal of await asked.whyNotWith(thing.id))
          if (refusal.allowed !== true)
            rows.push([labelOf(words, view, thing), firstReason(words, view, refusal)])
    if (rows.length === 0) return [words.say('why.all'), ...questionClause(words, decision, columns)]
  }
  if (rows.length === 0) return [words.say('why.all')]
  const indent = Math.max(...rows.map(([label]) => width(label))) + 4
  return rows.flatMap(([label, reason]) =>
    wrap(padEnd(`  ${label}`, indent) + reason, columns, ' '.repeat(indent)),
  )
}

function nameOf(words: Words, view: View, refusal: Refusal): string {
  const thing = thingOf(view, refusal)
  const action = words.action(refusal.action)
  return thing === null ? action : words.say('why.with', { action, label: labelOf(words, view, thing) })
}

const labelOf = (words: Words, view: View, object: ObjectView): string =>
  cardsOf(words, object) || objectLabel(words, view, object, true)

/** The things that are laid out, not those in piles, whose cards are known. */
const atHand = ({ rules }: Words, view: View): ObjectView[] => {
  const laidOut = new Set(
    rules.table.layout.slots.filter(({ shape }) => shape !== 'pile').map(({ zone }) => zone),
  )
  return view.zones
    .filter(({ zone }) => laidOut.has(zone))
    .flatMap(({ objects }) => objects)
    .filter(({ cards }) => !cards.includes(null))
}
