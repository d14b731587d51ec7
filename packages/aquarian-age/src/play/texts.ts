import { type Book, ByNumber, type Game, NONE } from '@fudaba/kernel/rules'
import { type Ability, AbilityError, type Effect, type Selector, programs } from '@fudaba/kernel/text'
import { alwaysHolds } from '../../grammar/forms.ts'
import { book } from '../book.ts'
import { permanentsOf } from '../board/setOn.ts'
import { type AquarianCard, byNumber } from '../board/cards.ts'
import { isCreated, skillAbilities, topCard } from '../board/characteristics.ts'
import { resistAbility } from '../changes/damage.ts'
import { cardTexts } from '../changes/paying.ts'
import { abilityKinds } from '../text/abilityKinds.ts'
import { lexicon } from '../text/lexicon.ts'
import { abilitiesIn } from '../text/printedText.ts'
import { noteCard } from '../board/cardPriority.ts'
import { definedAbilities } from '../text/skillDefinitions.ts'
import { controlled, factionArea, lasting, permanents } from '../board/zones.ts'
import { machine } from '../changes/record.ts'

/** What the texts of cards do: their trees as rules that run. */
export const texts = programs(book, lexicon, machine.target)
cardTexts.fill(texts)
/** Which abilities a skill stands for. */
const skills = book.own(new ByNumber<true>())
/** What effects begin. */
const begunByEffects = book.own(new ByNumber<boolean>())
abilityKinds.fill({
  isEffect: (g, ability) => texts.entry(g.book, ability)?.tree.kind === 'activated',
  isEffectText: (g, text) => isOfEffect(g.book, text),
  begunByEffect: (g, def) =>
    (begunByEffects.in(g.book).at[def] ??= isOfEffect(g.book, g.book.effects[def].name)),
  isSkill: (g, ability) => skills.in(g.book).at[ability] === true,
})
/** Whether the innermost ability that this text belongs to is an ≪effect≫. */
function isOfEffect(by: Book, text: string): boolean {
  let name = ''
  let isEffect = false
  for (const { id } of by.abilities) {
    const entry = texts.entry(by, id)
    if (entry === undefined || entry.name.length < name.length) continue
    if (text !== entry.name && !text.startsWith(`${entry.name} › `)) continue
    name = entry.name
    isEffect = entry.tree.kind === 'activated'
  }
  return isEffect
}

export interface CardText {
  /** Numbers of its abilities, skills included. */
  readonly abilities: readonly number[]
  /** What a project or a fast card does when it resolves, or NONE. */
  readonly program: number
}
const read = new WeakMap<AquarianCard, CardText>()

const skillsOf = (into: Book, card: AquarianCard): number[] =>
  card.skills.flatMap((each) => {
    const { skill } = each
    if (skill === 'resist' && 'of' in each) return [resistAbility(into, each.of ?? '')]
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

/**
 * 持続: what a lasting card says of its target it says as long as it lies there, of the target as long as it fits
 * (13-3, 14-2). So its sentence is two things: an instruction that aims, and a statement about what is aimed at.
 */
function ofLasting({ duration }: AquarianCard, ability: Ability): Ability[] {
  const { effect } = ability
  if (duration !== 'lasting' || ability.kind !== 'instruction' || effect.kind !== 'sequence') return [ability]
  const [aim, ...steps] = effect.steps
  if (aim?.kind !== 'choose' || aim.target !== true || aim.what.of === undefined) return [ability]
  const { features, head } = aim.what.of
  const meant: Selector = {
    kind: 'selector',
    features: [{ kind: 'aquarian-age.target' }, ...features],
    head,
  }
  const said = JSON.parse(JSON.stringify(steps), (_key, value: unknown) =>
    isAimedAt(value) ? meant : value,
  ) as readonly Effect[]
  if (!said.every(alwaysHolds)) return [ability]
  return [
    { ...ability, effect: aim },
    { kind: 'continuous', effect: { kind: 'sequence', steps: said } },
  ]
}
const isAimedAt = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'to' in value && value.to === 'chosen'

/** What is done as it resolves: only projects and fast cards do (base.1.3.4), anybody else would never do it. */
function refuseUnused({ id, type }: AquarianCard, abilities: readonly Ability[]): void {
  if (type === 'project' || type === 'fast') return
  if (abilities.some(({ kind }) => kind === 'instruction'))
    throw new AbilityError(id, `a card of type ${type} says something that is done when it resolves`)
}

/** The rules of a card's texts: read into this book once, before a game begins with it. */
export function textOf(into: Book, card: AquarianCard): CardText {
  const known = read.get(card)
  if (known !== undefined) return known
  const said = abilitiesIn(into, card)
  refuseUnused(card, said)
  const all = texts.card(
    into,
    card.id,
    said.flatMap((ability) => ofLasting(card, ofThisCard(card, ability))),
  )
  // What skills stand for by the definitions there are comes last.
  const ofSkills = definedAbilities(into, card.skills).length
  for (const ability of ofSkills === 0 ? [] : all.slice(-ofSkills)) skills.in(into).at[ability] = true
  for (const ability of all) noteCard(into, ability, card)
  const made = { abilities: [...skillsOf(into, card), ...all], program: texts.instruction(into, all) }
  read.set(card, made)
  return made
}

/** Whether two effects say the same (7-6). */
export function isSameEffect(g: Game, a: number, b: number): boolean {
  const [one, other] = [texts.entry(g.book, a)?.tree, texts.entry(g.book, b)?.tree]
  if (one === undefined || other === undefined) return false
  return a === b || JSON.stringify(one) === JSON.stringify(other)
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

const abilitiesOn = byNumber((card, book) => textOf(book, card).abilities)

book.printedAbilities([controlled, factionArea, lasting], (g: Game, row: number) => {
  if (g.cardOf(row) === NONE || isCreated(g, row) || g.inZone(row, permanents)) return NOTHING
  let all = abilitiesOn(g, topCard(g, row))
  for (const each of permanentsOf(g, row)) all = together(all, abilitiesOn(g, g.cardOf(each)))
  return all
})
