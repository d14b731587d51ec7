import { type FaultCode, HostError } from './faults.ts'
import type { Host, OpenRequest } from './host.ts'
import { type Table, type TableMethod, tableMethods } from './table.ts'

/** A request to a host at the other end of a channel, and its reply. All of it is JSON. */
export type HostRequest =
  | { readonly method: 'open'; readonly request: OpenRequest }
  | { readonly method: TableMethod; readonly table: number; readonly args: readonly unknown[] }

/** The value of a request, or why it was refused. */
export type HostReply =
  | { readonly value: unknown }
  | { readonly error: { readonly code: FaultCode; readonly message: string } }

/** A method of a table, whatever it takes. */
export type AnyMethod = (...args: readonly unknown[]) => Promise<unknown>

/** A host at the other end of a channel. `send` carries a request there and brings the reply back. */
export function remoteHost(send: (request: HostRequest) => Promise<HostReply>): Host {
  const ask = async (request: HostRequest): Promise<unknown> => {
    const reply = await send(request)
    if ('error' in reply) throw new HostError(reply.error.code, reply.error.message)
    return reply.value
  }
  return {
    async open(request) {
      const table = (await ask({ method: 'open', request })) as number
      return remoteTable((method, args) => ask({ method, table, args }))
    },
  }
}

/** A table each of whose methods is carried out by `call`, which is given its name and arguments. */
export function remoteTable(
  call: (method: TableMethod, args: readonly unknown[]) => Promise<unknown>,
): Table {
  const methods = Object.keys(tableMethods) as TableMethod[]
  const proxies = methods.map((method): [TableMethod, AnyMethod] => [
    method,
    (...args) => call(method, given(args)),
  ])
  return Object.fromEntries(proxies) as unknown as Table
}

/** Without trailing undefined: JSON would turn it into null. */
const given = (args: readonly unknown[]): readonly unknown[] =>
  args.slice(0, args.findLastIndex((each) => each !== undefined) + 1)
