import { type FromServer, socketAddress } from '@fudaba/protocol'

/** A connection on which anything can be said, and on which one message after the other is waited for. */
export class RawSocket {
  private readonly socket: WebSocket
  private readonly heard: FromServer[] = []
  private wake: () => void = () => undefined
  private isClosed = false
  /** Every byte that came. */
  readonly bytes: string[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      this.bytes.push(String(data))
      this.heard.push(JSON.parse(String(data)) as FromServer)
      this.wake()
    })
    socket.addEventListener('close', () => {
      this.isClosed = true
      this.wake()
    })
  }

  static async open(address: string, headers: Record<string, string> = {}): Promise<RawSocket> {
    const socket = new WebSocket(socketAddress(address), { headers } as never)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error('not opened')))
    })
    return new RawSocket(socket)
  }

  send(message: string | object): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message; null once the connection is closed. */
  async next(): Promise<FromServer | null> {
    while (this.heard.length === 0) {
      if (this.isClosed) return null
      await new Promise<void>((resolve) => (this.wake = resolve))
    }
    return this.heard.shift()!
  }

  /** Says a request and waits for its reply. What comes before it is passed over. */
  async ask(message: { readonly n: number; readonly [field: string]: unknown }): Promise<FromServer | null> {
    this.send(message)
    for (;;) {
      const reply = await this.next()
      if (
        reply === null ||
        ((reply.say === 'done' || reply.say === 'refused') && (reply.n === message.n || reply.n === null))
      )
        return reply
    }
  }

  close(): void {
    this.socket.close()
  }
}
