import { expect, test } from 'vitest'
import { findExample } from '../scripts/readme-example.mjs'

test('the first marked block is the example, not an earlier one', () => {
  const markdown =
    '```sh\nnpm start\n```\n\n<!-- example -->\n```ts\nconst a = 1\nconsole.log(a)\n```\n```ts\nno\n```\n'
  expect(findExample(markdown)).toEqual({ language: 'ts', code: 'const a = 1\nconsole.log(a)\n' })
})

test('a README without a marked block has no example', () => {
  expect(findExample('```ts\nconsole.log(1)\n```\n')).toBeUndefined()
})
