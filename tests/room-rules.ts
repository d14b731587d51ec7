// Rules about where files lie and what they import: of the project as a whole, where hygiene-rules.ts looks at each
// file by itself. hygiene-rooms.test.ts shows each of them failing.
import { posix } from 'node:path'
import type { SourceFile } from './hygiene-rules.ts'
import { circles, importsOf } from './imports.ts'
import { type House, houses } from './rooms.ts'

export interface ProjectRule {
  readonly title: string
  /** How to put it right; the failure message opens with it. */
  readonly fix: string
  readonly faults: (files: readonly SourceFile[], table?: Table) => string[]
}

/** What the rules are told by rooms.ts; tests bring their own. */
export interface Table {
  readonly houses: Readonly<Record<string, House>>
}

const ours: Table = { houses }

export const mostFiles = 25

/** Folders of data, which may hold as much as they like and are no rooms. */
const isData = (folder: string): boolean =>
  /(^|\/)(fixtures|goldens?|generated|__snapshots__)(\/|$)/.test(folder)

const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path)

export const roomOrder: ProjectRule = {
  title: 'a room imports only from rooms above it',
  fix: 'to move the thing that is needed to the room that needs it first, or to turn the import round',
  faults: (files, table = ours) =>
    Object.entries(table.houses).flatMap(([name, house]) => outOfOrder(files, name, house)),
}

function outOfOrder(files: readonly SourceFile[], name: string, house: House): string[] {
  const src = `packages/${name}/src/`
  const meant = new Set(house.meant?.map(([from, to]) => `${from} → ${to}`))
  const met = new Set<string>()
  const faults = files
    .filter(({ path }) => path.startsWith(src) && isCode(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ to }) => to.startsWith(src))
        .flatMap(({ to, kind }) => {
          const [a, b] = [file.path.slice(src.length), to.slice(src.length)]
          if (!isUpward(house, a, b, kind !== 'type')) return []
          const said = `${a} → ${b}`
          met.add(said)
          return meant.has(said) ? [] : [`${src}${said}`]
        }),
    )
  const unmet = [...meant].filter((each) => !met.has(each))
  return [...faults, ...unmet.map((each) => `${src}${each} is listed as meant, and is there no more`)]
}

/** Whether a file imports from a room after its own. */
function isUpward(house: House, from: string, to: string, isValue: boolean): boolean {
  const [a, b] = [rank(house, from), rank(house, to)]
  if (a !== b) return b > a
  const [room] = from.split('/')
  const parts = house.inside?.[room]
  return parts !== undefined && isValue && part(parts, to) > part(parts, from)
}

/** Number of a file's room; files beside the rooms are before or after all of them. */
function rank({ rooms, first = [] }: House, path: string): number {
  if (!path.includes('/')) return first.includes(path) ? -1 : rooms.length
  return rooms.indexOf(path.split('/')[0])
}

/** The same inside a room. */
const part = (parts: readonly string[], path: string): number => {
  const [, name, ...rest] = path.split('/')
  return rest.length === 0 ? parts.length : parts.indexOf(name)
}

export const knownRooms: ProjectRule = {
  title: 'the folders of src and of test are the rooms of the package',
  fix: 'to put the file into the room of its subject, or to name a new room in tests/rooms.ts',
  faults: (files, { houses: all } = ours) =>
    Object.entries(all).flatMap(([name, { rooms, inside }]) => {
      const home = `packages/${name}/`
      const paths = files.map(({ path }) => path).filter((path) => path.startsWith(home))
      const below = (folder: string): string[] => [
        ...new Set(
          paths
            .filter((path) => path.startsWith(folder) && path.slice(folder.length).includes('/'))
            .map((path) => path.slice(folder.length).split('/')[0]),
        ),
      ]
      // Tests of what lies beside src (cards, grammar) are named after that.
      const beside = below(home)
      const unknown = (folder: string, known: readonly string[]): string[] =>
        below(folder)
          .filter((each) => !known.includes(each) && !isData(each))
          .map((each) => `${folder}${each}/ is no room`)
      const missing = rooms
        .filter((room) => !paths.some((path) => path.startsWith(`${home}src/${room}/`)))
        .map((room) => `${home}src/ has no room ${room}`)
      return [
        ...unknown(`${home}src/`, rooms),
        ...Object.entries(inside ?? {}).flatMap(([room, parts]) => unknown(`${home}src/${room}/`, parts)),
        ...unknown(`${home}test/`, [...rooms, ...beside]),
        ...missing,
      ]
    }),
}

export const fewFiles: ProjectRule = {
  title: `no folder of src or test holds more than ${mostFiles} files`,
  fix: 'to look for the second subject in the folder and give it a folder of its own',
  faults: (files) => {
    const counts = new Map<string, number>()
    for (const { path } of files) {
      const folder = posix.dirname(path)
      if (/^(packages|examples)\/[^/]+\/(src|test)(\/|$)/.test(folder) && !isData(folder))
        counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    return [...counts]
      .filter(([, count]) => count > mostFiles)
      .map(([folder, count]) => `${folder} holds ${count} files`)
  },
}

export const noCircles: ProjectRule = {
  title: 'no file loads another that loads it',
  fix: 'to move what both need into a third file, or to hand one of them in from outside',
  faults: (files) => {
    const code = files.filter(
      ({ path }) => isCode(path) && /^(packages|examples)\/[^/]+\/(?!test\/)/.test(path),
    )
    return circles(code).map((group) => `${group.length} files in a circle: ${group.join(', ')}`)
  },
}

/** What lies beside the sources of a game, and which of its files may import from where. */
export const besideSources: ProjectRule = {
  title: 'only the index of a game imports its cards, and neither cards nor grammar import its sources',
  fix: 'to take the cards from the rules that are played, or to move the words that are needed into the grammar',
  faults: (files) =>
    files
      .filter(({ path }) => /^packages\/[^/]+\/(src|cards|grammar)\//.test(path) && isCode(path))
      .flatMap((file) => {
        const [, name, part] = file.path.split('/')
        const home = `packages/${name}/`
        const barred = part === 'src' ? (file.path === `${home}src/index.ts` ? [] : ['cards']) : ['src']
        return importsOf(file)
          .filter(({ to }) => barred.some((each) => to.startsWith(`${home}${each}/`)))
          .map(({ to }) => `${file.path} → ${to}`)
      }),
}

export const roomRules = [roomOrder, knownRooms, fewFiles, noCircles, besideSources]

/** Every fault under one rule, or an empty string. */
export function complaintOf(rule: ProjectRule, files: readonly SourceFile[], table?: Table): string {
  const found = rule.faults(files, table)
  if (found.length === 0) return ''
  return `if this fails, the fix is almost always ${rule.fix}\n${found.map((each) => `  ${each}`).join('\n')}`
}
