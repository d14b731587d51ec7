import { type Bilingual, picksFor } from '@fudaba/kernel'
import {
  DEFAULT_COLUMNS,
  type TableAdvice,
  autoModes,
  clauseLine,
  findRules,
  findThing,
  firstReason,
  isShown,
  normalise,
  objectLabel,
  readAnswer,
  ruleLines,
  sharedLines,
  sideLines,
  tableLines,
  whyLines,
  whyNotLines,
  zoneLines,
} from '@fudaba/table'
import { say } from '../app.ts'
import { saveReplay } from '../files/saveReplay.ts'
import { openPanel } from '../panels.ts'
import type { Session } from '../play/session.ts'
import { autoMode, logLevel } from '../play/settings.ts'
import type { TableModel } from './model.ts'

const MANY = 20

/** What is typed in the text view: the terminal's grammar. Returns what there is to say about it. */
export async function runCommand(
  session: Session,
  model: TableModel,
  line: string,
): Promise<readonly string[]> {
  const text = normalise(line)
  const [word, ...more] = text.split(/\s+/)
  const rest = more.join(' ')
  switch (word) {
    case '':
      return []
    case 'u':
    case 'undo':
    case '戻す':
      await session.undo()
      return [say.value('undone')]
    case 'c':
    case 'cancel':
    case '取消':
      await session.cancel()
      return []
    case 'auto':
    case 'on':
    case 'off':
      autoMode.value = autoModes.find((mode) => mode === word)!
      return [say.value(`auto.${autoMode.value}.about`)]
    case 'skip':
      await session.skip(rest === 'turn' ? 'turn' : 'stage')
      return []
    case 'why':
    case 'なぜ':
      return rest.startsWith('not') ? whyNot(session, model, rest.slice(3).trim()) : why(session, model, rest)
    case 'hint':
    case 'ヒント':
      return advice(session, model, (said) => [said.hint])
    case 'explain':
    case 'くわしく':
      return advice(session, model, (said) => said.lines)
    case 'rule':
    case 'ルール':
      return rule(model, rest)
    case 'i':
    case 'inspect':
      return inspect(model, rest)
    case 'z':
    case 'zone':
      return zone(model, rest)
    case 't':
      return tableLines(model.words, model.view, { columns: DEFAULT_COLUMNS, status: [] })
    case 'o':
      return sideLines(model.words, model.view, model.near === 'P1' ? 'P2' : 'P1', DEFAULT_COLUMNS)
    case 'me':
      return sideLines(model.words, model.view, model.near, DEFAULT_COLUMNS)
    case 's':
      return sharedLines(model.words, model.view, DEFAULT_COLUMNS)
    case 'l':
    case 'log':
    case '記録':
      return logLines(session, rest)
    case 'save':
    case '保存':
      await saveReplay(session)
      return []
    case 'concede':
    case '投了':
      openPanel({ kind: 'concede' })
      return []
    // "play 3", "atk 2 > 1": the number is enough.
    case 'play':
    case 'atk':
      return answer(session, model, rest)
    default:
      return answer(session, model, line)
  }
}

/** So many of the last lines; `full`: of every level, with its clause. */
function logLines({ log }: Session, rest: string): readonly string[] {
  if (rest === 'full') return log.map(({ number, text, clause }) => `${number} ${text} [${clause}]`)
  const shown = log.filter((each) => isShown(each, logLevel.value))
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

function why(session: Session, { words }: TableModel, rest: string): readonly string[] {
  const prompt = session.prompt.value
  if (rest === '')
    return prompt === null ? [] : whyLines(words, prompt.sentence, prompt.decision.clauses, DEFAULT_COLUMNS)
  const line = session.log.find((each) => String(each.number) === rest)
  return line === undefined
    ? [say.value('unknownWord', { word: rest })]
    : whyLines(words, line.text, line.chain, DEFAULT_COLUMNS)
}

async function advice(
  session: Session,
  { words }: TableModel,
  told: (advice: TableAdvice) => readonly Bilingual[],
): Promise<readonly string[]> {
  const said = await session.advise()
  if (said === 'thinking') return [say.value('adviceThinking')]
  return said === null ? [] : told(said).map((line) => words.pick(line))
}

async function whyNot(session: Session, { words }: TableModel, rest: string): Promise<readonly string[]> {
  const decision = session.prompt.value?.decision
  if (decision === undefined) return []
  const offered = new Set(decision.candidates.map((candidate) => candidate.name))
  const actions = session.rules.book.actions.filter(({ name, title }) =>
    rest === '' ? !offered.has(name) : [name, title.ja, title.en.toLowerCase()].includes(rest),
  )
  const refusals = await Promise.all(actions.map(({ name }) => session.table.whyNot(decision.player, name)))
  if (rest !== '') return refusals.flatMap((refusal) => whyNotLines(words, refusal, DEFAULT_COLUMNS))
  return refusals.map((refusal) => `${words.action(refusal.action)}: ${firstReason(words, refusal)}`)
}

function rule({ words, rules }: TableModel, rest: string): readonly string[] {
  const found = findRules(rules, rest)
  if (found.length === 0) return [say.value('noRule', { word: rest })]
  if (found.length === 1) return ruleLines(words, found[0].id, DEFAULT_COLUMNS)
  return found.slice(0, MANY).map(({ id }) => clauseLine(words, id))
}

function inspect({ words, view, asked }: TableModel, rest: string): readonly string[] {
  const numbered = /^\d+$/.test(rest) ? asked?.prompt.choices[Number(rest) - 1] : undefined
  if (numbered !== undefined) return [numbered.label, numbered.hint].filter((text) => text !== '')
  const found = findThing(words, view, rest)
  if (found === undefined) return [say.value('unknownWord', { word: rest })]
  return [
    `${objectLabel(words, view, found.object)} — ${words.player(found.object.controller)}, ${words.zone(found.zone.zone)}`,
  ]
}

function zone({ words, view, rules }: TableModel, rest: string): readonly string[] {
  const names = rules.book.zones
    .filter(({ name, title }) =>
      [name, title.ja, title.en.toLowerCase()].some((each) => each.startsWith(rest)),
    )
    .map(({ name }) => name)
  return view.zones
    .filter((each) => names.includes(each.zone))
    .flatMap((each) => zoneLines(words, view, each, DEFAULT_COLUMNS))
}
