import type { SyntaxNode } from '../syntax/node.ts'
import type { Form } from '../syntax/verb.ts'

interface Place {
  readonly node: SyntaxNode
  readonly form: Form
}

/**
 * The least number of lazy nodes on any way through a syntax, by node and form; Infinity if nothing can be generated.
 * Computed as a least fixed point. By it the generator knows which alternatives still end within its depth.
 */
export class MinimalDepths {
  private readonly known = new Map<SyntaxNode, Map<Form, number>>()
  private readonly places: Place[] = []

  constructor(root: SyntaxNode) {
    this.collect(root, 'end')
    for (let changed = true; changed;) {
      changed = false
      for (const { node, form } of this.places) {
        const now = this.depth(node, form)
        if (now >= this.of(node, form)) continue
        this.known.get(node)!.set(form, now)
        changed = true
      }
    }
  }

  of(node: SyntaxNode, form: Form): number {
    return this.known.get(node)?.get(form) ?? Infinity
  }

  private collect(node: SyntaxNode, form: Form): void {
    let forms = this.known.get(node)
    if (forms === undefined) this.known.set(node, (forms = new Map()))
    if (forms.has(form)) return
    forms.set(form, Infinity)
    this.places.push({ node, form })
    switch (node.kind) {
      case 'text':
      case 'verb':
      case 'number':
      case 'word':
        return
      case 'quoted':
        if (node.inner !== null) this.collect(node.inner, form)
        return
      case 'sequence':
        return node.parts.forEach(({ of }) => this.collect(of, form))
      case 'choice':
        return node.of.forEach((each) => this.collect(each, form))
      case 'optional':
      case 'many':
      case 'map':
        return this.collect(node.of, form)
      case 'form':
        return this.collect(node.of, node.form)
      case 'lazy':
        return this.collect(node.get(), form)
      case 'chain':
        for (const link of node.links) this.collect(node.of, link.form)
        if (node.last !== null) this.collect(node.last, form)
        return this.collect(node.of, form)
    }
  }

  private depth(node: SyntaxNode, form: Form): number {
    switch (node.kind) {
      case 'text':
      case 'verb':
      case 'number':
      case 'optional':
        return 0
      case 'word':
        return node.list.size === 0 ? Infinity : 0
      case 'quoted':
        return node.inner === null ? 0 : this.of(node.inner, form)
      case 'sequence':
        return Math.max(0, ...node.parts.map((part) => this.of(part.of, form)))
      case 'choice':
        return Math.min(...node.of.map((each) => this.of(each, form)))
      case 'many':
        return node.least === 0 ? 0 : this.of(node.of, form)
      case 'map':
      case 'chain':
        return this.of(node.of, form)
      case 'form':
        return node.only !== null && node.only !== form ? Infinity : this.of(node.of, node.form)
      case 'lazy':
        return 1 + this.of(node.get(), form)
    }
  }
}
