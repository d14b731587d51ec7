import { expect, test } from 'vitest'
import { freshChoice, packsFor, requestFor } from '../../../src/ui/screens/lobbyRequest.ts'

const sealed = { ...freshChoice, decks: ['sealed', 'sealed'] as const }

test('decks from packs have seeds of their own: the game’s stands in no name', async () => {
  const { seed, decks } = await requestFor('kiseki', 'bot', sealed)
  expect(decks![0]).toMatch(/^sealed:x[0-9a-f]{32}$/)
  expect(decks![1]).toMatch(/^sealed:x[0-9a-f]{32}$/)
  expect(decks![0]).not.toBe(decks![1])
  for (const name of decks!) expect(name).not.toContain(String(seed).slice(1))
})

test('with a seed that is typed the same packs are opened again', async () => {
  const request = await requestFor('kiseki', 'bot', { ...sealed, seed: '12' })
  expect(await requestFor('kiseki', 'bot', { ...sealed, seed: '12' })).toEqual(request)
  expect((await packsFor(request))!.packs).toHaveLength(5)
})
