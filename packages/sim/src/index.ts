/** Seeded games by the thousand, what they say, and games for programs in other languages. */
export { type Counts, type Coverage } from './coverage.ts'
export {
  type ConcedeRequest,
  ENV_FORMAT,
  type EnvError,
  type EnvReply,
  type EnvRequest,
  Environment,
  type ObserveRequest,
  type Observation,
  type ResetRequest,
  type StepRequest,
} from './env.ts'
export { FINISHED, PASS, Picking } from './envActions.ts'
export { serveEnv } from './envLoop.ts'
export { type PerftOptions, type PerftReport, perft } from './perft.ts'
export { type GameRecord, type GameSetup, playGame, playOut } from './play.ts'
export type { SimReport } from './report.ts'
export { type Progress, type SimOptions, simulate } from './simulate.ts'
export { type Rate, type Spread, quantile, spread, wilson } from './statistics.ts'
export { type GameModule, type ParallelOptions, simulateParallel } from './workers.ts'
export { type ArenaOptions, type Pair, arena, contestants } from './arena.ts'
export { type ArenaGame, type Contest, type Thinking, playArenaGame, playPair } from './arenaGame.ts'
export type { ArenaReport } from './arenaReport.ts'
export { type Matchups, matchups } from './matchups.ts'
export { type SequentialTest, type Verdict, sequentialTest } from './sequential.ts'
