import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { docOf, namesOf, packagesWithEntries, stale } from '../scripts/api.mjs'
import { exportsOf, parse } from '../scripts/apiExports.mjs'
import { signatureOf } from '../scripts/apiSignature.mjs'
import { usedNames, withoutReason } from '../scripts/apiUse.mjs'
import { projectFiles, root } from './project-files.ts'

const files = projectFiles()
const used = usedNames(files)

/** Symbols that rows of a game's rulebook name as their models. */
async function modelsOf(folder: string): Promise<Set<string>> {
  const index = `packages/${folder}/rulebook/index.ts`
  if (!files.some(({ path }) => path === index)) return new Set()
  const { rulebook } = (await import(join(root, index))) as {
    rulebook: { clauses: Record<string, { models?: string }> }
  }
  return new Set(Object.values(rulebook.clauses).flatMap(({ models }) => models ?? []))
}

test('the API reports are what the sources say (npm run api writes them)', () => {
  expect(stale()).toEqual([])
})

describe.each(packagesWithEntries())('what $name exports', ({ folder, entries }) => {
  const all = entries.flatMap(({ specifier, file }) => namesOf(file).map((each) => ({ ...each, specifier })))

  test('stands in one entry', () => {
    const names = all.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('has a doc comment at its declaration', () => {
    const everything = all.flatMap((each) => [each, ...(each.members ?? [])])
    const own = everything.filter(({ source }) => source !== undefined)
    expect(own.filter((each) => docOf(each) === '').map(({ name }) => name)).toEqual([])
  })

  // Put right by dropping the export: whoever needs the name inside the package imports the file that declares it.
  test('is used outside, mentioned by a signature, or a model of a clause', async () => {
    const models = await modelsOf(folder)
    const uses = new Map(entries.map(({ specifier }) => [specifier, used(specifier, `packages/${folder}`)]))
    const isUsed = ({ name, specifier }: (typeof all)[number]): boolean =>
      models.has(name) || uses.get(specifier)!.has(name)
    expect(withoutReason(all, isUsed).map(({ name, specifier }) => `${specifier}: ${name}`)).toEqual([])
  })
})

describe('the rule for exports catches', () => {
  const entry = parse(
    'sample.ts',
    `/** Of the file. */

     export const undocumented = 1
     /** Used. */
     export function used(of: Options): Result { return of }
     /** Mentioned. */
     export interface Options extends Base { readonly a: Part }
     interface Base { readonly inherited: Inherited }
     /** Mentioned by a mentioned one. */
     export interface Part {}
     /** Mentioned by what is inherited. */
     export interface Inherited {}
     export type Result = unknown
     /** Mentioned by a private member and inside a body only. */
     export interface Hidden {}
     /** Used. */
     export class Holder { private readonly hidden: Hidden; look(): void { let seen: Hidden } }
     /** Nobody uses it, so it is no reason for others. */
     export function idle(of: Idle): void {}
     /** Mentioned by what nobody uses. */
     export interface Idle {}`,
  )
  const names = exportsOf(entry)
  const usedHere = (text: string, path = 'packages/other/src/a.ts') =>
    usedNames([{ path, text }])('@fudaba/sample', 'packages/sample')

  test('a name without a doc comment, also where the file has one', () => {
    expect(names.filter((each) => docOf(each) === '').map(({ name }) => name)).toEqual([
      'undocumented',
      'Result',
    ])
  })

  test('a name that nobody uses and no signature of a used one mentions', () => {
    const uses = usedHere(`import { used, Holder } from '@fudaba/sample'`)
    expect(withoutReason(names, ({ name }) => uses.has(name)).map(({ name }) => name)).toEqual([
      'undocumented',
      'Hidden',
      'idle',
      'Idle',
    ])
  })

  test('use by the package itself and by another entry', () => {
    expect([...usedHere(`import { used } from '@fudaba/sample'`, 'packages/sample/test/a.test.ts')]).toEqual(
      [],
    )
    expect([...usedHere(`import { used } from '@fudaba/sample/more'`)]).toEqual([])
  })

  test.each([
    [`import { type used as other } from '@fudaba/sample'`],
    [`import * as all from '@fudaba/sample'\nall.used()`],
    [`export { used } from '@fudaba/sample'`],
    [`const { used } = await import('@fudaba/sample')`],
    [`const [{ used }] = await Promise.all([import('@fudaba/sample')])`],
    [`const load = async () => (await import('@fudaba/sample')).used`],
    [
      `interface Whole { used(): void }\nexport const load: () => Promise<Whole> = () => import('@fudaba/sample')`,
    ],
    [`export type Used = import('@fudaba/sample').used`],
  ])('and not %s', (code) => {
    expect([...usedHere(code)]).toEqual(['used'])
  })

  test('and not a document that shows it as code', () => {
    expect(usedHere('`used` of `@fudaba/sample` does it.', 'docs/a.md').has('used')).toBe(true)
    expect(usedHere('It is used by `@fudaba/sample`.', 'docs/a.md').has('used')).toBe(false)
    expect(usedHere("```ts\nimport { used } from '@fudaba/sample'\n```", 'docs/a.md').has('used')).toBe(true)
  })
})

test('a signature has no body, no private member and no comment', () => {
  const source = parse(
    'sample.ts',
    `export class Box<T> extends Base {
  /** Gone. */
  readonly size: number = 1
  private hidden = 2
  #secret = 3
  static of<T>(thing: T): Box<T> {
    return new Box()
  }
  get first(): T { return this.things[0] }
}
export async function open(box: Box<number>, /* which */ at = 0): Promise<number> { return at }
export const half = (n: number): number => n / 2
export const LIMIT = 16
export const table = { a: 1, b: compute() }`,
  )
  expect(
    exportsOf(source).map(({ name, declarations }) => signatureOf(source, declarations![0], name)),
  ).toEqual([
    `class Box<T> extends Base {
  readonly size: number
  static of<T>(thing: T): Box<T>
  get first(): T
}`,
    'async function open(box: Box<number>, at = 0): Promise<number>',
    'const half: (n: number) => number',
    'const LIMIT = 16',
    'const table = {\n  a: 1,\n  b: …,\n}',
  ])
})
