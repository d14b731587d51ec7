import { expect, test } from 'vitest'
import { bookOf } from '../testing/table.ts'

const { later } = bookOf('later-game', [])

test('something that is made later is there once it is filled', () => {
  const window = later<{ name: string }>('window')
  window.fill({ name: 'priority' })
  expect(window.value).toEqual({ name: 'priority' })
})

test('something that is made later throws by its name if it is read before it is filled', () => {
  expect(() => later('window').value).toThrow('window is read before it is filled')
})

test('something that is made later is filled only once', () => {
  const window = later<{ name: string }>('window')
  window.fill({ name: 'priority' })
  expect(() => window.fill({ name: 'another' })).toThrow('window is filled twice')
  expect(window.value.name).toBe('priority')
})
