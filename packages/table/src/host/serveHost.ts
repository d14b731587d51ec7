import { HostError } from './faults.ts'
import type { Host } from './host.ts'
import { readRequest } from './messages.ts'
import type { AnyMethod, HostReply, HostRequest } from './remoteHost.ts'
import type { Table } from './table.ts'

/** At most this many tables of one host are open at once. */
const MOST_TABLES = 64

/**
 * Answers requests for a host: what a worker does with each message. Whatever comes, the reply is a value or a fault
 * with its code. A table that is closed is freed.
 */
export function serveHost(host: Host): (request: HostRequest) => Promise<HostReply> {
  const tables = new Map<number, Table>()
  let last = 0

  async function open(request: Extract<HostRequest, { method: 'open' }>): Promise<number> {
    if (tables.size >= MOST_TABLES)
      throw new HostError('too-many-tables', `${MOST_TABLES} tables are open: close one`)
    const number = ++last
    tables.set(number, await host.open(request.request))
    return number
  }

  async function call({ method, table, args }: Exclude<HostRequest, { method: 'open' }>): Promise<unknown> {
    const open = tables.get(table)
    if (open === undefined) throw new HostError('no-table', `no table ${table} is open`)
    if (method === 'close') tables.delete(table)
    return (open[method] as AnyMethod).apply(open, [...args])
  }

  return async (message) => {
    try {
      const request = readRequest(message)
      const value = request.method === 'open' ? await open(request) : await call(request)
      return { value: value ?? null }
    } catch (error) {
      const code = error instanceof HostError ? error.code : 'internal'
      return { error: { code, message: error instanceof Error ? error.message : String(error) } }
    }
  }
}
