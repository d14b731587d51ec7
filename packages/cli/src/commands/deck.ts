import process from 'node:process'
import type { Command } from 'commander'
import { resolveConfig } from '@fudaba/kernel'
import { cardIdOf, readChoice, readSettings } from '../choices.ts'
import { rulesWithSets } from '../cardSets.ts'
import { localeLanguage } from '../locale.ts'
import { print, printJson } from '../output.ts'
import { sayIn } from '../sentences.ts'
import { collect } from './collect.ts'

interface Options {
  readonly cards: readonly string[]
  readonly set: readonly string[]
  readonly json?: true
  readonly lang?: string
}

export function addDeck(program: Command): void {
  const deck = program.command('deck').description('deck files')
  deck
    .command('check')
    .description('every reason why a deck may not be played')
    .argument('<file>', 'a deck file (YAML or JSON)')
    .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(check)
}

/** 1 if the deck may not be played, as a checker should; 2 stays for what is no deck at all. */
async function check(file: string, { set, json, lang, cards }: Options): Promise<void> {
  const { readDeck } = await import('@fudaba/files')
  const deck = readDeck(file)
  const rules = await rulesWithSets(deck.game, cards)
  const language = lang === undefined ? localeLanguage() : readChoice('--lang', lang, ['ja', 'en'])
  const config = resolveConfig(rules, { ...deck.config, ...readSettings(rules, set) })
  const ids = deck.cards.map((card) => cardIdOf(rules, card))
  const problems = rules.checkDeck(
    ids.map((id) => rules.cards.find((card) => rules.cardId(card) === id)),
    config,
  )
  if (problems.length > 0) process.exitCode = 1
  if (json)
    return printJson({
      file,
      game: rules.name,
      cards: ids.length,
      config,
      legal: problems.length === 0,
      problems,
    })
  const say = sayIn(language)
  if (problems.length === 0) return print(say('deckLegal', { file, n: ids.length }))
  print(say('deckIllegal', { file, n: problems.length }))
  for (const { clause, message } of problems) print(`  ${clause}  ${message[language]}`)
}
