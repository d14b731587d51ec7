import { serveThinking } from '@fudaba/ai/web'
import { loadGame } from './loadGame.ts'

/** Thinks beside the table, so that a click need not wait for it. */
serveThinking(self, loadGame)
