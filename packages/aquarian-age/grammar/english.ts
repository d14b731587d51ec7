import {
  type Ability,
  type Effect,
  type GameEnglish,
  type Quantity,
  type Say,
  type Selection,
  type What,
  createSay,
  quotedName,
} from '@fudaba/cardtext'
import type { PrintedSkill } from './nodes.ts'
import { countedSkills, factionNames, negated, signedSkills, skillWords, timings } from './times.ts'
import { lexicon } from './vocabulary.ts'

type By = Extract<Effect, { kind: 'by' }>

const lasting = (text: string, duration: string | undefined): string =>
  duration === undefined ? text : `${text} ${lexicon.durations.english(duration)}`

const iconEnglish = (icon: string): string => {
  if (icon === '♀') return 'female'
  if (icon === '♂') return 'male'
  return lexicon.classes.has(icon) ? lexicon.classes.english(icon) : `“${icon}”`
}
const factionEnglish = (faction: string): string =>
  factionNames.ids.some((id) => factionNames.get(id).ja === faction)
    ? factionNames.get(factionNames.ids.find((id) => factionNames.get(id).ja === faction)!).en
    : iconEnglish(faction)

const skillEnglish = ({ skill, sign, amount, of }: PrintedSkill, say: Say): string => {
  if (skill === 'resist') return `Resist (${factionEnglish(of ?? '')})`
  const list = [skillWords, signedSkills, countedSkills].find((each) => each.has(skill))!
  const name = list.english(skill)
  return amount === undefined ? name : `${name} ${sign ?? ''}${say.amount(amount)}`
}
const listed = (all: readonly string[], last: string): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`
const skillsEnglish = (skills: readonly PrintedSkill[], say: Say): string =>
  listed(
    skills.map((each) => skillEnglish(each, say)),
    'and',
  )

const some = (amount: string, one: string): string => `${amount} ${one}${amount === '1' ? '' : 's'}`

/** The verb in the number of its subject: all characters gain, it gains. */
const agreeing = (what: What, verb: string): string =>
  what.kind === 'selection' && what.quantity !== undefined && isSeveral(what.quantity)
    ? verb.replace(/s$/, '')
    : verb
const isSeveral = (quantity: Quantity): boolean =>
  quantity.kind === 'all' || (quantity.kind === 'exactly' && quantity.amount !== 1)

const game: GameEnglish<'aquarian-age'> = {
  effects: {
    'aquarian-age.skill-line': ({ skills, aggressive }, say) =>
      [...skills.map((each) => skillEnglish(each, say)), ...(aggressive === true ? ['Aggressive'] : [])].join(
        ', ',
      ),
    'aquarian-age.breaks-only': ({ names }, say) =>
      `breaks only ${listed(
        names.map((name) => quotedName(name, say)),
        'or',
      )}`,
    'aquarian-age.skills': ({ what, how, skills }, say) =>
      how === 'give'
        ? `give ${skillsEnglish(skills, say)} to ${say.what(what)}`
        : `${say.what(what)} ${how === 'gain' ? agreeing(what, 'gains') : agreeing(what, 'loses')} ${skillsEnglish(skills, say)}`,
    'aquarian-age.grant': ({ what, how, kindOf, ability }, say) => {
      const said = `${kindOf === 'effect' ? 'the effect' : 'the ability'} "${say.ability(ability).replace(/\.$/, '')}"`
      return how === 'give'
        ? `give ${said} to ${say.what(what)}`
        : `${say.what(what)} ${agreeing(what, 'gains')} ${said}`
    },
    'aquarian-age.negate': ({ whose, of, duration }, say) =>
      lasting(
        of === 'all'
          ? `negate ${say.what(whose)}`
          : `negate the ${negated.english(of)} of ${say.what(whose)}`,
        duration,
      ),
    'aquarian-age.damage': ({ what, amount, mental }, say) =>
      `deal ${say.amount(amount)} ${mental === true ? 'mental ' : ''}damage to ${say.what(what)}`,
    'aquarian-age.lose-power': ({ what, amount, to }, say) => {
      const cards = `${some(say.amount(amount), 'power card')} of ${say.what(what)}`
      return to === 'hand' ? `return ${cards} to hand` : `discard ${cards}`
    },
    'aquarian-age.judge': ({ who, amount, mental, aimed }, say) =>
      `deal ${say.amount(amount)} ${mental === true ? 'mental ' : ''}damage to ${aimed === true ? 'target player' : say.player(who)}`,
    'aquarian-age.set-power': ({ what, from, amount }, say) =>
      from === 'deck'
        ? `set ${some(say.amount(amount), 'card')} from the top of the deck as power on ${say.what(what)}`
        : `set ${say.amount(amount)} of the cards that paid as power on ${say.what(what)}`,
    'aquarian-age.aim-player': ({ effect }, say) => `target player does this: ${say.effect(effect)}`,
    'aquarian-age.see-hand': ({ who, aimed }, say) =>
      `look at the hand of ${aimed === true ? 'target player' : say.player(who)}`,
    'aquarian-age.take-back': () => 'take the cards that paid into the hand',
    'aquarian-age.attack': ({ what }, say) => `${say.what(what)} ${agreeing(what, 'declares')} an attack`,
    'aquarian-age.guard': ({ what, surely }, say) =>
      `${say.what(what)} ${surely === true ? agreeing(what, 'guards') : `${agreeing(what, 'declares')} a guard`}`,
    'aquarian-age.make': ({ mind, attack, endurance }, say) =>
      `set the card that paid into the controlled area as a character of mind ${say.amount(mind)}, attack ${say.amount(attack)}, endurance ${say.amount(endurance)}`,
    'aquarian-age.put-on': ({ what, onto }, say) => `set ${say.what(what)} on ${say.what(onto)}`,
    'aquarian-age.change-target': ({ what }, say) => `change the target of ${say.what(what)}`,
    'aquarian-age.use': ({ what }, say) => `use ${say.what(what)}`,
    'aquarian-age.strip': ({ what }, say) => `discard the break card of ${say.what(what)}`,
    'aquarian-age.mill': ({ whose, amount }, say) =>
      `discard ${some(say.amount(amount), 'card')} from the top of ${whose === undefined ? 'the' : say.possessive(whose)} deck`,
    'aquarian-age.fetch': ({ what }, say) => `take ${say.what(what)} into the hand`,
    'aquarian-age.not-target': ({ what, by, means = [] }, say) => {
      const whose = by === undefined ? '' : `${say.possessive(by)} `
      const of = means.map((each) => MEANS[each]).join(', ') || (by === undefined ? '' : 'cards')
      return `${say.what(what)} cannot be a target${of === '' ? '' : ` of ${whose}${of}`}`
    },
    'aquarian-age.idle': ({ what }, say) => `${say.what(what)} can declare neither attacks nor guards`,
    'aquarian-age.original': ({ what, characteristic }, say) =>
      `the ${lexicon.characteristics.english(characteristic)} of ${say.what(what)} is its original one`,
    'aquarian-age.as-break': () => 'this card can be used as a break card',
    'aquarian-age.share-faction': ({ what, faction, duration }, say) =>
      lasting(`${say.what(what)} ${agreeing(what, 'shares')} ${factionNames.english(faction)}`, duration),
  },
  features: {
    'aquarian-age.faction': ({ faction }) => ({ before: factionNames.english(faction) }),
    'aquarian-age.either-faction': ({ factions }) => ({
      before: listed(
        factions.map((each) => factionNames.english(each)),
        'or',
      ),
    }),
    'aquarian-age.icon': ({ icon }) => ({
      before: icon.split('・').map(iconEnglish).join(' or '),
      noun: [`${iconEnglish(icon)} character`, `${iconEnglish(icon)} characters`],
    }),
    'aquarian-age.any-of': () => ({}),
    'aquarian-age.set-on': ({ character }, say) => ({ after: `set on ${say.what(character)}` }),
    'aquarian-age.target': () => ({ before: 'targeted' }),
    'aquarian-age.this-card': () => ({ noun: ['this card', 'this card'] }),
  },
  conditions: {
    'aquarian-age.has-power': ({ what, comparison }, say) =>
      `${say.what(what)} has ${say.comparison(comparison)} power cards`,
    'aquarian-age.responding': ({ to }) =>
      `it answers ${to === 'attack' ? 'a declared attack' : 'a declared break'}`,
  },
  triggers: {},
  amounts: {},
  costs: {},
}

/** The common English, but for effects with their cost, lines, and what has no verb of its own. */
export const say: Say = createSay('aquarian-age', lexicon, game, (common) => {
  const { ability, condition, effect, event, rider, what } = common

  /** Cards in hand are those of whoever does it: no more is said of them. */
  const withoutOwn = (tree: Selection): Selection => {
    const { of } = tree
    const [first, ...rest] = of?.features ?? []
    if (of === undefined || first?.kind !== 'owner' || first.who !== 'self') return tree
    const inPile = of.head.kind === 'zone' || rest.some(({ kind }) => kind === 'zone')
    return inPile ? { ...tree, of: { ...of, features: rest } } : tree
  }

  /** "the opponent discards 1 card and you draw 1 card". */
  function bothDo(tree: By, said: (tree: Effect) => string): string {
    const steps = tree.effect.kind === 'sequence' ? tree.effect.steps : []
    const last = steps.at(-1)
    if (last?.kind !== 'by' || last.player !== 'you') return said(tree)
    const [first, ...more] = steps.slice(0, -1)
    const theirs: Effect = more.length === 0 ? first : { kind: 'sequence', steps: [first, ...more] }
    return `${said({ ...tree, effect: theirs })} and you ${common.effect(last.effect)}`
  }

  return {
    what: (tree: Parameters<Say['what']>[0]) => {
      if (tree.kind === 'selection') return what(withoutOwn(tree))
      if (tree.kind !== 'reference') return what(tree)
      if (tree.noun === 'bearer') return 'the character it is set on'
      // Targets are spoken of again as what they are.
      if (tree.to !== 'chosen') return what(tree)
      return tree.noun === undefined
        ? 'it'
        : `the targeted ${what({ ...tree, to: 'self' }).replace('this ', '')}`
    },
    effect: (tree: Parameters<Say['effect']>[0]) =>
      tree.kind !== 'by'
        ? effect(tree)
        : tree.player === 'you'
          ? common.effect(tree.effect)
          : bothDo(tree, (each) => effect(each)),
    event: (tree: Parameters<Say['event']>[0], voice?: Parameters<Say['event']>[1]) => {
      const subject = tree.subject === undefined ? 'it' : common.what(tree.subject)
      const by = tree.cause?.by === undefined ? '' : `${common.possessive(tree.cause.by)} `
      if (tree.verb === 'guard' && tree.object !== undefined && voice === 'cannot')
        return `${subject} can’t guard against ${common.what(tree.object)}`
      if (tree.verb === 'guarded') return `${subject} is not guarded`
      if (tree.verb === 'discarding') return `${subject} would be discarded`
      if (tree.verb === 'affected')
        return `${subject} is not affected by ${by}${MEANS[tree.cause?.means ?? 'card'] ?? 'cards'}`
      return event(tree, voice)
    },
    condition: (tree: Parameters<Say['condition']>[0]) =>
      tree.kind === 'exists' && tree.what.features[0]?.kind === 'owner' && tree.comparison === undefined
        ? `there is ${tree.not === true ? 'none' : 'one'} of ${common.selector(tree.what, true)}${
            tree.where === undefined ? '' : ` in the ${lexicon.zones.english(tree.where.zone)}`
          }`
        : condition(tree),
    rider: (tree: Parameters<Say['rider']>[0]) =>
      tree.kind === 'only-during'
        ? `this effect can be used at ${timings.english(tree.period)} only`
        : rider(tree).replace('this ability', 'this effect'),
    ability: (tree: Ability) => {
      if (tree.kind === 'keywords') return `${common.effect(tree.effect)}.`
      if (tree.kind !== 'activated') return ability(tree).replaceAll('..', '.')
      const { cost = [], ...rest } = tree
      const [first] = cost
      const amount = first?.kind === 'pay' ? common.amount(first.amount) : '0'
      return `Effect, cost ${amount}: ${ability({ ...rest, kind: 'instruction' })}`.replaceAll('..', '.')
    },
  }
})
const MEANS: Readonly<Record<string, string>> = {
  effect: 'effects',
  project: 'projects',
  fast: 'fast cards',
  permanent: 'permanents',
  card: 'cards',
}
