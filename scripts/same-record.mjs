// Plays one game of the project many times and prints a hash of each: every decision, every public event of both
// seats and of a spectator, the result. Called by same.mjs and played.mjs; `--trace` prints what is hashed instead.
//   node --conditions=fudaba-source scripts/same-record.mjs --game kiseki --random 300 --greedy 20
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chooseFor, greedy } from '@fudaba/ai'
import { Match, Random, choiceOf, idsFor, publicEvents } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    random: { type: 'string', default: '0' },
    greedy: { type: 'string', default: '0' },
    /** Events of which the number and what it is about do not count. */
    forget: { type: 'string', default: '' },
    /** Only what people are told and answer: neither bookkeeping, nor chains, nor what a question looks like. */
    told: { type: 'boolean', default: false },
    /** A game by its name, `random/7`: its lines are printed and nothing else. */
    trace: { type: 'string' },
  },
})

const rules = Object.values(await import(`@fudaba/${values.game}`)).find(
  (value) => typeof value?.begin === 'function' && value.book !== undefined,
)

const agents = {
  random: (match, decision, dice) =>
    idsFor(
      decision,
      randomAnswer(choiceOf(decision), (n) => dice.below(n)),
    ),
  greedy: (match, decision, dice) => chooseFor(match, greedy, dice),
}

/** Every pairing of the ready decks in turn, and each setting's values in turn: seed 0 plays the defaults. */
function setup(n) {
  const names = rules.decks.map(({ name }) => name)
  const [a, b] = [n % names.length, Math.floor(n / names.length) % names.length]
  const config = {}
  for (const [i, [name, { values: all }]] of Object.entries(Object.entries(rules.settings)))
    if (n > 0 && n % (Number(i) + 5) === 0) config[name] = all[n % all.length]
  return { rules, seed: `same/${n}`, ...(n === 0 ? {} : { decks: [names[a], names[b]], config }) }
}

function begin(n) {
  try {
    return new Match(setup(n))
  } catch {
    // These decks do not go with these settings.
    return new Match({ rules, seed: `same/${n}` })
  }
}

const forgotten = new Set(values.forget.split(','))
const counted = (event) => (forgotten.has(event.event) ? { ...event, n: null, what: null } : event)

/** The line of an event, or null if it does not count. */
function lineOf(event) {
  if (!values.told) return JSON.stringify(counted(event))
  const { chain: _, level, ...told } = event
  return level === 'detail' ? null : JSON.stringify(told)
}

function play(kind, n, line) {
  const match = begin(n)
  const dice = new Random(`same/${kind}/${n}`)
  let since = 0
  for (let decisions = 0; ; decisions++) {
    for (const viewer of [0, 1, null])
      for (const event of publicEvents(rules, match.game, viewer, since)) {
        const text = lineOf(event)
        if (text !== null) line(`${viewer ?? 'spectator'} ${text}`)
      }
    since = match.game.time
    const { decision } = match
    if (decision === null || decisions === rules.decisionBound) break
    if (!values.told) line(JSON.stringify(decision))
    const ids = agents[kind](match, decision, dice)
    line(`> ${ids.join(' ')}`)
    match.answer(decision.player, ids)
  }
  line(JSON.stringify(match.result))
}

if (values.trace !== undefined) {
  const [kind, n] = values.trace.split('/')
  play(kind, Number(n), (text) => console.log(text))
} else
  for (const kind of ['random', 'greedy'])
    for (let n = 0; n < Number(values[kind]); n++) {
      const hash = createHash('sha256')
      play(kind, n, (text) => hash.update(`${text}\n`))
      console.log(`${kind}/${n} ${hash.digest('hex').slice(0, 32)}`)
    }
