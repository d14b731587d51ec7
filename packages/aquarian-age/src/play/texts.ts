import { type Ability, type Game, NONE, type Selector, programs } from '@fudaba/kernel'
import { book } from '../book.ts'
import { permanentsOf } from '../borne.ts'
import { type AquarianCard, byNumber } from '../cards.ts'
import { isMade, skillAbilities, topCard } from '../characters.ts'
import { abilityKinds, alterations } from '../later.ts'
import { lexicon } from '../lexicon.ts'
import { abilitiesIn } from '../printedText.ts'
import { noteCard } from '../priority.ts'
import { definedAbilities, definitionsVersion } from '../skillDefinitions.ts'
import { controlled, factionArea, lasting, permanents } from '../zones.ts'
import { machine } from './record.ts'

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)
abilityKinds.isEffect = (ability) => texts.entry(ability)?.tree.kind === 'activated'
/** Numbers of abilities that a skill stands for. */
const skills = new Set<number>()
abilityKinds.isSkill = (ability) => skills.has(ability)
/** Numbers of what ≪effects≫ begin. */
const begunByEffects = new Set<number>()
abilityKinds.begunByEffect = (def) => begunByEffects.has(def)
/** What was declared for this ability, from this number on, is called after it. */
function noteBegun(name: string, from: number): void {
  for (const def of book.effects.slice(from))
    if (def.name.startsWith(`${name} › `)) begunByEffects.add(def.id)
}
alterations.any = (g, cost) => texts.alters(g, cost)
alterations.of = (g, question, how) => texts.alteration(g, question, how)

export interface CardText {
  /** Numbers of its abilities, skills included. */
  readonly abilities: readonly number[]
  /** What a project or a fast card does when it resolves, or NONE. */
  readonly program: number
}
let read = new WeakMap<AquarianCard, CardText>()
let readBy = definitionsVersion()

const skillsOf = (card: AquarianCard): number[] =>
  card.skills.flatMap(({ skill }) => {
    const found = (skillAbilities as Readonly<Record<string, number>>)[skill]
    return found === undefined ? [] : [found]
  })

/** このカード on a permanent is the permanent, though the character has its text (21-4). */
const ofThisCard = ({ type }: AquarianCard, ability: Ability): Ability =>
  type !== 'permanent'
    ? ability
    : (JSON.parse(JSON.stringify(ability), (_key, value: unknown) =>
        isThisCard(value) ? THIS_CARD : value,
      ) as Ability)
const isThisCard = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  value.to === 'self' &&
  'noun' in value &&
  value.noun === 'card'
const THIS_CARD: Selector = { kind: 'selector', features: [], head: { kind: 'aquarian-age.this-card' } }

export function textOf(card: AquarianCard): CardText {
  if (readBy !== definitionsVersion()) {
    read = new WeakMap()
    readBy = definitionsVersion()
  }
  const known = read.get(card)
  if (known !== undefined) return known
  const from = book.effects.length
  const all = texts.card(
    card.id,
    abilitiesIn(card).map((ability) => ofThisCard(card, ability)),
  )
  // What skills stand for by the definitions there are comes last.
  for (const ability of all.slice(abilitiesIn(card).length - definedAbilities(card.skills).length))
    skills.add(ability)
  for (const ability of all) {
    noteCard(ability, card)
    const entry = texts.entry(ability)
    if (entry?.tree.kind === 'activated') noteBegun(entry.name, from)
  }
  const made = { abilities: [...skillsOf(card), ...all], program: texts.instruction(all) }
  read.set(card, made)
  return made
}

/** The name of an ≪effect≫, by the number of the ability. */
export const effectName = (ability: number): string | undefined => {
  const effect = texts.entry(ability)?.tree.effect
  const first = effect?.kind === 'paragraph' ? effect.sentences[0] : effect
  return first?.kind === 'aquarian-age.named' ? first.name : undefined
}

const NOTHING: readonly number[] = []
/** A character has what its permanents say (11-5); the lists are kept so that equal ones are the same list. */
const lists = new WeakMap<readonly number[], WeakMap<readonly number[], readonly number[]>>()
function together(own: readonly number[], more: readonly number[]): readonly number[] {
  let withOwn = lists.get(own)
  if (withOwn === undefined) lists.set(own, (withOwn = new WeakMap()))
  const known = withOwn.get(more)
  if (known !== undefined) return known
  const joined = [...own, ...more]
  withOwn.set(more, joined)
  return joined
}

const abilitiesOn = byNumber((card) => textOf(card).abilities, definitionsVersion)

book.printedAbilities([controlled, factionArea, lasting], (g: Game, row: number) => {
  if (g.cardOf(row) === NONE || isMade(g, row) || g.inZone(row, permanents)) return NOTHING
  let all = abilitiesOn(g, topCard(g, row))
  for (const each of permanentsOf(g, row)) all = together(all, abilitiesOn(g, g.cardOf(each)))
  return all
})
