import * as fc from 'fast-check'
import type { ChainNode, SequenceNode, Syntax, SyntaxNode } from '../syntax/node.ts'
import type { Form } from '../syntax/verb.ts'
import { Heights } from './heights.ts'

/** Trees of a syntax, drawn from the description that reads and prints them. */

export interface Drawing {
  /** How deep rules may lie in each other. */
  readonly depth?: number
  /** What free names are made of. */
  readonly names?: fc.Arbitrary<string>
}

const plainNames = fc.string({
  unit: fc.constantFrom(...Array.from('あいうえおアイウエオ花鳥風月ー')),
  minLength: 1,
  maxLength: 6,
})

export function arbitrary<T>(
  syntax: Syntax<T>,
  { depth = 6, names = plainNames }: Drawing = {},
): fc.Arbitrary<T> {
  return new Drawer(new Heights(syntax), names).draw(syntax, 'end', depth) as fc.Arbitrary<T>
}

class Drawer {
  private readonly heights: Heights
  private readonly names: fc.Arbitrary<string>
  private readonly made = new Map<SyntaxNode, Map<string, fc.Arbitrary<unknown>>>()

  constructor(heights: Heights, names: fc.Arbitrary<string>) {
    this.heights = heights
    this.names = names
  }

  draw(node: SyntaxNode, form: Form, left: number): fc.Arbitrary<unknown> {
    let known = this.made.get(node)
    if (known === undefined) this.made.set(node, (known = new Map()))
    const key = `${form} ${left}`
    let drawn = known.get(key)
    if (drawn === undefined) known.set(key, (drawn = this.drawNode(node, form, left)))
    return drawn
  }

  private drawNode(node: SyntaxNode, form: Form, left: number): fc.Arbitrary<unknown> {
    const fits = (child: SyntaxNode): boolean => this.heights.of(child, form) <= left
    switch (node.kind) {
      case 'text':
        return fc.constant(node.value)
      case 'verb':
        return fc.constant(undefined)
      case 'word':
        return fc.constantFrom(...node.list.ids)
      case 'number':
        return fc.nat({ max: 12 }).map((n) => (node.style === 'kanji' ? n + 1 : n))
      case 'quoted':
        return node.inner === null ? this.names : this.draw(node.inner, form, left)
      case 'sequence':
        return fc
          .tuple(...node.parts.map(({ of }) => this.draw(of, form, left)))
          .map((values) => recordOf(node, values))
      case 'choice':
        return fc.oneof(...this.usable(node.of, form, left).map((each) => this.draw(each, form, left)))
      case 'optional':
        return fits(node.of)
          ? fc.option(this.draw(node.of, form, left), { nil: undefined })
          : fc.constant(undefined)
      case 'many': {
        const most = fits(node.of) ? Math.min(node.most, Math.max(node.least, 3)) : node.least
        if (most === 0) return fc.constant([])
        return fc.array(this.draw(node.of, form, left), { minLength: node.least, maxLength: most })
      }
      case 'map':
        return this.draw(node.of, form, left)
          .map((value) => ({ value: node.to(value) }))
          .filter(somePass(({ value }) => value !== undefined))
          .map(({ value }) => value)
      case 'lazy':
        return this.draw(node.get(), form, Math.max(0, left - 1))
      case 'form':
        return this.draw(node.of, node.form, left)
      case 'chain':
        return this.drawChain(node, form, left)
    }
  }

  /** The alternatives that can still be finished; if none can, those that are finished soonest. */
  private usable(all: readonly SyntaxNode[], form: Form, left: number): readonly SyntaxNode[] {
    const least = Math.min(...all.map((each) => this.heights.of(each, form)))
    return all.filter((each) => this.heights.of(each, form) <= Math.max(left, least))
  }

  private drawChain(node: ChainNode, form: Form, left: number): fc.Arbitrary<unknown> {
    const end = this.draw(node.of, form, left)
    const { last, links } = node
    const ends =
      last !== null && this.heights.of(last, form) <= left ? fc.oneof(end, this.draw(last, form, left)) : end
    const middles = fc.oneof(...links.map((link) => this.draw(node.of, link.form, left)))
    const before = Math.max(0, node.least - 1)
    return fc
      .tuple(fc.array(middles, { minLength: before, maxLength: Math.max(2, before) }), ends)
      .map(([first, final]) => [...first, final])
  }
}

/** A filter that refuses everything would never end. */
function somePass<T>(passes: (value: T) => boolean): (value: T) => boolean {
  let refused = 0
  return (value) => {
    const passed = passes(value)
    refused = passed ? 0 : refused + 1
    if (refused > 2000) throw new Error('a mapping refuses all that can be drawn for it')
    return passed
  }
}

function recordOf(node: SequenceNode, values: readonly unknown[]): unknown {
  const record: Record<string, unknown> = node.tag === null ? {} : { kind: node.tag }
  for (const [i, { key }] of node.parts.entries()) {
    if (key === '') return values[i]
    if (key !== null && values[i] !== undefined) record[key] = values[i]
  }
  return node.tag === null && node.parts.every(({ key }) => key === null) ? undefined : record
}
