// What a module exports, and where each of it is declared: sources parsed one by one, `export … from` and imports
// followed through relative files. Needs no build and no compiler.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * A parsed source.
 * @typedef {object} Source
 * @property {string} path
 * @property {string} text
 * @property {object[]} body statements
 * @property {object[]} comments
 * @property {Map<string, { statement: any, node: any }[]>} declared declarations by name; overloads of a function are several
 * @property {Map<string, { from: string, name: string }>} imported `name` is `*` for a whole module
 *
 * An exported name. Either `declarations` of `source`, or `members` of a module exported as a whole, or neither for
 * what another package declares (`from`).
 * @typedef {object} Exported
 * @property {string} name under which it is exported
 * @property {boolean} typeOnly
 * @property {Source} [source]
 * @property {{ statement: any, node: any }[]} [declarations]
 * @property {Exported[]} [members]
 * @property {string} [from]
 * @property {string} [original] its name in `from`
 */

const parsed = new Map()

/** @returns {Source} */
export function sourceOf(path) {
  if (!parsed.has(path)) parsed.set(path, parse(path, readFileSync(path, 'utf8')))
  return parsed.get(path)
}

/** @returns {Source} */
export function parse(path, text) {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const source = { path, text, body: program.body, comments, declared: new Map(), imported: new Map() }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') noteImports(source, statement)
    else noteDeclarations(source, statement)
  }
  return source
}

function noteImports({ imported }, { specifiers, source }) {
  for (const each of specifiers) {
    const name = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }[each.type]
    imported.set(each.local.name, { from: source.value, name: name ?? nameOf(each.imported) })
  }
}

function noteDeclarations({ declared }, statement) {
  const node = statement.declaration ?? statement
  const note = (name, node_) =>
    declared.set(name, [...(declared.get(name) ?? []), { statement, node: node_ }])
  if (node.type === 'VariableDeclaration') {
    for (const each of node.declarations) for (const name of boundBy(each.id)) note(name, each)
  } else if (node.id?.name !== undefined) note(node.id.name, node)
}

/** Names that a pattern binds. */
function boundBy(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((each) => boundBy(each.value ?? each.argument))
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((each) => (each ? boundBy(each) : []))
  return boundBy(pattern.left ?? pattern.argument)
}

const nameOf = (node) => node.name ?? node.value

/** Every name that a module exports. @returns {Exported[]} */
export function exportsOf(source) {
  return source.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return exportedWhole(source, statement)
    if (statement.type === 'ExportDefaultDeclaration')
      throw new Error(`${source.path}: an entry has no default export`)
    if (statement.type !== 'ExportNamedDeclaration') return []
    const typeOnly = statement.exportKind === 'type'
    if (statement.declaration)
      return namesDeclared(statement).map((name) => resolveName(source, name, { name }))
    return statement.specifiers.map((each) => {
      const as = { name: nameOf(each.exported), typeOnly: typeOnly || each.exportKind === 'type' }
      const local = nameOf(each.local)
      return statement.source
        ? resolveFrom(source, statement.source.value, local, as)
        : resolveName(source, local, as)
    })
  })
}

function namesDeclared({ declaration }) {
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap((each) => boundBy(each.id))
    : [declaration.id.name]
}

/** `export * from` and `export * as name from`. */
function exportedWhole(source, statement) {
  const from = statement.source.value
  if (statement.exported) return [resolveFrom(source, from, '*', { name: nameOf(statement.exported) })]
  if (!from.startsWith('.'))
    throw new Error(`${source.path} exports all of ${from}: its names cannot be listed`)
  return exportsOf(sourceOf(fileOf(source, from)))
}

function fileOf({ path }, from) {
  const file = resolve(dirname(path), from)
  if (!existsSync(file)) throw new Error(`${path} names ${from}, which does not exist`)
  return file
}

/** A name as a file sees it: its own declaration, or what it imports under that name. @returns {Exported} */
export function resolveName(source, local, as = { name: local }) {
  const declarations = source.declared.get(local)
  if (declarations) return { ...as, source, declarations }
  const imported = source.imported.get(local)
  if (imported) return resolveFrom(source, imported.from, imported.name, as)
  return { ...as, from: '' }
}

function resolveFrom(source, from, name, as) {
  if (!from.startsWith('.')) return { ...as, from, original: name }
  const target = sourceOf(fileOf(source, from))
  if (name === '*') return { ...as, source: target, members: exportsOf(target) }
  const found = exportsOf(target).find((each) => each.name === name)
  if (!found) throw new Error(`${source.path}: ${from} has no export ${name}`)
  return { ...found, ...as, typeOnly: as.typeOnly || found.typeOnly }
}

/** What the doc comment of a statement says; one with an empty line after it is of the file. */
export function docBefore({ text, comments }, start) {
  const comment = comments.findLast(({ end }) => end <= start)
  if (!comment || !isDoc(comment) || !/^[ \t]*\n?[ \t]*$/.test(text.slice(comment.end, start))) return ''
  return plain(comment)
}

/** What is said about a whole file: its first doc comment, unless that stands at a declaration. */
export function docOfFile({ text, comments, body }) {
  const comment = comments.find(isDoc)
  if (!comment) return ''
  const next = body.find(({ start }) => start >= comment.end)
  const declares = next && next.type !== 'ImportDeclaration' && !next.source
  const apart = /^\s*\n\s*\n/.test(text.slice(comment.end))
  return apart || !declares ? plain(comment) : ''
}

const isDoc = ({ type, value }) => type === 'Block' && value.startsWith('*')

const plain = ({ value }) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim()
