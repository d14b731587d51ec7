import { CardGrammar, readText } from '@fudaba/cardtext'
import type { Book } from '@fudaba/kernel/rules'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { grammar } from '../../grammar/index.ts'
import type { PrintedSkill } from '../../grammar/nodes.ts'
import { book } from '../book.ts'
import type { AquarianCard } from '../board/cards.ts'
import type { Skill } from '../board/skills.ts'
import { definedAbilities } from './skillDefinitions.ts'
import { withOwnAttackers } from './ownAttackers.ts'
import { skillOf } from './skillText.ts'

/** The grammar of each book: it knows the words of all of its cards. */
export const cardGrammar = book.own(new CardGrammar(grammar))

/** What the text of a card says, read once; what is not read does nothing. */
const read = new WeakMap<AquarianCard, readonly Ability[]>()

const saidOn = (by: Book, { abilities, text }: AquarianCard): readonly Ability[] =>
  abilities ??
  (text === undefined
    ? []
    : readText(cardGrammar.in(by).grammar, text).paragraphs.flatMap(({ ability }) => ability ?? []))

export function abilitiesIn(by: Book, card: AquarianCard): readonly Ability[] {
  const known = read.get(card)
  if (known !== undefined) return known
  const sentences = saidOn(by, card).filter((ability) => !isLine(ability))
  const made = [
    ...withLastX(sentences).map(withPlayer).map(withOwnAttackers),
    ...definedAbilities(by, card.skills),
  ]
  read.set(card, made)
  return made
}

/** A line of skills, or of who may be broken: the card has that, and no ability. */
const isLine = ({ kind, effect }: Ability): boolean =>
  kind === 'keywords' &&
  (effect.kind === 'aquarian-age.skill-line' || effect.kind === 'aquarian-age.breaks-only')

/** Xは…に等しい on a line of its own is said of all the lines before it. */
function withLastX(abilities: readonly Ability[]): readonly Ability[] {
  const last = abilities.at(-1)
  if (last?.kind !== 'instruction' || last.effect.kind !== 'let' || abilities.length === 1) return abilities
  const said = last.effect
  return abilities.slice(0, -1).map((ability) => {
    const { effect } = ability
    const sentences: readonly Effect[] = effect.kind === 'paragraph' ? effect.sentences : [effect]
    if (!speaksOf(ability, said.name) || sentences.some(({ kind }) => kind === 'let')) return ability
    return { ...ability, effect: { kind: 'paragraph', sentences: [...sentences, said] } }
  })
}
function speaksOf(tree: unknown, name: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  if ('kind' in tree && tree.kind === 'variable' && 'name' in tree) return tree.name === name
  return Object.values(tree).some((each) => speaksOf(each, name))
}

const lines = <K extends Effect['kind']>(
  by: Book,
  card: AquarianCard,
  kind: K,
): Extract<Effect, { kind: K }>[] =>
  saidOn(by, card).flatMap(({ effect }) =>
    effect.kind === kind ? [effect as Extract<Effect, { kind: K }>] : [],
  )

/**
 * 目標の≪プレイヤー1人≫: who has the text says which player it is, when it is declared. As there are two of them, the
 * text is one of two, from the sentence that aims on.
 */
function withPlayer(ability: Ability): Ability {
  const { effect } = ability
  const sentences: readonly Effect[] = effect.kind === 'paragraph' ? effect.sentences : [effect]
  const from = sentences.findIndex(aimsAtPlayer)
  if (from < 0) return ability
  const of = (who: 'you' | 'opponent'): Effect => ({
    kind: 'paragraph',
    sentences: sentences.slice(from).map((each) => meaning(each, who) as Effect),
  })
  const either: Effect = {
    kind: 'choose-one',
    quantity: { kind: 'exactly', amount: 1, counter: 'things' },
    modes: [of('opponent'), of('you')],
  }
  return {
    ...ability,
    effect: { kind: 'paragraph', sentences: [...sentences.slice(0, from), either] },
  }
}
function aimsAtPlayer(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  if ('aimed' in tree || ('kind' in tree && tree.kind === 'aquarian-age.aim-player')) return true
  return Object.values(tree).some(aimsAtPlayer)
}
/** The same, said of one of the players. */
function meaning(tree: unknown, who: 'you' | 'opponent'): unknown {
  if (tree === 'that-player') return who
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map((each) => meaning(each, who))
  if ('kind' in tree && tree.kind === 'aquarian-age.aim-player' && 'effect' in tree)
    return { kind: 'by', player: who, effect: meaning(tree.effect, who) }
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, each]) => (key === 'aimed' ? [] : [[key, meaning(each, who)]])),
  )
}

/** 【“…”のみブレイク可能】: whom alone it may break, in its field or in its text (base.1.3.5). */
export const breaksOnly = (by: Book, card: AquarianCard): readonly string[] => [
  ...(card.breaks === undefined ? [] : [card.breaks]),
  ...(card.type === 'break' ? lines(by, card, 'aquarian-age.breaks-only').flatMap(({ names }) => names) : []),
]

/** The skills in its text. */
export const skillsIn = (by: Book, card: AquarianCard): Skill[] =>
  lines(by, card, 'aquarian-age.skill-line').flatMap(({ skills, aggressive }): Skill[] => [
    ...skills.flatMap((each: PrintedSkill) => skillOf(each) ?? []),
    ...(aggressive === true ? [{ skill: 'aggressive' } as const] : []),
  ])

/**
 * 効果時間 of a project or a fast card (base.1.3.4). One that says until when it holds is there until then, though
 * 瞬間 is printed: an effect ends with its source (1-2).
 */
export function durationOf(by: Book, card: AquarianCard): NonNullable<AquarianCard['duration']> {
  const known = durations.get(card)
  if (known !== undefined) return known
  const said = card.duration ?? 'instant'
  const made = said === 'instant' && abilitiesIn(by, card).some(saysUntil) ? 'turn' : said
  durations.set(card, made)
  return made
}
const durations = new WeakMap<AquarianCard, NonNullable<AquarianCard['duration']>>()
const saysUntil = ({ kind, effect }: Ability): boolean =>
  kind === 'instruction' && JSON.stringify(effect).includes('"kind":"during"')
