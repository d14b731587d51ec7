import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCardText } from '../../grammar/index.ts'
import { whole } from '../grammar/reading.ts'

/** Two hundred sentences by somebody who knew the printed templating and not the grammar. */
const FORMS = readFileSync(new URL('real-forms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([kind, pattern, text]) => ({ kind, pattern, text: text.replaceAll('\\n', '\n') }))

/** What is not read, and why. */
const DECLINED: Readonly<Record<string, string>> = {
  '≪あなたの支配キャラクター≫がダメージを受ける際、このキャラクターを捨て札することで、そのダメージを2減少する。':
    'a replacement with a cost of its own: damage is stopped by discarding',
  'ターン終了時まで、目標の≪キャラクター2人≫の耐久力を入れ替える。': 'two characters exchange a number',
  'このキャラクターが“夜渡りのイグナ”をガードする際、ターン終了時まで、このキャラクターの能力値に±0/±0/+4する。':
    'a guard by whom it stops',
  'このキャラクターがガード宣言した場合、ダメージは耐久力に+3して判定する。':
    'judged by another number than the attack',
  '≪あなたのキャラクター(♂)全て≫が受ける精神ダメージは、精神力に+1して判定する。':
    'judged by another number than the attack',
  '1:目標の≪キャラクター1人≫が次に与えるダメージは、攻撃力に-2して判定する。': 'the next damage only',
  'このキャラクターのダメージは、攻撃力を(3)にして判定する。': 'an attack that becomes one on the mind',
  'このキャラクターは、あなたの“灰原 澪”が支配エリアにいる場合、ドロー+1・オフェンシブを得る。':
    'a condition between the subject and what is said of it',
  'ターン開始時に、対戦相手の支配キャラクターの数があなたより多い場合、ターン終了時まで、≪このキャラクター≫はインフィニティを得、ガード宣言できない。':
    'two numbers of players compared',
  '≪手札を捨て札したプレイヤー≫に2ダメージを与える。': 'a player described by what he did',
  'このキャラクターは、勢力エリアからアタック宣言することが可能。':
    'an attack from the faction area, which the attack procedure has no place for',
  'このキャラクターは、アクティブでない状態でもガード宣言できる。': 'a guard from the faction area, likewise',
  'このカードは、対戦相手の支配キャラクターにもセット可能。': 'a permanent for an opponent’s character',
  'このキャラクターがダメージを与えた場合、対戦相手は自分の手札1枚をデッキの上に戻す。':
    'who dealt damage is not in the log',
  '≪プレイヤー全て≫は、自分のターンにのみファストカードを使用できる。':
    'a rule for both players about when fast cards are used',
  '1:目標の≪キャラクターまたはプレイヤー1人≫に2ダメージを与える。':
    'a target that is a character or a player',
  '対戦相手は手札2枚を捨て札する、または支配キャラクター1人を捨て札する。':
    'one of two things, as the opponent likes',
  '1:ターン終了時まで、目標の≪キャラクター1人≫の攻撃力または耐久力に+3する。':
    'one of two numbers, as the player likes',
}

const isRead = (text: string): boolean => {
  const { paragraphs } = readCardText(text)
  return paragraphs.every(({ ability }) => ability !== null)
}

describe('the printed forms', () => {
  it('are read but for those that are listed with a reason, at least nine in ten', () => {
    const declined = FORMS.filter(({ text }) => !isRead(text)).map(({ text }) => text)
    expect(declined).toEqual(Object.keys(DECLINED))
    expect(declined.length * 10).toBeLessThanOrEqual(FORMS.length)
  })

  it.each(FORMS.filter(({ text }) => !Object.hasOwn(DECLINED, text)).map(({ text }) => [text]))(
    '%s is read whole, printed back and said in English',
    (text) => void whole(text),
  )

  it('are of the kind that their form says', () => {
    const kinds: Readonly<Record<string, readonly string[]>> = {
      skill: ['keywords'],
      'break-line': ['keywords'],
      ability: ['triggered'],
      continuous: ['continuous', 'characteristic'],
      effect: ['activated', 'instruction'],
    }
    // Xは…に等しい on the last line belongs to those before it.
    const wrong = FORMS.filter(({ text }) => !Object.hasOwn(DECLINED, text)).filter(
      ({ kind, text }) => !kinds[kind].includes(readCardText(text).paragraphs[0].ability!.kind),
    )
    expect(wrong.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([])
  })
})

describe('what was read as something else once', () => {
  it('nothing in parentheses is dropped', () => {
    for (const { text } of FORMS) expect(readCardText(text).normalised!.notes).toEqual([])
  })

  it.each([
    '目標の≪キャラクター1人≫に2点(精神)のダメージを与える。',
    '目標の≪キャラクター1人≫に2(精神)ダメージを与える。',
    'ターン終了時まで、目標の≪キャラクター1人≫の耐久力に+(2)する。',
    '≪あなたのキャラクター全て≫(スチューデント)の攻撃力に+1する。',
  ])('parentheses that mean nothing here are declined: %s', (text) => expect(isRead(text)).toBe(false))

  it('an ability on a break is an ability, and no instruction', () => {
    const [{ ability }] = readCardText('このキャラクターがブレイクした場合、あなたは1ドローする。').paragraphs
    expect(ability!.kind).toBe('triggered')
  })

  it('≪ ≫ is no name of an effect', () => {
    expect(isRead('≪灯火≫ファスト[1]:あなたは1ドローする。')).toBe(false)
    expect(isRead('≪灯火≫1:あなたは1ドローする。')).toBe(false)
  })

  it.each([
    '・あなたは1ドローする。',
    'これの攻撃力+1。',
    '自分のキャラクターの攻撃力+1。',
    'カードを1枚引く。',
  ])('the wordings of our own are gone: %s', (text) => expect(isRead(text)).toBe(false))
})
