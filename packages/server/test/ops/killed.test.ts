import { afterEach, test } from 'vitest'
import { noPostgres } from '../log/postgres.ts'
import { embeddedTrial, endAll, postgresTrial } from './trials.ts'

afterEach(endAll)

test('one node on the embedded database, killed with -9 in the middle: nothing acknowledged is lost', () =>
  embeddedTrial(1, 2))

test.skipIf(noPostgres)('two nodes on one PostgreSQL, a seat at each, killed with -9 in the middle', () =>
  postgresTrial(1, 2),
)
