/** What every table shares: hosts that games run in, and games in words. */

// Games in words: names, prompts, typed answers, the table as text.
export { cardTextLines } from './words/cardText.ts'
export { type Given, type Say, speaker } from './words/catalogue.ts'
export { factsOf } from './words/facts.ts'
export {
  type ObjectPlace,
  briefLabel,
  cardsOf,
  findObject,
  objectLabel,
  printedNumber,
  stateLabels,
  valueWord,
} from './words/labels.ts'
export { type Lang, type Parameters, fill, languageOf, languages } from './words/language.ts'
export { type Prompt, type PromptChoice, promptOf } from './words/prompt.ts'
export { helperText, reasonFor, refusedName } from './words/reasons.ts'
export { type RuleText, findCards, findRulings, findRules, ruleText, sourceText } from './words/ruleText.ts'
export {
  DEFAULT_COLUMNS,
  countText,
  promptLines,
  sharedLines,
  sideLines,
  tableLines,
  zoneLines,
  topOf,
} from './words/textView.ts'
export { findThing } from './words/things.ts'
export { normalise, readAnswer } from './words/typedAnswer.ts'
export { clauseLine, ruleLines, whyLines, whyNotLines } from './words/why.ts'
export { type WhyNotAsked, type WhyNotScene, whyNotTyped } from './words/askWhyNot.ts'
export { requirementText } from './words/requirement.ts'
export { flow, padEnd, width, wrap } from './words/width.ts'
export { effectName } from './words/effectName.ts'
export { sumLines, type SumLine, sumsInWords } from './words/sums.ts'
export { Words, namesFor } from './words/words.ts'

// The log.
export { type LogLine, LogBook, isShown, logLevels } from './log/logBook.ts'

// What passes or is answered without asking.
export { type AutoMode, type AutoState, type SkipUntil, AutoPass, autoModes } from './auto/autoPass.ts'
export { foregoneAnswer } from './auto/foregone.ts'

// Where games run.
export { type FaultCode, HostError } from './host/faults.ts'
export { type AnswerOutcome, type Forecast, forecastOf, isCost } from './host/forecast.ts'
export {
  type AgentFailure,
  type Follow,
  type Followed,
  type Host,
  type Look,
  type OpenRequest,
  type Seats,
  type TableAdvice,
  usualAgent,
} from './host/host.ts'
export { type AutosaveStore, LocalHost } from './host/localHost.ts'
export { LocalTable } from './host/localTable.ts'
export { type Sight, mergedSight } from './host/mergedSight.ts'
export { type HostReply, type HostRequest, remoteHost, remoteTable } from './host/remoteHost.ts'
export { type SeatLook, SeatTable } from './host/seatTable.ts'
export { ShownReplay } from './host/shownReplay.ts'
export { serveHost } from './host/serveHost.ts'
export type { Table, TableMethod } from './host/table.ts'
export { Thinking } from './host/thinking.ts'

// Rulings: a line of play from a position, told with its clauses.
export { type Judged, type JudgeOptions, beginJudged, judge, moveText, openView } from './ruling/judged.ts'
export { firstLines, momentLine, rulingLines } from './ruling/rulingText.ts'
export { rulingTest } from './ruling/rulingTest.ts'
