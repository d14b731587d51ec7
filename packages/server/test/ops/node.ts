// A node of its own, for tests that kill it: arguments are the database and the port.
import process from 'node:process'
import { startServer } from '../site.ts'

const [database, port] = process.argv.slice(2)
const server = await startServer({
  database,
  port: Number(port),
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
})
process.stdout.write(`ready ${server.port}\n`)
