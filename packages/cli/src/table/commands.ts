import { type Said, normalise } from './said.ts'
import type { Session } from './session.ts'
import * as ask from './asking.ts'
import { explain, hint } from './advising.ts'
import * as game from './gameCommands.ts'

/** A typed command. `run` returns whether the game has to be looked at anew. */
export interface TypedCommand {
  run(session: Session): Promise<boolean>
}

type Run = (session: Session, said: Said) => Promise<boolean> | boolean

/** The words of each command in both languages; the help shows the first. */
const commands: readonly (readonly [words: readonly string[], run: Run])[] = [
  [['help', '?', 'h', 'ヘルプ'], ask.help],
  [['hint', 'ヒント'], hint],
  [['explain', '解説'], explain],
  [['why not', 'why-not', 'whynot', 'なぜできない'], ask.whyNot],
  [['why', 'なぜ'], ask.why],
  [['rule', 'ルール', '条文'], ask.rule],
  [['log', 'l', '記録', 'ログ'], ask.log],
  [['level', '詳しさ'], ask.level],
  [['i', 'inspect', '見る'], ask.inspect],
  [['z', 'zone', '領域'], ask.zone],
  [['o', 'opponent', '相手の場'], ask.opponent],
  [['me', '自分の場'], ask.me],
  [['s', 'stage', 'ステージ'], ask.stage],
  [['t', 'table', '場'], ask.table],
  [['c', 'cancel', '取消', '取り消し'], game.cancel],
  [['undo', 'u', '戻す'], game.undo],
  [['save', '保存'], game.save],
  [['auto'], game.auto],
  [['on'], game.auto],
  [['off'], game.auto],
  [['skip', 'スキップ'], game.skip],
  [['concede', '投了'], game.concede],
  [['quit', 'q', 'exit', '終了'], game.quit],
]

/** Whether a line is the cancel command, which also stops an agent that thinks. */
export const isCancel = (line: string): boolean =>
  commands.some(([words, run]) => run === game.cancel && words.includes(normalise(line)))

/** The command that a line begins with; undefined: the line is meant as an answer. */
export function findCommand(line: string): TypedCommand | undefined {
  const text = normalise(line)
  for (const [words, run] of commands)
    for (const word of words) {
      if (text !== word && !text.startsWith(`${word} `)) continue
      const said: Said = { word, rest: line.normalize('NFKC').trim().slice(word.length).trim() }
      return { run: async (session) => run(session, said) }
    }
  return undefined
}
