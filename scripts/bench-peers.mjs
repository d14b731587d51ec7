// Other engines, measured in the same run so that the ratios hold on any machine.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { warmUp } from '../packages/sim/dist/bench/benchGame.js'
import { stopwatch } from './clock.mjs'

const SHOWDOWN = 'pokemon-showdown'
const BOARDGAME = 'boardgame.io'
const VERSIONS = { [SHOWDOWN]: '0.11.11', [BOARDGAME]: '0.50.2' }

/** Installs the peers into a folder of their own (FUDABA_PEERS: one that has them) and returns its `require`. */
function install() {
  const given = process.env['FUDABA_PEERS']
  const folder = given ?? mkdtempSync(join(tmpdir(), 'fudaba-peers-'))
  if (!existsSync(join(folder, 'node_modules', SHOWDOWN))) {
    // Without a package.json of its own npm would look for one further up.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: VERSIONS }))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
  }
  return createRequire(pathToFileURL(join(folder, 'package.json')))
}

/** Small and fast, so that the peers are not measured by our dice. */
function dice(seed) {
  let x = seed | 1
  return (n) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % n
  }
}

/** Random legal play, both players' choices counted, in slices of about so many seconds. */
function player(engine, playOne) {
  let seed = 0
  const play = (seconds) => {
    let decisions = 0
    let games = 0
    let spent = 0
    for (const passed = stopwatch(); spent < seconds; spent = passed()) {
      decisions += playOne(seed++)
      games++
    }
    return { decisions, games, spent }
  }
  // Their data are loaded on first use and their code is compiled late: measured cold they would look too slow.
  warmUp(play, 2)
  return { engine, play }
}

function showdown(require) {
  const { Battle, Teams } = require(SHOWDOWN)
  const formatid = 'gen9randombattle'
  return player('Pokémon Showdown gen 9', (seed) => {
    const below = dice(seed * 7919 + 13)
    const four = () => [below(65536), below(65536), below(65536), below(65536)].join(',')
    const battle = new Battle({ formatid, seed: four() })
    for (const side of ['p1', 'p2'])
      battle.setPlayer(side, { name: side, team: Teams.pack(Teams.generate(formatid, { seed: four() })) })
    let decisions = 0
    while (!battle.ended && decisions < 5000) {
      for (const side of battle.sides) {
        const choice = battleChoice(side.activeRequest, below)
        if (choice === null) continue
        if (!side.choose(choice)) side.choose('default')
        decisions++
      }
      battle.commitChoices()
    }
    battle.destroy()
    return decisions
  })
}

/** One of the moves and switches that the request allows. */
function battleChoice(request, below) {
  if (!request || request.wait) return null
  if (request.teamPreview) return 'default'
  const bench = request.side.pokemon
    .map((pokemon, i) => ({ pokemon, slot: i + 1 }))
    .filter(({ pokemon }) => !pokemon.active && !pokemon.condition.endsWith(' fnt'))
    .map(({ slot }) => `switch ${slot}`)
  if (request.forceSwitch) return bench.length > 0 ? bench[below(bench.length)] : 'pass'
  const active = request.active[0]
  const moves = active.moves.map((m, i) => (m.disabled ? '' : `move ${i + 1}`)).filter((m) => m !== '')
  const options = active.trapped || active.maybeTrapped ? moves : [...moves, ...bench]
  return options.length > 0 ? options[below(options.length)] : 'default'
}

/** A small card game written as its handbook suggests: draw or play a card, highest total at the end wins. */
function boardgame(require) {
  const { Client } = require(`${BOARDGAME}/client`)
  const game = {
    setup: ({ random }) => {
      const deck = random.Shuffle(Array.from({ length: 52 }, (_, i) => (i % 13) + 1))
      return { deck: deck.slice(14), hands: [deck.slice(0, 7), deck.slice(7, 14)], table: [[], []] }
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      draw: ({ G, playerID }) => {
        const card = G.deck.pop()
        if (card !== undefined) G.hands[Number(playerID)].push(card)
      },
      play: ({ G, playerID }, index) => {
        const [card] = G.hands[Number(playerID)].splice(index, 1)
        G.table[Number(playerID)].push(card)
      },
    },
    endIf: ({ G }) =>
      G.deck.length === 0 && G.hands.some((hand) => hand.length === 0) ? { over: true } : undefined,
  }
  return player('boardgame.io card game', (seed) => {
    const below = dice(seed * 7919 + 13)
    const client = Client({ game: { ...game, seed: String(seed) }, numPlayers: 2, debug: false })
    client.start()
    let decisions = 0
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const { G, ctx } = state
      const hand = G.hands[Number(ctx.currentPlayer)]
      const pick = below(hand.length + (G.deck.length > 0 ? 1 : 0))
      if (pick < hand.length) client.moves.play(pick)
      else client.moves.draw()
      decisions++
    }
    client.stop()
    return decisions
  })
}

/** The peers that can be measured here, warm, and why the others cannot. */
function openEngines() {
  let require
  try {
    require = install()
  } catch (error) {
    return { peers: [], failed: [`the peers could not be installed: ${firstLine(error)}`] }
  }
  const peers = []
  const failed = []
  for (const engine of [showdown, boardgame])
    try {
      peers.push(engine(require))
    } catch (error) {
      failed.push(`${engine.name} could not be measured: ${firstLine(error)}`)
    }
  return { peers, failed }
}

/** The same from another thread: their memory and ours stay apart, and one plays while the other waits. */
export async function openPeers() {
  const worker = new Worker(new URL(import.meta.url))
  const ask = (message) =>
    new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('message', (reply) => {
        worker.off('error', reject)
        resolve(reply)
      })
      worker.postMessage(message)
    })
  const { engines, failed } = await ask('open')
  const peers = engines.map((engine) => ({ engine, play: (seconds) => ask({ engine, seconds }) }))
  return { peers, failed, close: () => worker.terminate() }
}

if (!isMainThread) {
  let peers = []
  parentPort.on('message', (message) => {
    if (message === 'open') {
      const opened = openEngines()
      peers = opened.peers
      parentPort.postMessage({ engines: peers.map((p) => p.engine), failed: opened.failed })
    } else parentPort.postMessage(peers.find((p) => p.engine === message.engine).play(message.seconds))
  })
}

function firstLine(error) {
  return String(error instanceof Error ? error.message : error).split('\n')[0]
}
