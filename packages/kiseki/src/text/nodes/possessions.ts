import { normalise } from '@fudaba/cardtext'
import type { GameNodes } from '@fudaba/kernel/text'
import { grammar } from '../../../grammar/index.ts'
import { rule } from '../../book.ts'
import type { KisekiCard } from '../../board/cards.ts'
import { faces } from '../../board/pseudoCards.ts'
import { hasMet } from './features.ts'

/** What a card has beside words and numbers: an art, a keyword before one of its crafts, someone who met it. */

const labels = new WeakMap<KisekiCard, ReadonlySet<string>>()

/** キーワード (207.7): no part of the text, but what its crafts are classified by. */
function labelsOf(card: KisekiCard): ReadonlySet<string> {
  const known = labels.get(card)
  if (known !== undefined) return known
  const { notes } = normalise(card.text ?? '', grammar.spec.normal)
  const found = new Set(
    notes.filter(({ kind }) => kind === 'label').map(({ text }) => text.replace(/―$/u, '')),
  )
  labels.set(card, found)
  return found
}

const hasArt = rule(
  '1332.5',
  (card: KisekiCard): boolean => card.arts !== undefined,
  () => false,
)
const hasLabel = rule(
  '1332.6',
  (card: KisekiCard, label: string): boolean => labelsOf(card).has(label),
  () => false,
)

export const possessionNodes: NonNullable<GameNodes['features']> = {
  'kiseki.has-art': {
    test: (g, _c, row, _id, { not = false }) => faces(g, row).some((card) => hasArt(card)) !== not,
  },
  'kiseki.labelled': {
    test: (g, _c, row, _id, { label, not = false }) =>
      faces(g, row).some((card) => hasLabel(card, label)) !== not,
  },
  // これに攻撃した: it is the other side of これが攻撃した.
  'kiseki.meets': {
    open: true,
    compile(tools, { with: met, verb }) {
      const ones = tools.what(met)
      return (g, c, row) => ones.rows(g, c).some((one) => hasMet(g, row, verb, one))
    },
  },
}
