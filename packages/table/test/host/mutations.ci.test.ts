// The same with many more mutations; see `mutationsPerSubject`.
import './mutations.test.ts'
