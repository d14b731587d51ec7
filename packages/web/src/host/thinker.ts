import { serveThinking } from '@fudaba/ai/web'
import { loadGame } from './loadGame.ts'

/** Thinks about advice beside the table, so that a click need not wait for it. */
serveThinking(self, loadGame)
