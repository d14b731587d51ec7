import type { Bilingual, ObjectView, Refusal, RequirementAnswer, TextPlace, View } from '@fudaba/kernel'
import { type Parameters, fill } from './language.ts'
import { cardsOf, findObject, valueWord } from './labels.ts'
import { whyFrames, whySentences } from './whySentences.ts'
import type { Words } from './words.ts'

/** One requirement of an answer in words: what it asks for, with its numbers and the text behind it. */

/**
 * The game's message `why.<key>`, or the table's; else, of one that is not met, the game's `refused.<action>.<clause>`,
 * `refused.<clause>#<n>` (the n-th requirement of that clause) or `refused.<clause>`; else the clause's title. Numbers
 * that the sentence does not name are added, and the text that stands behind it. `view`: to name what it comes from.
 */
export function requirementText(
  words: Words,
  view: View | null,
  refusal: Refusal,
  at: number,
  thing: ObjectView | null = null,
): string {
  const requirement = refusal.requirements[at]
  const given = { ...(thing === null ? {} : wordsOf(words, thing)), ...parametersOf(words, requirement) }
  const template = templateFor(words, refusal, at)
  const said = withNumbers(words, fill(template, given), template.includes('{have}'), requirement)
  const texts = [...new Set((requirement.by ?? []).flatMap((each) => placeText(words, view, each) ?? []))]
  return [said, ...texts].join(words.lang === 'ja' ? ' — ' : ' – ')
}

function templateFor(words: Words, refusal: Refusal, at: number): string {
  const { clause, key, met, ofSource } = refusal.requirements[at]
  const before = refusal.requirements.slice(0, at + 1)
  const nth = before.filter((each) => each.clause === clause && each.ofSource !== true).length
  const { messages } = words.rules.table
  const own = key === undefined ? undefined : messages[`why.${key}`]
  const unmet =
    ofSource === true
      ? []
      : [
          messages[`refused.${refusal.action}.${clause}`],
          messages[`refused.${clause}#${nth}`],
          messages[`refused.${clause}`],
        ]
  const said = met === true ? undefined : (own ?? usual(key) ?? unmet.find((each) => each !== undefined))
  return said === undefined ? words.clause(clause) : words.pick(said)
}

/** The table's own sentence for what every game has; of a part of a phrase at least that its text asks for it. */
function usual(key: string | undefined): Bilingual | undefined {
  if (key === undefined) return undefined
  const all: Readonly<Record<string, Bilingual>> = whySentences
  return Object.hasOwn(all, key) ? all[key] : key.startsWith('part.') ? whySentences.part : undefined
}

/** The numbers that are compared, where the sentence leaves them out. */
function withNumbers(
  words: Words,
  text: string,
  areNamed: boolean,
  { have, need, most }: RequirementAnswer,
): string {
  if (areNamed || have === undefined) return text
  if (need !== undefined) return fill(words.pick(whyFrames.needs), { text, need, have })
  return most === undefined ? text : fill(words.pick(whyFrames.most), { text, most, have })
}

/**
 * The card and the paragraph that an effect comes from: "S1-036 1 › modify" is one of the first of S1-036. An effect
 * that is no card's is named by what it comes from.
 */
export function placeText(words: Words, view: View | null, place: TextPlace): string | null {
  const { effect, object, clause } = place
  const [, id, number] = /^(\S+)(?: (\d+))?/.exec(effect) ?? []
  if (id === undefined || words.printed(id) === undefined) {
    const from = view === null || object === null ? undefined : findObject(view, object)
    const card = from === undefined ? '' : cardsOf(words, from.object)
    const text = words.find(`effect.${effect}`) ?? (clause === undefined ? '' : words.clause(clause))
    if (card === '' || text === '') return card || text || null
    return fill(words.pick(whyFrames.text), { card, text })
  }
  const card = words.card(id)
  const paragraph = number === undefined ? undefined : words.text(id)[Number(number) - 1]
  return paragraph === undefined
    ? card
    : fill(words.pick(whyFrames.text), { card, text: words.pick(paragraph.text) })
}

/** Its parameters as words: zones by their titles, values by what cards call them. */
function parametersOf(words: Words, { have, need, most, parameters = {} }: RequirementAnswer): Parameters {
  const out: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(parameters))
    out[name] =
      name === 'zones'
        ? words.list(
            String(value)
              .split(' ')
              .map((zone) => words.zone(zone)),
          )
        : name === 'word'
          ? wordFor(words, String(value))
          : value
  return {
    ...out,
    ...(have === undefined ? {} : { have }),
    ...(need === undefined ? {} : { need }),
    ...(most === undefined ? {} : { most }),
  }
}

const wordFor = (words: Words, name: string): string => {
  const known = words.find(`card.${name}`) ?? words.find(`value.${name}`)
  if (known !== undefined) return known
  const characteristic = words.rules.book.characteristics.find((each) => each.name === name)
  return characteristic === undefined ? words.brought(name) : words.pick(characteristic.title)
}

/** The thing's values and its name, as message parameters. */
const wordsOf = (words: Words, thing: ObjectView): Parameters => ({
  ...Object.fromEntries(
    Object.entries(thing.values).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueWord(words, name, value) : String(value),
    ]),
  ),
  card: cardsOf(words, thing),
})
