import type {
  Amount,
  AmountNodes,
  Common,
  Comparison,
  ConditionNodes,
  Event,
  Place,
  Quantity,
  TriggerNodes,
  What,
} from '../base/tree.ts'
import { anyOne, ofThose, withArticle } from './agreement.ts'
import { doneOf, listed, pastOf, thirdOf } from './wordForms.ts'
import { isMany } from './nouns.ts'
import type { AmountEnglish, ConditionEnglish, Say, TriggerEnglish, Voice } from './say.ts'

/** Numbers, events and conditions. */
export const amountEnglish: AmountEnglish<Common<keyof AmountNodes>> = {
  variable: ({ name }) => name,
  count: ({ of }, say) => `the number of ${say.selector(of, true)}`,
  value: ({ of, characteristic }, say) =>
    `the ${say.lexicon.characteristics.english(characteristic)} of ${say.what(of)}`,
  total: ({ of, characteristic }, say) =>
    `the total ${say.lexicon.characteristics.english(characteristic)} of ${say.selector(of, true)}`,
  done: ({ verb }, { lexicon: { events } }) => `the number ${doneOf(events.get(verb))} this way`,
}

export function comparisonEnglish({ than, amount }: Comparison, say: Say): string {
  const number = say.amount(amount)
  switch (than) {
    case 'at-least':
      return `${number} or more`
    case 'at-most':
      return `${number} or less`
    case 'exactly':
      return number
    case 'more':
      return `more than ${number}`
    case 'less':
      return `less than ${number}`
  }
}

/** So many of those: "3 or more lamps", "more lamps than your opponent’s lamps". */
export function manyEnglish({ than, amount }: Comparison, those: string, say: Say): string {
  if (typeof amount === 'number' || amount.kind !== 'count')
    return than === 'at-most'
      ? `${say.amount(amount)} or fewer ${those}`
      : `${say.comparison({ than, amount })} ${those}`
  const others = say.selector(amount.of, true)
  switch (than) {
    case 'more':
      return `more ${those} than ${others}`
    case 'less':
      return `fewer ${those} than ${others}`
    case 'at-least':
      return `at least as many ${those} as ${others}`
    case 'at-most':
      return `at most as many ${those} as ${others}`
    case 'exactly':
      return `as many ${those} as ${others}`
  }
}

export function quantityEnglish(quantity: Quantity, say: Say): string {
  switch (quantity.kind) {
    case 'exactly':
      return say.amount(quantity.amount)
    case 'up-to':
      return `up to ${say.amount(quantity.amount)}`
    case 'at-least':
      return `${say.amount(quantity.amount)} or more`
    case 'any':
      return 'any number'
    case 'all':
      return 'all'
    case 'same': {
      const { as } = quantity
      return `as many as ${as.kind === 'selector' ? say.selector(as, true) : say.what(as)}`
    }
    case 'corrected':
      return `${say.quantity(quantity.to)} (instead of ${say.quantity(quantity.from)})`
  }
}

export const amountOf = (amount: Amount, table: AmountEnglish, say: Say): string =>
  typeof amount === 'number'
    ? String(amount)
    : (table[amount.kind] as (node: Amount, say: Say) => string)(amount, say)

export function placeEnglish({ whose, zone, place }: Place, say: Say): string {
  const { zones, places } = say.lexicon
  const owned = whose === undefined ? zones.english(zone) : `${say.possessive(whose)} ${zones.english(zone)}`
  return place === undefined ? owned : `${places.english(place)} of ${owned}`
}

export function eventEnglish(event: Event, voice: Voice, say: Say): string {
  const { events, means, periods } = say.lexicon
  const verb = events.get(event.verb)
  const { subject, player, object, from, to, cause, nth, within, period, quantity } = event
  const done: Record<Voice, string> = {
    happens: player === 'you' ? verb.en : thirdOf(verb),
    happened: isThey(subject, say) ? pastOf(verb).replace(/^was /u, 'were ') : pastOf(verb),
    cannot: `can’t ${verb.en}`,
    must: `must ${verb.en}`,
    may: `can ${verb.en}`,
    would: `would ${verb.en}`,
  }
  const by = cause === undefined ? undefined : (cause.by ?? cause.of)
  const number = quantity === undefined ? '' : say.quantity(quantity)
  const many = quantity !== undefined && isMany(quantity)
  // A number alone is one of those that do it, or of those it is done to.
  const numbersSubject = number !== '' && object === undefined && subject?.kind === 'selector'
  const who = subject === undefined ? '' : subjectEnglish(subject, say)
  const whom = object === undefined ? '' : anyOne(object, say)
  const words = [
    numbersSubject
      ? `${number} ${ofThose(subject, many, say)}`
      : who !== ''
        ? who
        : player !== undefined
          ? say.player(player)
          : '',
    done[voice],
    numbersSubject ? '' : number,
    number !== '' && object?.kind === 'selector' ? ofThose(object, many, say) : whom,
    from === undefined ? '' : `from ${placeEnglish(from, say)}`,
    to === undefined ? '' : `to ${placeEnglish(to, say)}`,
    cause === undefined
      ? ''
      : `by ${means.english(cause.means)}${by === undefined ? '' : ` of ${typeof by === 'string' ? say.player(by) : say.what(by)}`}`,
    nth === undefined
      ? ''
      : `for time number ${say.amount(nth)}${within === undefined ? '' : ` ${say.lexicon.durations.english(within)}`}`,
    period === undefined ? '' : periods.english(period),
    voice === 'must' ? 'if able' : '',
  ]
  return words.filter((text) => text !== '').join(' ')
}

const isThey = (subject: What | undefined, say: Say): boolean =>
  subject !== undefined && anyOne(subject, say) === 'them'

function subjectEnglish(subject: What, say: Say): string {
  const text = anyOne(subject, say)
  return text === 'them' ? 'they' : text
}

export const conditionEnglish: ConditionEnglish<Common<keyof ConditionNodes>> = {
  and: ({ of }, say) =>
    listed(
      of.map((each) => say.condition(each)),
      'and',
    ),
  or: ({ of }, say) =>
    listed(
      of.map((each) => say.condition(each)),
      'or',
    ),
  exists: ({ where, what, comparison, not }, say) => {
    const place = where === undefined ? '' : ` in ${placeEnglish(where, say)}`
    if (comparison !== undefined)
      return `there are ${not === true ? 'not ' : ''}${say.comparison(comparison)} ${ofThose(what, true, say)}${place}`
    if (not !== true) return `there is ${withArticle(say.selector(what))}${place}`
    const none = ofThose(what, false, say)
    return `there is ${none.startsWith('of ') ? 'none' : 'no'} ${none}${place}`
  },
  count: ({ of, comparison }, say) => {
    const those = of.kind === 'selector' ? ofThose(of, true, say) : `of ${say.what(of)}`
    return `there are ${say.many(comparison, those)}`
  },
  value: ({ of, characteristic, comparison }, say) => {
    const name = say.lexicon.characteristics.english(characteristic)
    const owner = of.kind === 'selector' && of.features.length === 0 ? of.head : null
    const whose =
      owner?.kind === 'owner' ? `${say.possessive(owner.who)} ${name}` : `the ${name} of ${say.what(of)}`
    return `${whose} is ${say.comparison(comparison)}`
  },
  is: ({ what, as, not }, say) => `${say.what(what)} is ${not === true ? 'not ' : ''}${anyOne(as, say)}`,
  'did-so': ({ not }) => (not === true ? 'you did not' : 'you did'),
  did: ({ verb, quantity, not }, say) => {
    const { en } = say.lexicon.events.get(verb)
    const done = not === true ? `did not ${en}` : pastOf(say.lexicon.events.get(verb))
    return `you ${done} ${quantity === undefined ? 'it' : say.quantity(quantity)}`
  },
  history: ({ event, not }, say) =>
    not === true ? `it is not so that ${say.event(event, 'happened')}` : say.event(event, 'happened'),
  time: ({ whose, period }, say) =>
    `it is ${whose === undefined ? '' : `${say.possessive(whose)} `}${say.lexicon.periods.english(period)}`,
}

/** "at the end of your turn", "at the beginning of the opponent’s turn": the owner stands where the article would. */
function whoseMoment(whose: string, moment: string): string {
  const of = /^(.* of )(?:the |a )?(.*)$/u.exec(moment)
  return of === null ? `${whose} ${moment.replace(/^the /u, '')}` : `${of[1]}${whose} ${of[2]}`
}

export const triggerEnglish: TriggerEnglish<Common<keyof TriggerNodes>> = {
  event: ({ of }, say) =>
    `when ${listed(
      of.map((event) => say.event(event)),
      'or',
    )}`,
  moment: ({ whose, moment }, say) =>
    whose === undefined
      ? `at ${say.lexicon.moments.english(moment)}`
      : `at ${whoseMoment(say.possessive(whose), say.lexicon.moments.english(moment))}`,
  state: ({ condition }, say) => `when ${say.condition(condition)}`,
}
