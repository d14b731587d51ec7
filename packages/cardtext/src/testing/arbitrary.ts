import * as fc from 'fast-check'
import type { ChainNode, ManyNode, SequenceNode, Syntax, SyntaxNode } from '../syntax/node.ts'
import { writeNumeral } from '../syntax/numerals.ts'
import type { Form } from '../syntax/verb.ts'
import { MinimalDepths } from './minimalDepth.ts'

/** fast-check arbitraries of trees and their texts, made from the syntax that reads and prints them. */

export interface Drawing {
  /** How deep rules may lie in each other. */
  readonly depth?: number
  /** What free names are made of. */
  readonly names?: fc.Arbitrary<string>
}

/** A text of the syntax, by some path through it, and the tree that path makes. */
export interface Drawn<T> {
  readonly tree: T
  readonly text: string
}

const plainNames = fc.string({
  unit: fc.constantFrom(...Array.from('あいうえおアイウエオ花鳥風月ー')),
  minLength: 1,
  maxLength: 6,
})

export function arbitraryText<T>(
  syntax: Syntax<T>,
  { depth = 6, names = plainNames }: Drawing = {},
): fc.Arbitrary<Drawn<T>> {
  return new Drawer(new MinimalDepths(syntax), names).draw(syntax, 'end', depth) as fc.Arbitrary<Drawn<T>>
}

type Draw = fc.Arbitrary<Drawn<unknown>>
const constant = (tree: unknown, text: string): Draw => fc.constant({ tree, text })

class Drawer {
  private readonly depths: MinimalDepths
  private readonly names: fc.Arbitrary<string>
  private readonly made = new Map<SyntaxNode, Map<string, Draw>>()

  constructor(depths: MinimalDepths, names: fc.Arbitrary<string>) {
    this.depths = depths
    this.names = names
  }

  draw(node: SyntaxNode, form: Form, left: number): Draw {
    let known = this.made.get(node)
    if (known === undefined) this.made.set(node, (known = new Map()))
    const key = `${form} ${left}`
    let drawn = known.get(key)
    if (drawn === undefined) known.set(key, (drawn = this.drawNode(node, form, left)))
    return drawn
  }

  private drawNode(node: SyntaxNode, form: Form, left: number): Draw {
    switch (node.kind) {
      case 'text':
        return constant(node.value, node.text)
      case 'verb':
        return constant(undefined, node.verb.forms[form])
      case 'word':
        return fc.constantFrom(...node.list.ids).map((tree) => ({ tree, text: node.list.text(tree, form)! }))
      case 'number':
        return fc
          .nat({ max: 12 })
          .map((n) => (node.style === 'kanji' ? n + 1 : n))
          .map((tree) => ({ tree, text: writeNumeral(tree, node.style)! }))
      case 'quoted': {
        const inner =
          node.inner === null
            ? this.names.map((name) => ({ tree: name, text: name }))
            : this.draw(node.inner, form, left)
        return inner.map(({ tree, text }) => ({ tree, text: node.open + text + node.close }))
      }
      case 'sequence':
        return fc
          .tuple(...node.parts.map(({ of }) => this.draw(of, form, left)))
          .map((parts) => ({ tree: recordOf(node, parts), text: parts.map(({ text }) => text).join('') }))
      case 'choice':
        return fc.oneof(...this.usable(node.of, form, left).map((each) => this.draw(each, form, left)))
      case 'optional':
        return this.fits(node.of, form, left)
          ? fc.oneof(constant(undefined, ''), this.draw(node.of, form, left))
          : constant(undefined, '')
      case 'many':
        return this.drawMany(node, form, left)
      case 'map':
        return this.draw(node.of, form, left)
          .map(({ tree, text }) => ({ tree: node.to(tree), text }))
          .filter(somePass(({ tree }) => tree !== undefined))
      case 'lazy':
        return this.draw(node.get(), form, Math.max(0, left - 1))
      case 'form':
        return this.draw(node.of, node.form, left)
      case 'chain':
        return this.drawChain(node, form, left)
    }
  }

  private fits(node: SyntaxNode, form: Form, left: number): boolean {
    return this.depths.of(node, form) <= left
  }

  /** The alternatives that can still be finished; if none can, those that are finished soonest. */
  private usable(all: readonly SyntaxNode[], form: Form, left: number): readonly SyntaxNode[] {
    const least = Math.min(...all.map((each) => this.depths.of(each, form)))
    return all.filter((each) => this.fits(each, form, Math.max(left, least)))
  }

  private drawMany(node: ManyNode, form: Form, left: number): Draw {
    const most = this.fits(node.of, form, left) ? Math.min(node.most, Math.max(node.least, 3)) : node.least
    if (most === 0) return constant([], '')
    const between = textOf(node.separator)
    const last = node.last === null ? between : textOf(node.last)
    return fc
      .array(this.draw(node.of, form, left), { minLength: node.least, maxLength: most })
      .map((items) => {
        const joint = (i: number): string => (i === 0 ? '' : i === items.length - 1 ? last : between)
        return {
          tree: items.map(({ tree }) => tree),
          text: items.map(({ text }, i) => joint(i) + text).join(''),
        }
      })
  }

  private drawChain(node: ChainNode, form: Form, left: number): Draw {
    const { last, links, linkBetween } = node
    const end = this.draw(node.of, form, left)
    const ends =
      last !== null && this.fits(last, form, left) ? fc.oneof(end, this.draw(last, form, left)) : end
    const middles = fc.oneof(
      ...links.map((link, index) =>
        this.draw(node.of, link.form, left).map(({ tree, text }) => ({
          tree,
          text: text + link.text,
          index,
        })),
      ),
    )
    const before = Math.max(0, node.least - 1)
    return fc
      .tuple(fc.array(middles, { minLength: before, maxLength: Math.max(2, before) }), ends)
      .filter(
        somePass(([first, final]) =>
          first.every(({ tree, index }, i) => linkBetween(tree, (first[i + 1] ?? final).tree) === index),
        ),
      )
      .map(([first, final]) => ({
        tree: [...first, final].map(({ tree }) => tree),
        text: [...first, final].map(({ text }) => text).join(''),
      }))
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

const textOf = (node: SyntaxNode | null): string => (node?.kind === 'text' ? node.text : '')

function recordOf(node: SequenceNode, parts: readonly Drawn<unknown>[]): unknown {
  const record: Record<string, unknown> = node.tag === null ? {} : { kind: node.tag }
  for (const [i, { key }] of node.parts.entries()) {
    if (key === '') return parts[i].tree
    if (key !== null && parts[i].tree !== undefined) record[key] = parts[i].tree
  }
  return node.tag === null && node.parts.every(({ key }) => key === null) ? undefined : record
}
