import { type Ability, type GameEnglish, type Say, createSay } from '@fudaba/cardtext'
import { factionNames, negated, timings } from './times.ts'
import { lexicon } from './vocabulary.ts'

const lasting = (text: string, duration: string | undefined): string =>
  duration === undefined ? text : `${text} ${lexicon.durations.english(duration)}`

const game: GameEnglish<'aquarian-age'> = {
  effects: {
    'aquarian-age.named': ({ effect }, say) => say.effect(effect),
    'aquarian-age.negate': ({ whose, of, duration }, say) =>
      lasting(
        of === 'all'
          ? `negate ${say.what(whose)}`
          : `negate the ${negated.english(of)} of ${say.what(whose)}`,
        duration,
      ),
    'aquarian-age.damage': ({ what, amount, mental }, say) =>
      `deal ${say.amount(amount)} ${mental === true ? 'mental ' : ''}damage to ${say.what(what)}`,
    'aquarian-age.lose-power': ({ what, amount }, say) =>
      `discard ${say.amount(amount)} power card(s) of ${say.what(what)}`,
    'aquarian-age.judge': ({ who, amount }, say) =>
      `${say.player(who)} is judged for ${say.amount(amount)} damage`,
    'aquarian-age.set-power': ({ what, from, amount }, say) =>
      from === 'deck'
        ? `set ${say.amount(amount)} card(s) from the deck as power on ${say.what(what)}`
        : `set ${say.amount(amount)} of the cards that paid as power on ${say.what(what)}`,
    'aquarian-age.take-back': () => 'take the cards that paid into the hand',
    'aquarian-age.attack': ({ what }, say) => `${say.what(what)} declares an attack`,
    'aquarian-age.guard': ({ what, surely }, say) =>
      `${say.what(what)} ${surely === true ? 'guards' : 'declares a guard'}`,
    'aquarian-age.make': ({ mind, attack, endurance }, say) =>
      `set the card that paid into the controlled area as a character of mind ${say.amount(mind)}, attack ${say.amount(attack)}, endurance ${say.amount(endurance)}`,
    'aquarian-age.put-on': ({ what, onto }, say) => `set ${say.what(what)} on ${say.what(onto)}`,
    'aquarian-age.change-target': ({ what }, say) => `change the target of ${say.what(what)}`,
    'aquarian-age.use': ({ what }, say) => `use ${say.what(what)}`,
    'aquarian-age.strip': ({ what }, say) => `discard the break card of ${say.what(what)}`,
    'aquarian-age.as-break': () => 'this can be used as a break card',
    'aquarian-age.share-faction': ({ what, faction, duration }, say) =>
      lasting(`${say.what(what)} shares ${factionNames.english(faction)}`, duration),
  },
  features: {
    'aquarian-age.faction': ({ faction }) => ({ before: factionNames.english(faction) }),
    'aquarian-age.set-on': ({ character }, say) => ({ after: `set on ${say.what(character)}` }),
    'aquarian-age.target': () => ({ before: 'targeted' }),
    'aquarian-age.this-card': () => ({ noun: ['this card', 'this card'] }),
  },
  conditions: {},
  triggers: {},
  amounts: {},
  costs: {},
}

const common = createSay('aquarian-age', lexicon, game)
const { ability, event } = common

const namedIn = ({ effect }: Ability): { readonly name: string } | undefined => {
  const first = effect.kind === 'paragraph' ? effect.sentences[0] : effect
  return first?.kind === 'aquarian-age.named' ? first : undefined
}

/** The common English, but for ≪effects≫ with their cost and timing, and for what has no verb of its own. */
export const say: Say = Object.assign(common, {
  event: (tree: Parameters<Say['event']>[0], voice?: Parameters<Say['event']>[1]) => {
    const subject = tree.subject === undefined ? 'it' : common.what(tree.subject)
    if (tree.verb === 'targeted') return `${subject} cannot be a target`
    if (tree.verb === 'guarded') return `${subject} is not guarded`
    if (tree.verb === 'discarding') return `${subject} would be discarded`
    if (tree.verb === 'affected') {
      const by = tree.cause?.by === undefined ? '' : `${common.possessive(tree.cause.by)} `
      return `${subject} is not affected by ${by}${tree.cause?.means === 'effect' ? 'effects' : 'cards'}`
    }
    return event(tree, voice)
  },
  ability: (tree: Ability) => {
    if (tree.kind !== 'activated' || namedIn(tree) === undefined) return ability(tree)
    const { cost = [], condition, ...rest } = tree
    const [first] = cost
    const amount = first?.kind === 'pay' ? common.amount(first.amount) : '0'
    const timing = condition?.kind === 'time' ? timings.english(condition.period) : 'fast'
    return `Effect, ${timing}, cost ${amount}: ${ability({ ...rest, kind: 'instruction' })}`
  },
})
