import process from 'node:process'
import { afterEach, test } from 'vitest'
import { noPostgres } from '../log/postgres.ts'
import { embeddedTrial, endAll, postgresTrial } from './trials.ts'

/** All of them with `npm run test:full`, which sets FUDABA_TRIALS to 10. */
const times = Number(process.env['FUDABA_TRIALS'] ?? '1')
const [matches, kills] = [20 * times, 10 * times]

afterEach(endAll)

test(`${matches} matches on the embedded database and ${kills} kills`, () => embeddedTrial(matches, kills))

test.skipIf(noPostgres)(
  `${matches} matches on two nodes of one PostgreSQL, and ${kills} kills, of the database too`,
  () => postgresTrial(matches, kills),
)
