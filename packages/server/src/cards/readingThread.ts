import { parentPort } from 'node:worker_threads'
import type { GameRules } from '@fudaba/kernel'
import { faultsOfSet } from './faultsOfSet.ts'
import type { Reading, ReadingNews } from './setReader.ts'

const tell = (news: ReadingNews): void => parentPort!.postMessage(news)

/** The other end of a `SetReader`. */
parentPort!.on('message', ({ rules: { module, export: name }, set }: Reading) => {
  const read = async (): Promise<void> => {
    const rules = ((await import(module)) as Record<string, GameRules>)[name]
    tell({ kind: 'begun' })
    tell({ kind: 'done', faults: faultsOfSet(rules, set) })
  }
  void read()
})
