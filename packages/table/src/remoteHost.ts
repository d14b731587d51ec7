import { type Host, HostError, type OpenRequest, type Table } from './host.ts'

/** A request to a table somewhere else, and what comes back. All of it is JSON. */
export type HostRequest =
  | { readonly method: 'open'; readonly request: OpenRequest }
  | { readonly method: Method; readonly table: number; readonly args: readonly unknown[] }

export type HostReply =
  | { readonly value: unknown }
  | { readonly error: { readonly code: string; readonly message: string } }

type Method = keyof Table

const methods: Readonly<Record<Method, true>> = {
  look: true,
  send: true,
  follow: true,
  step: true,
  stop: true,
  hurry: true,
  thinking: true,
  undo: true,
  save: true,
  why: true,
  whyNot: true,
  whyNotWith: true,
  changedBy: true,
  forecast: true,
  advise: true,
  rule: true,
}

/** Answers requests for a host: what a worker or a server does with each message. */
export function serveHost(host: Host): (request: HostRequest) => Promise<HostReply> {
  const tables: Table[] = []
  return async (request) => {
    try {
      if (request.method === 'open') {
        const table = await host.open(request.request)
        return { value: tables.push(table) - 1 }
      }
      const table = tables[request.table]
      if (table === undefined || !Object.hasOwn(methods, request.method))
        throw new HostError('bad-request', `no ${request.method} at table ${request.table}`)
      const method = table[request.method] as (...args: readonly unknown[]) => Promise<unknown>
      return { value: (await method.apply(table, [...request.args])) ?? null }
    } catch (error) {
      if (error instanceof HostError) return { error: { code: error.code, message: error.message } }
      throw error
    }
  }
}

/** A host at the other end of a channel that carries a request there and the reply back. */
export function remoteHost(send: (request: HostRequest) => Promise<HostReply>): Host {
  const ask = async <T>(request: HostRequest): Promise<T> => {
    const reply = await send(request)
    if ('error' in reply) throw new HostError(reply.error.code, reply.error.message)
    return reply.value as T
  }
  return {
    async open(request) {
      const table = await ask<number>({ method: 'open', request })
      const call = <T>(method: Method, ...args: readonly unknown[]): Promise<T> =>
        ask({ method, table, args })
      return {
        look: (viewer, since) => call('look', viewer, since),
        send: (input, automatic) => call('send', input, automatic ?? false),
        follow: (wish) => call('follow', wish),
        step: () => call('step'),
        stop: () => call('stop'),
        hurry: () => call('hurry'),
        thinking: () => call('thinking'),
        undo: (seat) => call('undo', seat),
        save: () => call('save'),
        why: (viewer, time) => call('why', viewer, time),
        whyNot: (seat, action, source) =>
          call('whyNot', seat, action, ...(source === undefined ? [] : [source])),
        whyNotWith: (seat, source) => call('whyNotWith', seat, source),
        changedBy: (viewer, id) => call('changedBy', viewer, id),
        forecast: (seat, answer) => call('forecast', seat, answer),
        advise: (seat) => call('advise', seat),
        rule: (id) => call('rule', id),
      }
    },
  }
}
