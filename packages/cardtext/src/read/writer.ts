import { sameTree } from '../syntax/equal.ts'
import { writeNumeral } from '../syntax/numerals.ts'
import { NO_OP, type Op, type Program } from './op.ts'

/** The text of a tree, or null if this rule has no words for it. Nothing of a tree is left unsaid. */
export function write(program: Program, id: number, value: unknown): string | null {
  const op = program.ops[id]
  switch (op.kind) {
    case 'text':
      return sameTree(op.value, value) ? op.text : null
    case 'word':
      return op.list.text(value, op.form)
    case 'number':
      return writeNumeral(value, op.style)
    case 'quoted':
      return writeQuoted(program, op, value)
    case 'sequence':
      return writeSequence(program, op, value)
    case 'choice':
      for (const each of op.of) {
        const text = write(program, each, value)
        if (text !== null) return text
      }
      return null
    case 'optional':
      return value === undefined ? '' : write(program, op.of, value)
    case 'many':
      return writeMany(program, op, value)
    case 'map': {
      const made = op.from(value)
      return made === undefined ? null : write(program, op.of, made)
    }
    case 'chain':
      return writeChain(program, op, value)
  }
}

function writeQuoted(program: Program, op: Op & { kind: 'quoted' }, value: unknown): string | null {
  if (op.inner !== NO_OP) {
    const inner = write(program, op.inner, value)
    return inner === null ? null : op.open + inner + op.close
  }
  if (typeof value !== 'string' || value === '' || value.includes('\n')) return null
  // A bracket of its own kind inside must be closed there, or the text would end somewhere else.
  let depth = 0
  for (const letter of value) {
    if (letter === op.open) depth++
    else if (letter === op.close && --depth < 0) return null
  }
  return depth === 0 ? op.open + value + op.close : null
}

function writeSequence(program: Program, op: Op & { kind: 'sequence' }, value: unknown): string | null {
  const { keys, tag } = op
  const whole = keys.includes('')
  const record = value as Readonly<Record<string, unknown>> | undefined
  if (!whole && (tag !== null || keys.some((key) => key !== null))) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    if (record!.kind !== (tag ?? undefined) && !keys.includes('kind')) return null
    for (const key of Object.keys(value))
      if (record![key] !== undefined && !keys.includes(key) && !(key === 'kind' && tag !== null)) return null
  } else if (!whole && value !== undefined) return null
  let out = ''
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]
    const text = write(program, op.parts[i], key === null ? undefined : key === '' ? value : record![key])
    if (text === null) return null
    out += text
  }
  return out
}

function writeMany(program: Program, op: Op & { kind: 'many' }, value: unknown): string | null {
  if (!Array.isArray(value) || value.length < op.least || value.length > op.most) return null
  let out = ''
  for (let i = 0; i < value.length; i++) {
    const joint = i === 0 ? NO_OP : op.last !== NO_OP && i === value.length - 1 ? op.last : op.separator
    const between = joint === NO_OP ? '' : write(program, joint, undefined)
    const item = write(program, op.of, value[i])
    if (between === null || item === null) return null
    out += between + item
  }
  return out
}

function writeChain(program: Program, op: Op & { kind: 'chain' }, value: unknown): string | null {
  if (!Array.isArray(value) || value.length < op.least || value.length === 0) return null
  let out = ''
  for (let i = 0; i < value.length - 1; i++) {
    const link = op.linkBetween(value[i], value[i + 1])
    if (op.links[link] === undefined) return null
    const clause = write(program, op.middles[link], value[i])
    if (clause === null) return null
    out += clause + op.links[link].text
  }
  for (const end of op.ends) {
    const clause = write(program, end, value.at(-1))
    if (clause !== null) return out + clause
  }
  return null
}
