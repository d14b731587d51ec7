import { blackpoker } from '@fudaba/blackpoker'
import { conformance } from '../packages/kernel/src/testing/conformance.ts'

const full = process.env['FUDABA_FULL'] === '1'

conformance(blackpoker, { seeds: full ? 10_000 : 200, setups: [{}, { config: { frame: 'full54' } }] })
