import { type Game, Var } from '@fudaba/kernel/rules'
import type { Lexicon, Reading } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { fact, rule, direct } from '../../book.ts'
import { harmonise, inHarmony } from '../harmony.ts'
import { isCostless, mayHonour, noteHonour } from '../../changes/costs.ts'
import { cancelEffects } from '../../changes/cancelling.ts'
import { retire, revealedToSoul, ride, stand, toHand } from '../../changes/moving.ts'
import { formLegion, legionIn } from '../../changes/legion.ts'
import { stride } from '../../changes/strideVerb.ts'
import { isUnit } from '../../board/cardStates.ts'
import { keywordTexts } from '../keywordTexts.ts'
import { type Keyword, keywords } from '../../board/words.ts'
import { type Status, becomeStatus, statuses } from '../../board/statuses.ts'
import { dealsDamage } from '../../changes/verdicts.ts'

/** Words that belong to keyword abilities (chapter 11) and to legion, hearts and stride (10.25 to 10.28). */

type Words = Lexicon<VanguardClause>
const unit = (g: Game, row: number): boolean => isUnit(g, row)
const status = (clause: VanguardClause, of: Status, can: (g: Game, row: number) => boolean = unit) => ({
  clause,
  done: 'put',
  can,
  carryOut: (g: Game, row: number) => g.propose(becomeStatus, row, statuses.indexOf(of)),
})

/** A keyword is an ability: one that stands for a text, or one that the rules look for. */
export const keywordWords: NonNullable<Words['keywords']> = Object.fromEntries(
  keywords.map((word: Keyword) => {
    const ability = keywordTexts[word]
    const clause: VanguardClause =
      word === 'sentinel' ? '11.9.2' : ability?.kind === 'triggered' ? '8.1.1.2' : '8.1.1.3'
    return [word, ability === undefined ? { clause } : { clause, ability }]
  }),
)

/** In legion both are ablaze (11.21.1.1). */
direct('11.21.1.1')
/** Put there though nobody stands who could rest (11.20.2.1). */
direct('11.20.2.1')
/** That it retires is an effect: what takes costs away does not touch it (11.23.2). */
const isEffect = rule(
  '11.23.2',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => !isCostless(g, row),
  '10.29.1',
)
export const keywordActs: NonNullable<Words['acts']> = {
  revelation: {
    clause: '11.20.2',
    done: 'put',
    can: () => true,
    carryOut: (g, row) => g.propose(revealedToSoul, row),
  },
  devour: {
    done: 'retire',
    can: (g, row) => isUnit(g, row) && isEffect(g, row),
    carryOut: (g, row) => g.propose(retire, row),
  },
  /** 残影 (11.22.1). */
  afterimage: { clause: '11.22.1', done: 'put', can: unit, carryOut: (g, row) => g.propose(toHand, row) },
  'become-blaze': status('11.21.1', 'blaze', isUnit),
  'become-success': status('11.36.2', 'success'),
  /** 無効 (8.3.2). */
  'become-invalid': status('8.3.2', 'invalid'),
  /** 継続効果を無効にする (8.7.6). */
  'cancel-effects': { done: 'put', can: unit, carryOut: (g, row) => g.propose(cancelEffects, row) },
}
export const keywordCounts: NonNullable<Words['counts']> = {
  /** 誉 (11.39.1): part of the cost. */
  honour: {
    clause: '11.39.1',
    done: 'pay',
    can: (g, player) => mayHonour(g, player),
    carryOut: (g, player) => g.propose(noteHonour, player),
  },
}
export const keywordStates: Words['states'] = {
  harmony: { test: (g, row) => inHarmony(g, row), open: true },
  /** 「そのターン中に双闘したなら」 (10.25.14). */
  'legioned-this-turn': {
    clause: '10.25.14',
    test: (g, row) => g.object(row, legionIn) === g.get(Var.turn),
    open: true,
  },
}

/** Legion is no ride (10.6.1.5), and striding neither a ride nor a call (10.28.6). */
const legionIsNone = fact('10.6.1.5', true, false)
const strideIsNone = fact('10.28.6', true, false)
const isRide = (_g: Game, r: Reading): boolean =>
  r.verb === ride.id ||
  (r.verb === formLegion.id && !legionIsNone()) ||
  (r.verb === stride.id && !strideIsNone())
/** Ridden over (8.6.5.1.4) or become a heart (8.6.5.1.5), it still has its text for what waits for that. */
const keepsText = fact('8.6.5.1.4', true, false)
const heartKeepsText = fact('8.6.5.1.5', true, false)

export const keywordEvents: Words['events'] = {
  ride: { on: [ride, formLegion, stride], when: isRide },
  // ライドされた時: of the unit before; it is in the soul then.
  'ridden-over': {
    on: [ride],
    when: (_g, r) => r.n >= 0 && keepsText(),
    subject: (_g, r) => r.n,
    lookBack: true,
  },
  // 超越された時: of the unit before; it is a heart then.
  'strode-over': {
    on: [stride],
    when: (_g, r) => r.n >= 0 && heartKeepsText(),
    subject: (_g, r) => r.n,
    lookBack: true,
  },
  /** 双闘した時 (10.25.12). */
  legion: { clause: '10.25.12', on: [formLegion] },
  harmony: { on: [harmonise] },
  /** 闘魂 (11.26.1): stood by an effect of an own card. */
  rush: { clause: '11.26.1', on: [stand] },
  /** 「天啓の効果で置かれた」 (11.20.3). */
  'put-by-revelation': { clause: '11.20.3', on: [revealedToSoul] },
  'deal-damage': { on: [], verdict: dealsDamage },
}
