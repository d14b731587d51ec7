import {
  type Ability,
  type Effect,
  type Event,
  type Gain,
  type GameEnglish,
  type Limit,
  type Say,
  type Voice,
  createSay,
  quotedName,
} from '@fudaba/cardtext'
import { aimed, single } from './clauses/battle.ts'
import { limitPeriods, stageWords } from './times.ts'
import { attributes, labels, lexicon } from './vocabulary.ts'

const lasting = (text: string, duration: string | undefined): string =>
  duration === undefined ? text : `${text} ${lexicon.durations.english(duration)}`
const everywhereToo = (everywhere: true | undefined): string => (everywhere === true ? ' in every zone' : '')

/** What is gained, as the common English says it after "gains". */
function gained(gain: Gain, say: Say): string {
  switch (gain.kind) {
    case 'ability':
      return `"${say.ability(gain.ability)}"`
    case 'keyword':
      return lexicon.keywords.english(gain.keyword)
    case 'class':
      return say.lexicon.classes.called(gain.class)
    case 'name':
      return `the name ${quotedName(gain.name, say)}`
  }
}

const game: GameEnglish<'kiseki'> = {
  effects: {
    'kiseki.icon': ({ keyword, amount, craft }, say) =>
      [
        lexicon.keywords.english(keyword),
        ...(amount === undefined ? [] : [say.amount(amount)]),
        ...(craft === undefined ? [] : [`"${say.ability(craft)}"`]),
      ].join(' '),
    'kiseki.plan': ({ amount }, say) => `plan ${say.amount(amount)}`,
    'kiseki.link': ({ whose, organisations }, say) =>
      `link ${say.possessive(whose)} ${organisations.map((id) => say.lexicon.classes.called(id)).join(' and ')}`,
    'kiseki.tactical-link': ({ what, with: other }, say) =>
      `tactically link ${say.what(what)} and ${say.what(other)}`,
    'kiseki.board': ({ what, onto }, say) => `let ${say.what(what)} board ${say.what(onto)}`,
    'kiseki.does-not': ({ event, duration }, say) => lasting(say.event(event, 'cannot'), duration),
    'kiseki.gain-attribute': ({ what, attribute, duration }, say) =>
      lasting(`${say.what(what)} gains ${attributes.english(attribute)}`, duration),
    'kiseki.lose-attribute': ({ what, attribute, duration }, say) =>
      lasting(`${say.what(what)} loses ${attributes.english(attribute)}`, duration),
    'kiseki.all-organisations': ({ what, everywhere, duration }, say) =>
      lasting(`${say.what(what)} has every organisation${everywhereToo(everywhere)}`, duration),
    'kiseki.copy-organisations': ({ what, from, duration }, say) =>
      lasting(`${say.what(what)} gains the organisations of ${say.what(from)}`, duration),
    'kiseki.become': ({ what, type, everywhere, duration }, say) =>
      lasting(
        `${say.what(what)} becomes ${lexicon.types.english(type)}${everywhereToo(everywhere)}`,
        duration,
      ),
    'kiseki.cursed': ({ what }, say) => `${say.what(what)} is cursed`,
    'kiseki.suppose': ({ condition }, say) => `it counts as if ${say.condition(condition)}`,
    'kiseki.grant-everywhere': ({ what, craft }, say) =>
      `${say.what(what)} gains "${say.ability(craft)}" in every zone`,
    'kiseki.against': ({ what, with: foes, str, def }, say) =>
      `${say.what(what)} gets ${str.sign}${say.amount(str.amount)} STR and ${def.sign}${say.amount(def.amount)} DEF for each ${say.selector(foes)} in battle with it`,
    'kiseki.gains': ({ what, str, def, gains, duration }, say) =>
      lasting(
        `${say.what(what)} gets ${str.sign}${say.amount(str.amount)} STR and ${def.sign}${say.amount(def.amount)} DEF and gains ${gains.map((gain) => gained(gain, say)).join(' and ')}`,
        duration,
      ),
    'kiseki.have': ({ what, gains, everywhere, duration }, say) =>
      lasting(
        `${say.what(what)} also has ${gains.map((gain) => gained(gain, say)).join(' and ')}${everywhereToo(everywhere)}`,
        duration,
      ),
    'kiseki.choose-organisation': ({ whose, quantity }, say) =>
      `choose ${say.quantity(quantity)} organisation on ${whose === undefined ? 'the' : say.possessive(whose)} field`,
    'kiseki.gain-chosen': ({ what, duration }, say) =>
      lasting(`${say.what(what)} gains that organisation`, duration),
    'kiseki.not-played-as': ({ what, type }, say) =>
      `${say.what(what)} cannot be played as ${lexicon.types.english(type)}`,
    'kiseki.enters-turned': ({ what }, say) => `${say.what(what)} comes to the field actioned`,
    'kiseki.stun-damage': ({ amount }, say) => `take ${say.amount(amount)} stun damage`,
    'kiseki.control': ({ what, duration }, say) => lasting(`gain control of ${say.what(what)}`, duration),
    'kiseki.attack-demands': ({ what, amount, duration }, say) =>
      lasting(
        `${say.what(what)} attacks only if ${say.amount(amount)} of its controller’s hand is discarded`,
        duration,
      ),
    'kiseki.cancel-effects': ({ what }, say) => `cancel the effects that apply to ${say.what(what)}`,
  },
  features: {
    'kiseki.player': ({ who }, say) => ({ noun: [say.player(who), say.player(who)] }),
    'kiseki.sub-name': ({ name }, say) => {
      const after = `with the sub-name ${quotedName(name, say)}`
      return { noun: [`card ${after}`, `cards ${after}`], after }
    },
    'kiseki.end': ({ zone, place }) => {
      const text = `${lexicon.places.english(place)} of ${lexicon.zones.english(zone)}`
      return { noun: [`card on ${text}`, `cards on ${text}`] }
    },
    'kiseki.organised': ({ not }) => ({ after: `${not === true ? 'without' : 'with'} an organisation` }),
    'kiseki.same-organisation': ({ as }, say) => {
      const shares = `that shares an organisation with ${say.what(as)}`
      return { noun: [`card ${shares}`, `cards ${shares}`], after: shares }
    },
    'kiseki.other-organisation': ({ as }, say) => ({
      after: `with an organisation that is not an original one of ${say.what(as)}`,
    }),
    'kiseki.every': ({ feature }, say) => {
      const noun = say.feature(feature).noun?.[0] ?? 'card'
      return { noun: [`every ${noun}`, `every ${noun}`] }
    },
    'kiseki.craft': ({ keyword, own }) => {
      const text = `${own === true ? 'its own ' : ''}${lexicon.keywords.english(keyword)}`
      return { noun: [text, text] }
    },
    'kiseki.met': ({ by, verb }, say) => ({
      after: `that ${say.event({ kind: 'event', subject: by, verb }, 'happened')}`,
    }),
    'kiseki.meets': ({ with: other, verb }, say) => ({
      after: `that ${lexicon.events.get(verb).enPast ?? `${lexicon.events.get(verb).en}ed`} ${say.what(other)}`,
    }),
    'kiseki.changed': ({ characteristic, way }) => ({
      after: `whose ${lexicon.characteristics.english(characteristic)} is ${way}`,
    }),
    'kiseki.has-art': ({ not }) => ({ after: `${not === true ? 'without' : 'with'} an art` }),
    'kiseki.labelled': ({ label, not }) => ({
      after: `${not === true ? 'without' : 'with'} a craft called ${say.words(labels).called(label)}`,
    }),
    'kiseki.chosen-organisation': () => ({ after: 'with that organisation' }),
    'kiseki.boarded': () => ({ before: 'boarded' }),
    'kiseki.aboard': ({ onto }, say) => ({ after: `aboard ${say.what(onto)}` }),
    'kiseki.is-cursed': () => ({ before: 'cursed' }),
    'kiseki.attribute': ({ attribute, not }) => ({
      after: `${not === true ? 'without' : 'with'} ${attributes.english(attribute)}`,
    }),
  },
  conditions: {
    'kiseki.alone': ({ of }, say) => `this is the only one of ${say.selector(of, true)}`,
    'kiseki.has': ({ what, feature }, say) => {
      const { before, after } = say.feature(feature)
      return `${say.what(what)} is one ${after ?? `that is ${before ?? ''}`}`
    },
    'kiseki.in-battle': ({ what, with: foe, relation }, say) =>
      `${say.what(what)} is ${lexicon.relations.english(relation)} ${foe === undefined ? 'something' : say.selector(foe)}`,
    'kiseki.lies': ({ what, where, state }, say) =>
      `${say.what(what)} is ${state === undefined ? '' : `${lexicon.states.english(state)} `}in ${where.whose === undefined ? '' : `${say.possessive(where.whose)} `}${lexicon.zones.english(where.zone)}`,
    'kiseki.all': ({ of, feature }, say) => {
      const { before, noun } = say.feature(feature)
      return `all of ${say.selector(of, true)} are ${before ?? noun?.[1] ?? ''}`
    },
    'kiseki.compare': ({ amount, comparison }, say) =>
      `${say.amount(amount)} is ${say.comparison(comparison)}`,
    'kiseki.initiative': ({ who, not }, say) =>
      `the initiative player is ${not === true ? 'not ' : ''}${say.player(who)}`,
  },
  triggers: {},
  amounts: {
    'kiseki.player-value': ({ who, characteristic }, say) =>
      `${say.possessive(who)} ${lexicon.characteristics.english(characteristic)}`,
    'kiseki.original': ({ characteristic }) =>
      `its original ${lexicon.characteristics.english(characteristic)}`,
    'kiseki.per': ({ of, each, amount }, say) =>
      `${say.amount(amount)} for each ${each === 1 ? '' : `${say.amount(each)} `}${of.kind === 'selector' ? say.selector(of) : say.what(of)}`,
    'kiseki.organisations': ({ of }, say) => `the number of organisations of ${say.selector(of, true)}`,
  },
  costs: { 'kiseki.action-this': () => 'action this ready card' },
}

/** A line of icons says what is inside them, too. */
function iconLine({ keywords = [], effect }: Ability, say: Say): string {
  const inside = effect.kind === 'paragraph' ? [...effect.sentences] : []
  return keywords
    .map((keyword) => {
      const [next] = inside
      if (next?.kind !== 'kiseki.icon' || next.keyword !== keyword) return lexicon.keywords.english(keyword)
      inside.shift()
      return say.effect(next)
    })
    .join(', ')
}

/** The common English, but for icons with something inside, and limits in this game's periods. */
export const say: Say = createSay('kiseki', lexicon, game, (common) => {
  const { ability, effect, event, rider } = common

  /** Those who attack it stand after "by"; a zone that is left is no card in it. */
  function eventIn(tree: Event, voice?: Voice): string {
    if (tree.verb === 'targeted') {
      const whose = tree.player === undefined ? '' : ` of ${common.possessive(tree.player)} effects`
      return `${tree.subject === undefined ? 'it' : common.what(tree.subject)} cannot be a target${whose}`
    }
    const verb = aimed[tree.verb] ?? single[tree.verb] ?? tree.verb
    const plain = { ...tree, verb }
    const { object, ...rest } = plain
    if (object !== undefined && tree.verb === 'attack-with')
      return event(rest, voice).replace(/( if able)?$/u, (able) => ` with ${common.what(object)}${able}`)
    if (object !== undefined && (tree.verb === 'attacked-by' || tree.verb === 'countered-by'))
      return `${event(rest, voice)} by ${common.what(object)}`
    if (object?.kind === 'selector' && object.head.kind === 'zone')
      return `${event(rest, voice)} ${lexicon.zones.english(object.head.zone)}`
    return event(plain, voice)
  }

  const often = ({ times, period }: Limit): string =>
    `${common.amount(times)} times per ${limitPeriods.english(period)}`

  return {
    event: eventIn,
    effect: (tree: Effect) =>
      tree.kind === 'by' && tree.player === 'you'
        ? common.effect(tree.effect).replace(/^(?:you )?/u, 'you ')
        : effect(tree),
    ability: (tree: Ability) => {
      if (tree.keywords !== undefined) return iconLine(tree, common)
      const { limit, ...rest } = tree
      return limit === undefined ? ability(tree) : `${often(limit)}: ${ability(rest)}`
    },
    rider: (tree: Parameters<Say['rider']>[0]) => {
      if (tree.kind === 'limit') return `this can be played ${often(tree.limit)}`
      if (tree.kind === 'only-during')
        return `this can be played only during the ${stageWords.english(tree.period)}`
      return rider(tree)
    },
  }
})
