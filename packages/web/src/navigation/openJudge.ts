import type { JudgedFile } from '@fudaba/files'
import { type Position, type Replay, toPosition } from '@fudaba/kernel'
import { openReplay } from '@fudaba/kernel/host'
import { emptyBoard } from '../desk/draft.ts'
import { JudgeDesk } from '../desk/judgeDesk.ts'
import { say } from '../settings/say.ts'
import { reasonOf, rulesOf } from './rulesOf.ts'
import { notice, screen, show, toLobby } from './screen.ts'

/** The judge's desk with what a file or a link holds, or with an empty board. */
export async function openJudge(game: string, judged?: JudgedFile): Promise<void> {
  await arriving(async () => {
    const rules = await rulesOf(game)
    const desk = new JudgeDesk(rules, judged ?? { position: emptyBoard(rules), branches: [] })
    show({ kind: 'judge', desk }, `/judge/${game}`)
    notice.value = null
  })
}

/** The judge's desk with the board of a game after so many of its inputs. */
export async function judgeReplay(replay: Replay, at: number): Promise<void> {
  await arriving(async () => {
    const { match } = openReplay(await rulesOf(replay.game), replay, { at })
    const position = JSON.parse(JSON.stringify(toPosition(match))) as Position
    await openJudge(replay.game, { format: 'fudaba-judged/1', position, branches: [] })
  })
}

/** A desk that a link carries. A bad link gets a sentence, and nothing else changes. */
export async function openJudgeLink(code: string): Promise<void> {
  await arriving(async () => {
    const { readJudgedCode } = await import('@fudaba/files')
    const judged = await readJudgedCode(code)
    if (judged === null) throw new Error(say.value('judge.badLink'))
    await openJudge(judged.position.game, judged)
  })
}

/** A file of a desk, or a position. */
export async function openJudgeFile(file: File): Promise<void> {
  await arriving(async () => {
    const { parseJudged } = await import('@fudaba/files')
    const judged = parseJudged(file.name, await file.text())
    await openJudge(judged.position.game, judged)
  })
}

/** The address that opens a desk with everything on it, wherever this page is served from. */
export async function judgeLink(judged: JudgedFile): Promise<string> {
  const { judgedCode } = await import('@fudaba/files')
  return `${location.href.replace(/#.*$/u, '')}#/judge/${await judgedCode(judged)}`
}

async function arriving(open: () => Promise<void>): Promise<void> {
  const before = screen.value
  try {
    await open()
  } catch (error) {
    if (before.kind === 'loading') toLobby()
    else screen.value = before
    notice.value = say.value('judge.unreadable', { reason: reasonOf(error) })
  }
}
