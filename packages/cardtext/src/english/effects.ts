import type { Change, Common, EffectNodes, Gain, PerObject } from '../base/tree.ts'
import { saidOfSeveral } from './several.ts'
import { placeEnglish } from './conditions.ts'
import { aroundObject, ofThose, withVerb } from './agreement.ts'
import { listed, thirdOf } from './wordForms.ts'
import { counted, quotedName } from './nouns.ts'
import type { EffectEnglish, Say } from './say.ts'

/** Steps, as they are said to the player who carries them out. */
export const effectEnglish: EffectEnglish<Common<keyof EffectNodes>> = {
  paragraph: (tree, say) =>
    saidOfSeveral(tree)
      .sentences.map((each) => say.effect(each))
      .join('. '),
  sequence: (tree, say) =>
    listed(
      saidOfSeveral(tree).steps.map((each) => say.effect(each)),
      'and',
    ),
  then: ({ effect }, say) => `then ${say.effect(effect)}`,
  also: ({ effect }, say) => `also, ${say.effect(effect)}`,
  if: ({ condition, effect, otherwise }, say) =>
    `if ${say.condition(condition)}, ${say.effect(effect)}${otherwise === undefined ? '' : `; otherwise, ${say.effect(otherwise)}`}`,
  may: ({ effect }, say) => `you may ${letItBe(say.effect(effect))}`,
  by: ({ player, effect }, say) =>
    SIMPLE.has(effect.kind) && player !== 'you'
      ? `${say.player(player)} ${thirdOf({ en: say.effect(effect) })}`
      : `${say.player(player)} ${player === 'you' ? 'do' : 'does'} this: ${say.effect(effect)}`,
  during: ({ duration, effect }, say) => `${say.lexicon.durations.english(duration)}, ${say.effect(effect)}`,
  'choose-one': ({ quantity, modes }, say) =>
    `do ${say.quantity(quantity)} of these: ${modes.map((mode) => say.effect(mode)).join('; ')}`,
  'for-each': ({ per, amount, counter, effect }, say) =>
    `${each({ of: per, amount, counter }, say)}, ${say.effect(effect)}`,
  repeat: ({ times }, say) => `do this ${say.amount(times)} times`,
  let: ({ name, amount }, say) => `${name} is ${say.amount(amount)}`,
  choose: ({ what, target }, say) => `${target === true ? 'target' : 'choose'} ${say.what(what)}`,
  search: ({ what }, say) => `search for ${say.what(what)}`,
  reveal: ({ what }, say) => `reveal ${say.what(what)}`,
  look: ({ from, quantity }, say) =>
    `look at ${counted(quantity, ['card', 'cards'], say)} from ${placeEnglish(from, say)}`,
  move: ({ what, verb, to, state, ordered }, say) => {
    const { moves, states } = say.lexicon
    const how = (state ?? []).map((id) => states.english(id))
    return [
      `${moves.get(verb).en} ${say.what(what)} to ${theirs(say.what(what), placeEnglish(to, say))}`,
      ...(how.length > 0 ? [listed(how, 'and')] : []),
      ...(ordered === true ? ['in any order'] : []),
    ].join(' ')
  },
  draw: ({ quantity }, say) => `draw ${counted(quantity, ['card', 'cards'], say)}`,
  discard: ({ what }, say) => `discard ${say.what(what)}`,
  shuffle: ({ zone }, say) => `shuffle ${placeEnglish(zone, say)}`,
  turn: ({ what, verb }, say) => aroundObject(say.lexicon.turns.get(verb).en, say.what(what)),
  flip: ({ what, verb }, say) => aroundObject(say.lexicon.flips.get(verb).en, say.what(what)),
  act: ({ what, verb }, say) => aroundObject(say.lexicon.acts.get(verb).en, say.what(what)),
  count: ({ verb, amount, resource }, say) =>
    `${say.lexicon.counts.get(verb).en} ${say.amount(amount)} ${say.lexicon.resources.english(resource)}`,
  modify: ({ what, changes, duration, per }, say) =>
    lasting(
      `${withVerb(what, 'gets', 'get', say)} ${listed(
        changes.map((each) => changeEnglish(each, say)),
        'and',
      )}`,
      duration,
      say,
    ) + (per === undefined ? '' : ` ${each(per, say)}`),
  grant: ({ what, gains, duration }, say) =>
    lasting(
      `${withVerb(what, 'gains', 'gain', say)} ${listed(
        gains.map((gain) => gainEnglish(gain, say)),
        'and',
      )}`,
      duration,
      say,
    ),
  'grant-block': ({ what, abilities }, say) =>
    `${withVerb(what, 'gains', 'gain', say)} all of these: ${abilities.map((ability) => unstopped(say.ability(ability))).join('; ')}`,
  lose: ({ what, losses, duration }, say) => {
    const lost =
      losses === undefined
        ? 'all abilities'
        : listed(
            losses.map((gain) => gainEnglish(gain, say)),
            'and',
          )
    return lasting(`${withVerb(what, 'loses', 'lose', say)} ${lost}`, duration, say)
  },
  'copy-abilities': ({ what, from, duration }, say) =>
    lasting(`${withVerb(what, 'has', 'have', say)} all abilities of ${say.what(from)}`, duration, say),
  prohibit: ({ event, duration, unless }, say) =>
    lasting(say.event(event, 'cannot'), duration, say) +
    (unless === undefined ? '' : ` unless ${say.condition(unless)}`),
  require: ({ event, duration }, say) => lasting(say.event(event, 'must'), duration, say),
  permit: ({ event, duration }, say) => lasting(say.event(event, 'may'), duration, say),
  'treat-as': ({ what, as, duration }, say) =>
    lasting(`${withVerb(what, 'is', 'are', say)} treated as ${say.selector(as)}`, duration, say),
  delayed: ({ trigger, effect }, say) => `${say.trigger(trigger)}, ${say.effect(effect)}`,
  replace: ({ event, effect }, say) => `if ${say.event(event, 'would')}, ${say.effect(effect)} instead`,
  'alter-cost': ({ player, verb, what, change }, say) =>
    [
      say.selector(what, true),
      say.player(player),
      player === 'you' ? say.lexicon.events.get(verb).en : thirdOf(say.lexicon.events.get(verb)),
      `get ${changeEnglish(change, say)}`,
    ].join(' '),
  'extra-turn': ({ who }, say) => `${say.player(who)} take an extra turn`,
  'win-game': ({ who }, say) => `${say.player(who)} win the game`,
  'lose-game': ({ who }, say) => `${say.player(who)} lose the game`,
}

/** Effects whose first word is what is done: "draw 1 card" becomes "draws 1 card". */
const SIMPLE: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'count',
  'shuffle',
  'reveal',
  'choose',
  'search',
])

/** "put them to their owners’ hands": of several, each has its own. */
const theirs = (what: string, place: string): string =>
  what === 'them' ? place.replace(/\bits (owner|controller)’s\b/u, 'their $1s’') : place

const unstopped = (text: string): string => text.replace(/\.$/, '')

const lasting = (text: string, duration: string | undefined, { lexicon: { durations } }: Say): string =>
  duration === undefined ? text : `${text} ${durations.english(duration)}`

const each = ({ of, amount }: PerObject, say: Say): string =>
  `for ${amount === 1 ? 'each' : `every ${say.amount(amount)}`} ${of.kind === 'selector' ? ofThose(of, amount !== 1, say) : say.what(of).replace(/^the /u, '')}`

function changeEnglish(change: Change, say: Say): string {
  const { characteristics } = say.lexicon
  const name = characteristics.english(change.characteristic)
  switch (change.kind) {
    case 'add':
      return `${change.sign}${say.amount(change.amount)} ${name}`
    case 'add-instead':
      return `${change.to.sign}${say.amount(change.to.amount)} ${name} (instead of ${change.from.sign}${say.amount(change.from.amount)})`
    case 'set':
      return `${name} ${say.amount(change.amount)}`
    case 'swap':
      return `${name} and ${characteristics.english(change.with)} exchanged`
  }
}

function gainEnglish(gain: Gain, say: Say): string {
  switch (gain.kind) {
    case 'ability':
      return `"${unstopped(say.ability(gain.ability))}"`
    case 'keyword':
      return say.lexicon.keywords.english(gain.keyword)
    case 'class':
      return say.lexicon.classes.called(gain.class)
    case 'name':
      return `the name ${quotedName(gain.name, say)}`
  }
}

const BASE: Readonly<Record<string, string>> = {
  gets: 'get',
  get: 'get',
  gains: 'gain',
  gain: 'gain',
  loses: 'lose',
  lose: 'lose',
}
/** "this unit gets +1000 power" is nothing that somebody does: you may have this unit get it. */
function letItBe(effect: string): string {
  const found = /^(this|it|they|that|those|the|your|all|each)\b([^,.]*?) (gets?|gains?|loses?) /u.exec(effect)
  if (found === null) return effect
  const [whole, first, rest, verb] = found
  const who = first === 'they' ? 'them' : first
  return `have ${who}${rest} ${BASE[verb]} ${effect.slice(whole.length)}`
}
