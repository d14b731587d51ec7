/** Card texts, read into effect trees and printed back by one grammar. Knows no game. */
export { type PrintedSpan, CardTextError } from './base/errors.ts'
export type {
  Ability,
  Amount,
  Cause,
  Change,
  Condition,
  Cost,
  Effect,
  Event,
  Feature,
  Gain,
  Limit,
  PlayerWord,
  Quantity,
  Reference,
  Rider,
  Selection,
  Selector,
  Trigger,
  What,
} from './base/tree.ts'
export type { Frame, NormalRules } from './normalise/rules.ts'
export { circledNumbers, usualCharacters } from './normalise/characters.ts'
export { denormalise, normalise } from './normalise/normalise.ts'
export { causative, godanVerb, ichidanVerb, passive, suruVerb } from './syntax/verb.ts'
export type { Verb } from './syntax/verb.ts'
export { type Word, VerbList, WordList } from './syntax/words.ts'
export type { Syntax } from './syntax/node.ts'
export {
  type Field,
  type Part,
  after,
  around,
  before,
  chain,
  choice,
  constant,
  endingIn,
  field,
  followed,
  inForm,
  lazy,
  literal,
  many,
  map,
  maybe,
  node,
  number,
  optional,
  quoted,
  quotedText,
  refine,
  says,
  scoped,
  separated,
  seq,
  verb,
  word,
} from './syntax/combinators.ts'
export { sameTree } from './syntax/sameTree.ts'
export type { Lexicon } from './lexicon/lexicon.ts'
export {
  addOpenWords,
  commonMoves,
  commonVerbs,
  existenceVerbs,
  flipVerbs,
  openWords,
  passiveEvent,
  pileEnds,
  words,
} from './lexicon/commonWords.ts'
export type { GameEnglish, Say, Voice } from './english/say.ts'
export { anyOne, countedNoun } from './english/agreement.ts'
export { createSay } from './english/createSay.ts'
export { quotedName } from './english/nouns.ts'
export type { Phrases, Wording } from './phrases/phrases.ts'
export { createPhrases } from './phrases/createPhrases.ts'
export type { During } from './phrases/events.ts'
export * as phrase from './phrases/index.ts'
export { lookLinks, usualWording } from './phrases/wordings.ts'
export { type Family, abilityFamily, effectFamily, lineFamily, riderFamily } from './grammar/family.ts'
export { type GrammarSpec, type Marker, type SentencePlace, Grammar, usualRoles } from './grammar/grammar.ts'
export { type CardText, type Paragraph, readText } from './document/document.ts'
export type { DeclinedSentence, Reading } from './document/sentence.ts'
export { abilitySyntax } from './document/assemble.ts'
export { markersWith } from './document/markers.ts'
export { printText } from './document/printText.ts'
export { englishText } from './document/englishText.ts'
export { declinedIn, sentencesIn } from './document/declined.ts'
export { type Coverage, coverage } from './document/coverage.ts'
export { type RuleUse, ruleUse } from './document/ruleUse.ts'
export { checkExamples } from './document/checkExamples.ts'
export { type CardField, type CardFields, type FieldPath, type PrintedCard, valueAt } from './cards/fields.ts'
export { englishFields } from './cards/names.ts'
export { type DatedCard, applyCorrection, cardOn, isDay, sinceOf } from './cards/corrections.ts'
export { type Advice, adviceOn } from './cards/advice.ts'
export { declinedReason } from './cards/declinedReason.ts'
export { checkCard } from './cards/checkCard.ts'
export { checkedLiteral } from './cards/checkLiteral.ts'
export { labelsOf, plainLabel } from './cards/fieldWords.ts'
export { editDistance, nearestOf } from './cards/nearest.ts'
export type { PlainCard, PlainGame, PlainPlace } from './cards/plainCard.ts'
export { cardsInText } from './cards/plainText.ts'
export type { PlainForm } from './cards/plainLine.ts'
export { cardSchema } from './cards/jsonSchema.ts'
export { type CardColumn, WORD_SEPARATOR, cardColumns, cellValue } from './cards/columns.ts'
export {
  type BringsWords,
  type CardGame,
  type CardSet,
  type ReadCard,
  type SetDeck,
  bringWords,
  readCards,
  readTexts,
  withWordsOf,
  wordFields,
  wordSentences,
} from './cards/cardGame.ts'
export { CardGrammar } from './cards/cardGrammar.ts'
export { cardLines } from './cards/printCard.ts'
export { setDecks } from './cards/setDecks.ts'
export { type CardReport, type SentenceReport, reportCard } from './cards/cardReport.ts'
export { type CardLine, playerLines } from './cards/playerText.ts'
