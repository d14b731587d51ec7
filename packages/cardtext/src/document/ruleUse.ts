import type { Grammar } from '../grammar/grammar.ts'
import { childrenOf } from '../syntax/children.ts'
import type { SyntaxNode } from '../syntax/node.ts'
import type { CardText } from './document.ts'
import { sentencesIn } from './declined.ts'

/** A rule of a grammar, one alternative of a choice, and how many texts could not be read without it. */
export interface RuleUse {
  /** Its shape: what it prints, with … for what differs. */
  readonly rule: string
  readonly texts: number
  /** One of the texts, and the sentence of it that needs the rule. */
  readonly text: CardText
  readonly sentence: string
}

/** The rules that texts need, the rarest first. A text has one reading, so it needs each rule of that one. */
export function ruleUse(grammar: Grammar, texts: readonly CardText[]): RuleUse[] {
  const uses = new Map<SyntaxNode, { texts: number; text: CardText; sentence: string }>()
  for (const text of texts) {
    const rules = new Map<SyntaxNode, string>()
    for (const sentence of sentencesIn(text))
      if (sentence.kind === 'read')
        for (const rule of grammar.rulesOf(sentence.family, sentence.tree))
          if (!rules.has(rule)) rules.set(rule, sentence.span.text)
    for (const [rule, sentence] of rules) {
      const use = uses.get(rule)
      if (use === undefined) uses.set(rule, { texts: 1, text, sentence })
      else use.texts++
    }
  }
  return [...uses]
    .map(([rule, use]) => ({ rule: shapeOf(rule), ...use }))
    .sort((a, b) => a.texts - b.texts || (a.rule < b.rule ? -1 : 1))
}

const DEEPEST = 4
const LONGEST = 60

/** A rule as what it prints, with … for its parts that differ. */
function shapeOf(rule: SyntaxNode): string {
  const shape = shown(rule, DEEPEST).replace(/…+/g, '…')
  const name = rule.kind === 'sequence' && rule.tag !== null ? `${rule.tag}: ` : ''
  return name + (shape.length > LONGEST ? `${shape.slice(0, LONGEST)}…` : shape)
}

function shown(node: SyntaxNode, depth: number): string {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'verb':
      return node.verb.forms.end
    case 'quoted':
      return `${node.open}…${node.close}`
    case 'word':
      return `‹${node.list.name}›`
    case 'number':
      return '#'
    case 'choice':
    case 'optional':
    case 'many':
    case 'chain':
      return '…'
    case 'sequence':
    case 'map':
    case 'form':
    case 'lazy':
      return depth === 0
        ? '…'
        : childrenOf(node)
            .map((child) => shown(child, depth - 1))
            .join('')
  }
}
