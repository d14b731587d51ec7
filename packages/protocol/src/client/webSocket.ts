import type { Socket } from './roomClient.ts'

/** What browsers and Node have in common of their WebSocket. */
interface WebSocketLike {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** A client's socket over a WebSocket of the browser or of Node. */
export const socketOver = (socket: WebSocketLike): Socket => ({
  send: (text) => socket.send(text),
  close: () => socket.close(),
  listen(opened, heard, closed) {
    socket.addEventListener('open', opened)
    socket.addEventListener('message', ({ data }) => heard(String(data)))
    socket.addEventListener('close', closed)
  },
})

/** The address of the sockets of a server. */
export const socketAddress = (server: string): string => {
  const url = server.replace(/^http/, 'ws').replace(/\/$/, '')
  return `${url}/api/socket`
}
