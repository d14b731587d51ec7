import { describe, expect, test } from 'vitest'
import { causative, godanVerb, ichidanVerb, passive, suruVerb } from '../../src/index.ts'
import { type Forms } from '../../src/syntax/verb.ts'

const shown = ({ end, join, te, past, negative, can, cannot, ongoing }: Forms): string =>
  [end, join, te, past, negative, can, cannot, ongoing].join(' ')

describe('verbs are inflected by their class', () => {
  test.each([
    ['引く', '引く 引き 引いて 引いた 引かない 引ける 引けない 引いている'],
    ['防ぐ', '防ぐ 防ぎ 防いで 防いだ 防がない 防げる 防げない 防いでいる'],
    ['戻す', '戻す 戻し 戻して 戻した 戻さない 戻せる 戻せない 戻している'],
    ['持つ', '持つ 持ち 持って 持った 持たない 持てる 持てない 持っている'],
    ['死ぬ', '死ぬ 死に 死んで 死んだ 死なない 死ねる 死ねない 死んでいる'],
    ['選ぶ', '選ぶ 選び 選んで 選んだ 選ばない 選べる 選べない 選んでいる'],
    ['読む', '読む 読み 読んで 読んだ 読まない 読める 読めない 読んでいる'],
    ['送る', '送る 送り 送って 送った 送らない 送れる 送れない 送っている'],
    ['払う', '払う 払い 払って 払った 払わない 払える 払えない 払っている'],
  ])('%s (五段)', (dictionary, forms) => {
    expect(shown(godanVerb(dictionary, 'x').forms)).toBe(forms)
  })

  test('捨てる is inflected as a 一段 verb', () => {
    expect(shown(ichidanVerb('捨てる', 'x').forms)).toBe(
      '捨てる 捨て 捨てて 捨てた 捨てない 捨てられる 捨てられない 捨てている',
    )
  })
  test('公開する is inflected as a する verb', () => {
    expect(shown(suruVerb('公開', 'x').forms)).toBe(
      '公開する 公開し 公開して 公開した 公開しない 公開できる 公開できない 公開している',
    )
  })
  test('a silent end still has its other forms', () => {
    const { end, join, te } = suruVerb('', 'x', { silent: true }).forms
    expect([end, join, te]).toEqual(['', 'し', 'して'])
  })
  test('ある has no あらない', () => {
    expect(godanVerb('ある', 'be').forms.negative).toBe('ない')
  })
  test('passives and causatives are verbs again', () => {
    expect(passive(godanVerb('置く', 'x'), 'x').forms.past).toBe('置かれた')
    expect(passive(suruVerb('破壊', 'x'), 'x').forms.past).toBe('破壊された')
    expect(passive(ichidanVerb('捨てる', 'x'), 'x').forms.past).toBe('捨てられた')
    expect(passive(godanVerb('送る', 'x'), 'x').forms.past).toBe('送られた')
    expect(causative(suruVerb('流失', 'x'), 'x').forms.join).toBe('流失させ')
    expect(causative(godanVerb('引く', 'x'), 'x').forms.join).toBe('引かせ')
    expect(causative(ichidanVerb('捨てる', 'x'), 'x').forms.join).toBe('捨てさせ')
  })
  test('what does not end like a verb is refused', () => {
    expect(() => godanVerb('灯り木', 'x')).toThrow()
    expect(() => ichidanVerb('選ぶ', 'x')).toThrow()
  })
})
