import { Keeper } from '../../src/saves/keeper.ts'
import { Library } from '../../src/saves/library.ts'
import { type Place, ShelfError } from '../../src/saves/shelf.ts'
import { type Parts, goodParts } from './history.ts'

const calendar = { now: () => 1 }

/** Mistakes that were made, or nearly: each has to be found by the histories. */
export const plants: Readonly<Record<string, Partial<Parts>>> = {
  'a game has one place, which is written over': {
    shelf: (shelf) => ({
      ...shelf,
      read: (place) => shelf.read(inOnePlace(place)),
      change: (look, decide) =>
        shelf.change(look, (found) => {
          const { changes, value } = decide(found)
          return { value, changes: changes.map((each) => ({ ...each, ...inOnePlace(each) })) }
        }),
    }),
  },
  'the person is told before it is written': {
    keeper: (...given) =>
      new (class extends Keeper {
        override keep(due: Parameters<Keeper['keep']>[0]): Promise<void> {
          void super.keep(due)
          return Promise.resolve()
        }
      })(...given),
  },
  'a page that lost the game still writes it': {
    library: (shelf) =>
      new (class extends Library {
        override async write(...[game, writer, ...rest]: Parameters<Library['write']>) {
          const now = await shelf.read({ drawer: 'writers', key: game.id })
          return super.write(game, typeof now === 'string' ? now : writer, ...rest)
        }
      })(shelf, calendar),
  },
  'what cannot be read is taken away without a copy': {
    library: (shelf) =>
      new (class extends Library {
        override async putAside(_: unknown, instead: readonly Place[]): Promise<void> {
          for (const { drawer, key } of instead)
            await shelf.change({ drawer, key }, () => ({ changes: [{ drawer, key }], value: null }))
        }
      })(shelf, calendar),
  },
  'a storage that does not answer is taken for a game that cannot be read': {
    library: (shelf) =>
      new (class extends Library {
        override async open(id: string, writer: string) {
          try {
            return await super.open(id, writer)
          } catch (error) {
            if (error instanceof ShelfError) await this.remove(id)
            throw error
          }
        }
      })(shelf, calendar),
  },
  'what an earlier version kept is taken away before it is kept': {
    moveOver(texts, ...rest) {
      const all = new Map(texts.keys().map((key) => [key, texts.read(key)]))
      for (const key of all.keys()) if (key.includes('.game.')) texts.remove(key)
      const copy = {
        keys: () => [...all.keys()],
        read: (key: string) => all.get(key) ?? null,
        remove: texts.remove,
      }
      return goodParts.moveOver(copy, ...rest)
    },
  },
  'a write that failed counts as done': {
    keeper: (library, ...given) =>
      new Keeper(
        Object.assign(Object.create(library) as Library, {
          write: (...what: Parameters<Library['write']>) => library.write(...what).catch(() => what[2] + 1),
        }),
        ...given,
      ),
  },
  'of several states that wait the first is written': {
    keeper: (...given) =>
      new (class extends Keeper {
        private under: Promise<void> | null = null
        override keep(due: Parameters<Keeper['keep']>[0]): Promise<void> {
          this.under ??= super.keep(due).finally(() => void (this.under = null))
          return this.under
        }
      })(...given),
  },
  'games whose entry is damaged are not listed': {
    library: (shelf) =>
      new (class extends Library {
        override async games() {
          const heads = await shelf.all('heads')
          const known = new Set(heads.filter(([, head]) => !isHalf(head)).map(([key]) => key))
          return (await super.games()).filter(({ id }) => known.has(id))
        }
      })(shelf, calendar),
  },
  'deleting a game takes those whose name begins alike': {
    library: (shelf) =>
      new (class extends Library {
        override async remove(id: string, writer?: string): Promise<void> {
          for (const head of await this.games())
            if (head.id.startsWith(id)) await super.remove(head.id, writer)
        }
      })(shelf, calendar),
  },
}

const inOnePlace = <P extends Place>(place: P): P =>
  place.drawer === 'bodies' ? { ...place, key: place.key.replace(/\/\d$/, '/0') } : place

const isHalf = (head: unknown): boolean => typeof head === 'object' && head !== null && 'half' in head
