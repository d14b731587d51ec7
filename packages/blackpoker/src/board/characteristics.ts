import { CardCell, EffectCell, type Game, NONE, type Player, Var } from '@fudaba/kernel/rules'
import { book, fact, rule } from '../book.ts'
import { ACE, JACK, numberOf, printed } from './cards.ts'
import { field } from './zones.ts'

/** The character list. A character's class follows from its cards; only a barrier is one by the way it lies. */
export const barrierKind = book.kind('barrier')
export const soldierKind = book.kind('soldier')
export const heroKind = book.kind('hero')
export const aceKind = book.kind('ace')
export const equippedKind = book.kind('equipped')

export type Character = 'barrier' | 'soldier' | 'hero' | 'ace' | 'equipped'

/** The turn in which it entered the field; 0 before the first. */
export const entered = book.column('entered')

/** ★全て (裏向き): whatever the card, lying there it is a barrier and nothing else. */
const liesAsBarrier = fact('barrier.key', true, false)

/** What a character on the field is. */
export function characterOf(g: Game, row: number): Character {
  if (isBarrier(g, row)) return 'barrier'
  const card = g.cardOf(row)
  if (g.card(card, CardCell.next) !== NONE) return 'equipped'
  const { rank } = printed(g, card)
  return rank === ACE ? 'ace' : rank >= JACK ? 'hero' : 'soldier'
}

export const isBarrier = (g: Game, row: number): boolean => g.kind(row) === barrierKind && liesAsBarrier()
export const isSoldier = (g: Game, row: number): boolean => !isBarrier(g, row)

export const characters = (g: Game, player: Player): number[] => g.objects(field, player)

// ── サイズ ──────────────────────────────────────────────────────────────────────────────────────────────────────

const oneCard = (g: Game, row: number): number => numberOf(printed(g, g.cardOf(row)))
const sum = (g: Game, row: number): number =>
  g.cardsOf(row).reduce((n, card) => n + numberOf(printed(g, card)), 0)

const soldierSize = rule('soldier.size', oneCard, () => 0)
const heroSize = rule('hero.size', oneCard, () => 0)
const aceSize = rule('ace.size', oneCard, () => 0)
const equippedSize = rule('equipped.size', sum, oneCard)

/** サイズ: the number of its cards, changed by what lies in the fog. */
export const size = book.characteristic('size', { ja: 'サイズ', en: 'Size' }, (g, row) => {
  switch (characterOf(g, row)) {
    case 'barrier':
      return 0
    case 'soldier':
      return soldierSize(g, row)
    case 'hero':
      return heroSize(g, row)
    case 'ace':
      return aceSize(g, row)
    case 'equipped':
      return equippedSize(g, row)
  }
})

book.shares(size, (g, row) =>
  g.cardsOf(row).map((card) => [printed(g, card).id, numberOf(printed(g, card))] as const),
)

/** サイズ of a character on the field, with every effect on it. */
export const sizeOf = (g: Game, row: number): number => g.value(size, row)

const ON_THIS_SOLDIER = 0

export const fogUp = book.effect('fog-up.ability', 'up', {
  layer: ON_THIS_SOLDIER,
  of: size,
  modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.a),
})

export const fogDown = book.effect('fog-down.ability', 'down', {
  layer: ON_THIS_SOLDIER,
  of: size,
  modify: (g, effect, _row, value) => value - g.effect(effect, EffectCell.a),
})

// ── ラベル ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** ラベル: アタッカー, ブロッカー, 速攻. */
export const labels = { attacker: 1, blocker: 2, haste: 4 } as const

const none = (): number => 0
const fighter = labels.attacker | labels.blocker
const soldierLabels = rule('soldier.labels', () => fighter, none)
const heroLabels = rule('hero.labels', () => fighter, none)
const aceLabels = rule('ace.labels', () => fighter | labels.haste, none)
const equippedLabels = rule(
  'equipped.labels',
  (g: Game, row: number): number =>
    g.cardsOf(row).some((card) => printed(g, card).rank === ACE) ? fighter | labels.haste : fighter,
  none,
)
const barrierLabels = rule('barrier.labels', (): number => labels.blocker, none)

export function labelsOf(g: Game, row: number): number {
  switch (characterOf(g, row)) {
    case 'barrier':
      return barrierLabels()
    case 'soldier':
      return soldierLabels()
    case 'hero':
      return heroLabels()
    case 'ace':
      return aceLabels()
    case 'equipped':
      return equippedLabels(g, row)
  }
}

export const hasLabel = (g: Game, row: number, label: number): boolean => (labelsOf(g, row) & label) !== 0

/** Whether it came into play in this very turn. */
export const isFresh = (g: Game, row: number): boolean => g.object(row, entered) === g.get(Var.turn)
