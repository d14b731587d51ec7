import { type AnswerIds, type GameRules, Match, type Random, type Replay, playReplay } from '@fudaba/kernel'
import type { Host, OpenRequest, Table, TableAdvice } from './host.ts'
import { LocalTable, refusing } from './localTable.ts'
import type { Thinking } from './thinking.ts'

export interface LocalHostOptions {
  readonly loadGame: (name: string) => Promise<GameRules>
  /** Decides for an agent, from what its player may know. One that fails says so, and gives another's answer. */
  readonly decide?: (
    agent: string,
    match: Match,
    random: Random,
    thinking: Thinking,
  ) => AnswerIds | Promise<AnswerIds>
  /** Advises whoever has to decide, from what he may know. */
  readonly advise?: (match: Match, random: Random, thinking: Thinking) => TableAdvice | Promise<TableAdvice>
  readonly autosave?: AutosaveStore
}

/** Where unfinished games are kept: a folder, a browser's storage. */
export interface AutosaveStore {
  write(replay: Replay): void
  /** The game is over: there is nothing left to continue. */
  clear(): void
}

/** A host in this very process. */
export class LocalHost implements Host {
  private readonly options: LocalHostOptions

  constructor(options: LocalHostOptions) {
    this.options = options
  }

  async open(request: OpenRequest): Promise<Table> {
    const rules = await this.options.loadGame(request.game)
    return new LocalTable(
      rules,
      refusing(() => begin(rules, request)),
      request,
      this.options,
    )
  }
}

function begin(rules: GameRules, request: OpenRequest): Match {
  const { replay, at, position, seed, decks, config } = request
  if (replay !== undefined) return playReplay(rules, replay, { at })
  return new Match({
    rules,
    seed: seed ?? position?.seed ?? 0,
    decks,
    config: config ?? position?.config,
    position,
  })
}
