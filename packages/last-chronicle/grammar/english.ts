import {
  type Ability,
  type Effect,
  type Event,
  type GameEnglish,
  type Limit,
  type Say,
  type Voice,
  countedNoun,
  createSay,
  quotedName,
} from '@fudaba/cardtext'
import { counterKinds, keywordNames, limitPeriods, preparations } from './times.ts'
import { lexicon, ofPlayers, powerNames } from './vocabulary.ts'

const lasting = (text: string, duration: string | undefined): string =>
  duration === undefined ? text : `${text} ${lexicon.durations.english(duration)}`

/** 1白 as "1 and white". */
const soulsIn = (cost: string): string => {
  const [, free, letters] = /^(\d*)(\D*)$/.exec(cost) ?? ['', '', '']
  const powers = letters
    .split('')
    .map((letter) => powerNames.ids.map((id) => powerNames.get(id)).find(({ ja }) => ja === letter)?.en ?? '')
  return [...(free === '' ? [] : [`${free} of any power`]), ...powers].join(' + ')
}
const counter = (id: string): string => counterKinds.english(id)

/** A keyword with what is inside it. */
function keywordEnglish(node: Extract<Effect, { kind: 'last-chronicle.keyword' }>, say: Say): string {
  const { keyword, amount, category, name, cost, or, counter: kind } = node
  const n = amount === undefined ? '' : ` ${say.amount(amount)}`
  if (preparations.has(keyword)) return `Preparation${n} (${preparations.english(keyword)})`
  const inside = [
    ...(category === undefined ? [] : [say.lexicon.classes.called(category)]),
    ...(name === undefined ? [] : [quotedName(name, say)]),
    ...(cost === undefined ? [] : [soulsIn(cost)]),
    ...(or === undefined ? [] : [`or ${soulsIn(or)}`]),
    ...(kind === undefined ? [] : [`${counter(kind)} counters`]),
  ]
  return `${keywordNames.english(keyword)}${n}${inside.length === 0 ? '' : ` (${inside.join(' ')})`}`
}

const game: GameEnglish<'last-chronicle'> = {
  effects: {
    'last-chronicle.keyword': keywordEnglish,
    'last-chronicle.damage': ({ what, amount }, say) =>
      `deal ${say.amount(amount)} damage to ${say.what(what)}`,
    'last-chronicle.damage-player': ({ player, amount }, say) =>
      `deal ${say.amount(amount)} damage to ${say.player(player)}`,
    'last-chronicle.heal': ({ what }, say) => `remove all damage from ${say.what(what)}`,
    'last-chronicle.reduce': ({ what, amount, duration }, say) =>
      lasting(`damage to ${say.what(what)} is reduced by ${say.amount(amount)}`, duration),
    'last-chronicle.reduce-player': ({ player, amount }, say) =>
      `damage to ${say.player(player)} is reduced by ${say.amount(amount)}`,
    'last-chronicle.check': ({ times }, say) => `make ${countedNoun(say.amount(times), 'chrono check')}`,
    'last-chronicle.exchange': ({ amount }, say) =>
      `exchange ${countedNoun(say.amount(amount), 'era marker')} with as many cards of the hand`,
    'last-chronicle.token': ({ amount, level, power, atk, category }, say) =>
      `place ${countedNoun(say.amount(amount), `${say.lexicon.classes.called(category)} token unit`)} of level ${level}, power ${power}, ATK ${atk}`,
    'last-chronicle.control': ({ what }, say) => `gain control of ${say.what(what)}`,
    'last-chronicle.counter': ({ what, way, amount, counter: kind }, say) =>
      `${way === 'put' ? 'put' : 'remove'} ${countedNoun(say.amount(amount), `${counter(kind)} counter`)} ${way === 'put' ? 'on' : 'from'} ${say.what(what)}`,
    'last-chronicle.soul': ({ power, amount }, say) =>
      `make ${countedNoun(say.amount(amount), `${powerNames.english(power)} soul`)}`,
    'last-chronicle.pay': ({ cost }) => `pay souls: ${soulsIn(cost)}`,
    'last-chronicle.game': ({ way }) => `${way} the game`,
    'last-chronicle.breakthrough': ({ what, amount, duration }, say) =>
      lasting(`${say.what(what)} gains Breakthrough ${say.amount(amount)}`, duration),
    'last-chronicle.does-not': ({ event, duration }, say) => lasting(say.event(event, 'cannot'), duration),
    'last-chronicle.not-chosen': ({ what, by, duration }, say) =>
      lasting(
        `${say.what(what)} can’t be chosen${by === undefined ? '' : ` by ${say.player(by)}`}`,
        duration,
      ),
    'last-chronicle.cost': ({ what, sign, amount }, say) =>
      `the cost of ${say.selector(what, true)} is ${sign === '-' ? 'reduced' : 'increased'} by ${say.amount(amount)}`,
    'last-chronicle.fee': ({ what, amount, way }, say) =>
      `${say.what(what)} can’t ${way} unless souls are paid: ${say.amount(amount)} of any power`,
    'last-chronicle.hand-limit': ({ who, amount }, say) =>
      `${say.possessive(who)} maximum hand size is ${say.amount(amount)}`,
    'last-chronicle.any-number': ({ what }, say) =>
      `a deck can have any number of copies of ${say.what(what)}`,
    'last-chronicle.no-triggers': ({ what, duration }, say) =>
      lasting(`trigger abilities of ${say.what(what)} don’t trigger`, duration),
    'last-chronicle.divide': ({ what, characteristic, sign, amount }, say) =>
      `divide ${sign}${say.amount(amount)} ${lexicon.characteristics.english(characteristic)} among ${say.what(what)}`,
    'last-chronicle.gain-power': ({ what, power, duration }, say) =>
      lasting(`${say.what(what)} becomes ${powerNames.english(power)} as well`, duration),
  },
  features: {
    'last-chronicle.player': ({ who }, say) => ({ noun: [say.player(who), say.player(who)] }),
    'last-chronicle.end': ({ zone, place }) => {
      const text = `${lexicon.places.english(place)} of ${lexicon.zones.english(zone)}`
      return { noun: [`card on ${text}`, `cards on ${text}`], after: `on ${text}` }
    },
    'last-chronicle.power': ({ power }) => ({ before: powerNames.english(power) }),
    'last-chronicle.powerless': () => ({ before: 'powerless' }),
    'last-chronicle.multi-soul': () => ({ before: 'multi-soul' }),
    'last-chronicle.icon': ({ icon }) => ({ before: icon }),
    'last-chronicle.damaged': () => ({ before: 'damaged' }),
    'last-chronicle.is-token': () => ({ before: 'token' }),
    'last-chronicle.has-counter': ({ counter: kind }) => ({ after: `with a ${counter(kind)} counter` }),
  },
  conditions: {
    'last-chronicle.compare': ({ amount, comparison }, say) =>
      `${say.amount(amount)} is ${say.comparison(comparison)}`,
    'last-chronicle.in-battle': ({ what, relation }, say) =>
      `${say.what(what)} is ${lexicon.relations.english(relation)}`,
    'last-chronicle.has': ({ what, feature }, say) => {
      const { before, after } = say.feature(feature)
      return `${say.what(what)} is one ${after ?? `that is ${before ?? ''}`}`
    },
    'last-chronicle.lies': ({ what, zone }, say) =>
      `${say.what(what)} is in the ${lexicon.zones.english(zone)}`,
  },
  triggers: { 'last-chronicle.soul-burst': ({ cost }) => `Soul Burst (${soulsIn(cost)})` },
  amounts: {
    'last-chronicle.player-value': ({ who, characteristic }, say) =>
      `${say.possessive(who)} ${ofPlayers.english(characteristic)}`,
    'last-chronicle.counters': ({ of, counter: kind }, say) =>
      `the number of ${counter(kind)} counters on ${say.what(of)}`,
    'last-chronicle.half': ({ of, round }, say) =>
      `half of ${say.amount(of)}${round === undefined ? '' : ` (rounded ${round})`}`,
  },
  costs: {
    'last-chronicle.souls': ({ cost }) => `pay souls: ${soulsIn(cost)}`,
    'last-chronicle.power-counters': ({ amount }, say) =>
      `remove ${countedNoun(say.amount(amount), 'power counter')}`,
  },
}

/** A line of keywords says what is inside them, too. */
function keywordLine({ keywords = [], effect }: Ability, say: Say): string {
  const inside = effect.kind === 'paragraph' ? [...effect.sentences] : []
  return keywords
    .map((keyword) => {
      const [next] = inside
      if (next?.kind !== 'last-chronicle.keyword' || next.keyword !== keyword)
        return keywordNames.english(keyword)
      inside.shift()
      return say.effect(next)
    })
    .join(', ')
}

/** The common English, but for keywords with something inside, and limits in this game's periods. */
export const say: Say = createSay('last-chronicle', lexicon, game, (common) => {
  const { ability, effect, event, rider, trigger } = common

  /** Damage is dealt to someone. */
  function eventIn(tree: Event, voice?: Voice): string {
    const { object, ...rest } = tree
    if (tree.verb === 'deal' && object !== undefined)
      return `${tree.subject === undefined ? '' : `${common.what(tree.subject)} `}deals damage to ${common.what(object)}`
    if (tree.verb === 'enter' && tree.to !== undefined) {
      const { to, ...placed } = tree
      const whose = to.whose === undefined ? 'the' : common.possessive(to.whose)
      return `${event(placed, voice)} on ${whose} ${lexicon.zones.english(to.zone)}`
    }
    if (tree.verb === 'blocked' && object !== undefined)
      return `${event(rest, voice)} by ${common.what(object)}`
    if (object?.kind === 'selector' && object.head.kind === 'zone')
      return `${event(rest, voice)} ${lexicon.zones.english(object.head.zone)}`
    return event(tree, voice)
  }

  /** The end of your turn, not your the end of the turn. */
  function triggerIn(tree: Parameters<Say['trigger']>[0]): string {
    if (tree.kind !== 'moment' || tree.whose === undefined) return trigger(tree)
    const whose = common.possessive(tree.whose)
    return `at ${lexicon.moments.english(tree.moment).replace(/ of the /, ` of ${whose} `)}`
  }

  const often = ({ times, period }: Limit): string =>
    `${common.amount(times)} times per ${limitPeriods.english(period)}`

  return {
    event: eventIn,
    trigger: triggerIn,
    effect: (tree: Effect) =>
      tree.kind === 'by' && tree.player === 'you'
        ? common.effect(tree.effect).replace(/^(?:you )?/u, 'you ')
        : effect(tree),
    ability: (tree: Ability) => (tree.keywords === undefined ? ability(tree) : keywordLine(tree, common)),
    rider: (tree: Parameters<Say['rider']>[0]) =>
      tree.kind === 'limit' ? `this ability can be used ${often(tree.limit)}` : rider(tree),
  }
})
