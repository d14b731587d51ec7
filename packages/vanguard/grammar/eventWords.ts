import { VerbList, causative, godanVerb, ichidanVerb, passive, suruVerb } from '@fudaba/cardtext'

/** What triggers, bans and results speak of. */

const put = godanVerb('置く', 'put', { enPast: 'put' })
const discard = ichidanVerb('捨てる', 'discard')
const retire = suruVerb('退却', 'retire')
const ride = suruVerb('ライド', 'ride', { enPast: 'rode', enDone: 'ridden' })
const attack = suruVerb('アタック', 'attack')
const boost = suruVerb('ブースト', 'boost')
const bind = suruVerb('バインド', 'bind', { enPast: 'bound' })
const lock = suruVerb('呪縛', 'lock')
const unlock = suruVerb('解呪', 'unlock')
const remove = suruVerb('デリート', 'delete')
const call = suruVerb('コール', 'call')
const being = (past: string, third = `is ${past}`) => ({ enPast: `been ${past}`, enThird: third })
const place = (circle: string) =>
  suruVerb(`(${circle})に登場`, `be placed on (${circle})`, being(`placed on (${circle})`))

/** (R)から手札に戻される: from a circle to a zone. */
const destinations = {
  hand: ['手札に戻', 'returned from', 'to the hand'],
  deck: ['山札に戻', 'returned from', 'to the deck'],
  soul: ['ソウルに置か', 'put from', 'into the soul'],
  damage: ['ダメージゾーンに置か', 'put from', 'into the damage zone'],
  bind: ['バインドゾーンに置か', 'put from', 'into the bind zone'],
  drop: ['ドロップゾーンに置か', 'put from', 'into the drop zone'],
} as const
const leavingCircles = Object.fromEntries(
  (['V', 'R', 'G'] as const).flatMap((circle) =>
    Object.entries(destinations)
      // The commonest of them has always been there.
      .filter(([zone]) => !(circle === 'R' && zone === 'drop'))
      .map(([zone, [ja, verb, where]]) => {
        const passiveJa = ja.endsWith('か') ? `${ja}れる` : `${ja}される`
        const en = `${verb} (${circle}) ${where}`
        return [`${zone}-from-${circle}`, ichidanVerb(`(${circle})から${passiveJa}`, `be ${en}`, being(en))]
      }),
  ),
)

export const events: VerbList = new VerbList('events', {
  enter: suruVerb('登場', 'be placed', being('placed')),
  'enter-V': place('V'),
  'enter-R': place('R'),
  'enter-G': place('G'),
  'enter-VR': suruVerb('(V)か(R)に登場', 'be placed on (V) or (R)', being('placed on (V) or (R)')),
  'drop-from-R': ichidanVerb(
    '(R)からドロップゾーンに置かれる',
    'be put from (R) into the drop zone',
    being('put from (R) into the drop zone'),
  ),
  ...leavingCircles,
  put: passive(put, 'be put', being('put')),
  place: put,
  add: ichidanVerb('加える', 'add'),
  // What steps do that nothing waits for; results are asked for.
  choose: godanVerb('選ぶ', 'choose', { enPast: 'chose', enDone: 'chosen' }),
  search: godanVerb('探す', 'find', { enPast: 'found' }),
  reveal: suruVerb('公開', 'reveal'),
  return: godanVerb('戻す', 'return'),
  'face-up': suruVerb('表に', 'turn face up', { enPast: 'turned face up' }),
  'face-down': suruVerb('裏に', 'turn face down', { enPast: 'turned face down' }),
  draw: godanVerb('引く', 'draw', { enPast: 'drew', enDone: 'drawn' }),
  discard,
  discarded: passive(discard, 'be discarded', being('discarded')),
  retire,
  'retire-it': causative(retire, 'retire'),
  ride,
  'ridden-over': passive(ride, 'be ridden over', being('ridden over')),
  stride: suruVerb('【超越】', 'stride', { enPast: 'strode', enDone: 'stridden' }),
  call,
  called: passive(call, 'be called', being('called')),
  stand: suruVerb('【スタンド】', 'stand', { enPast: 'stood' }),
  rest: suruVerb('【レスト】', 'rest'),
  lock,
  locked: passive(lock, 'be locked', being('locked')),
  unlock,
  unlocked: passive(unlock, 'be unlocked', being('unlocked')),
  delete: remove,
  deleted: passive(remove, 'be deleted', being('deleted')),
  bind,
  bound: passive(bind, 'be bound', being('bound')),
  heal: suruVerb('回復', 'heal'),
  attack,
  'attack-vanguard': suruVerb('ヴァンガードにアタック', 'attack a vanguard', {
    enPast: 'attacked a vanguard',
    enThird: 'attacks a vanguard',
  }),
  'attack-rear-guard': suruVerb('リアガードにアタック', 'attack a rear-guard', {
    enPast: 'attacked a rear-guard',
    enThird: 'attacks a rear-guard',
  }),
  attacked: passive(attack, 'be attacked', being('attacked')),
  boost,
  boosted: passive(boost, 'be boosted', being('boosted')),
  intercept: suruVerb('インターセプト', 'intercept'),
  'guard-call': suruVerb('(G)にコール', 'call to (G)'),
  pay: godanVerb('払う', 'pay', { enPast: 'paid' }),
  legion: suruVerb('双闘', 'go into legion', {
    enPast: 'went into legion',
    enThird: 'goes into legion',
  }),
})
