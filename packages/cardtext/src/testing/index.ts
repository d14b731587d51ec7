/** For the tests of grammars: trees drawn from a syntax, and the laws over them. */
export * from './arbitrary.ts'
export * from './laws.ts'
export * from './inventory.ts'
