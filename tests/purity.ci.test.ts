// The same with twenty games of each.
import './purity.test.ts'
