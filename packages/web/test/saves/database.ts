import type { Page } from '@playwright/test'

/** Every record of a drawer, by key, as the browser's database has it. */
export const recordsOf = (page: Page, drawer: string): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(
    inDatabase(
      `
    const found = {}
    for (const key of await done(store.getAllKeys())) found[key] = await done(store.get(key))
    return found`,
      drawer,
    ),
  ) as Promise<Readonly<Record<string, unknown>>>

/** Writes a record as it is. */
export const putRecord = (page: Page, drawer: string, key: string, record: unknown): Promise<unknown> =>
  page.evaluate(
    inDatabase(`await done(store.put(${JSON.stringify(record)}, ${JSON.stringify(key)}))`, drawer),
  )

const inDatabase = (work: string, drawer: string): string => `(async () => {
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const base = await done(indexedDB.open('fudaba'))
  const store = base.transaction('${drawer}', 'readwrite').objectStore('${drawer}')
  try {
    ${work}
  } finally {
    base.close()
  }
})()`
