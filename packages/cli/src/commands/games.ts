import type { Command } from 'commander'
import { type Lang, Words } from '@fudaba/table'
import { games } from '../options/games.ts'
import { print, printJson } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly json?: true
  readonly lang?: string
}

export function addGames(program: Command): void {
  program
    .command('games')
    .description('the games, their decks and settings')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(list)
}

async function list({ json, lang }: Options): Promise<void> {
  const language: Lang = readLanguage(lang)
  const say = sayIn(language)
  const all = await Promise.all(games.map(async (game) => ({ name: game.name, rules: await game.load() })))
  if (json)
    return printJson(
      all.map(({ name, rules }) => ({
        name,
        title: rules.book.rulebook.name,
        rulesVersion: rules.book.rulebook.version,
        decks: rules.decks.map(({ name: called, title, hint, cards }) => ({
          name: called,
          title,
          cards: cards.length,
          ...(hint !== undefined && { hint }),
        })),
        deckSources: (rules.deckSources ?? []).map(({ name: called, title, config }) => ({
          name: called,
          title,
          config,
        })),
        settings: rules.settings,
      })),
    )
  for (const { name, rules } of all) {
    const { rulebook } = rules.book
    const words = new Words(rules, language)
    print(`${name}  ${rulebook.name[language]} ${words.edition()}`)
    print(`  ${say('gamesDecks')}`)
    for (const deck of rules.decks) {
      print(`    ${deck.name}  ${deck.title[language]} ${say('gamesCards', { n: deck.cards.length })}`)
      if (deck.hint !== undefined) print(`      ${deck.hint[language]}`)
    }
    for (const source of rules.deckSources ?? [])
      print(`    ${source.name}:<seed>  ${source.title[language]}`)
    print(`  ${say('gamesSettings')}`)
    for (const [setting, { title, values, default: standard, provenance }] of Object.entries(
      rules.settings,
    )) {
      const shown = values.map(
        (v) =>
          `${String(v)}${v === standard ? '*' : ''} (${words.say(`confidence.${provenance[String(v)] ?? 'ours'}`)})`,
      )
      print(`    ${setting}  ${title[language]}: ${shown.join(', ')}`)
    }
  }
}
