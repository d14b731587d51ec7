import {
  type Book,
  type Change,
  EffectCell,
  type EffectPart,
  type Game,
  NONE,
  type Player,
  type Verb,
  type Verdict,
  hasWord,
} from '@fudaba/kernel/rules'
import { attackCost, defenceCost } from '../src/battle/attackers.ts'
import { book } from '../src/book.ts'
import { atk, ca, categorySet, layers, level, power, powerSet } from '../src/board/characteristics.ts'
import { abilityFalls, abilityRises, costFalls, costRises } from '../src/changes/costChanges.ts'
import { powerSource } from '../src/changes/powerSource.ts'
import { handLimit } from '../src/changes/handLimit.ts'
import { attack, defend, use } from '../src/changes/verdicts.ts'
import { makeSoul } from '../src/changes/soulAction.ts'
import { damagePlayer } from '../src/changes/damage.ts'
import { destroy, removeCard, toDiscard, toHand } from '../src/changes/verbs.ts'
import { categories, powerWords } from '../src/board/words.ts'
import { deck } from '../src/board/zones.ts'

/**
 * Effects for boards, as cards would bring them; without `on` they hold for every card. They stand under a clause that no such test is about:
 * whatever clause such a test proves, its effects stay in force when that clause is switched off.
 */
const CARD_EFFECT = '8.2.1.1'

const meant = (g: Game, effect: number, row: number): boolean =>
  g.effect(effect, EffectCell.on) === NONE || g.effect(effect, EffectCell.on) === row

const says = (name: string, query: Verdict, word: 'allow' | 'forbid' | 'require'): void => {
  const part: EffectPart = {
    kind: 'verdict',
    query,
    says: word,
    applies: (g, effect, asker) => meant(g, effect, asker),
  }
  book.effect(CARD_EFFECT, name, { parts: [part] })
}
says('test cannot attack', attack, 'forbid')
says('test may attack', attack, 'allow')
says('test must attack', attack, 'require')
says('test cannot defend', defend, 'forbid')
says('test must defend', defend, 'require')
says('test cannot be used', use, 'forbid')

const answers = (name: string, query: typeof attackCost): void =>
  void book.effect(CARD_EFFECT, name, {
    parts: [
      {
        kind: 'answer',
        query,
        applies: (g, effect, asker) => meant(g, effect, asker),
        answer: (g, effect, _asker, _subject, value) => value + g.effect(effect, EffectCell.a),
      },
    ],
  })
answers('test attack costs', attackCost)
/** One more while the attacker is wiped. */
book.effect(CARD_EFFECT, 'test attack costs if wiped', {
  parts: [
    {
      kind: 'answer',
      query: attackCost,
      applies: (g, effect, asker) => g.effect(effect, EffectCell.on) === asker,
      answer: (g, _effect, asker, _subject, value) => value + (g.turned(asker) ? 1 : 0),
    },
  ],
})
answers('test defence costs', defenceCost)
answers('test costs more', costRises)
answers('test costs less', costFalls)
answers('test ability costs more', abilityRises)
answers('test ability costs less', abilityFalls)
book.effect(CARD_EFFECT, 'test hand limit', {
  parts: [
    {
      kind: 'answer',
      query: handLimit,
      applies: (g, effect, _asker, player) => g.effect(effect, EffectCell.controller) === player,
      answer: (g, effect) => g.effect(effect, EffectCell.a),
    },
  ],
})

/** Costs one less as long as the card it comes from is active. */
const cheaperWhileActive = (name: string, query: typeof costFalls): void =>
  void book.effect(CARD_EFFECT, name, {
    parts: [
      {
        kind: 'answer',
        query,
        applies: (g, effect, asker) =>
          g.effect(effect, EffectCell.on) === asker && !g.turned(g.effect(effect, EffectCell.source)),
        answer: (_g, _effect, _asker, _kind, value) => value + 1,
      },
    ],
  })
cheaperWhileActive('test costs less while active', costFalls)
cheaperWhileActive('test ability costs less while active', abilityFalls)

const adds = (name: string, layer: number, of: typeof power, sets = false): void =>
  void book.effect(CARD_EFFECT, name, {
    layer,
    of,
    sets,
    modify: (g, effect, _row, value) => (sets ? 0 : value) + g.effect(effect, EffectCell.a),
  })
adds('test power', layers.power, power)
adds('test power is', layers.power, power, true)
adds('test atk', layers.general, atk)
adds('test ca', layers.general, ca)
adds('test level', layers.level, level)
adds('test power source', layers.general, powerSource)

/** It is of one more power: the word in a. */
book.effect(CARD_EFFECT, 'test gains a power', {
  layer: layers.general,
  of: powerSet,
  modify: (g, effect, _row, set) => powerWords.add(set, g.effect(effect, EffectCell.a)),
})

/** Twice its power, as another card makes it; and a thousand more, as the card itself does. */
book.effect(CARD_EFFECT, 'test doubles power', {
  layer: layers.power,
  of: power,
  modify: (_g, _effect, _row, value) => value * 2,
})
book.effect(CARD_EFFECT, 'test own power', {
  layer: layers.power,
  of: power,
  own: true,
  modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.a),
})
/** More ATK while it is black. */
book.effect(CARD_EFFECT, 'test atk if black', {
  layer: layers.general,
  of: atk,
  reads: [powerSet],
  modify: (g, _effect, row, value) => value + (hasWord(g, powerSet, row, BLACK) ? 2 : 0),
})
const BLACK = powerWords.word('black')
/** A thousand more power unless it is a dragon; a dragon if it has two thousand. */
const DRAGON = categories.in(book as unknown as Book).word('竜')
book.effect(CARD_EFFECT, 'test power unless dragon', {
  layer: layers.power,
  of: power,
  reads: [categorySet],
  modify: (g, _effect, row, value) => value + (hasWord(g, categorySet, row, DRAGON) ? 0 : 1000),
})
book.effect(CARD_EFFECT, 'test dragon if strong', {
  layer: layers.words,
  of: categorySet,
  reads: [power],
  modify: (g, _effect, row, set) =>
    g.value(power, row) >= 2000 ? categories.in(g.book).add(set, DRAGON) : set,
})

/** A dragon unless it is a knight; a knight unless it is a dragon. */
const KNIGHT = categories.in(book as unknown as Book).word('騎士')
const becomes = (name: string, word: number, unless: number): void =>
  void book.effect(CARD_EFFECT, name, {
    layer: layers.words,
    of: categorySet,
    reads: [categorySet],
    modify: (g, _effect, row, set) =>
      hasWord(g, categorySet, row, unless) ? set : categories.in(g.book).add(set, word),
  })
becomes('test dragon unless knight', DRAGON, KNIGHT)
becomes('test knight unless dragon', KNIGHT, DRAGON)

/** Triggers once when something is destroyed, and does nothing. */
book.delayed(CARD_EFFECT, 'test later', { on: [destroy], once: true, when: () => true })

const instead = (
  name: string,
  on: Verb,
  applies: (g: Game, change: Change, effect: number) => boolean,
  replace: (g: Game, change: Change) => void,
  self = false,
): void => {
  const effect = book.effect(CARD_EFFECT, name, { parts: [] })
  book.replacement(CARD_EFFECT, name, {
    on: [on],
    effect,
    applies,
    affected: (g, change): Player =>
      on === makeSoul || on === damagePlayer ? (change.a as Player) : g.controller(change.a),
    replace,
    self,
  })
}
/** It is removed instead of being destroyed. */
instead(
  'test removed instead',
  destroy,
  (g, change, effect) => meant(g, effect, change.a),
  (g, change) => g.propose(removeCard, change.a),
)
/** A stone makes no soul; the second one a card from the deck goes under it as well. */
instead(
  'test makes nothing',
  makeSoul,
  () => true,
  () => undefined,
)
instead(
  'test mills instead of a soul',
  makeSoul,
  () => true,
  (g, change) => g.propose(toDiscard, g.top(deck, change.a as Player)),
)
/** Damage to a player is one more. */
instead(
  'test one more damage',
  damagePlayer,
  () => true,
  (g, change) => g.propose(damagePlayer, change.a, change.b + 1, change.c),
)
/** What an effect destroys it itself returns instead. */
instead(
  'test returns itself',
  destroy,
  () => true,
  (g, change) => g.propose(toHand, change.a),
  true,
)
