import type { Command } from 'commander'
import { Words, wrap } from '@fudaba/table'
import { loadGame } from '../options/games.ts'
import { columns, print, printJson, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly json?: true
  readonly lang?: string
}

export function addRulings(program: Command): void {
  program
    .command('rulings')
    .description('where the rules are unclear: our readings, with confidence and test')
    .argument('<game>', 'name of a game')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(show)
}

async function show(name: string, { json, lang }: Options): Promise<void> {
  const rules = await loadGame(name)
  const { rulings } = rules.book.rulebook
  if (json) return printJson(rulings)
  const language = readLanguage(lang)
  const say = sayIn(language)
  const words = new Words(rules, language)
  for (const ruling of rulings) {
    print(ruling.id)
    printLines(wrap(`  ${say('rulingQuestion')} ${ruling.question[language]}`, columns(), '    '))
    printLines(wrap(`  ${say('rulingReading')} ${ruling.reading[language]}`, columns(), '    '))
    const notes = [
      ruling.clauses.join(', '),
      `${say('ruleConfidence')}: ${words.say(`confidence.${ruling.confidence}`)}`,
      ...(ruling.setting === undefined ? [] : [`${say('rulingSetting')}: --set ${ruling.setting}=…`]),
    ]
    printLines(wrap(`  ${notes.join(' · ')}`, columns(), '    '))
    printLines(wrap(`  ${say('ruleTests')}: ${ruling.test}`, columns(), '    '))
  }
  print()
  print(say('rulingsTotal', { n: rulings.length }))
}
