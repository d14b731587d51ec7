import { describe, expect, test } from 'vitest'
import { publicEvents } from '@fudaba/kernel'
import { VERB } from '@fudaba/kernel/rules'
import { languages } from '../../src/index.ts'
import { sentences } from '../../src/words/sentences.ts'
import { playThrough, rules } from '../game.ts'

/** Keys that this game's decisions, things and endings use; other games are held to the same by their own run. */
function usedKeys(): Set<string> {
  const { book } = rules
  const keys = new Set<string>()
  for (const kind of book.kinds) keys.add(`kind.${kind}`)
  for (const ending of book.endings) keys.add(`ending.${ending}`)
  for (const { name } of book.actions) keys.add(`action.${name}`)
  for (const { name } of book.relations) keys.add(`relation.${name}`)
  for (const slot of rules.table.layout.slots) if (slot.cell !== undefined) keys.add(`cell.${slot.cell}`)
  for (let seed = 0; seed < 12; seed++)
    playThrough(seed, (match) => {
      const { decision } = match
      for (const name of Object.keys(match.view('P1').facts)) keys.add(`fact.${name}`)
      if (decision === null) return
      keys.add(decision.message.key)
      for (const { kind, id } of decision.candidates) if (kind === 'option') keys.add(`option.${id}`)
    })
  return keys
}

describe('the messages of a game', () => {
  test('messages exist for everything that is asked, named or reported', () => {
    const missing = [...usedKeys()].filter((key) => rules.table.messages[key] === undefined)
    expect(missing).toEqual([])
  })

  test('messages exist in both languages', () => {
    const empty = Object.entries(rules.table.messages).filter(([, text]) =>
      languages.some((lang) => text[lang].trim() === ''),
    )
    expect(empty).toEqual([])
  })

  test('messages name the same parameters in both languages', () => {
    const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
    for (const text of [...Object.values(rules.table.messages), ...Object.values(sentences)])
      expect(names(text.ja), text.ja).toEqual(names(text.en))
  })

  test('messages cover every verb of the game that the log tells', () => {
    const match = playThrough(3, () => undefined)
    const told = publicEvents(rules, match.game, null).filter(({ level }) => level !== 'detail')
    const own = [...new Set(told.map(({ event }) => event))].filter((event) => !(event in VERB))
    const silent = own.filter((event) =>
      ['event', 'result', 'header', 'detail'].every(
        (head) => rules.table.messages[`${head}.${event}`] === undefined,
      ),
    )
    expect(own).toContain('damage')
    expect(silent).toEqual([])
  })
})
