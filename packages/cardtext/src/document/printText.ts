import type { Ability, Effect } from '../base/tree.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { disassemble } from './assemble.ts'
import { emptyList, listKindIn } from './blocks.ts'
import type { CardText, Paragraph } from './document.ts'

/** An ability as the lines of its text; those of a list come after the first. */
export function printAbility(grammar: Grammar, ability: Ability): string[] {
  const sentences = disassemble(ability)
  const last = sentences.at(-1)!
  const kind = listKindIn(last.tree)
  if (kind === null) return [sentences.map(({ role, tree }) => grammar.print(role, tree)).join('')]
  const { tree, items } = emptyList(last.tree)
  const head = [...sentences.slice(0, -1), { role: last.role, tree }]
  const bullet = grammar.spec.listBullets?.[0] ?? ''
  const lines = items.map((item) =>
    printAbility(
      grammar,
      kind === 'abilities' ? (item as Ability) : { kind: 'instruction', effect: item as Effect },
    ),
  )
  return [
    head.map((each) => grammar.print(each.role, each.tree)).join(''),
    ...lines.flat().map((l) => bullet + l),
  ]
}

/** The normal text again: from the trees where they were read, as it stood where they were not. */
export function printText(grammar: Grammar, { paragraphs }: CardText): string {
  const line = ({ bullet, sentences, list, ability }: Paragraph): string[] =>
    ability !== null
      ? printAbility(grammar, ability).map((text, i) => (i === 0 ? bullet + text : text))
      : [bullet + sentences.map(({ text }) => text).join(''), ...list.flatMap(line)]
  return paragraphs.flatMap(line).join('\n')
}
