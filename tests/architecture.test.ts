// docs/ARCHITECTURE.md says where things are: its paths exist, its rooms are the rooms, and a file of its tables contains
// the names that stand beside it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './project-files.ts'
import { gameHouse, houses } from './rooms.ts'

const page = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1])
const isPath = (word: string): boolean => /^(packages|tests|scripts|docs|examples)\/[^<>\s]+$/.test(word)

/** Rows of tables whose first cell is a file. */
const rows = [...page.matchAll(/^\| `([^`]+\.tsx?)` \| (.*) \|$/gm)]
  .filter(([, file]) => isPath(file))
  .map(([, file, said]) => ({ file, said }))

/** What stands between a heading and the next one. */
function under(heading: string): string {
  const from = page.indexOf(`\n### ${heading}\n`) + 1
  const to = /\n#{2,3} /.exec(page.slice(from))?.index ?? Infinity
  return page.slice(from, from + to)
}

/** Rooms in the first column of the table under a heading. */
const roomsUnder = (heading: string): string[] =>
  [...under(heading).matchAll(/^\| `([a-z]+)` \|/gm)].map((match) => match[1])

describe('docs/ARCHITECTURE.md', () => {
  test('every path it names exists', () => {
    const paths = [...new Set(quoted(page).filter(isPath))]
    expect(paths.length).toBeGreaterThan(60)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('every file in its tables contains the names beside it', () => {
    expect(rows.length).toBeGreaterThan(40)
    const missing = rows.flatMap(({ file, said }) => {
      const text = readFileSync(join(root, file), 'utf8')
      const names = quoted(said).filter((word) => /^\w[\w.]*$/.test(word))
      return names.filter((name) => !text.includes(name.split('.').at(-1)!)).map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  test('a name that it says is in a file is there', () => {
    const said = [...page.matchAll(/`([\w.]+)`(?: and `([\w.]+)`)? in `([^`]+\.tsx?)`/g)]
    expect(said.length).toBeGreaterThan(4)
    const missing = said.flatMap(([, one, other, file]) =>
      [one, other ?? one]
        .map((name) => name.split('.').at(-1)!)
        .filter((name) => !readFileSync(join(root, file), 'utf8').includes(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('links to other pages lead somewhere', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1])
    expect(
      links.filter((link) => statSync(join(root, 'docs', link), { throwIfNoEntry: false }) === undefined),
    ).toEqual([])
  })

  test('links within the page lead to a heading', () => {
    const anchor = (heading: string): string =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map((match) => anchor(match[1]))
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1])
    expect(links.length).toBeGreaterThan(4)
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  })

  test('the rooms of the kernel and of the games are those that hygiene holds, in their order', () => {
    expect(roomsUnder('The kernel')).toEqual(houses['kernel'].rooms)
    expect(roomsUnder('The five games, alike')).toEqual(gameHouse.rooms)
  })

  test('so are the rooms of the other packages', () => {
    const games = Object.keys(houses).filter((name) => houses[name].first?.includes('book.ts'))
    for (const [name, { rooms, inside = {} }] of Object.entries(houses)) {
      if (name === 'kernel' || games.includes(name)) continue
      const row =
        new RegExp(`^\\| \`${name}\` \\| (.*) \\|$`, 'm').exec(under('The other packages'))?.[1] ?? ''
      const all = [...rooms, ...Object.entries(inside).flatMap(([room, parts]) => [room, ...parts])]
      expect(
        quoted(row).filter((word) => !word.includes('.')),
        name,
      ).toEqual(all)
    }
  })
})
