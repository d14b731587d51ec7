import { type Game, type Player, TURNED, UPRIGHT, opponent } from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, rule, step } from '../book.ts'
import { ACE, JOKER, KING, numberOf, printed } from '../board/cards.ts'
import { damage, toGraveyard } from '../changes/verbs.ts'
import { isBarrier, isSoldier, sizeOf } from '../board/characteristics.ts'
import { layInFog } from '../changes/fog.ts'
import { type KeyTest, suited } from './frame.ts'
import { list } from './list.ts'
import { cancelRequest } from './resolve.ts'
import { playerAimedAt, targetOf } from './targets.ts'
import { announced, field, life, stage } from '../board/zones.ts'
import { takeShown } from './succession.ts'

const keyNumber = (g: Game, request: number): number => numberOf(printed(g, g.cardOf(request)))

// ── 速攻魔法 ────────────────────────────────────────────────────────────────────────────────────────────────────

const upOnSoldiers = rule('up.target', isSoldier, () => true)

/** アップ. */
export const up = list('up', { ja: 'アップ', en: 'Up' }, 'up.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'quick',
  cost: 'D',
  keys: [suited('♡', ACE, 10)],
  targets: { of: 'object', zones: [field], fits: upOnSoldiers, helps: true },
  effect: procedure('up', 1, [
    step('up.effect', (g) => {
      const request = g.local(0)
      g.propose(
        layInFog,
        g.cardOf(request),
        g.controller(request),
        targetOf(g, request),
        keyNumber(g, request),
      )
    }),
  ]),
})

const downOnSoldiers = rule('down.target', isSoldier, () => true)

/** ダウン. */
export const down = list('down', { ja: 'ダウン', en: 'Down' }, 'down.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'quick',
  cost: 'D',
  keys: [suited('♠', ACE, 10)],
  targets: { of: 'object', zones: [field], fits: downOnSoldiers },
  effect: procedure('down', 2, [
    step('down.effect-size', (g) => g.setLocal(1, keyNumber(g, g.local(0)))),
    step('down.effect-zero', (g) => {
      const request = g.local(0)
      const soldier = targetOf(g, request)
      if (sizeOf(g, soldier) - g.local(1) <= 0) g.propose(toGraveyard, soldier)
      else g.propose(layInFog, g.cardOf(request), g.controller(request), soldier, -keyNumber(g, request))
    }),
  ]),
})

const twistAnyone = fact('twist.target', true, false)

/** ツイスト. */
export const twist = list('twist', { ja: 'ツイスト', en: 'Twist' }, 'twist.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'quick',
  cost: 'D',
  keys: [suited('◇', ACE, 10)],
  targets: { of: 'object', zones: [field], fits: twistAnyone },
  effect: procedure('twist', 1, [
    ask('twist.effect', {
      offer(g, d) {
        d.option(g.controller(g.local(0)), 'twist.way', ['drive', 'charge']).about(targetOf(g, g.local(0)))
      },
      take(g, answer) {
        const way = answer.key === 'drive' ? TURNED : UPRIGHT
        g.propose(book.kernelVerb('turn'), targetOf(g, g.local(0)), way)
      },
    }),
  ]),
})

const keysOn = (g: Game, request: number): number => g.cardsOf(request).length
const oneOrTwoKeys = rule(
  'counter.target',
  (g: Game, row: number): boolean => keysOn(g, row) === 1 || keysOn(g, row) === 2,
  () => true,
)
/** Without the rule a Counter could be aimed at itself. */
const atItself = fact('base.3.5.21', false, true, 'counter.target')

/** The number was too low: for the log, nothing else happens. */
const withstand = change('withstand', (g, row) => void g.emit(g.verbNow, row, g.controller(row)))

/** カウンター. */
export const counter = list('counter', { ja: 'カウンター', en: 'Counter' }, 'counter.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'quick',
  cost: 'D',
  keys: [suited('♣', ACE, 10)],
  targets: {
    of: 'object',
    zones: [stage, announced],
    fits: (g, row) => (g.inZone(row, stage) ? oneOrTwoKeys(g, row) : atItself()),
  },
  effect: procedure('counter', 2, [
    step('counter.one-key', (g) => {
      const other = targetOf(g, g.local(0))
      if (keysOn(g, other) === 1 && keyNumber(g, g.local(0)) >= keyNumber(g, other)) g.setLocal(1, 1)
    }),
    step('counter.two-keys', (g) => {
      if (keysOn(g, targetOf(g, g.local(0))) === 2) g.setLocal(1, 1)
    }),
    step('counter.effect', (g) => {
      const other = targetOf(g, g.local(0))
      g.propose(g.local(1) === 1 ? cancelRequest : withstand, other)
    }),
  ]),
})

const isJoker: KeyTest = (card) => card.rank === JOKER
const SHUFFLE_AFTER = 1

/** サーチ. */
export const search = list('search', { ja: 'サーチ', en: 'Search' }, 'search.frame', {
  trigger: 'direct',
  speed: 'immediate',
  timing: 'quick',
  keys: [isJoker],
  effect: procedure('search', 2, [
    step(
      'search.effect',
      (g) => {
        const player = g.controller(g.local(0))
        for (const row of g.objects(life, player)) g.propose(book.kernelVerb('show'), row, 1 << player)
      },
      'look through the life',
    ),
    ask('search.effect', {
      offer(g, d) {
        const player = g.controller(g.local(0))
        d.choose(player, 'search.card', g.objects(life, player), 1, 1).about(g.local(0))
      },
      take(g, answer) {
        for (const row of answer.values) g.propose(takeShown, row, g.controller(g.local(0)))
        g.setLocal(1, SHUFFLE_AFTER)
      },
    }),
    step(
      'search.effect',
      (g) => {
        if (g.local(1) === SHUFFLE_AFTER)
          g.propose(book.kernelVerb('shuffle'), g.zone(life, g.controller(g.local(0))))
      },
      'shuffle',
    ),
  ]),
})

// ── 通常魔法 ────────────────────────────────────────────────────────────────────────────────────────────────────

const onlyBarriers = rule('break-barrier.target', isBarrier, () => true)

/** 防壁破壊. */
export const breakBarrier = list(
  'break-barrier',
  { ja: '防壁破壊', en: 'Break barrier' },
  'break-barrier.frame',
  {
    trigger: 'direct',
    speed: 'normal',
    timing: 'main',
    keys: [suited('♡', ACE, KING), suited('◇', ACE, KING)],
    targets: { of: 'object', zones: [field], fits: onlyBarriers },
    effect: procedure('breakBarrier', 1, [
      step('break-barrier.effect', (g) => g.propose(toGraveyard, targetOf(g, g.local(0)))),
    ]),
  },
)

const onlyOpponent = rule(
  'throw.target',
  (_g: Game, target: number, player: Player): boolean => target === opponent(player),
  () => true,
)

/** 投擲. */
export const throwKnife = list('throw', { ja: '投擲', en: 'Throw' }, 'throw.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  keys: [suited('♠', ACE, KING), suited('♣', ACE, KING)],
  targets: { of: 'player', zones: [], fits: onlyOpponent },
  effect: procedure('throw', 1, [
    step('throw.effect', (g) => {
      const spade = g
        .cardsOf(g.local(0))
        .map((card) => printed(g, card))
        .find((card) => card.suit === '♠')
      if (spade) g.propose(damage, playerAimedAt(g, g.local(0)), numberOf(spade))
    }),
  ]),
})
