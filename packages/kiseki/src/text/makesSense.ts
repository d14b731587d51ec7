import type { Ability, Event } from '@fudaba/kernel/text'

/** 有効な能力 (1202.5): what makes sense in certain zones only is valid there. */

type Node = Readonly<Record<string, unknown>>
const isNode = (tree: unknown): tree is Node => typeof tree === 'object' && tree !== null
const isSelf = (what: unknown): boolean => isNode(what) && what['to'] === 'self'
const concernsSelf = ({ subject, object }: Event): boolean => isSelf(subject) || isSelf(object)

/** A card is played from there. */
const PLAYED_FROM = ['hand', 'homebase']
/** Whence a card comes to the field. */
const OUTSIDE = [...PLAYED_FROM, 'waiting', 'deck', 'trails', 'exile']
/** What it costs is asked for before it is played, while it waits, and of what lies in the field (1306.3). */
const COSTS = [...PLAYED_FROM, 'waiting', 'field']
const COST_WORDS: readonly unknown[] = ['cp', 'ep', 'level']

/** What comes to the field is elsewhere before. */
const ofArrival = ({ verb, to }: Event): readonly string[] =>
  verb === 'enter' || to?.zone === 'field' ? OUTSIDE : []

/** What a step says about where its own card is. */
function ofStep(node: Node): readonly string[] {
  switch (node['kind']) {
    case 'kiseki.lies':
      return isSelf(node['what']) ? [(node['where'] as { zone: string }).zone] : []
    case 'kiseki.not-played-as':
      return isSelf(node['what']) ? PLAYED_FROM : []
    case 'kiseki.enters-turned':
      return isSelf(node['what']) ? OUTSIDE : []
    case 'permit': {
      const event = node['event'] as Event
      return concernsSelf(event) && event.from !== undefined ? [event.from.zone] : []
    }
    case 'prohibit':
    case 'kiseki.does-not': {
      const event = node['event'] as Event
      if (!concernsSelf(event)) return []
      return event.verb === 'play' || event.verb === 'played' ? PLAYED_FROM : ofArrival(event)
    }
    case 'replace': {
      const event = node['event'] as Event
      return concernsSelf(event) ? ofArrival(event) : []
    }
    case 'modify': {
      const changes = node['changes'] as readonly Node[]
      return isSelf(node['what']) && changes.every((each) => COST_WORDS.includes(each['characteristic']))
        ? COSTS
        : []
    }
    default:
      return []
  }
}

const zonesSaid = (tree: unknown): string[] =>
  isNode(tree) ? [...ofStep(tree), ...Object.values(tree).flatMap(zonesSaid)] : []

/** Where the card is when what it waits for happens to it; before that, if it is gone afterwards. */
function ofEvent(event: Event): readonly string[] {
  if (!concernsSelf(event)) return []
  switch (event.verb) {
    case 'play':
    case 'played':
      return ['waiting']
    case 'discard':
    case 'draw':
      return ['hand']
    case 'put':
      if (event.to?.zone === 'homebase') return ['homebase']
      return event.from === undefined ? [] : [event.from.zone]
    default:
      return []
  }
}

/** Only from the hand is a card discarded (1314.1), and only there does it need to be revealed. */
const FROM_HAND: readonly unknown[] = ['discard', 'reveal']

function ofCost(cost: NonNullable<Ability['cost']>[number]): readonly string[] {
  const { effect } = cost as { readonly effect?: Node }
  return effect !== undefined && FROM_HAND.includes(effect['kind']) && isSelf(effect['what']) ? ['hand'] : []
}

/** A craft that says where its card is counts there. */
export function whereItMakesSense(ability: Ability): Ability {
  if (ability.where !== undefined) return ability
  const { trigger, cost = [], condition, effect } = ability
  const zones = new Set([
    ...zonesSaid([condition, effect]),
    ...(trigger?.kind === 'event' ? trigger.of.flatMap(ofEvent) : []),
    ...cost.flatMap(ofCost),
  ])
  return zones.size === 0 ? ability : { ...ability, where: [...zones] }
}
