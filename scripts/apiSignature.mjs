// A declaration as its users see it: no bodies, no private members, no comments inside; else as it is written.

/** @returns {string} */
export function signatureOf(source, { statement, node }, name) {
  const text = (from, to) => withoutComments(source, from, to)
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return text(node.start, node.body?.start ?? node.end).replace(/;$/, '')
    case 'ClassDeclaration':
      return classSignature(node, text)
    case 'VariableDeclarator': {
      const { kind } = statement.declaration ?? statement
      return `${kind} ${variable(node, name, text)}`
    }
    default:
      return text(node.start, node.end)
  }
}

function variable({ id, init }, name, text) {
  if (id.type !== 'Identifier') return `${name}: of ${shown(init, text)}`
  if (id.typeAnnotation) return text(id.start, id.typeAnnotation.end)
  if (!init) return name
  if (isFunction(init)) return `${name}: ${head(init, text)}`
  return `${name} = ${shown(init, text)}`
}

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** A function that is a value, as its type. */
function head(node, text) {
  const { returnType, body, type } = node
  if (!returnType) return text(node.start, body.start).replace(/=>\s*\(?$/, '=> …')
  const parameters = text(node.start, returnType.start).replace(/^async\s+/, '')
  const result = text(returnType.typeAnnotation.start, returnType.end)
  return `${type === 'FunctionExpression' ? parameters.replace(/^function\s*\*?\s*\w*/, '') : parameters} => ${result}`
}

/** As much of a value as its users can rely on: literals whole, of objects the keys, of calls who is called. */
function shown(node, text) {
  if (isFunction(node)) return head(node, text)
  switch (node.type) {
    case 'ObjectExpression':
      return objectShown(node, text)
    case 'ArrayExpression': {
      const whole = text(node.start, node.end)
      return whole.length <= 300 ? whole : '[…]'
    }
    case 'CallExpression':
    case 'NewExpression': {
      const types = node.typeArguments ? text(node.typeArguments.start, node.typeArguments.end) : ''
      const callee = text(node.callee.start, node.callee.end)
      const called = callee.includes('\n') || callee.includes('=>') ? '…' : callee
      return `${node.type === 'NewExpression' ? 'new ' : ''}${called}${types}(${node.arguments.length > 0 ? '…' : ''})`
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return `${shown(node.expression, text)} ${text(node.expression.end, node.end)}`
    case 'Literal':
    case 'UnaryExpression':
    case 'Identifier':
    case 'MemberExpression':
    case 'TemplateLiteral':
      return text(node.start, node.end)
    default:
      return '…'
  }
}

function objectShown({ properties }, text) {
  if (properties.length === 0) return '{}'
  const lines = properties.map((each) => {
    if (each.type === 'SpreadElement') return `  ...${shown(each.argument, text)},`
    const key = text(each.key.start, each.key.end)
    if (each.shorthand) return `  ${key},`
    const simple = ['Literal', 'UnaryExpression', 'Identifier'].includes(each.value.type)
    return `  ${key}: ${simple ? text(each.value.start, each.value.end) : '…'},`
  })
  return ['{', ...lines, '}'].join('\n')
}

function classSignature(node, text) {
  const members = publicMembers(node).map((each) => `  ${member(each, text)}`)
  return [`${text(node.start, node.body.start).trim()} {`, ...members, '}'].join('\n')
}

/** Members that whoever holds an object of the class may use. */
export function publicMembers({ body }) {
  return body.body.filter(
    (each) =>
      each.type !== 'StaticBlock' &&
      each.accessibility !== 'private' &&
      each.key?.type !== 'PrivateIdentifier',
  )
}

function member(node, text) {
  if (node.type === 'TSIndexSignature') return text(node.start, node.end)
  if (node.type.endsWith('MethodDefinition')) return text(node.start, node.value.body?.start ?? node.end)
  if (node.typeAnnotation) return text(node.start, node.typeAnnotation.end)
  const key = text(node.start, node.key.end)
  if (!node.value) return key
  if (isFunction(node.value)) return `${key}: ${head(node.value, text)}`
  return `${key} = ${shown(node.value, text).replaceAll('\n', '\n  ')}`
}

/** A piece of a source; a comment that has a line to itself leaves no empty one. */
function withoutComments({ text, comments }, from, to) {
  let out = ''
  let at = from
  for (const { start, end } of comments) {
    if (start < from || end > to) continue
    const before = text.slice(at, start)
    const ownLine = /\n[ \t]*$/.test(before) && /^[ \t]*\n/.test(text.slice(end))
    out += ownLine ? before.replace(/\n[ \t]*$/, '') : before.replace(/[ \t]+$/, '')
    at = end
  }
  return (out + text.slice(at, to)).trim()
}
