// So many commits, one after the other, in a process whose syncs are counted: arguments are the file and the number.
import process from 'node:process'
import { SqliteLog } from '../../src/log/sqliteLog.ts'

const [file, count] = process.argv.slice(2)
const log = new SqliteLog({ file })
for (let seq = 0; seq < Number(count); seq++)
  await log.append({ room: 'r', seq, kind: 'note', seat: null, body: {}, nonce: null })
await log.close()
