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
  anyOne,
  createSay,
  quotedName,
} from '@fudaba/cardtext'
import { checks, hits, passives, permits, ridingOver } from './events.ts'
import {
  abilityLabels,
  conditionKeywords,
  declarations,
  insideKeywords,
  labelKeywords,
  numberedKeywords,
  triggerKeywords,
} from './keywords.ts'
import type { CallPlace } from './nodes.ts'
import { circles } from './places.ts'
import { areas, phases } from './times.ts'
import { lexicon, races, verbStates } from './vocabulary.ts'

const thisUnit = { kind: 'reference', to: 'self', noun: 'unit' } as const
const callPlaces: Readonly<Record<CallPlace, string>> = {
  open: 'an open (R)',
  'front-row': 'a front row (R)',
  'back-row': 'a back row (R)',
  column: '(R) in the same column as this unit',
}
const blast = (name: string, amount: string, of: Selector | undefined, say: Say): string =>
  `${name} (${amount}${of === undefined ? '' : `: ${say.selector(of, true)}`})`
/** "vanguard and rear-guard" of what is one of both. */
const bothOf = (of: readonly Feature[], say: Say): readonly [string, string] => {
  const said = (many: boolean): string =>
    of
      .map((head) => say.selector({ kind: 'selector', features: [], head }, many).replace(/^an? /, ''))
      .join(' and ')
  return [said(false), said(true)]
}
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
    'vanguard.drive-lost': ({ what, by }, say) => `${say.what(what)} loses the icon of ${by} drive`,
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
    'vanguard.seek-mate': ({ power, names }, say) =>
      `Seek Mate ${power}: ${names.map((name) => quotedName(name, say)).join(' or ')}`,
    'vanguard.damage-to': ({ what, amount }, say) => `deal ${say.amount(amount)} damage to ${say.what(what)}`,
    'vanguard.damage': ({ who, amount }, say) =>
      `deal ${say.amount(amount)} damage to ${say.possessive(who)} vanguard`,
  },
  features: {
    'vanguard.both': ({ of }, say) => ({ noun: bothOf(of, say) }),
    'vanguard.opposing': ({ of }, say) => {
      const by = of === undefined ? 'this unit' : say.what(of)
      return { noun: [`the unit battling ${by}`, `units battling ${by}`] }
    },
    'vanguard.same-grade': ({ as }, say) => ({ after: `of the same grade as ${say.what(as)}` }),
    'vanguard.compared': ({ characteristic, comparison: { than, amount } }, say) => ({
      after: `with ${lexicon.characteristics.english(characteristic)} ${than === 'at-most' ? 'at most' : 'at least'} ${say.amount(amount)}`,
    }),
    'vanguard.race': ({ race }, say) => ({
      before: say.words(races).called(race),
      noun: [`${say.words(races).called(race)} card`, `${say.words(races).called(race)} cards`],
    }),
    'vanguard.has': ({ label, n }) => ({
      after: `with a ${abilityLabels.english(label)}${n === undefined ? '' : ` ${n}`} ability`,
    }),
    'vanguard.on': ({ circles: on }) => ({ after: `on ${on.map((id) => circles.english(id)).join(' or ')}` }),
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
    'vanguard.is': ({ what, as, all }, say) =>
      all === true
        ? `all ${say.selector(what, true)} are ${say.selector(as, true)}`
        : `${say.selector(what)} is ${say.selector(as)}`,
    'vanguard.so-many': ({ what, comparison, as }, say) =>
      `${say.comparison(comparison)} of ${say.selector(what, true)} are ${say.selector(as, true)}`,
    'vanguard.during': ({ event, not }, say) => {
      const isThis = event.subject === undefined && event.player === undefined && !hits.has(event.verb)
      const said = isThis ? { ...event, subject: thisUnit } : event
      return say.condition({ kind: 'history', event: said, ...(not && { not }) })
    },
    'vanguard.turn': ({ whose }, say) => `it is ${say.possessive(whose)} turn`,
    'vanguard.phase': ({ whose, phase }, say) =>
      `it is ${whose === undefined ? 'the' : say.possessive(whose)} ${phases.english(phase)}`,
    'vanguard.battle': ({ who, did, whom }, say) =>
      did === 'boosted' && whom !== undefined
        ? `${say.what(who)} is boosted by ${anyOne(whom, say)}`
        : `${say.event({ kind: 'event', subject: who, verb: did, ...(whom && { object: whom }) }, 'happened')} in this battle`,
    'vanguard.nth-battle': ({ battle: { n, or, onwards } }) =>
      `this is the ${ordinal(n)}${or === undefined ? '' : ` or ${ordinal(or)}`}${onwards === true ? ' or a later' : ''} battle of the turn`,
    'vanguard.there': ({ at, what, how, comparison, not }, say) =>
      say.condition({
        kind: 'exists',
        what: { ...what, features: [...at, ...what.features] },
        how,
        ...(comparison && { comparison }),
        ...(not && { not }),
      }),
    'vanguard.shares-clan': () => 'your vanguard shares a clan with this',
  },
  triggers: {
    'vanguard.keyword-trigger': ({ word }) => `on ${triggerKeywords.english(word)}`,
    'vanguard.battle-end': ({ verb }, say) =>
      `at the end of a battle in which ${say.event({ kind: 'event', verb, subject: thisUnit }, 'happened')}`,
    'vanguard.within': ({ when, of }, say) => `if ${say.condition(when)}, ${say.trigger(of)}`,
  },
  amounts: {},
  costs: {},
}

/** The common English, but for the header of an ability, hits and checks. */
export const say: Say = createSay('vanguard', lexicon, game, (common) => {
  const { ability, condition, event, feature, selector, what } = common

  /** "your other unit": whose it is stands first. */
  function sorted({ features, ...rest }: Selector): Selector {
    const isOwner = ({ kind }: Feature): boolean => kind === 'owner'
    return { ...rest, features: [...features.filter(isOwner), ...features.filter((each) => !isOwner(each))] }
  }
  const selectorIn = (tree: Selector, many?: boolean): string => selector(sorted(tree), many)
  function whatIn(tree: What): string {
    if (tree.kind === 'selector') return isInBattle(tree) ? `the ${what(tree)}` : what(tree)
    if (tree.kind !== 'selection' || tree.of === undefined) return what(tree)
    const { of, quantity } = tree
    const [owner] = of.features
    if (of.head.kind !== 'vanguard.end' || owner?.kind !== 'owner' || quantity === undefined)
      return what({ ...tree, of: sorted(of) })
    const cards = quantity.kind !== 'all' && 'amount' in quantity && quantity.amount === 1 ? 'card' : 'cards'
    const { zone, place } = of.head
    const pile = `${common.possessive(owner.who)} ${lexicon.zones.english(zone)}`
    return `${common.quantity(quantity)} ${cards} from ${lexicon.places.english(place)} of ${pile}`
  }
  /** "you have a vanguard" for "there is a vanguard of yours", "you have 3 or more cards in soul". */
  function conditionIn(tree: Condition): string {
    const what =
      tree.kind === 'exists'
        ? tree.what
        : tree.kind === 'count' && tree.of.kind === 'selector'
          ? tree.of
          : null
    const [owner, ...others] = what?.features.filter(({ kind }) => kind === 'owner') ?? []
    if (what === null || owner?.kind !== 'owner' || others.length > 0) return condition(tree)
    const rest = { ...what, features: what.features.filter((each) => each !== owner) }
    const who = `${common.player(owner.who)} ${owner.who === 'you' ? 'have' : 'has'}`
    if (tree.kind === 'count') return `${who} ${common.many(tree.comparison, selectorIn(rest, true))}`
    if (tree.kind !== 'exists' || tree.where !== undefined || tree.comparison !== undefined)
      return condition(tree)
    const thing = selectorIn(rest)
    const article = tree.not === true ? 'no' : /^[aeiou]/i.test(thing) ? 'an' : 'a'
    return `${who} ${article} ${thing}`.replace('an other', 'another')
  }

  /** ブーストされているユニット: there is one of them. */
  const isInBattle = ({ features, head }: Selector): boolean =>
    head.kind === 'noun' &&
    features.some(({ kind }) => kind === 'state') &&
    features.every((each) => each.kind === 'state' && verbStates.has(each.state))

  function hitIn(verb: string, voice: Voice | undefined): string {
    const said = hits.get(verb)
    return voice === 'happened' ? (said.enPast ?? said.en) : (said.enThird ?? `${said.en}s`)
  }
  function eventIn(tree: Event, voice?: Voice): string {
    const check = checks[tree.verb]
    const who = (): string => (tree.subject === undefined ? 'it' : anyOne(tree.subject, common))
    if (check !== undefined)
      return `${who()} is revealed by ${tree.player === undefined ? 'a' : common.possessive(tree.player)} ${check[1]}`
    const [phase] = phases.ids.filter((id) => `${id}-phase` === tree.period)
    if (phase !== undefined) {
      const { period: _, ...rest } = tree
      return `${eventIn(rest, voice)} in ${/^[aeiou]/.test(phases.english(phase)) ? 'an' : 'a'} ${phases.english(phase)}`
    }
    if (tree.verb === 'drive-check-by' && tree.object !== undefined)
      return `a drive check of ${common.what(tree.object)} reveals ${anyOne(tree.subject ?? tree.object, common)}`
    if (ridingOver.has(tree.verb) && tree.object !== undefined)
      return `${who()} rides over ${anyOne(tree.object, common)}`
    if (tree.verb === 'hit-on' && tree.object !== undefined)
      return `the attack of ${who()} hits ${anyOne(tree.object, common)}`
    if (hits.has(tree.verb) && tree.subject === undefined) return `the attack ${hitIn(tree.verb, voice)}`
    if (tree.verb === 'ridden-by' && tree.object !== undefined)
      return `${anyOne(tree.object, common)} rides over ${who()}`
    if (passives.has(tree.verb) && tree.object !== undefined)
      return `${who()} ${passives.get(tree.verb).enThird ?? ''} by ${anyOne(tree.object, common)}`
    if (permits.has(tree.verb)) return `${who()} may ${permits.get(tree.verb).en}`
    if (tree.verb === 'was-hit') return `${who()} can’t be hit`
    if (!hits.has(tree.verb)) return event(tree, voice)
    return `the attack of ${who()} ${hitIn(tree.verb, voice)}`
  }

  const names: Readonly<Record<string, string>> = {
    triggered: 'AUTO',
    activated: 'ACT',
    continuous: 'CONT',
    replacement: 'CONT',
  }

  const lineNames: Readonly<Record<string, string>> = { stride: 'Stride', 'G guardian': 'G Guardian' }
  function lineIn({ keywords = [], effect, ...rest }: Ability): string {
    if (effect.kind === 'vanguard.seek-mate' || effect.kind === 'vanguard.inside')
      return common.effect(effect)
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

  return {
    event: eventIn,
    selector: selectorIn,
    what: whatIn,
    condition: conditionIn,
    feature: (tree: Parameters<Say['feature']>[0]) =>
      tree.kind === 'state' && verbStates.has(tree.state)
        ? {
            before: verbStates.get(tree.state).en,
            noun: [verbStates.get(tree.state).en, verbStates.get(tree.state).en],
          }
        : tree.kind === 'distinct' && tree.by === 'name'
          ? { after: 'with different names' }
          : feature(tree),
    ability: abilityIn,
  }
})

/** 1st, 2nd, 3rd, 4th. */
const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n < 4 ? n : 0]}`
