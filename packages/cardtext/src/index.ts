/** Card texts, read into effect trees and printed back by one grammar. Knows no game. */
export * from './errors.ts'
export * from './normalise/rules.ts'
export * from './normalise/characters.ts'
export { type Normalised, LONGEST_TEXT, denormalise, normalise, printedSpan } from './normalise/normalise.ts'
export * from './syntax/verb.ts'
export * from './syntax/words.ts'
export type * from './syntax/node.ts'
export * from './syntax/build.ts'
export { sameTree } from './syntax/equal.ts'
export type * from './tree.ts'
export * from './bindings.ts'
export * from './lexicon.ts'
export * from './family.ts'
export { type RoleSentence, abilitySyntax, assemble, disassemble } from './assemble.ts'
export * from './markers.ts'
export { guardedLists, literalsOf, refuseLiterals } from './inspect.ts'
export * from './grammar.ts'
export {
  type DeclineReason,
  type DeclinedSentence,
  type ReadSentence,
  type Reading,
  type Sentence,
  readings,
} from './sentence.ts'
export * from './document.ts'
export * from './report.ts'
export * from './check.ts'
export type * from './english/say.ts'
export { createSay, noGameEnglish } from './english/create.ts'
export { englishText, refuseJapanese } from './english/text.ts'
export * from './phrases/context.ts'
export * as phrase from './phrases/index.ts'
export * from './cards/index.ts'
