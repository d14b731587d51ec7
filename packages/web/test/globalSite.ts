import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { siteServer } from '../../../scripts/siteServer.mjs'
import { findChromium } from '../../../scripts/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served; empty without a browser to look at it. */
    readonly siteAddress: string
    /** The folder it is built into. */
    readonly siteFolder: string
  }
}

/** Builds the page once for all browser tests of a run and serves it. */
export default async function serveSite(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('siteAddress', '')
  project.provide('siteFolder', '')
  if (findChromium() === null) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-web-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const shared = {
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'proving',
    logLevel: 'error',
    build: { outDir: folder },
  } as const
  // vitest says `test`; what is tested is what is published.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await build(shared)
  const server = await preview({
    ...shared,
    ...siteServer,
    preview: { ...siteServer.preview, port: 0, host: '127.0.0.1' },
  })
  process.env['NODE_ENV'] = before
  project.provide('siteFolder', folder)
  project.provide('siteAddress', server.resolvedUrls?.local[0] ?? '')
  return async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
