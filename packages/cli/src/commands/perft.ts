import type { Command } from 'commander'
import { readDecks, readNumber, readSeed, readSettings } from '../options/choices.ts'
import { rulesWithSets } from '../options/cardSets.ts'
import { print, printJson } from '../terminal/output.ts'
import { collect } from '../options/collect.ts'

interface Options {
  readonly depth: string
  readonly seed: string
  readonly set: readonly string[]
  readonly deck?: string
  readonly deck2?: string
  readonly cards: readonly string[]
  readonly json?: true
}

export function addPerft(program: Command): void {
  program
    .command('perft')
    .description('count every sequence of legal answers up to a depth')
    .argument('<game>', 'name of a game, or its folder')
    .requiredOption('--depth <n>', 'how many decisions deep')
    .option('--seed <n>', 'seed of the game', '1')
    .option('--deck <name|file>', 'deck of P1')
    .option('--deck2 <name|file>', 'deck of P2')
    .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--json', 'print JSON')
    .action(count)
}

async function count(name: string, options: Options): Promise<void> {
  const rules = await rulesWithSets(name, options.cards)
  const depth = readNumber('--depth', options.depth, 1, 30)
  const seed = readSeed(options.seed)
  const { decks, config } = await readDecks(
    rules,
    [options.deck, options.deck2],
    readSettings(rules, options.set),
  )
  const { perft } = await import('@fudaba/sim')
  const report = perft({ rules, seed, decks, config, depth })
  if (options.json) return printJson(report)
  report.counts.forEach((n, i) => print(`${String(i + 1).padStart(5)}  ${n}`))
  print(`ended   ${report.ended}`)
  print(`digest  ${report.digest}`)
}
