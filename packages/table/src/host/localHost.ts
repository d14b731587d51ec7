import { type AnswerIds, type GameRules, Match, type Random, type Replay } from '@fudaba/kernel'
import { openReplay, rulesWithCards } from '@fudaba/kernel/host'
import { refusing } from './faults.ts'
import type { Host, OpenRequest, TableAdvice } from './host.ts'
import { LocalTable } from './localTable.ts'
import type { Table } from './table.ts'
import type { Thinking } from './thinking.ts'

/** What a local host is given: games, agents, storage. */
export interface LocalHostOptions {
  readonly loadGame: (name: string) => Promise<GameRules>
  /** The answer of an agent, from what its player may know. A failed agent is reported in `thinking.failure`. */
  readonly decide?: (
    agent: string,
    match: Match,
    random: Random,
    thinking: Thinking,
  ) => AnswerIds | Promise<AnswerIds>
  /** Advice for whoever has to decide, from what he may know. */
  readonly advise?: (match: Match, random: Random, thinking: Thinking) => TableAdvice | Promise<TableAdvice>
  readonly autosave?: AutosaveStore
}

/** Storage of the unfinished game. */
export interface AutosaveStore {
  write(replay: Replay): void
  /** Called when the game is over. */
  clear(): void
}

/** A host in this process. */
export class LocalHost implements Host {
  private readonly options: LocalHostOptions

  constructor(options: LocalHostOptions) {
    this.options = options
  }

  async open(request: OpenRequest): Promise<Table> {
    const loaded = await this.options.loadGame(request.game)
    const { replay, at } = request
    return refusing(() => {
      const opened = replay === undefined ? null : openReplay(loaded, replay, { at })
      const match = opened?.match ?? begin(loaded, request)
      return new LocalTable(match.rules, match, request, this.options, opened)
    })
  }
}

const begin = (rules: GameRules, { position, seed, decks, config, cards }: OpenRequest): Match =>
  new Match({
    rules: rulesWithCards(rules, cards ?? {}),
    seed: seed ?? position?.seed ?? 0,
    decks,
    config: config ?? position?.config,
    position,
  })
