import type { ArenaReport, Matchups } from '@fudaba/sim'
import { type Lang, padEnd } from '@fudaba/table'
import { arenaSay } from '../words/arenaSentences.ts'

const percent = (x: number): string => `${(x * 100).toFixed(1)}%`
const seconds = (x: number): string => x.toFixed(x < 1 ? 3 : 1)

/** An arena report as text. */
export function arenaLines(report: ArenaReport, title: string, lang: Lang): string[] {
  const say = arenaSay(lang)
  const { agents, wins, test, failures } = report
  const [a, b] = agents
  const rows: [string, string][] = [
    ...(report.timed ? [[say('budget'), say('timed')] as [string, string]] : []),
    [
      say('wins', { a }),
      `${percent(wins.rate)}  [${percent(wins.low)}, ${percent(wins.high)}]  ${wins.count}/${wins.of}`,
    ],
    [say('pairs'), say('pairCounts', report.pairResults)],
    ...(report.draws > 0 ? [[say('draws'), String(report.draws)] as [string, string]] : []),
    ...(test === null
      ? []
      : [
          [
            say('test', { target: percent(test.target) }),
            say('testText', {
              verdict: say(`verdict.${test.verdict}`),
              low: percent(test.low),
              high: percent(test.high),
            }),
          ] as [string, string],
        ]),
    [
      say('perGame'),
      say('perGameText', {
        decisions: report.decisionsPerGame.toFixed(0),
        turns: report.turnsPerGame.toFixed(1),
        seconds: seconds(report.secondsPerGame),
      }),
    ],
    ...agents.map((agent, i): [string, string] => {
      const { decisions, seconds: spent, longest } = report.thinking[i]
      return [
        say('thinking', { agent }),
        say('thinkingText', { mean: seconds(spent / Math.max(1, decisions)), longest: seconds(longest) }),
      ]
    }),
    ...(report.unfinished > 0 ? [[say('unfinished'), String(report.unfinished)] as [string, string]] : []),
    ...(failures.length > 0 ? [[say('failures'), String(failures.length)] as [string, string]] : []),
  ]
  return [
    say('head', { game: title, a, b, pairs: report.pairs, games: report.games, seed: report.seed }),
    ...rows.map(([label, text]) => `${padEnd(`  ${label}`, 28)}${text}`),
    ...failures.slice(0, 5).map((failure) => `    ${say('failure', { ...failure })}`),
  ]
}

/** Every deck against every deck: the win rates of the decks in the rows. */
export function matrixLines({ agents, decks, reports, seed }: Matchups, title: string, lang: Lang): string[] {
  const say = arenaSay(lang)
  const [a, b] = agents
  const games = reports.flat().reduce((sum, report) => sum + report.games, 0)
  const wide = Math.max(...decks.map((deck) => deck.length), 22) + 2
  return [
    say('head', { game: title, a, b, pairs: games / 2, games, seed }),
    `  ${say('matrix', { a, b })}`,
    padEnd('', wide) + decks.map((deck) => padEnd(deck, wide)).join(''),
    ...reports.map(
      (row, i) =>
        padEnd(`  ${decks[i]}`, wide) +
        row
          .map(({ wins }) =>
            padEnd(`${percent(wins.rate)} [${percent(wins.low)}, ${percent(wins.high)}]`, wide),
          )
          .join(''),
    ),
  ]
}
