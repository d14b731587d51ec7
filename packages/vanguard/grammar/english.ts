import {
  type Ability,
  type Condition,
  type Event,
  type Feature,
  type GameEnglish,
  type Say,
  type Selector,
  type Voice,
  type What,
  createSay,
} from '@fudaba/cardtext'
import { checks, hits, passives } from './events.ts'
import {
  abilityLabels,
  conditionKeywords,
  declarations,
  insideKeywords,
  labelKeywords,
  numberedKeywords,
  triggerKeywords,
} from './keywords.ts'
import '../src/deckAbilities.ts'
import '../src/nodes/validity.ts'
import type { CallPlace } from './nodes.ts'
import { areas } from './times.ts'
import { lexicon, races, verbStates } from './vocabulary.ts'

const callPlaces: Readonly<Record<CallPlace, string>> = {
  open: 'an open (R)',
  'front-row': 'a front row (R)',
  'back-row': 'a back row (R)',
  column: '(R) in the same column as this unit',
}
const blast = (name: string, amount: string, of: Selector | undefined, say: Say): string =>
  `${name} (${amount}${of === undefined ? '' : `: ${say.selector(of, true)}`})`
const keywordName = (word: string): string =>
  conditionKeywords.has(word) ? conditionKeywords.english(word) : numberedKeywords.english(word)

const game: GameEnglish<'vanguard'> = {
  effects: {
    'vanguard.call': ({ what, onto, at, state }, say) =>
      `call ${say.what(what)} to ${onto === 'G' ? '(G)' : at === undefined ? '(R)' : callPlaces[at]}${state === undefined ? '' : ' at rest'}`,
    'vanguard.rescue': ({ amount }) => `Rescue ${amount}`,
    'vanguard.pay': () => 'pay the cost',
    'vanguard.counter-blast': ({ amount, of }, say) => blast('Counter Blast', say.amount(amount), of, say),
    'vanguard.soul-blast': ({ amount, of }, say) => blast('Soul Blast', say.amount(amount), of, say),
    'vanguard.counter-charge': ({ amount }, say) => `Counter Charge (${say.amount(amount)})`,
    'vanguard.soul-charge': ({ amount }, say) => `Soul Charge (${say.amount(amount)})`,
    'vanguard.copies': ({ amount }) =>
      `a deck may have ${amount === undefined ? 'any number' : `up to ${amount}`} of this card`,
    'vanguard.unusable': ({ what }, say) => `the abilities of ${say.what(what)} can’t be used`,
    'vanguard.negate-triggers': () => 'negate the effects of triggers',
    'vanguard.void-icons': () => 'trigger icons do nothing',
    'vanguard.undo-icons': () => 'what trigger icons did ends',
    'vanguard.enable': ({ what, word }, say) => `${keywordName(word)} of ${say.what(what)} is valid`,
    'vanguard.drive': ({ what, by }, say) => `${say.what(what)} has ${by} drive`,
    'vanguard.magia': ({ what }, say) => `call ${say.what(what)} until the end of the turn`,
    'vanguard.harmony': ({ what }, say) => `this unit and ${say.what(what)} come to be in harmony`,
    'vanguard.declare': ({ of }) => `declare a ${declarations.english(of)}`,
    'vanguard.costless': ({ what }, say) => `the abilities of ${say.what(what)} cost nothing`,
    'vanguard.heart-legion': ({ what, with: other }, say) =>
      `put ${say.what(what)} into legion with ${say.what(other)}`,
    'vanguard.move': ({ what }, say) => `move ${say.what(what)} to an open (R)`,
    'vanguard.battles': ({ what, amount }, say) =>
      `${say.what(what)} battles ${amount === undefined ? 'all' : amount} of the opponent’s front row units`,
    'vanguard.time-leap': ({ what }, say) => `Time Leap ${say.what(what)}`,
    'vanguard.inside': ({ keyword, n }) => `${insideKeywords.english(keyword)} ${n}`,
    'vanguard.seek-mate': ({ power, names }) =>
      `Seek Mate ${power}: ${names.map((name) => `“${name}”`).join(' or ')}`,
    'vanguard.damage': ({ who, amount }, say) =>
      `deal ${say.amount(amount)} damage to ${say.possessive(who)} vanguard`,
  },
  features: {
    'vanguard.race': ({ race }) => ({
      before: races.english(race),
      noun: [`${races.english(race)} card`, `${races.english(race)} cards`],
    }),
    'vanguard.has': ({ label }) => ({ after: `with a ${abilityLabels.english(label)} ability` }),
    'vanguard.fitting': ({ of }, say) => ({ after: `that is ${say.selector(of)}` }),
    'vanguard.next-grade': ({ of }, say) => ({ after: `of one grade more than ${say.what(of)}` }),
    'vanguard.legion-with': ({ as }, say) => ({ after: `that can be in legion with ${say.what(as)}` }),
    'vanguard.declared': ({ of }) => ({ after: `of the declared ${declarations.english(of)}` }),
    'vanguard.end': ({ zone, place }) => {
      const end = `${lexicon.places.english(place)} of ${lexicon.zones.english(zone)}`
      return { noun: [`card on ${end}`, `cards on ${end}`] }
    },
    'vanguard.other-name': ({ as }, say) => ({ after: `without a name in common with ${say.what(as)}` }),
    'vanguard.column': ({ as }, say) => ({ after: `in the same column as ${say.what(as)}` }),
  },
  conditions: {
    'vanguard.keyword': ({ word, n }) => `${keywordName(word)}${n === undefined ? '' : ` ${n}`}`,
    'vanguard.wave': ({ battles }) =>
      `Wave (battles ${battles.map(([first, last]) => (first === last ? first : last >= 99 ? `${first} and later` : `${first} to ${last}`)).join(', ')})`,
    'vanguard.missed': () => 'a vanguard was attacked and not hit',
    'vanguard.success': ({ n }) => `one of your rear-guards has ${n} or more power`,
    'vanguard.battle-power': ({ what, amount }, say) =>
      `the power of ${say.what(what)} in this battle is ${amount} or more`,
    'vanguard.is': ({ what, as }, say) => `${say.selector(what)} is ${say.selector(as)}`,
    'vanguard.turn': ({ whose }, say) => `it is ${say.possessive(whose)} turn`,
    'vanguard.shares-clan': () => 'your vanguard shares a clan with this',
  },
  triggers: {
    'vanguard.keyword-trigger': ({ word }) => `on ${triggerKeywords.english(word)}`,
    'vanguard.battle-end': ({ verb }, say) =>
      `at the end of a battle in which ${say.event({ kind: 'event', verb, subject: { kind: 'reference', to: 'self', noun: 'unit' } }, 'happened')}`.replace(
        'unit been',
        'unit was',
      ),
  },
  amounts: {},
  costs: {},
}

const common = createSay('vanguard', lexicon, game)
const { ability, condition, event, feature, selector, what } = common

/** "your other unit": whose it is stands first. */
function sorted({ features, ...rest }: Selector): Selector {
  const isOwner = ({ kind }: Feature): boolean => kind === 'owner'
  return { ...rest, features: [...features.filter(isOwner), ...features.filter((each) => !isOwner(each))] }
}
const selectorIn = (tree: Selector, many?: boolean): string => selector(sorted(tree), many)
const whatIn = (tree: What): string =>
  what(tree.kind === 'selection' && tree.of !== undefined ? { ...tree, of: sorted(tree.of) } : tree)
/** "you have a vanguard" for "there is a vanguard of yours", "you have 3 or more cards in soul". */
function conditionIn(tree: Condition): string {
  const what = tree.kind === 'exists' ? tree.what : tree.kind === 'count' ? tree.of : null
  const [owner, ...others] = what?.features.filter(({ kind }) => kind === 'owner') ?? []
  if (what === null || owner?.kind !== 'owner' || others.length > 0) return condition(tree)
  const rest = { ...what, features: what.features.filter((each) => each !== owner) }
  const who = `${common.player(owner.who)} ${owner.who === 'you' ? 'have' : 'has'}`
  if (tree.kind === 'count') return `${who} ${common.comparison(tree.comparison)} ${selectorIn(rest, true)}`
  if (tree.kind !== 'exists' || tree.where !== undefined || tree.comparison !== undefined)
    return condition(tree)
  const thing = selectorIn(rest)
  const article = tree.not === true ? 'no' : /^[aeiou]/i.test(thing) ? 'an' : 'a'
  return `${who} ${article} ${thing}`.replace('an other', 'another')
}

function eventIn(tree: Event, voice?: Voice): string {
  const check = checks[tree.verb]
  const who = (): string => (tree.subject === undefined ? 'it' : common.what(tree.subject))
  if (check !== undefined)
    return `${who()} is revealed by ${tree.player === undefined ? 'a' : common.possessive(tree.player)} ${check[1]}`
  if (tree.verb === 'ridden-by' && tree.object !== undefined)
    return `${common.what(tree.object)} rides over ${who()}`
  if (passives.has(tree.verb) && tree.object !== undefined)
    return `${who()} ${passives.get(tree.verb).enThird ?? ''} by ${common.what(tree.object)}`
  if (tree.verb === 'was-hit') return `${who()} can’t be hit`
  if (!hits.has(tree.verb)) return event(tree, voice)
  const said = hits.get(tree.verb)
  return `the attack of ${who()} ${voice === 'happened' ? (said.enPast ?? said.en) : (said.enThird ?? `${said.en}s`)}`
}

const names: Readonly<Record<string, string>> = {
  triggered: 'AUTO',
  activated: 'ACT',
  continuous: 'CONT',
  replacement: 'CONT',
}

const lineNames: Readonly<Record<string, string>> = { stride: 'Stride', 'G guardian': 'G Guardian' }
function lineIn({ keywords = [], effect, ...rest }: Ability): string {
  if (effect.kind === 'vanguard.seek-mate' || effect.kind === 'vanguard.inside') return common.effect(effect)
  const cost = (rest.cost ?? []).map((each) => common.cost(each)).join(' and ')
  const names = keywords.map((id) => lineNames[id] ?? lexicon.keywords.english(id)).join(', ')
  return cost === '' ? names : `${names}: ${cost}`
}

/** What stands before the colon, in front of the common English. */
function abilityIn(tree: Ability): string {
  if (tree.keywords !== undefined) return lineIn(tree)
  const { where, limit, condition, labels = [], ...rest } = tree
  const all = condition === undefined ? [] : condition.kind === 'and' ? condition.of : [condition]
  const head = [
    names[tree.kind] ?? '',
    ...(where === undefined ? [] : [`(${where.map((id) => areas.english(id)).join('/')})`]),
    ...(limit === undefined ? [] : ['[1/turn]']),
    ...all.map((each) => common.condition(each)),
    ...labels.map((each) => labelKeywords.english(each)),
  ].filter((each) => each !== '')
  const text = ability(rest)
  return head.length === 0 ? text : `${head.join(' ')}: ${text}`
}

/** The common English, but for the header of an ability, hits and checks. */
export const say: Say = Object.assign(common, {
  event: eventIn,
  selector: selectorIn,
  what: whatIn,
  condition: conditionIn,
  feature: (tree: Parameters<Say['feature']>[0]) =>
    tree.kind === 'state' && verbStates.has(tree.state)
      ? {
          before: verbStates.english(tree.state),
          noun: [verbStates.english(tree.state), verbStates.english(tree.state)],
        }
      : feature(tree),
  ability: abilityIn,
})
