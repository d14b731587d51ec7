// Packs what would be published, installs it into an empty folder and uses it as a stranger would:
// the examples of the READMEs run and type-check there, and `npx fudaba --version` answers.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root, toolEnvironment } from './install.mjs'
import { findExamples } from './readme-example.mjs'

class Problem extends Error {}

const folder = mkdtempSync(join(tmpdir(), 'fudaba-pack-'))
try {
  const packages = publishable()
  build(packages)
  for (const each of packages) await inspect(each)
  const tarballs = packages.map(pack)
  install(tarballs)
  for (const readme of ['README.md', 'packages/kernel/README.md']) runExamples(readme)
  askVersion(packages.find(({ manifest }) => manifest.name === 'fudaba').manifest.version)
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem
  console.error(problem.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function publishable() {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
}

/** From nothing, so that no file of a module deleted long ago is packed. */
function build(packages) {
  for (const { path } of packages) rmSync(join(path, 'dist'), { recursive: true, force: true })
  run('build', ['tsc', '-b'], root)
}

async function inspect({ path, manifest }) {
  const { messages, pkg } = await publint({ pkgDir: path, strict: true, pack: 'npm' })
  if (messages.length > 0) {
    throw new Problem(
      `publint, ${manifest.name}:\n${messages.map((each) => formatMessage(each, pkg)).join('\n')}`,
    )
  }
}

function pack({ path, manifest }) {
  const printed = run(`pack ${manifest.name}`, ['npm', 'pack', '--json', '--pack-destination', folder], path)
  const [{ filename, files, size }] = JSON.parse(printed)
  for (const file of ['LICENSE', 'README.md']) {
    if (!files.some((each) => each.path === file)) throw new Problem(`${manifest.name} packs no ${file}`)
  }
  console.log(`${filename}  ${files.length} files, ${Math.ceil(size / 1024)} kB`)
  return join(folder, filename)
}

function install(tarballs) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  run('install', ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], folder)
}

function runExamples(readme) {
  const examples = findExamples(readFileSync(join(root, readme), 'utf8'))
  if (examples.length === 0)
    throw new Problem(`${readme} has no ts or js code block right after a line <!-- example -->`)
  const files = examples.map(({ language, code }, i) => {
    const file = `example${i + 1}.${language}`
    writeFileSync(join(folder, file), code)
    const printed = run(`${readme}, example ${i + 1}`, ['node', file], folder)
    if (printed.trim() === '') throw new Problem(`example ${i + 1} of ${readme} prints nothing`)
    return file
  })
  const strict = ['--noEmit', '--strict', '--allowJs', '--module', 'nodenext', '--lib', 'es2024,dom']
  run(`${readme}, types`, ['tsc', '--ignoreConfig', ...strict, ...files], folder)
}

function askVersion(version) {
  const printed = run('npx fudaba --version', ['npx', '--no-install', 'fudaba', '--version'], folder)
  if (printed.trim() !== version)
    throw new Problem(`npx fudaba --version prints ${printed.trim()}, not ${version}`)
}

/** Runs a command, returns what it printed, and keeps quiet about it unless it fails. */
function run(title, [program, ...rest], cwd) {
  const done = spawnSync(program, rest, {
    cwd,
    encoding: 'utf8',
    env: toolEnvironment(),
    shell: process.platform === 'win32',
  })
  if (done.status === 0) return done.stdout
  const said = [done.error?.message, done.stdout, done.stderr].filter(Boolean).join('\n')
  throw new Problem(`${title} failed: ${[program, ...rest].join(' ')}\n${said}`)
}
