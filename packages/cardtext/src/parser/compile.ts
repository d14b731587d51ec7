import { CardTextError } from '../base/errors.ts'
import type { SyntaxNode } from '../syntax/node.ts'
import type { Form } from '../syntax/verb.ts'
import type { WordSource } from '../syntax/words.ts'
import { analyse } from './analysis.ts'
import { formDependent } from './inflection.ts'
import { NO_OP, type Op, type OpBody, type Program } from './program.ts'

/** Compiles the syntaxes of the families, by name. */
export function compile(roots: ReadonlyMap<string, SyntaxNode>): Program {
  const ops: Op[] = []
  const sources: SyntaxNode[] = []
  const lists = new Set<WordSource>()
  const dependent = formDependent([...roots.values()])
  const known = new Map<SyntaxNode, Map<Form, number>>()

  const compileNode = (start: SyntaxNode, startForm: Form): number => {
    const { node, form } = unwrapped(start, startForm)
    const used: Form = dependent.has(node) ? form : 'end'
    let byForm = known.get(node)
    if (byForm === undefined) known.set(node, (byForm = new Map()))
    const before = byForm.get(used)
    if (before !== undefined) return before
    // The number is given before the parts are compiled: they may contain this very rule.
    const id = ops.length
    byForm.set(used, id)
    ops.push(null as unknown as Op)
    sources.push(node)
    ops[id] = { nullable: false, first: null, ...body(node, used) }
    return id
  }

  const body = (node: SyntaxNode, form: Form): OpBody => {
    const of = (child: SyntaxNode): number => compileNode(child, form)
    const orNone = (child: SyntaxNode | null): number => (child === null ? NO_OP : of(child))
    switch (node.kind) {
      case 'text':
        return { kind: 'text', text: node.text, value: node.value }
      case 'verb':
        return { kind: 'text', text: node.verb.forms[form], value: undefined }
      case 'word':
        lists.add(node.list)
        return { kind: 'word', list: node.list, form }
      case 'number':
        return { kind: 'number', style: node.style }
      case 'quoted': {
        if (node.open.length !== 1 || node.close.length !== 1 || node.open === node.close)
          throw new CardTextError('bad-rules', `${node.open}${node.close} is no pair of brackets`)
        return { kind: 'quoted', open: node.open, close: node.close, inner: orNone(node.inner) }
      }
      case 'sequence':
        return {
          kind: 'sequence',
          tag: node.tag,
          keys: node.parts.map(({ key }) => key),
          parts: node.parts.map((part) => of(part.of)),
        }
      case 'choice':
        return { kind: 'choice', of: node.of.map(of) }
      case 'optional':
        return { kind: 'optional', of: of(node.of) }
      case 'many':
        return {
          kind: 'many',
          of: of(node.of),
          separator: orNone(node.separator),
          last: orNone(node.last),
          least: node.least,
          most: node.most,
        }
      case 'map':
        return { kind: 'map', of: of(node.of), to: node.to, from: node.from }
      case 'chain':
        return {
          kind: 'chain',
          middles: node.links.map((link) => compileNode(node.of, link.form)),
          links: node.links,
          ends: node.last === null ? [of(node.of)] : [of(node.of), of(node.last)],
          least: node.least,
          linkBetween: node.linkBetween,
        }
      case 'lazy':
      case 'form':
        throw new Error('unwrapped before')
    }
  }

  const compiled = new Map([...roots].map(([name, node]) => [name, compileNode(node, 'end')]))
  const program: Program = { ops, roots: compiled, lists: [...lists], sources, words: -1 }
  refresh(program)
  return program
}

/** The same program with other lists of words in the place of these. */
export function withLists(program: Program, lists: ReadonlyMap<WordSource, WordSource>): Program {
  const other = (list: WordSource): WordSource => lists.get(list) ?? list
  const ops = program.ops.map((op): Op => (op.kind === 'word' ? { ...op, list: other(op.list) } : { ...op }))
  const made: Program = {
    ops,
    roots: program.roots,
    lists: program.lists.map(other),
    sources: program.sources,
    words: -1,
  }
  refresh(made)
  return made
}

/** Computes `nullable` and `first` anew if words were registered since. */
export function refresh(program: Program): void {
  let words = 0
  for (const list of program.lists) words += list.version
  if (words === program.words) return
  analyse(program.ops)
  program.words = words
}

/** A choice of nothing. */
const IMPOSSIBLE: SyntaxNode = { kind: 'choice', of: [] }

function unwrapped(start: SyntaxNode, startForm: Form): { node: SyntaxNode; form: Form } {
  let node = start
  let form = startForm
  for (let steps = 0; node.kind === 'lazy' || node.kind === 'form'; steps++) {
    if (steps > 1000) throw new CardTextError('left-recursion', 'a rule is only itself')
    if (node.kind === 'lazy') node = node.get()
    else if (node.only !== null && node.only !== form) node = IMPOSSIBLE
    else {
      form = node.form
      node = node.of
    }
  }
  return { node, form }
}
