import { describe, expect, test } from 'vitest'
import { readText } from '../../src/index.ts'
import { grammar } from '../testing/toy/grammar.ts'
import { ability, abilities, effect } from '../testing/toy/reading.ts'

/** What breaks naive compilers, each in the words of a game that does not exist. */

const lamp = { kind: 'type', type: 'lamp' }
const yours = { kind: 'owner', who: 'you' }
const select = (...features: object[]) => ({
  kind: 'selector',
  features: features.slice(0, -1),
  head: features.at(-1),
})
const one = { kind: 'exactly', amount: 1, counter: 'sheets' }
const drawOne = { kind: 'draw', quantity: one }
const to = (word: string) => ({ kind: 'reference', to: word })

describe('か in a phrase', () => {
  test('か joins events, and whole noun phrases', () => {
    expect(ability('・これかあなたのランプが登場したか突撃した時、カードを1枚引く。').trigger).toEqual({
      kind: 'event',
      of: [
        { kind: 'event', subject: { kind: 'either', of: [to('self'), select(yours, lamp)] }, verb: 'arrive' },
        { kind: 'event', verb: 'attack' },
      ],
    })
  })
  test('か joins zones under one owner', () => {
    expect(effect('あなたの籠か川のカードを1枚選ぶ。')).toMatchObject({
      what: {
        of: select(
          yours,
          {
            kind: 'any',
            of: [
              { kind: 'zone', zone: 'basket' },
              { kind: 'zone', zone: 'river' },
            ],
          },
          { kind: 'noun', noun: 'card' },
        ),
      },
    })
  })
  test('か joins two classes; of three, the first two are joined by a comma', () => {
    expect(effect('風組、霧組か風組のランプを1枚選ぶ。')).toMatchObject({
      what: { of: { features: [{ kind: 'any', of: { length: 3 } }] } },
    })
  })
  test('the second noun of あなたのランプか笠 is under the same owner', () => {
    expect(effect('あなたのランプか笠を1枚選ぶ。')).toMatchObject({
      what: { of: select(yours, { kind: 'any', of: [lamp, { kind: 'type', type: 'shade' }] }) },
    })
  })
  test('か joins conditions', () => {
    expect(effect('これの光度が3以上か、あなたの籠が2枚以下なら、カードを1枚引く。')).toMatchObject({
      condition: { kind: 'or', of: [{ kind: 'value' }, { kind: 'count' }] },
    })
  })
})

describe('results of steps', () => {
  test('捨てたなら and 捨てなかったなら ask what was really done', () => {
    const text =
      '・これが登場した時、あなたの籠から1枚捨ててよい。捨てたなら、カードを1枚引く。捨てなかったなら、これを埋める。'
    expect(ability(text).effect).toMatchObject({
      kind: 'paragraph',
      sentences: [
        { kind: 'may', effect: { kind: 'discard' } },
        { kind: 'if', condition: { kind: 'did', verb: 'discard' }, effect: drawOne },
        { kind: 'if', condition: { kind: 'did', verb: 'discard', not: true } },
      ],
    })
  })
  test('1枚以上捨てたなら asks how many it were', () => {
    expect(effect('カードを3枚引く。2枚以上引いたなら、これを埋める。')).toMatchObject({
      sentences: [
        {},
        { condition: { kind: 'did', verb: 'draw', quantity: { kind: 'at-least', amount: 2 } } },
      ],
    })
  })
  test('そうしたなら asks whether the step before was done', () => {
    expect(effect('油を2滴払ってよい。そうしたなら、カードを1枚引く。')).toMatchObject({
      sentences: [{ kind: 'may' }, { kind: 'if', condition: { kind: 'did-so' } }],
    })
  })
  test('この効果で捨てた枚数 counts what was done', () => {
    expect(effect('Xはこの効果で捨てた枚数に等しい。')).toMatchObject({
      kind: 'let',
      name: 'X',
      amount: { kind: 'done', verb: 'discard' },
    })
  })
})

describe('causes, history, counting of events', () => {
  test('an event by an effect of someone, before or behind its subject', () => {
    const behind = ability('・あなたのランプが相手の効果で川に置かれた時、カードを1枚引く。')
    const before = ability('・相手の効果であなたのランプが川に置かれた時、カードを1枚引く。')
    const event = { subject: select(yours, lamp), to: { zone: 'river' }, verb: 'put' }
    expect(behind.trigger).toMatchObject({ of: [{ ...event, cause: { by: 'opponent', means: 'effect' } }] })
    expect(before.trigger).toMatchObject({
      of: [{ ...event, cause: { by: 'opponent', means: 'effect', first: true } }],
    })
  })
  test('an event by the ability of a card', () => {
    expect(
      ability('・あなたが“夜警のトマ”の能力でカードを引いた時、カードを1枚引く。').trigger,
    ).toMatchObject({
      of: [{ player: 'you', cause: { of: select({ kind: 'name', name: '夜警のトマ' }), means: 'ability' } }],
    })
  })
  test('a condition about what happened this turn, or did not', () => {
    expect(effect('このターンにあなたがランプを使用しているなら、カードを1枚引く。')).toMatchObject({
      condition: {
        kind: 'history',
        event: { period: 'turn', player: 'you', object: select(lamp), verb: 'play' },
      },
    })
    expect(effect('このターンにあなたが突撃していないなら、カードを1枚引く。')).toMatchObject({
      condition: { kind: 'history', not: true },
    })
  })
  test('a noun phrase chooses objects by what happened to them', () => {
    expect(effect('このターンに登場したランプを1枚選ぶ。')).toMatchObject({
      what: { of: { features: [{ kind: 'happened', event: { period: 'turn', verb: 'arrive' } }] } },
    })
  })
  test('an event for the nth time in a period', () => {
    expect(
      ability('・あなたのランプがこのターン中初めて突撃した時、カードを1枚引く。').trigger,
    ).toMatchObject({
      of: [{ within: 'turn', nth: 1 }],
    })
    expect(ability('・あなたが2回目に突撃した時、カードを1枚引く。').trigger).toMatchObject({
      of: [{ nth: 2 }],
    })
  })
})

describe('references in a phrase', () => {
  test('それ, 選んだ, 残り, その中 and この効果で… are references, each of its kind', () => {
    expect(effect('ランプを1枚選び、それを埋める。')).toMatchObject({ steps: [{}, { what: to('it') }] })
    expect(effect('ランプを2枚選ぶ。選んだカードを埋める。')).toMatchObject({
      sentences: [{}, { what: { ...to('chosen'), noun: 'card' } }],
    })
    expect(
      effect('あなたの塔の上から5枚見る。その中から1枚選び、籠に加え、残りを塔の下に好きな順番で置く。'),
    ).toMatchObject({
      sentences: [
        { kind: 'look', from: { whose: 'you', zone: 'tower', place: 'top' } },
        {
          kind: 'sequence',
          steps: [
            { what: { from: to('seen') } },
            { what: to('elided'), to: { zone: 'basket' } },
            { what: to('rest'), to: { zone: 'tower', place: 'bottom' }, ordered: true },
          ],
        },
      ],
    })
    expect(effect('カードを1枚引く。この効果で引いたカードを埋める。')).toMatchObject({
      sentences: [{}, { what: { to: 'result', verb: 'draw', noun: 'card' } }],
    })
  })
  test('a clause without an object is about that of the clause before', () => {
    expect(effect('相手のランプを1枚選び、流失させ、カードを1枚引く。')).toMatchObject({
      steps: [{ kind: 'choose' }, { kind: 'act', verb: 'wash', what: to('elided') }, drawOne],
    })
  })
})

describe('scope over the rest of the sentence', () => {
  test('a duration that is said first holds for the whole sentence', () => {
    expect(effect('ランプを1枚選び、このターン中、それの光度+5し、【早足】を得る。')).toMatchObject({
      steps: [
        { kind: 'choose' },
        { kind: 'during', duration: 'turn', effect: { steps: [{ kind: 'modify' }, { kind: 'grant' }] } },
      ],
    })
  })
  test('a condition in the middle of a chain holds for what follows', () => {
    expect(effect('カードを1枚引き、あなたの籠が3枚以上なら、あなたの籠から1枚捨てる。')).toMatchObject({
      steps: [
        drawOne,
        { kind: 'if', condition: { kind: 'count', comparison: { than: 'at-least', amount: 3 } } },
      ],
    })
  })
  test('a player who is named first carries out the rest', () => {
    expect(effect('相手は自分の籠から1枚選び、捨てる。')).toMatchObject({
      kind: 'by',
      player: 'opponent',
      effect: {
        steps: [
          { what: { from: select({ kind: 'owner', who: 'self' }, { kind: 'zone', zone: 'basket' }) } },
          {},
        ],
      },
    })
  })
  test('durations until the next turn and for the whole game are read', () => {
    expect(effect('次の相手のターン終了時まで、これは+1/+0を得る。')).toMatchObject({ duration: 'next' })
    expect(effect('このゲーム中、あなたのランプは【早足】を得る。')).toMatchObject({ duration: 'game' })
  })
  test('てよい is about the whole chain', () => {
    expect(effect('ランプを1枚選び、それを埋めてよい。')).toMatchObject({
      kind: 'may',
      effect: { kind: 'sequence' },
    })
  })
  test('a comma after the owner makes it the owner of every noun that follows', () => {
    expect(effect('あなたの、籠か川の裏向きの“夜警のトマ”を1枚選ぶ。')).toMatchObject({
      what: { of: { features: [{ ...yours, spread: true }, { kind: 'any' }, { kind: 'state' }] } },
    })
  })
})

describe('abilities in abilities', () => {
  test('a quoted ability is read whole, with its own trigger and sentences', () => {
    expect(
      effect('これはこのターン中『これが突撃した時、カードを1枚引く。その後、これを埋める。』を得る。'),
    ).toMatchObject({
      kind: 'grant',
      duration: 'turn',
      gains: [
        {
          kind: 'ability',
          ability: { kind: 'triggered', effect: { kind: 'paragraph', sentences: { length: 2 } } },
        },
      ],
    })
  })
  test('a quoted ability with a cost may quote another one', () => {
    expect(effect('これは『2滴の油を払う:これは『これは+1/+1を得る。』を得る。』を得る。')).toMatchObject({
      gains: [{ ability: { kind: 'activated', cost: [{ kind: 'pay', resource: 'oil', amount: 2 }] } }],
    })
  })
  test('a quoted sentence without a trigger is a continuous ability', () => {
    expect(effect('これは『相手は突撃できない。』を得る。')).toMatchObject({
      gains: [{ ability: { kind: 'continuous', effect: { kind: 'prohibit' } } }],
    })
  })
  test('all abilities may be lost, or those of another object copied', () => {
    expect(effect('これは能力すべてを失う。')).toEqual({ kind: 'lose', what: to('self') })
    expect(effect('ランプを1枚選ぶ。これはそれが持つ能力すべてを得る。')).toMatchObject({
      sentences: [{}, { kind: 'copy-abilities', from: to('it') }],
    })
  })
})

describe('lists below a sentence', () => {
  test('the lines below are the modes of a choice', () => {
    expect(
      effect(
        '以下を1枚行う。\n◆カードを1枚引く。\n◆ランプを1枚選び、それを埋める。その後、カードを1枚引く。',
      ),
    ).toMatchObject({
      kind: 'choose-one',
      quantity: one,
      modes: [drawOne, { kind: 'paragraph', sentences: [{}, { kind: 'then' }] }],
    })
  })
  test('the lines below are abilities gained under a condition', () => {
    expect(
      ability(
        '・あなたの庭にランプが3枚以上あるなら、これは以下すべてを得る。\n◆これは+1/+1を得る。\n◆これが突撃した時、カードを1枚引く。',
      ).effect,
    ).toMatchObject({
      kind: 'if',
      effect: { kind: 'grant-block', abilities: [{ kind: 'continuous' }, { kind: 'triggered' }] },
    })
  })
})

describe('numbers in a phrase', () => {
  test('ではなく corrects a number, or a change', () => {
    expect(effect('カードを1枚ではなく2枚引く。')).toMatchObject({
      quantity: { kind: 'corrected', to: { amount: 2 } },
    })
    expect(effect('これの光度+5ではなく+10。')).toMatchObject({ changes: [{ kind: 'add-instead' }] })
  })
  test('a number may be the value of another object', () => {
    expect(effect('光度がこれの光度以下のランプを1枚選ぶ。')).toMatchObject({
      what: {
        of: { features: [{ comparison: { than: 'at-most', amount: { kind: 'value', of: to('self') } } }] },
      },
    })
    expect(effect('カードをあなたのランプと同じ枚数引く。')).toMatchObject({ quantity: { kind: 'same' } })
    expect(effect('Xはあなたの籠の枚数に等しい。')).toMatchObject({ amount: { kind: 'count' } })
    expect(effect('Xはあなたのランプの光度の合計に等しい。')).toMatchObject({ amount: { kind: 'total' } })
  })
  test('につき counts before the sentence and inside a clause', () => {
    expect(effect('あなたの庭のランプ1枚につき、カードを1枚引く。')).toMatchObject({
      kind: 'for-each',
      amount: 1,
    })
    expect(effect('これはあなたのランプ2枚につき+1/+0を得る。')).toMatchObject({
      kind: 'modify',
      per: { amount: 2 },
    })
  })
  test('quantities: up to, at least, any number, all', () => {
    expect(effect('ランプを2枚まで選ぶ。')).toMatchObject({
      what: { quantity: { kind: 'up-to', amount: 2 } },
    })
    expect(effect('ランプを1枚以上選ぶ。')).toMatchObject({ what: { quantity: { kind: 'at-least' } } })
    expect(effect('ランプを好きな枚数選ぶ。')).toMatchObject({ what: { quantity: { kind: 'any' } } })
    expect(effect('あなたの他のランプすべてを点灯する。')).toMatchObject({
      what: { quantity: { kind: 'all' } },
    })
  })
  test('X is a number; -0 keeps its sign', () => {
    expect(effect('これは-X/-0を得る。')).toMatchObject({
      changes: [
        { sign: '-', amount: { kind: 'variable', name: 'X' } },
        { sign: '-', amount: 0 },
      ],
    })
  })
  test('noun phrases by sums, by differing values and by the greatest value', () => {
    expect(effect('あなたのランプを光度の合計が5以下になるように好きな枚数選ぶ。')).toMatchObject({
      what: { sum: { characteristic: 'glow', comparison: { than: 'at-most', amount: 5 } } },
    })
    expect(effect('あなたの川からそれぞれ銘が異なるカードを3枚選ぶ。')).toMatchObject({
      what: { of: { features: [{ kind: 'distinct', by: 'label' }] } },
    })
    expect(effect('最も光度が低いランプを1枚選ぶ。')).toMatchObject({
      what: { of: { features: [{ kind: 'superlative', most: 'least' }] } },
    })
  })
  test('a number that belongs to a player is compared', () => {
    expect(effect('あなたの光度が5以下なら、カードを1枚引く。')).toMatchObject({
      condition: { kind: 'value', of: { head: { kind: 'owner', who: 'you' } }, characteristic: 'glow' },
    })
  })
  test('a number is set, swapped with another, or reduced as a cost', () => {
    expect(effect('これの光度を5にする。')).toMatchObject({ changes: [{ kind: 'set', amount: 5 }] })
    expect(effect('これの光度と重さを入れ替える。')).toMatchObject({
      changes: [{ kind: 'swap', with: 'weight' }],
    })
    expect(effect('これの重さを1減らす。')).toMatchObject({
      changes: [{ kind: 'add', sign: '-', amount: 1 }],
    })
    expect(effect('あなたが使用するランプの重さを1減らす。')).toMatchObject({
      kind: 'alter-cost',
      verb: 'play',
    })
  })
})

describe('what may and must not happen', () => {
  test('a ban, with a duration inside it', () => {
    expect(effect('相手はこのターン中籠からランプを使用できない。')).toMatchObject({
      kind: 'prohibit',
      duration: 'turn',
      event: { player: 'opponent', from: { zone: 'basket' }, object: select(lamp), verb: 'play' },
    })
  })
  test('a ban with an exception: …がいない限り', () => {
    expect(ability('・あなたの庭にランプがいない限り、これは突撃できない。').effect).toMatchObject({
      kind: 'prohibit',
      unless: { kind: 'exists', where: { zone: 'garden' } },
    })
  })
  test('an obligation and a permission are read', () => {
    expect(ability('・相手は可能な限り突撃する。').effect).toMatchObject({ kind: 'require' })
    expect(ability('・あなたは川からランプを使用できる。').effect).toMatchObject({ kind: 'permit' })
  })
  test('a replacement that the player may choose', () => {
    expect(ability('・これが庭から離れる際、かわりにこれを籠に戻してよい。')).toMatchObject({
      kind: 'replacement',
      effect: { kind: 'replace', event: { verb: 'leave' }, effect: { kind: 'may' } },
    })
  })
  test('an object that is treated as another', () => {
    expect(effect('これは“夜警のトマ”として扱う。')).toMatchObject({
      kind: 'treat-as',
      as: { head: { kind: 'name' } },
    })
  })
  test('an effect that is carried out later', () => {
    expect(effect('ランプを1枚選ぶ。ターン終了時、それを埋める。')).toMatchObject({
      sentences: [{}, { kind: 'delayed', trigger: { kind: 'moment', moment: 'turn-end' } }],
    })
  })
  test('an extra turn; an effect that is repeated', () => {
    expect(effect('追加のターンを得る。')).toEqual({ kind: 'extra-turn', who: 'you' })
    expect(effect('カードを1枚引く。これを3回行う。')).toMatchObject({
      sentences: [{}, { kind: 'repeat', times: 3 }],
    })
  })
})

describe('noun phrases', () => {
  test.each([
    ['霧組以外のランプ', 'except'],
    ['これと同名のランプ', 'same-name'],
    ['これと行進中のランプ', 'battle'],
    ['【隠れ】を持たないランプ', 'keyword'],
    ['カード名に“トマ”を含むランプ', 'name-contains'],
    ['門前のランプ', 'position'],
    ['消灯状態のランプ', 'state'],
    ['他のランプ', 'other'],
  ])('%s', (phrase, kind) => {
    expect(effect(`${phrase}を1枚選ぶ。`)).toMatchObject({ what: { of: { features: [{ kind }] } } })
  })
  test('a search with the shuffling after it', () => {
    const text =
      'あなたの塔から“夜警のトマ”か“月の犬”を1枚まで探し、公開し籠に加え、あなたの塔をシャッフルする。'
    expect(effect(text)).toMatchObject({
      steps: [{ kind: 'search' }, { kind: 'reveal' }, { kind: 'move', verb: 'add' }, { kind: 'shuffle' }],
    })
  })
  test('a choice at random', () => {
    expect(effect('あなたの籠からランダムに1枚捨てる。')).toMatchObject({ what: { random: true } })
  })
  test('a verb that only this game has makes a node of the game', () => {
    expect(effect('ランプを1枚選び、輝かす。')).toMatchObject({
      steps: [{}, { kind: 'toy.shine', what: to('elided') }],
    })
  })
})

test('an ability says where it is valid', () => {
  expect(ability('・《庭/川》:これが突撃した時、カードを1枚引く。')).toMatchObject({
    kind: 'triggered',
    where: ['garden', 'river'],
  })
})

test('two clauses may be joined in a way of their own, and only so', () => {
  expect(effect('カードを1枚引き、それを公開し籠に加える。')).toMatchObject({ steps: { length: 3 } })
  expect(readText(grammar, 'カードを1枚引き、それを公開し、籠に加える。').paragraphs[0].ability).toBeNull()
})

test('a card is several paragraphs', () => {
  const text =
    '【隠れ】【早足】\n・2滴の油を払う,これを消灯する:カードを1枚引く。この能力はこのターンに1回だけ使える。'
  expect(abilities(text)).toMatchObject([
    { kind: 'keywords', keywords: ['hidden', 'swift'] },
    {
      kind: 'activated',
      cost: { length: 2 },
      riders: [{ kind: 'limit', limit: { times: 1, period: 'turn' } }],
    },
  ])
})
