import type { Lexicon } from '../lexicon/lexicon.ts'
import type { WordList } from '../syntax/words.ts'
import type { Ability, Common, CostNodes, Effect, Limit, PlayerWord, Rider } from '../base/tree.ts'
import {
  amountEnglish,
  amountOf,
  comparisonEnglish,
  conditionEnglish,
  eventEnglish,
  manyEnglish,
  quantityEnglish,
  triggerEnglish,
} from './conditions.ts'
import { effectEnglish } from './effects.ts'
import { saidOfSeveral } from './several.ts'
import { capital, listed } from './wordForms.ts'
import { featureEnglish, selectorEnglish, whatEnglish } from './nouns.ts'
import type { AmountEnglish, CostEnglish, GameEnglish, Say } from './say.ts'

const costEnglish: CostEnglish<Common<keyof CostNodes>> = {
  do: ({ effect }, say) => say.effect(effect),
  pay: ({ resource, amount }, say) => `pay ${say.amount(amount)} ${say.lexicon.resources.english(resource)}`,
}

/** For the families a game adds nothing to; where it does, this does not compile. */
export const noGameEnglish = {
  effects: {},
  features: {},
  conditions: {},
  triggers: {},
  amounts: {},
  costs: {},
}

/** Looks a node up by its kind; the tables are complete, or they would not have compiled. */
const lookUp =
  <Node extends { readonly kind: string }, Out>(game: string, ...tables: readonly object[]) =>
  (node: Node, say: Say): Out => {
    const table = tables.find((each) => Object.hasOwn(each, node.kind)) as
      | Readonly<Record<string, (node: Node, say: Say) => Out>>
      | undefined
    if (table === undefined) throw new Error(`${game} has no English for ${node.kind}`)
    return table[node.kind](node, say)
  }

/**
 * The English of a game: the common nodes, and its own, whose kinds begin with the game's name. `own`: what it says
 * otherwise than the common English, which it is given; `words`: its lists as they are for these cards.
 */
export function createSay<Game extends string>(
  name: Game,
  lexicon: Lexicon,
  game: GameEnglish<Game>,
  own: (common: Say) => Partial<Say> = () => ({}),
  words: (list: WordList) => WordList = (list) => list,
): Say {
  const feature = lookUp<Parameters<Say['feature']>[0], ReturnType<Say['feature']>>(
    name,
    featureEnglish,
    game.features,
  )
  const condition = lookUp<Parameters<Say['condition']>[0], string>(name, conditionEnglish, game.conditions)
  const trigger = lookUp<Parameters<Say['trigger']>[0], string>(name, triggerEnglish, game.triggers)
  const effect = lookUp<Effect, string>(name, effectEnglish, game.effects)
  const cost = lookUp<Parameters<Say['cost']>[0], string>(name, costEnglish, game.costs)
  const amounts = { ...amountEnglish, ...game.amounts } as AmountEnglish
  const say: Say = {
    lexicon: { ...lexicon, classes: words(lexicon.classes), names: words(lexicon.names) },
    words,
    with: (others) => createSay(name, lexicon, game, own, others),
    amount: (amount) => amountOf(amount, amounts, say),
    quantity: (quantity) => quantityEnglish(quantity, say),
    comparison: (comparison) => comparisonEnglish(comparison, say),
    many: (comparison, those) => manyEnglish(comparison, those, say),
    player: (who) => lexicon.players.english(who),
    possessive: (who) => possessive(who, lexicon),
    feature: (node) => feature(node, say),
    selector: (selector, many = false) => selectorEnglish(selector, many, say),
    what: (what) => whatEnglish(what, say),
    event: (event, voice = 'happens') => eventEnglish(event, voice, say),
    condition: (node) => condition(node, say),
    trigger: (node) => trigger(node, say),
    effect: (node) => effect(node, say),
    cost: (node) => cost(node, say),
    rider: (rider) => riderEnglish(rider, say),
    ability: (ability) => abilityEnglish(ability, say),
  }
  return Object.assign(say, own(say))
}

function possessive(who: PlayerWord, { players }: Lexicon): string {
  switch (who) {
    case 'you':
      return 'your'
    case 'self':
      return 'their own'
    case 'opponent':
    case 'each':
    case 'any':
    case 'owner':
    case 'controller':
    case 'turn-player':
    case 'that-player':
      return `${players.english(who)}’s`
  }
}

function abilityEnglish(ability: Ability, say: Say): string {
  const { where, limit, cost, trigger, condition, effect, riders = [], keywords } = ability
  if (keywords !== undefined) return keywords.map((id) => say.lexicon.keywords.english(id)).join(', ')
  const head = [
    where === undefined ? '' : `[${where.map((id) => say.lexicon.zones.english(id)).join('/')}] `,
    limit === undefined ? '' : `[${limitEnglish(limit, say)}] `,
    cost === undefined
      ? ''
      : `${capital(
          listed(
            cost.map((each) => say.cost(each)),
            'and',
          ),
        )}: `,
  ].join('')
  const body = [
    trigger === undefined ? '' : `${say.trigger(trigger)}, `,
    condition === undefined ? '' : `if ${say.condition(condition)}, `,
  ].join('')
  const said = saidOfSeveral(effect)
  const [first, ...following] = said.kind === 'paragraph' ? said.sentences : [said]
  const sentences = [
    ...(first === undefined ? [] : [capital(body + say.effect(first))]),
    ...following.map((each) => capital(say.effect(each))),
    ...riders.map((rider) => capital(say.rider(rider))),
  ]
  return head + sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}

const limitEnglish = ({ times, period }: Limit, say: Say): string =>
  `${say.amount(times)} per ${say.lexicon.periods.english(period)}`

const timesEnglish = ({ times, period }: Limit, say: Say): string =>
  `${times === 1 ? 'once' : `${say.amount(times)} times`} per ${say.lexicon.periods.english(period)}`

function riderEnglish(rider: Rider, say: Say): string {
  const { durations, periods } = say.lexicon
  switch (rider.kind) {
    case 'limit':
      return `this ability can be used ${timesEnglish(rider.limit, say)}`
    case 'only-if':
      return `this ability can be played only if ${say.condition(rider.condition)}`
    case 'only-during':
      return `this ability can be played only during ${periods.english(rider.period)}`
    case 'used-up':
      return `this ability can’t be used ${durations.english(rider.duration)}`
    case 'except':
      return `this does not hold where ${say.event(rider.event)}`
  }
}
