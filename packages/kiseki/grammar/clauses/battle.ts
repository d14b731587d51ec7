import {
  type Effect,
  type Event,
  type Phrases,
  type Syntax,
  type What,
  VerbList,
  after,
  choice,
  constant,
  endingIn,
  field,
  map,
  maybe,
  node,
  phrase,
  refine,
  seq,
  word,
} from '@fudaba/cardtext'
import { lexicon } from '../vocabulary.ts'

/** Attacks and counters on someone, who stands with に (1326, 1327): each is the verb of another event, with an aim. */
export const aimed: Readonly<Record<string, string>> = {
  'attack-on': 'attack',
  'attacked-by': 'attacked',
  'attack-alone-on': 'attack-alone',
  'scrum-attack-on': 'scrum-attack',
  'counter-on': 'counter',
  'countered-by': 'countered',
}
const verbs: VerbList = new VerbList('battle')
for (const [id, plain] of Object.entries(aimed)) verbs.add(id, lexicon.events.get(plain))

/** A place with に is where something goes. */
const isPlace = (what: What): boolean => {
  switch (what.kind) {
    case 'reference':
      return false
    case 'either':
      return what.of.some(isPlace)
    case 'selection':
      return true
    case 'selector': {
      const { head } = what
      const heads = head.kind === 'any' ? head.of : [head]
      return heads.some(({ kind }) => kind === 'zone' || kind === 'kiseki.end')
    }
  }
}

const playerAs = (p: Phrases): Syntax<What> =>
  node(
    'selector',
    field('features', constant<readonly never[]>([])),
    field('head', node('kiseki.player', field('who', p.player))),
  )

const against = (p: Phrases): Syntax<What> =>
  after(
    choice<What>(
      refine(p.what, (what) => !isPlace(what)),
      playerAs(p),
    ),
    'に',
  )

type Who = Pick<Event, 'player' | 'subject'>
const whoOf = (p: Phrases, particle: string): Syntax<Who> =>
  choice<Who>(seq(field('player', after(p.player, particle))), seq(field('subject', after(p.what, particle))))

interface Said {
  readonly who: Who
  readonly object: What
  readonly verb: string
}
const join = ({ who, object, verb }: Said): Event => ({ kind: 'event', ...who, object, verb })
function part(event: Event): Said | undefined {
  if (event?.kind !== 'event') return undefined
  const { kind: _, player, subject, object, verb, ...rest } = event
  if (object === undefined || Object.values(rest).some((value) => value !== undefined)) return undefined
  if ((player === undefined) === (subject === undefined)) return undefined
  return { who: player === undefined ? { subject } : { player }, object, verb }
}

/** 絆を2点以上失った: so much at once. */
const bonds: VerbList = new VerbList('bonds', {
  'gain-bond': lexicon.verbs.gain,
  'lose-bond': lexicon.verbs.lose,
})
export const bondEvent = (p: Phrases): Syntax<Event> =>
  node(
    'event',
    field('player', after(p.player, 'が')),
    `${lexicon.resources.get('bond').ja}を`,
    field('quantity', p.quantity),
    field('verb', word(bonds)),
  )

/** これが相手に攻撃した, in the form its place asks for. */
export const battleEvent = (p: Phrases): Syntax<Event> =>
  map(seq(field('who', whoOf(p, 'が')), field('object', against(p)), field('verb', word(verbs))), join, part)

/** その者で攻撃する (1326.3), 複数に応戦する (1327.1): said in one way only. */
export const single: Readonly<Record<string, string>> = { 'attack-with': 'attack', 'counter-all': 'counter' }
const withIt: VerbList = new VerbList('with', { 'attack-with': lexicon.events.get(single['attack-with']) })
const toAll: VerbList = new VerbList('toAll', { 'counter-all': lexicon.events.get(single['counter-all']) })
const allOf = (p: Phrases): Syntax<What> =>
  node('selection', field('of', p.selector), field('quantity', constant({ kind: 'all' })), 'すべて')

interface About {
  readonly event: Event
  readonly duration?: string
}

/** これは〈duration〉相手に攻撃できない. */
const about = <K extends string>(
  p: Phrases,
  kind: K,
  middle: string,
  [aim, of]: readonly [Syntax<What>, VerbList] = [against(p), verbs],
): Syntax<{ readonly kind: K } & About> =>
  map(
    seq(
      field('who', whoOf(p, 'は')),
      maybe('duration', word(p.lexicon.durations)),
      middle,
      field('object', aim),
      field('verb', word(of)),
    ),
    ({ duration, ...said }) => ({ kind, event: join(said), ...(duration !== undefined && { duration }) }),
    (value) => {
      if (value?.kind !== kind) return undefined
      const { kind: _, event, duration, ...rest } = value
      const said = Object.keys(rest).length > 0 ? undefined : part(event)
      return said === undefined ? undefined : { ...said, duration }
    },
  )

export const battleClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  endingIn('cannot', about(p, 'prohibit', '')),
  endingIn('negative', about(p, 'kiseki.does-not', '')),
  // 相手は可能な限りこれに攻撃する (1326.2)
  endingIn('end', about(p, 'require', '可能な限り')),
  endingIn('end', about(p, 'require', '', [after(p.what, 'で'), withIt])),
  endingIn('end', about(p, 'permit', '', [after(allOf(p), 'に'), toAll])),
  // これはこのターン中オーバーキルしない (1319), 攻撃されない (1326.1)
  endingIn('negative', phrase.topicEvent(p, 'kiseki.does-not')),
]
