import { type Server, type Socket, connect, createServer } from 'node:net'
import { once } from 'node:events'

/** A network between a server and its clients that can die without telling anybody: no byte more, and nothing is closed. */
export class Cuttable {
  private readonly server: Server
  private readonly sockets: Socket[] = []
  private isCut = false
  port = 0

  constructor(to: number) {
    this.server = createServer((near) => {
      const far = connect(to, '127.0.0.1')
      this.sockets.push(near, far)
      for (const socket of [near, far]) socket.on('error', () => undefined)
      if (this.isCut) return
      near.pipe(far)
      far.pipe(near)
    })
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const address = this.server.address()
    this.port = typeof address === 'object' && address !== null ? address.port : 0
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.unpipe().pause()
  }

  /** Whoever connects anew gets through; what was cut stays dead. */
  mend(): void {
    this.isCut = false
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }
}
