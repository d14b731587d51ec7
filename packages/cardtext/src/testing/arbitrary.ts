import * as fc from 'fast-check'
import { childrenOf } from '../read/forms.ts'
import type { SyntaxNode } from '../syntax/node.ts'

/** Trees of a syntax, drawn from the description that reads and prints them. */

export interface Drawing {
  /** How many times a rule may contain itself. */
  readonly depth?: number
  /** What unquoted names are made of. */
  readonly names?: fc.Arbitrary<string>
}

const plainNames = fc.string({
  unit: fc.constantFrom(...'あいうえおアイウエオ花鳥風月ー'),
  minLength: 1,
  maxLength: 6,
})

/** Typed by whoever asks: a syntax of T draws values of T. */
export function arbitrary(
  syntax: SyntaxNode,
  { depth = 3, names = plainNames }: Drawing = {},
): fc.Arbitrary<unknown> {
  const heights = heightsOf(syntax)
  const made = new Map<SyntaxNode, fc.Arbitrary<unknown>[]>()

  const draw = (node: SyntaxNode, left: number): fc.Arbitrary<unknown> => {
    const known = made.get(node)?.[left]
    if (known !== undefined) return known
    const drawn = drawNode(node, left)
    const all = made.get(node) ?? []
    all[left] = drawn
    made.set(node, all)
    return drawn
  }

  const drawNode = (node: SyntaxNode, left: number): fc.Arbitrary<unknown> => {
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
        return node.inner === null ? names : draw(node.inner, left)
      case 'sequence':
        return fc.tuple(...node.parts.map(({ of }) => draw(of, left))).map((values) => recordOf(node, values))
      case 'choice': {
        const open = node.of.filter((each) => heights.get(each)! <= left)
        const least = Math.min(...node.of.map((each) => heights.get(each)!))
        const usable = open.length > 0 ? open : node.of.filter((each) => heights.get(each) === least)
        return fc.oneof(...usable.map((each) => draw(each, left)))
      }
      case 'optional':
        return heights.get(node.of)! <= left
          ? fc.option(draw(node.of, left), { nil: undefined })
          : fc.constant(undefined)
      case 'many': {
        const most = heights.get(node.of)! <= left ? Math.min(node.most, Math.max(node.least, 3)) : node.least
        return most === 0
          ? fc.constant([])
          : fc.array(draw(node.of, left), { minLength: node.least, maxLength: most })
      }
      case 'map':
        return draw(node.of, left)
          .map((value) => ({ value: node.to(value) }))
          .filter(({ value }) => value !== undefined)
          .map(({ value }) => value)
      case 'lazy':
        return draw(node.get(), Math.max(0, left - 1))
      case 'form':
        return draw(node.of, left)
      case 'chain':
        return drawChain(node, left)
    }
  }

  const drawChain = (node: SyntaxNode & { kind: 'chain' }, left: number): fc.Arbitrary<unknown> => {
    const clause = draw(node.of, left)
    const last =
      node.last !== null && heights.get(node.last)! <= left ? fc.oneof(clause, draw(node.last, left)) : clause
    return fc
      .tuple(
        fc.array(clause, { minLength: Math.max(0, node.least - 1), maxLength: Math.max(2, node.least - 1) }),
        last,
      )
      .map(([first, end]) => [...first, end])
  }

  return draw(syntax, depth)
}

function recordOf(node: SyntaxNode & { kind: 'sequence' }, values: readonly unknown[]): unknown {
  const record: Record<string, unknown> = node.tag === null ? {} : { kind: node.tag }
  for (const [i, { key }] of node.parts.entries()) {
    if (key === '') return values[i]
    if (key !== null && values[i] !== undefined) record[key] = values[i]
  }
  return node.tag === null && node.parts.every(({ key }) => key === null) ? undefined : record
}

/** How many lazy steps the smallest tree of a rule takes; rules without an end take infinitely many. */
function heightsOf(root: SyntaxNode): Map<SyntaxNode, number> {
  const heights = new Map<SyntaxNode, number>()
  const order: SyntaxNode[] = []
  const collect = (node: SyntaxNode): void => {
    if (heights.has(node)) return
    heights.set(node, Infinity)
    order.push(node)
    for (const child of childrenOf(node)) collect(child)
  }
  collect(root)
  const height = (node: SyntaxNode): number => {
    const of = (child: SyntaxNode): number => heights.get(child)!
    switch (node.kind) {
      case 'text':
      case 'verb':
      case 'number':
        return 0
      case 'word':
        return node.list.size === 0 ? Infinity : 0
      case 'quoted':
        return node.inner === null ? 0 : of(node.inner)
      case 'sequence':
        return Math.max(0, ...node.parts.map((part) => of(part.of)))
      case 'choice':
        return Math.min(...node.of.map(of))
      case 'optional':
        return 0
      case 'many':
        return node.least === 0 ? 0 : of(node.of)
      case 'map':
      case 'form':
      case 'chain':
        return of(node.of)
      case 'lazy':
        return 1 + of(node.get())
    }
  }
  for (let changed = true; changed;) {
    changed = false
    for (const node of order) {
      const now = height(node)
      if (now >= heights.get(node)!) continue
      heights.set(node, now)
      changed = true
    }
  }
  return heights
}
