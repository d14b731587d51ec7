// Properties are tried with the same cases in every run, so that a change is red or green by what it changed;
// `npm run test:full` draws new ones (FUDABA_SEEDS=new), and what they find becomes a case of its own.
import { configureGlobal, readConfigureGlobal } from 'fast-check'

if (process.env.FUDABA_SEEDS !== 'new') configureGlobal({ ...readConfigureGlobal(), seed: 20_261 })
