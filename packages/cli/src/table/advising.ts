import { isTerminal, paint, print } from '../terminal/output.ts'
import type { Session } from './session.ts'

/** Advice of an agent: `hint` in one line, `explain` with the other answers and what is expected to follow. */

export const hint = (session: Session): Promise<boolean> => advise(session, 'hint')
export const explain = (session: Session): Promise<boolean> => advise(session, 'explain')

async function advise(session: Session, how: 'hint' | 'explain'): Promise<boolean> {
  const { prompt, words, say } = session
  if (prompt === null) {
    print(say('notNow'))
    return false
  }
  if (isTerminal()) print(paint('dim', say('thinking')))
  const advice = await session.table.advise(prompt.decision.player)
  for (const line of how === 'hint' ? [advice.hint] : advice.lines) print(words.pick(line))
  return false
}
