// Builds the page and serves it on this machine; `--open` shows it in the browser. It needs no server beyond this:
// packages/web/dist/site is a folder of static files.
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const root = fileURLToPath(new URL('../packages/web', import.meta.url))
const shared = {
  root,
  configFile: fileURLToPath(new URL('../packages/web/vite.config.ts', import.meta.url)),
  logLevel: 'error',
}

await build(shared)
const server = await preview({
  ...shared,
  preview: { port: 4300, host: '127.0.0.1', open: process.argv.includes('--open') },
})
console.log(`札場 Fudaba  ${server.resolvedUrls.local[0]}`)
console.log('Ctrl-C ends it · npm start -- --terminal plays in the terminal')
