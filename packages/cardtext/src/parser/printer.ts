import { sameTree } from '../syntax/sameTree.ts'
import { writeNumeral } from '../syntax/numerals.ts'
import { NO_OP, type Op, type Program } from './program.ts'

/**
 * The text of a tree by one op, or null if the op cannot print it. Every key of the tree is printed, or it is null.
 * `used` is told which alternatives of choices were taken.
 */
export function print(program: Program, id: number, value: unknown, used: number[] = []): string | null {
  const op = program.ops[id]
  switch (op.kind) {
    case 'text':
      return sameTree(op.value, value) ? op.text : null
    case 'word':
      return op.list.text(value, op.form)
    case 'number':
      return writeNumeral(value, op.style)
    case 'quoted':
      return printQuoted(program, op, value, used)
    case 'sequence':
      return printSequence(program, op, value, used)
    case 'choice':
      for (const each of op.of) {
        const before = used.length
        const text = print(program, each, value, used)
        if (text !== null) {
          used.push(each)
          return text
        }
        used.length = before
      }
      return null
    case 'optional':
      return value === undefined ? '' : print(program, op.of, value, used)
    case 'many':
      return printMany(program, op, value, used)
    case 'map': {
      const made = op.from(value)
      return made === undefined ? null : print(program, op.of, made, used)
    }
    case 'chain':
      return printChain(program, op, value, used)
  }
}

function printQuoted(
  program: Program,
  op: Op & { kind: 'quoted' },
  value: unknown,
  used: number[],
): string | null {
  if (op.inner !== NO_OP) {
    const inner = print(program, op.inner, value, used)
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

function printSequence(
  program: Program,
  op: Op & { kind: 'sequence' },
  value: unknown,
  used: number[],
): string | null {
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
    const text = print(
      program,
      op.parts[i],
      key === null ? undefined : key === '' ? value : record![key],
      used,
    )
    if (text === null) return null
    out += text
  }
  return out
}

function printMany(
  program: Program,
  op: Op & { kind: 'many' },
  value: unknown,
  used: number[],
): string | null {
  if (!Array.isArray(value) || value.length < op.least || value.length > op.most) return null
  let out = ''
  for (let i = 0; i < value.length; i++) {
    const joint = i === 0 ? NO_OP : op.last !== NO_OP && i === value.length - 1 ? op.last : op.separator
    const between = joint === NO_OP ? '' : print(program, joint, undefined, used)
    const item = print(program, op.of, value[i], used)
    if (between === null || item === null) return null
    out += between + item
  }
  return out
}

function printChain(
  program: Program,
  op: Op & { kind: 'chain' },
  value: unknown,
  used: number[],
): string | null {
  if (!Array.isArray(value) || value.length < op.least || value.length === 0) return null
  let out = ''
  for (let i = 0; i < value.length - 1; i++) {
    const link = op.linkBetween(value[i], value[i + 1])
    if (op.links[link] === undefined) return null
    const clause = print(program, op.middles[link], value[i], used)
    if (clause === null) return null
    out += clause + op.links[link].text
  }
  for (const end of op.ends) {
    const clause = print(program, end, value.at(-1), used)
    if (clause !== null) return out + clause
  }
  return null
}
