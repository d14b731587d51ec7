import { describe, expect, test } from 'vitest'
import { VERB, publicEvents } from '@fudaba/kernel'
import { languages, sentences } from '../src/index.ts'
import { playThrough, rules } from './game.ts'

/** Keys that this game's decisions, things and endings use; other games are held to the same by their own run. */
function usedKeys(): Set<string> {
  const { book } = rules
  const keys = new Set<string>()
  for (const kind of book.kinds) keys.add(`kind.${kind}`)
  for (const ending of book.endings) keys.add(`ending.${ending}`)
  for (const { name } of book.actions) keys.add(`action.${name}`)
  for (const { name } of book.relations) keys.add(`relation.${name}`)
  for (const slot of rules.layout.slots) if (slot.cell !== undefined) keys.add(`cell.${slot.cell}`)
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

describe('the words of a game', () => {
  test('exist for everything that is asked, named or reported', () => {
    const missing = [...usedKeys()].filter((key) => rules.messages[key] === undefined)
    expect(missing).toEqual([])
  })

  test('exist in both languages', () => {
    const empty = Object.entries(rules.messages).filter(([, text]) =>
      languages.some((lang) => text[lang].trim() === ''),
    )
    expect(empty).toEqual([])
  })

  test('name the same parameters in both languages', () => {
    const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
    for (const text of [...Object.values(rules.messages), ...Object.values(sentences)])
      expect(names(text.ja), text.ja).toEqual(names(text.en))
  })

  test('cover every verb of its own that is told at the table', () => {
    const match = playThrough(3, () => undefined)
    const told = publicEvents(rules, match.game, null).filter(({ level }) => level !== 'detail')
    const own = [...new Set(told.map(({ event }) => event))].filter((event) => !(event in VERB))
    const silent = own.filter((event) =>
      ['event', 'result', 'header', 'detail'].every(
        (head) => rules.messages[`${head}.${event}`] === undefined,
      ),
    )
    expect(own).toContain('damage')
    expect(silent).toEqual([])
  })
})
