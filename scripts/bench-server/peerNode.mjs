// boardgame.io's server in a process of its own; the argument is the folder where it is installed.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PEER, gameOf } from './peer.mjs'

const require = createRequire(pathToFileURL(join(process.argv[2], 'package.json')))
const { Server } = require(`${PEER}/server`)
const server = Server({ games: [gameOf()], origins: [/.*/] })
const { appServer } = await server.run(0)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpuSeconds: (user + system) / 1e6 })
})
process.on('disconnect', () => process.exit(0))
process.send({ port: appServer.address().port })
