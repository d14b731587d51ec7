// The same with many more mutations.
import './mutated-games.test.ts'
