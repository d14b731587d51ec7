import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Writes the service worker with the list of all files, so that everything works offline after the first load. */
function offline(): Plugin {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle() {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && !entry.name.endsWith('.map'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
      const source = readFileSync(here('./src/offline/serviceWorker.js'), 'utf8')
      // The names of built files say what is in them; of the others the text does.
      const others = names.filter((name) => !name.startsWith('assets/'))
      const texts = others.map((name) => readFileSync(join(folder, name), 'utf8'))
      const edition = `${version}-${hash([...names, ...texts].join('|'))}`
      writeFileSync(
        join(folder, 'sw.js'),
        source.replace("'EDITION'", JSON.stringify(edition)).replace("['FILES']", JSON.stringify(names)),
      )
    },
  }
}

function hash(text: string): string {
  let h = 0
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0
  return (h >>> 0).toString(36)
}

const conditions = ['fudaba-source', 'module', 'browser', 'import', 'default']

/** `--mode proving` adds the games of the tests to the registry. */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  base: './',
  define: { __VERSION__: JSON.stringify(version) },
  resolve: {
    conditions,
    alias: [
      // The file formats are shared with the terminal; the page never reaches the functions that read a disk.
      { find: /^node:(fs|path|process|url)$/, replacement: here('./src/files/noDisk.ts') },
      ...(mode === 'proving'
        ? [{ find: /^(\.{1,2}\/)+games\.ts$/, replacement: here('./test/games.ts') }]
        : []),
    ],
  },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  worker: { format: 'es' as const },
  build: {
    outDir: here('./dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  plugins: [offline()],
}))
