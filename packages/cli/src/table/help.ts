import { type Words, padEnd, width, wrap } from '@fudaba/table'
import { sayIn, type sentences } from '../words/sentences.ts'

type HelpKey = Extract<keyof typeof sentences, `help.${string}`>

const rows: readonly (readonly [typed: string, key: HelpKey])[] = [
  ['1   attack   s5', 'help.answer'],
  ['1 3   +1 … ok', 'help.several'],
  ['2>1 3>1', 'help.arrange'],
  ['p', 'help.pass'],
  ['c', 'help.cancel'],
  ['undo', 'help.undo'],
  ['hint   explain', 'help.hint'],
  ['why   why 12   why s5', 'help.why'],
  ['why not [attack]', 'help.whyNot'],
  ['rule <id|…>', 'help.rule'],
  ['i 3   i s5', 'help.inspect'],
  ['t   o   me   s', 'help.table'],
  ['z [zone]', 'help.zone'],
  ['log [n|full]', 'help.log'],
  ['level result|standard|detail', 'help.level'],
  ['auto   on   off', 'help.auto'],
  ['skip   skip turn', 'help.skip'],
  ['save [file]', 'help.save'],
  ['concede', 'help.concede'],
  ['quit', 'help.quit'],
]

export function helpLines(words: Words, columns: number): string[] {
  const say = sayIn(words.lang)
  const indent = Math.max(...rows.map(([typed]) => width(typed))) + 4
  const legend = words.find('legend')
  return [
    ...rows.flatMap(([typed, key]) =>
      wrap(padEnd(`  ${typed}`, indent) + say(key), columns, ' '.repeat(indent)),
    ),
    ...(legend === undefined ? [] : wrap(`  ${legend}`, columns, '  ')),
  ]
}
