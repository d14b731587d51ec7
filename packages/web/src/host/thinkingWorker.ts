import { serveThinking } from '@fudaba/ai/web'
import { loadGame } from './loadGame.ts'

/** The worker in which agents think, so that the table's own worker stays free to answer. */
serveThinking(self, loadGame)
