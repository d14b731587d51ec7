import { existsSync } from 'node:fs'
import process from 'node:process'
import type { Command } from 'commander'
import type { GameRules, Match, View } from '@fudaba/kernel'
import type { FirstAnswer, FoundPosition, Puzzle, PuzzleCheck } from '@fudaba/studies'
import { type Lang, Words, mergedSight, tableLines, wrap } from '@fudaba/table'
import { readNumber } from '../options/choices.ts'
import { games, loadGame } from '../options/games.ts'
import { inFile } from '../options/inFile.ts'
import { readLanguage } from '../options/language.ts'
import { columns, print, printJson, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'

interface Options {
  readonly budget?: string
  readonly hints?: string
  readonly seed?: string
  readonly games?: string
  readonly turns?: string
  readonly lang?: string
  readonly json?: true
}

export function addPuzzle(program: Command): void {
  const puzzle = program
    .command('puzzle')
    .description('positions with something to find: listed, solved, checked, found')
  puzzle
    .command('list')
    .description('the puzzles of a game, or of all')
    .argument('[game]', 'name of a game')
    .option('--lang <ja|en>', 'language')
    .action(list)
  puzzle
    .command('solve')
    .description('the position, and what each first answer comes to')
    .argument('<id|file>', 'a puzzle that comes with a game, or a file')
    .option('--hints <n>', 'so many hints instead of the solution')
    .option('--budget <n>', 'answers the solver may carry out')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(solve)
  puzzle
    .command('check')
    .description('whether puzzles have the solution they say and wrong answers are refuted')
    .argument('[id|file|game]', 'a puzzle, a file, or all puzzles of a game; all there are without it')
    .option('--budget <n>', 'answers the solver may carry out for each')
    .option('--lang <ja|en>', 'language')
    .action(check)
  puzzle
    .command('find')
    .description('look for puzzles near the ends of simulated games')
    .argument('<game>', 'name of a game')
    .option('--seed <n>', 'seed of the first game', '1')
    .option('--games <n>', 'how many games', '10')
    .option('--turns <n>', 'turns before the end that are looked at', '2')
    .option('--budget <n>', 'answers the solver may carry out for each position', '3000')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print the positions too, one JSON a line')
    .action(find)
}

async function list(game: string | undefined, options: Options): Promise<void> {
  const say = sayIn(readLanguage(options.lang))
  const lang = readLanguage(options.lang)
  for (const name of game === undefined ? games.map((each) => each.name) : [(await loadGame(game)).name]) {
    const { puzzlesOf } = await import('@fudaba/studies')
    const puzzles = await puzzlesOf(name)
    if (puzzles.length === 0 && game !== undefined) print(say('noPuzzles', { game: name }))
    for (const each of puzzles) print(`${each.id.padEnd(18)} ${headOf(each, lang)}`)
  }
}

const headOf = ({ title, side, kind, grade }: Puzzle, lang: Lang): string =>
  sayIn(lang)('puzzleHead', { title: title[lang], side, goal: sayIn(lang)(`puzzle.${kind}`), grade })

async function solve(asked: string, options: Options): Promise<void> {
  const lang = readLanguage(options.lang)
  const say = sayIn(lang)
  const { puzzle, rules } = await puzzleNamed(asked)
  const studies = await import('@fudaba/studies')
  const budget = budgetOf(options, studies.PUZZLE_BUDGET)
  const { solution, faults } = await inFile(asked, () => studies.checkPuzzle(rules, puzzle, budget))
  if (options.json) return printJson({ puzzle: puzzle.id, ...solution, faults })
  const words = new Words(rules, lang)
  print(headOf(puzzle, lang))
  printLines([say('puzzleOpen'), ...puzzle.stated.map((each) => each[lang])])
  print()
  printLines(tableLines(words, openView(studies.beginPuzzle(rules, puzzle)), { columns: columns() }))
  print()
  if (options.hints !== undefined) {
    const hints = studies.hintsOf(puzzle, solution)
    const n = readNumber('--hints', options.hints, 1, 100)
    return printLines(hints.slice(0, n).map((hint, i) => say('puzzleHint', { n: i + 1, hint: hint[lang] })))
  }
  for (const first of solution.firsts) printFirst(first, puzzle, lang)
  print(say('puzzleLooked', { looked: solution.looked }))
  if (solution.firsts.some(({ verdict }) => verdict === 'unknown')) print(say('puzzleSpent', { budget }))
  printFaults(puzzle, faults, lang)
}

/** Both hands lie open in a puzzle. */
const openView = (match: Match): View =>
  mergedSight((['P1', 'P2'] as const).map((seat) => ({ view: match.view(seat), events: [] }))).view

function printFirst(first: FirstAnswer, puzzle: Puzzle, lang: Lang): void {
  const say = sayIn(lang)
  print(say('puzzleFirst', { words: first.words[lang], verdict: say(`verdict.${first.verdict}`) }))
  const said = puzzle.tempting.find(({ answer }) => answer === first.words.ja)?.said
  if (said !== undefined) printLines(wrap(`    ${said[lang]}`, columns(), '    '))
  if (first.verdict === 'unknown') return
  for (const { player, words, clauses } of first.line)
    printLines(wrap(`    ${player}> ${words[lang]}  (${clauses.at(-1) ?? ''})`, columns(), '        '))
}

async function check(asked: string | undefined, options: Options): Promise<void> {
  const lang = readLanguage(options.lang)
  const { PUZZLE_BUDGET, checkPuzzle } = await import('@fudaba/studies')
  const budget = budgetOf(options, PUZZLE_BUDGET)
  let sound = true
  for (const { puzzle, rules } of await puzzlesMeant(asked)) {
    const { solution, faults } = await inFile(puzzle.id, () => checkPuzzle(rules, puzzle, budget))
    if (faults.length === 0) print(sayIn(lang)('puzzleSound', { id: puzzle.id, looked: solution.looked }))
    else sound = false
    printFaults(puzzle, faults, lang)
  }
  if (!sound) process.exitCode = 1
}

function printFaults(puzzle: Puzzle, faults: PuzzleCheck['faults'], lang: Lang): void {
  for (const fault of faults) print(sayIn(lang)('puzzleFault', { id: puzzle.id, fault: fault[lang] }))
}

async function find(name: string, options: Options): Promise<void> {
  const say = sayIn(readLanguage(options.lang))
  const rules = await loadGame(name)
  const { findPuzzles } = await import('@fudaba/studies')
  const from = readNumber('--seed', options.seed!, 0, 1_000_000_000)
  const count = readNumber('--games', options.games!, 1, 100_000)
  const turns = readNumber('--turns', options.turns!, 1, 1_000)
  const budget = budgetOf(options, 0)
  let n = 0
  for (let seed = from; seed < from + count; seed++)
    for (const found of findPuzzles(rules, String(seed), { budget, turns })) {
      n++
      if (options.json) print(JSON.stringify(puzzleOf(rules, found)))
      else print(say('puzzleFound', { seed, turn: found.turn, side: found.side, ...countsOf(found) }))
    }
  if (n === 0 && !options.json) print(say('puzzleNoneFound'))
}

const countsOf = ({ solution: { firsts } }: FoundPosition): { reached: number; missed: number } => ({
  reached: firsts.filter(({ verdict }) => verdict === 'reached').length,
  missed: firsts.filter(({ verdict }) => verdict === 'missed').length,
})

/** What was found as a puzzle file; its title and hints are to be written. */
function puzzleOf(rules: GameRules, found: FoundPosition): object {
  const { reached } = countsOf(found)
  const missed = found.missedByGreedy
  return {
    format: 'fudaba-puzzle/1',
    id: `${rules.name}-${found.seed}-${found.turn}`,
    game: rules.name,
    title: { ja: `シード${found.seed}`, en: `Seed ${found.seed}` },
    side: found.side,
    kind: reached === 1 ? 'order' : 'win',
    grade: 2,
    position: found.position,
    stated: [],
    hints: [],
    tempting: missed === null ? [] : [{ answer: missed, said: { ja: '勝てない', en: 'It does not win' } }],
    foundIn: found.seed,
  }
}

const budgetOf = ({ budget }: Options, otherwise: number): number =>
  budget === undefined ? otherwise : readNumber('--budget', budget, 1, 100_000_000)

interface Meant {
  readonly puzzle: Puzzle
  readonly rules: GameRules
}

async function puzzleNamed(asked: string): Promise<Meant> {
  if (existsSync(asked)) {
    const { readPuzzle } = await import('@fudaba/files')
    const puzzle = readPuzzle(asked) as unknown as Puzzle
    return { puzzle, rules: await loadGame(puzzle.game) }
  }
  const all = await puzzlesMeant(undefined)
  const found = all.find(({ puzzle }) => puzzle.id === asked)
  if (found === undefined) throw wrongUse('noPuzzle', { id: asked })
  return found
}

async function puzzlesMeant(asked: string | undefined): Promise<Meant[]> {
  const { puzzlesOf } = await import('@fudaba/studies')
  const named = games.filter(({ name }) => asked === undefined || name === asked)
  if (named.length === 0) return [await puzzleNamed(asked!)]
  const out: Meant[] = []
  for (const game of named) {
    const puzzles = await puzzlesOf(game.name)
    if (puzzles.length === 0) continue
    const rules = await game.load()
    out.push(...puzzles.map((puzzle) => ({ puzzle, rules })))
  }
  return out
}
