// The rooms of each package, as data for room-rules.ts. A package is held to them once it stands here.

export interface House {
  /** The folders of src, in order: a room imports only from those before it, types included. */
  readonly rooms: readonly string[]
  /** Rooms in a room, in order. Values go only one way; types may go both, for the whole is one room. */
  readonly inside?: Readonly<Record<string, readonly string[]>>
  /** Files beside the rooms that stand before all of them. Every other one stands after all of them. */
  readonly first?: readonly string[]
  /** Imports against the order that are meant. */
  readonly meant?: readonly (readonly [from: string, to: string])[]
}

/** The same for all five games, with `book.ts` before and `index.ts` after them. */
export const gameHouse: House = {
  rooms: ['board', 'changes', 'battle', 'text', 'play', 'turn', 'table', 'io'],
  first: ['book.ts'],
}

export const houses: Readonly<Record<string, House>> = {
  kernel: {
    rooms: [
      'base',
      'state',
      'answers',
      'tree',
      'game',
      'knowledge',
      'values',
      'changes',
      'running',
      'timing',
      'loops',
      'text',
      'looking',
      'position',
      'match',
      'testing',
    ],
    inside: { text: ['language', 'context', 'query', 'choose', 'effects', 'compile', 'run'] },
    // Game is where a rule asks for everything: what a player knows, and what a value is.
    meant: [
      ['game/game.ts', 'knowledge/knowledge.ts'],
      ['game/tableReads.ts', 'values/computed.ts'],
      ['game/game.ts', 'values/lastKnown.ts'],
      ['game/game.ts', 'values/values.ts'],
    ],
  },
  kiseki: gameHouse,
  'last-chronicle': gameHouse,
  'aquarian-age': gameHouse,
  vanguard: gameHouse,
  // It has no card texts.
  blackpoker: { ...gameHouse, rooms: gameHouse.rooms.filter((room) => room !== 'text') },
  cardtext: {
    rooms: [
      'base',
      'normalise',
      'syntax',
      'parser',
      'lexicon',
      'english',
      'phrases',
      'grammar',
      'document',
      'cards',
      'testing',
    ],
  },
  files: { rooms: ['source', 'formats', 'cards', 'decks'] },
  sim: { rooms: ['statistics', 'threads', 'simulate', 'arena', 'env', 'perft', 'bench'] },
  studies: { rooms: ['solve', 'puzzle', 'collection', 'lesson'] },
  table: { rooms: ['words', 'log', 'auto', 'host', 'ruling'] },
  ai: { rooms: ['search', 'agents'], first: ['clock.ts'] },
  protocol: { rooms: ['base', 'messages', 'client'] },
  server: { rooms: ['log', 'cards', 'room', 'wire', 'http', 'ops'] },
  cli: { rooms: ['words', 'terminal', 'options', 'table', 'lesson', 'reports', 'commands'] },
  web: {
    rooms: [
      'words',
      'settings',
      'cards',
      'files',
      'host',
      'saves',
      'decks',
      'desk',
      'play',
      'replay',
      'online',
      'lessons',
      'navigation',
      'ui',
      'style',
      'offline',
    ],
    first: ['games.ts'],
    inside: {
      ui: [
        'controls',
        'card',
        'board',
        'inspector',
        'prompt',
        'panels',
        'keys',
        'room',
        'decks',
        'sets',
        'lesson',
        'desk',
        'screens',
      ],
    },
  },
}
