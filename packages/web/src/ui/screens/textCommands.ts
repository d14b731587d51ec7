import { type Bilingual, type PlayerName, picksFor } from '@fudaba/kernel'
import {
  DEFAULT_COLUMNS,
  type TableAdvice,
  autoModes,
  clauseLine,
  findRules,
  findThing,
  isShown,
  normalise,
  objectLabel,
  readAnswer,
  ruleLines,
  sharedLines,
  sumLines,
  sideLines,
  tableLines,
  whyLines,
  whyNotTyped,
  zoneLines,
} from '@fudaba/table'
import { openPanel } from '../../navigation/panels.ts'
import { saveReplay } from '../../play/saveReplay.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { autoMode, logLevel } from '../../settings/settings.ts'
import type { TableModel } from '../board/model.ts'

/** At most this many clauses are listed. */
const MANY = 20

/** What a typed line is carried out with. `rest`: what follows the command's word. */
interface Typed {
  readonly session: Session
  readonly model: TableModel
  readonly word: string
  readonly rest: string
}

/** Carries a command out and returns the lines to show as its reply. */
type Run = (typed: Typed) => readonly string[] | Promise<readonly string[]>

/** The commands of the text view, in both languages: the terminal's, as far as they make sense on a page. */
const commands: readonly (readonly [words: readonly string[], run: Run])[] = [
  [[''], () => []],
  [['u', 'undo', '戻す'], undo],
  [['c', 'cancel', '取消'], ({ session }) => silently(session.cancel())],
  [['auto', 'on', 'off'], setAuto],
  [['skip'], ({ session, rest }) => silently(session.skip(rest === 'turn' ? 'turn' : 'stage'))],
  [['why', 'なぜ'], why],
  [['hint', 'ヒント'], (typed) => advice(typed, ({ hint }) => [hint])],
  [['explain', 'くわしく'], (typed) => advice(typed, ({ lines }) => lines)],
  [['rule', 'ルール'], rule],
  [['i', 'inspect'], inspect],
  [['z', 'zone'], zone],
  [['t'], ({ model: { words, view } }) => tableLines(words, view, { columns: DEFAULT_COLUMNS, status: [] })],
  [['o'], ({ model }) => side(model, model.near === 'P1' ? 'P2' : 'P1')],
  [['me'], ({ model }) => side(model, model.near)],
  [['s'], ({ model: { words, view } }) => sharedLines(words, view, DEFAULT_COLUMNS)],
  [['l', 'log', '記録'], log],
  [['save', '保存'], ({ session }) => silently(saveReplay(session))],
  [['concede', '投了'], concede],
  // "play 3", "atk 2 > 1": the number is enough.
  [['play', 'atk'], ({ session, model, rest }) => answer(session, model, rest)],
]

/** Carries out a line typed in the text view: a command, else an answer. Returns the reply. */
export async function runCommand(
  session: Session,
  model: TableModel,
  line: string,
): Promise<readonly string[]> {
  const [word, ...more] = normalise(line).split(/\s+/)
  const run = commands.find(([words]) => words.includes(word))?.[1]
  if (run === undefined) return answer(session, model, line)
  return run({ session, model, word, rest: more.join(' ') })
}

/** For a command whose effect is seen on the table: no reply. */
const silently = async (done: Promise<void>): Promise<readonly string[]> => {
  await done
  return []
}

async function undo({ session }: Typed): Promise<readonly string[]> {
  await session.undo()
  return [say.value('undone')]
}

function setAuto({ word }: Typed): readonly string[] {
  autoMode.value = autoModes.find((mode) => mode === word)!
  return [say.value(`auto.${autoMode.value}.about`)]
}

function concede(): readonly string[] {
  openPanel({ kind: 'concede' })
  return []
}

const side = ({ words, view }: TableModel, player: PlayerName): readonly string[] =>
  sideLines(words, view, player, DEFAULT_COLUMNS)

/** The last lines, as many as asked for; `full`: all of every level, with their clauses. */
function log({ session, rest }: Typed): readonly string[] {
  if (rest === 'full') return session.log.map(({ number, text, clause }) => `${number} ${text} [${clause}]`)
  const shown = session.log.filter((each) => isShown(each, logLevel.value))
  const last = /^\d+$/.test(rest) ? shown.slice(-Number(rest)) : shown
  return last.map(({ number, text }) => `${number} ${text}`)
}

async function answer(session: Session, { words }: TableModel, line: string): Promise<readonly string[]> {
  const prompt = session.prompt.value
  if (prompt === null) return [words.say('waiting')]
  const { shape } = prompt.decision
  // Amounts and numbers are always given whole.
  const before = shape === 'distribute' || shape === 'number' ? [] : session.picks.value
  const typed = readAnswer(words, prompt, line, before)
  switch (typed.kind) {
    case 'answer':
      await session.answer(picksFor(prompt.decision, typed.ids))
      return []
    case 'partial':
      session.picks.value = typed.picks
      return [
        words.say('chosen', { labels: words.list(typed.picks.map((i) => prompt.choices[i]?.label ?? '')) }),
      ]
    case 'refused':
    case 'unknown':
      return [typed.message]
  }
}

/** Why the question is asked, why a line of the log happened; `why not`: why something is not possible. */
function why({ session, model, rest }: Typed): readonly string[] | Promise<readonly string[]> {
  if (rest.startsWith('not')) return whyNot(session, model, rest.slice(3).trim())
  const { words } = model
  const prompt = session.prompt.value
  if (rest === '')
    return prompt === null ? [] : whyLines(words, prompt.sentence, prompt.decision.clauses, DEFAULT_COLUMNS)
  const line = session.log.find((each) => String(each.number) === rest)
  return line === undefined
    ? [say.value('unknownWord', { word: rest })]
    : whyLines(words, line.text, line.chain, DEFAULT_COLUMNS)
}

async function advice(
  { session, model: { words } }: Typed,
  told: (advice: TableAdvice) => readonly Bilingual[],
): Promise<readonly string[]> {
  const said = await session.advise()
  if (said === 'thinking') return [say.value('adviceThinking')]
  return said === null ? [] : told(said).map((line) => words.pick(line))
}

async function whyNot(
  session: Session,
  { words, view }: TableModel,
  rest: string,
): Promise<readonly string[]> {
  const decision = session.prompt.value?.decision
  if (decision === undefined) return []
  const { player } = decision
  const asked = {
    whyNot: (action: string, thing?: string) => session.table.whyNot(player, action, thing),
    whyNotWith: (thing: string) => session.table.whyNotWith(player, thing),
  }
  const lines = await whyNotTyped(
    { words, view, prompt: session.prompt.value, asked, columns: DEFAULT_COLUMNS },
    rest,
  )
  return lines ?? [say.value('unknownWord', { word: rest })]
}

function rule({ model: { words, rules }, rest }: Typed): readonly string[] {
  const found = findRules(rules, rest)
  if (found.length === 0) return [say.value('noRule', { word: rest })]
  if (found.length === 1) return ruleLines(words, found[0].id, DEFAULT_COLUMNS)
  return found.slice(0, MANY).map(({ id }) => clauseLine(words, id))
}

async function inspect({ session, model: { words, view, asked }, rest }: Typed): Promise<readonly string[]> {
  const numbered = /^\d+$/.test(rest) ? asked?.prompt.choices[Number(rest) - 1] : undefined
  if (numbered !== undefined) return [numbered.label, numbered.hint].filter((text) => text !== '')
  const found = findThing(words, view, rest)
  if (found === undefined) return [say.value('unknownWord', { word: rest })]
  return [
    `${objectLabel(words, view, found.object)} — ${words.player(found.object.controller)}, ${words.zone(found.zone.zone)}`,
    ...sumLines(words, view, await session.table.sums(view.viewer, found.object.id), DEFAULT_COLUMNS),
  ]
}

function zone({ model: { words, view, rules }, rest }: Typed): readonly string[] {
  const names = rules.book.zones
    .filter(({ name, title }) =>
      [name, title.ja, title.en.toLowerCase()].some((each) => each.startsWith(rest)),
    )
    .map(({ name }) => name)
  return view.zones
    .filter((each) => names.includes(each.zone))
    .flatMap((each) => zoneLines(words, view, each, DEFAULT_COLUMNS))
}
