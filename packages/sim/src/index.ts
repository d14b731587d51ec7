/** Seeded games by the thousand and their reports; contests of agents; games for programs in other languages. */
export type { SimReport } from './simulate/report.ts'
export { type Progress, simulate } from './simulate/simulate.ts'
export { simulateParallel } from './simulate/simulateParallel.ts'
export { type ArenaOptions, arena, contestants } from './arena/arena.ts'
export type { Pair } from './arena/pairQueue.ts'
export type { ArenaReport } from './arena/arenaReport.ts'
export { type Matchups, matchups } from './arena/matchups.ts'
export { perft } from './perft/perft.ts'
export { Environment } from './env/environment.ts'
export { Picking } from './env/picking.ts'
export {
  type EnvError,
  type EnvRequest,
  ENV_FORMAT,
  type Observation,
  RequestError,
  parseRequest,
  rewardOf,
} from './env/protocol.ts'
export { answerLines, serveEnv } from './env/serveEnv.ts'
