import { judgeSentences } from './judgeSentences.ts'
import { lessonSentences } from './lessonSentences.ts'
import { puzzleSentences } from './puzzleSentences.ts'

/** What the terminal says about what people study with. */
export const studySentences = { ...judgeSentences, ...lessonSentences, ...puzzleSentences } as const
