// Which exported names have a reason to be exported: somebody outside the package uses them, a signature mentions
// them, or a clause of the rulebook names them as its model.
import { parse, resolveName } from './apiExports.mjs'
import { publicMembers } from './apiSignature.mjs'

const isCode = (ending) => /^(ts|tsx|js|mjs)$/.test(ending)
const isMarkdown = (path) => path.endsWith('.md')

/** Files that may use an entry: code, and documents with code. Reports list what is exported, a changelog what was. */
const mayUse = (path) =>
  /\.(ts|tsx|mts|mjs|js|md)$/.test(path) && !/^docs\/api\/|^CHANGELOG\.md$|\/(dist|generated)\b/.test(path)

/**
 * Names that files outside the package import, and names that documents about the package write as code.
 * @param {readonly { path: string, text: string }[]} files by their path from the root
 * @returns {(specifier: string, folder: string) => Set<string>} `folder`: the package's own, whose code does not count
 */
export function usedNames(files) {
  const found = files
    .filter(({ path, text }) => mayUse(path) && text.includes('fudaba'))
    .map(({ path, text }) => ({
      path,
      uses: isMarkdown(path) ? usesInDocument(text) : usesInCode(path, text),
    }))
  return (specifier, folder) => {
    const outside = found.filter(({ path }) => isMarkdown(path) || !path.startsWith(`${folder}/`))
    const uses = outside.flatMap(({ uses }) => uses)
    return new Set(uses.filter((each) => each.specifier === specifier).map(({ name }) => name))
  }
}

/** Code between backticks counts for every entry that the document names. */
function usesInDocument(text) {
  const blocks = /^```(\w*)\n(.*?)^```/gms
  const specifiers = new Set(text.match(/@fudaba\/[\w-]+(\/[\w-]+)?/g))
  const inline = [...text.replaceAll(blocks, '').matchAll(/`([^`\n]+)`/g)]
  const words = new Set(inline.flatMap(([, code]) => (code.includes('/') ? [] : (code.match(/\w+/g) ?? []))))
  const written = [...specifiers].flatMap((specifier) => [...words].map((name) => ({ specifier, name })))
  // A block that imports nothing may be an excerpt, which is no module.
  const code = [...text.matchAll(blocks)].filter(
    ([, language, block]) => isCode(language) && /^import /m.test(block),
  )
  return [...written, ...code.flatMap(([, language, block]) => usesInCode(`block.${language}`, block))]
}

function usesInCode(path, text) {
  const source = parse(path, text)
  const out = []
  const use = (specifier, names) => out.push(...names.map((name) => ({ specifier, name })))
  const membersOf = (local) =>
    [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => name)
  for (const [local, { from, name }] of source.imported) use(from, name === '*' ? membersOf(local) : [name])
  for (const statement of source.body)
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      use(
        statement.source.value,
        statement.specifiers.map(({ local }) => local.name ?? local.value),
      )
  visit({ type: 'Program', body: source.body }, (node, parents) => {
    if (node.type === 'TSImportType' && node.qualifier) use(node.source.value, [node.qualifier.name])
    if (node.type === 'ImportExpression' && node.source.type === 'Literal')
      use(node.source.value, namesTaken(parents, membersOf))
  })
  return out
}

/**
 * Names taken from what `import()` gives: by a pattern, by members of a variable, or at once. A module that is handed
 * on whole is used as the interfaces of the file say.
 */
function namesTaken(parents, membersOf) {
  for (const parent of parents.toReversed()) {
    // Returned by a function: nothing is taken here.
    if (parent.type === 'ArrowFunctionExpression' || parent.type === 'ReturnStatement') break
    if (parent.type === 'MemberExpression' && !['then', 'all'].includes(parent.property.name))
      return [parent.property.name]
    const [callback] = parent.type === 'CallExpression' ? parent.arguments : []
    const pattern = parent.type === 'VariableDeclarator' ? parent.id : callback?.params?.[0]
    if (pattern) return namesIn(pattern, membersOf)
  }
  const signatures = []
  visit(parents[0], ({ type, key }) => {
    if (type === 'TSPropertySignature' || type === 'TSMethodSignature') signatures.push(key.name)
  })
  return signatures
}

function namesIn(pattern, membersOf) {
  if (pattern.type === 'ObjectPattern') return pattern.properties.map(({ key }) => key?.name)
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((each) => namesIn(each, membersOf))
  return pattern.type === 'Identifier' ? membersOf(pattern.name) : []
}

/** Every node below, with those above it. */
function visit(node, meet, parents = []) {
  if (Array.isArray(node)) for (const each of node) visit(each, meet, parents)
  else if (typeof node === 'object' && node !== null && typeof node.type === 'string') {
    meet(node, parents)
    for (const value of Object.values(node))
      if (typeof value === 'object' && value !== null) visit(value, meet, [...parents, node])
  }
}

/**
 * Declarations of types that the signature of an exported name mentions; what it inherits is of its signature.
 * @returns {object[]}
 */
export function mentionedBy({ source, declarations = [], members = [] }) {
  const nodes = []
  const note = (name) => {
    const found = resolveName(source, name)
    nodes.push(...(found.declarations ?? []).map(({ node }) => node))
    return found
  }
  const inherit = (parent) => {
    if (parent?.type === 'Identifier') nodes.push(...mentionedBy(note(parent.name)))
  }
  for (const { node } of declarations) {
    inherit(node.superClass)
    visit(seenOutside(node), ({ type, typeName, exprName, expression }) => {
      if (type === 'TSTypeReference' && typeName.type === 'Identifier') note(typeName.name)
      if (type === 'TSTypeQuery' && exprName.type === 'Identifier') note(exprName.name)
      if (type === 'TSInterfaceHeritage' || type === 'TSClassImplements') inherit(expression)
    })
  }
  return [...nodes, ...members.flatMap(mentionedBy)]
}

/** The parts of a declaration that its signature shows. */
function seenOutside(node) {
  if (node.type === 'ClassDeclaration') {
    const parts = publicMembers(node).flatMap(({ value, typeAnnotation, parameters }) =>
      typeAnnotation ? [typeAnnotation] : value ? [seenOutside(value)] : (parameters ?? []),
    )
    return [node.typeParameters, node.superTypeArguments, node.implements, ...parts.flat()]
  }
  if (node.type === 'VariableDeclarator')
    return [node.id.typeAnnotation ?? (node.init && seenOutside(node.init))].flat()
  if ('body' in node && 'params' in node) return [node.typeParameters, node.params, node.returnType]
  // What a constant is made by: its types show in what is inferred.
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return [node.typeArguments]
  return [node]
}

/**
 * Exported names without a reason. A type gets one from a signature only if what has the signature has one.
 * @template {import('./apiExports.mjs').Exported} E
 * @param {readonly E[]} names all that the entries of a package export
 * @param {(exported: E) => boolean} isUsed
 * @returns {E[]}
 */
export function withoutReason(names, isUsed) {
  const kept = new Set(names.filter(isUsed))
  for (const each of kept) {
    const mentioned = new Set(mentionedBy(each))
    for (const other of names)
      if (!kept.has(other) && other.declarations?.some(({ node }) => mentioned.has(node))) kept.add(other)
  }
  return names.filter((each) => !kept.has(each))
}
