// npm run bench [-- --json] [--peers] [--full] [--cards] [--game <name>] [--seconds <n>]
// On what is built, as whoever installs the packages has it: run from the sources, every read of a table costs more.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchGame, playFor, warmUp } from '../packages/sim/dist/bench/benchGame.js'
import { benchCrowd } from '../packages/sim/dist/bench/benchCrowd.js'
import { heapGrowth, twoWorkers } from '../packages/sim/dist/bench/benchLong.js'
import { yardstick } from '../packages/sim/dist/bench/yardstick.js'
import { benchCards } from './bench-cards.mjs'
import { openPeers } from './bench-peers.mjs'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    cards: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true, default: [] },
    seconds: { type: 'string', default: '2' },
  },
})

/** A game is a package with a rulebook; what it exports with a book and a beginning are its rules. */
async function findGames() {
  const folder = new URL('../packages/', import.meta.url)
  const found = []
  for (const name of readdirSync(folder).toSorted()) {
    if (
      !existsSync(new URL(`${name}/rulebook`, folder)) ||
      !existsSync(new URL(`${name}/dist/src/index.js`, folder))
    )
      continue
    const module = new URL(`${name}/dist/src/index.js`, folder).href
    const exports = await import(module)
    for (const [key, value] of Object.entries(exports))
      if (typeof value?.begin === 'function' && value.book !== undefined)
        found.push({
          name,
          rules: value,
          module: { module, export: key },
          cardGame: exports.cardGame,
          boards: findBoards(new URL(`${name}/bench/`, folder)),
        })
  }
  return found
}

/** Two positions of a game to compare: crowded.json and empty.json in its bench folder. */
function findBoards(folder) {
  const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  return existsSync(folder) ? { crowded: read('crowded'), empty: read('empty') } : undefined
}

const all = await findGames()
const unknown = options.game.find((name) => !all.some((g) => g.name === name))
if (unknown !== undefined) {
  console.error(`no game ${unknown}; there are ${all.map((g) => g.name).join(', ')}`)
  process.exit(2)
}
const seconds = Number(options.seconds)
if (!(seconds > 0)) {
  console.error(`--seconds is a number above 0, not ${options.seconds}`)
  process.exit(2)
}
const chosen = options.game.length === 0 ? all : all.filter((g) => options.game.includes(g.name))

const report = {
  machine: { cores: availableParallelism(), node: process.version, cpu: cpus()[0]?.model ?? 'unknown' },
  yardstick: yardstick(),
  games: [],
}
// Reading cards is another subject than playing: asked for, it is all that is measured.
if (options.cards)
  report.cards = chosen.filter(({ cardGame }) => cardGame !== undefined).map((each) => benchCards(each))
for (const { rules, module, boards } of options.cards ? [] : chosen) {
  if (!options.json) console.error(`${rules.name} …`)
  const figures = benchGame(rules, seconds)
  const games = Math.max(16, Math.round(figures.gamesPerSecond * seconds))
  report.games.push({
    ...figures,
    perYardstick: figures.decisionsPerSecond / report.yardstick,
    ...(boards === undefined ? {} : benchCrowd(rules, boards, seconds)),
    twoWorkersRatio: await twoWorkers(module, games),
    ...(options.full ? { heapGrowthBytes: heapGrowth(rules) } : {}),
  })
}
if (options.peers) await compare()

if (options.json) console.log(JSON.stringify(report, null, 2))
else print()

/**
 * Ours and theirs in turn, slice by slice: a machine that is slow for a while is slow for both. The middle slice
 * of each is compared.
 */
async function compare() {
  const { peers, failed, close } = await openPeers()
  const ours = chosen.map(({ rules }) => ({ engine: rules.name, play: (s) => playFor(rules, s) }))
  const all = [...ours, ...peers].map((each) => ({ ...each, slices: [] }))
  for (const { play } of ours) warmUp(play, seconds)
  for (let slice = 0; slice < 7; slice++)
    for (const { play, slices } of all) slices.push(await play(seconds / 2))
  await close()
  const rate = (name, what) => {
    const { slices } = all.find(({ engine }) => engine === name)
    return slices.map((s) => s[what] / s.spent).toSorted((x, y) => x - y)[slices.length >> 1]
  }
  report.failed = failed
  report.peers = peers.map(({ engine }) => ({
    engine,
    decisionsPerSecond: rate(engine, 'decisions'),
    gamesPerSecond: rate(engine, 'games'),
  }))
  for (const figures of report.games)
    figures.ratios = Object.fromEntries(
      peers.map(({ engine }) => [engine, rate(figures.game, 'decisions') / rate(engine, 'decisions')]),
    )
}

function print() {
  const { machine } = report
  console.log(`${machine.cores} cores, ${machine.cpu}, Node ${machine.node}`)
  console.log(`yardstick: ${count(report.yardstick)} journalled writes/s`)
  for (const f of report.games) {
    console.log(`\n${f.game}`)
    line(
      'decisions/s',
      count(f.decisionsPerSecond),
      `${(f.perYardstick * 1000).toFixed(2)} a thousand yardsticks`,
    )
    line('games/s', count(f.gamesPerSecond), `${f.decisionsPerGame.toFixed(1)} decisions a game`)
    line('apply + undo', `${f.applyUndoRatio.toFixed(2)}×`, 'against the decision rate')
    line('undo', micros(f.undoMicros), 'a decision')
    line('snapshot, restore', `${micros(f.snapshotMicros)}, ${micros(f.restoreMicros)}`, '')
    line('state', `${(f.stateBytes / 1024).toFixed(1)} KB`, 'the largest met')
    line('new game', `${f.newGameMillis.toFixed(3)} ms`, '')
    line(
      'latency',
      `p50 ${micros(f.latencyP50Micros)}, p99 ${micros(f.latencyP99Micros)}, max ${micros(f.latencyMaxMicros)}`,
      '',
    )
    if (f.crowdedRatio !== undefined)
      line('crowded board', `${f.crowdedRatio.toFixed(2)}×`, `${count(f.crowdedPerSecond)} decisions/s`)
    line('two workers', `${f.twoWorkersRatio.toFixed(2)}×`, 'against one')
    if (f.heapGrowthBytes !== undefined)
      line('heap growth', `${(f.heapGrowthBytes / 1024).toFixed(0)} KB`, 'from 10⁵ to 10⁶ decisions')
    for (const [engine, ratio] of Object.entries(f.ratios ?? {}))
      line(`× ${engine}`, `${ratio.toFixed(0)}×`, 'decisions/s')
  }
  for (const { game, lettersPerCard, sizes } of report.cards ?? []) {
    console.log(`\n${game}: card texts of ${lettersPerCard.toFixed(0)} letters`)
    for (const { cards, sentences, seconds, cardsPerSecond } of sizes)
      line(
        `${count(cards)} cards`,
        `${seconds.toFixed(2)} s`,
        `${count(sentences)} sentences, ${count(cardsPerSecond)} cards/s`,
      )
  }
  for (const p of report.peers ?? [])
    console.log(
      `\n${p.engine}: ${count(p.decisionsPerSecond)} decisions/s, ${p.gamesPerSecond.toFixed(1)} games/s`,
    )
  for (const message of report.failed ?? []) console.log(`\n${message}`)
}

function line(name, value, note) {
  console.log(`  ${name.padEnd(26)}${value}${note === '' ? '' : `  (${note})`}`)
}

function count(n) {
  return Math.round(n)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/gu, ',')
}

function micros(n) {
  return n < 1 ? `${n.toFixed(2)} µs` : `${n.toFixed(1)} µs`
}
