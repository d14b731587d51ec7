import { describe, expect, test } from 'vitest'
import { adviceOn, declinedIn, readText } from '../../src/index.ts'
import { toyCards } from '../testing/toy/cards.ts'

/** What helps with the first sentence of the text that was not read. */
const advice = (text: string) => {
  const [declined] = declinedIn(readText(toyCards.grammar, text))
  return adviceOn(toyCards, declined)
}
const said = (text: string, kind: string) => advice(text).find((each) => each.kind === kind)

describe('a sentence that was not read', () => {
  test('what could stand there is said in words, with some of them', () => {
    const { ja, en } = said('・これは海へ飛ぶ。', 'expected')!
    expect(ja).toMatch(/^ここに来られるもの: /u)
    expect(ja + en).not.toMatch(/\([a-z]+\)/u)
  })
  test('one slip is put right', () => {
    expect(said('・これが登場した時、カードを1枚ひく。', 'meant')?.en).toBe(
      'did you mean: これが登場した時、カードを1枚引く。',
    )
    expect(said('・これは海へ飛ぶ。', 'meant')).toBeUndefined()
  })
  test('a word that cards could bring is named, with the field it belongs to', () => {
    const { ja, en } = said('・あなたの砂嵐組のランプは+1/+1を得る。', 'declare')!
    expect(en).toMatch(/if “砂嵐組” is one of the kin, name it in kin of a card/u)
    expect(ja).toContain('「砂嵐組」')
  })
})
