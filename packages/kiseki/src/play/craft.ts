import type { Action, Game, Player, RequirementOptions } from '@fudaba/kernel/rules'
import type { Use } from '@fudaba/kernel/text'
import { requirement, rule } from '../book.ts'
import { playCraftOf } from './play.ts'
import { machine } from '../changes/playRecord.ts'
import { texts } from './texts.ts'

/** 起動クラフトのプレイ (1210): one action for the first, second … activated craft of a card. */

/** No card has more of them. */
const MOST = 4

/** ・(コスト):(効果) is an activated craft (1210.1). */
const activated = rule(
  '1210.1',
  (g: Game, player: Player): Use[] => texts.activated(g, player),
  () => [],
)

const useOf = (g: Game, player: Player, holder: number, n: number): Use | undefined =>
  nth(activated(g, player), holder, n)

function nth(all: readonly Use[], holder: number, n: number): Use | undefined {
  let left = n
  for (const use of all) if (use.holder === holder && left-- === 0) return use
  return undefined
}

const meets = (
  g: Game,
  player: Player,
  source: number,
  n: number,
  what: Parameters<typeof texts.meets>[2],
) => {
  const use = useOf(g, player, source, n)
  return use !== undefined && texts.meets(g, use, what)
}

/** Its own text says when, how often, at what and for what. */
const itself = (n: number): RequirementOptions => ({
  tells(g, player, source) {
    const use = useOf(g, player, source, n)
    return use === undefined ? null : texts.tells(g, use)
  },
})

const NOBODY: number[] = []
const none = (): number[] => NOBODY

/** Cards that have as many activated crafts. A card's own stand one after another. */
function holders(g: Game, player: Player, n: number): number[] {
  const all = activated(g, player)
  // Few cards have a second one.
  if (all.length <= n) return NOBODY
  let out = NOBODY
  for (let i = 0, count = 0; i < all.length; i++) {
    count = i > 0 && all[i - 1].holder === all[i].holder ? count + 1 : 0
    if (count !== n) continue
    if (out === NOBODY) out = []
    out.push(all[i].holder)
  }
  return out
}

export const playCrafts: readonly Action[] = Array.from({ length: MOST }, (_, n) =>
  machine.action({
    name: n === 0 ? 'play-craft' : `play-craft-${n + 1}`,
    title: {
      ja: n === 0 ? '起動クラフトのプレイ' : `${n + 1}つ目の起動クラフトのプレイ`,
      en: n === 0 ? 'Play an activated craft' : `Play activated craft ${n + 1}`,
    },
    requirements: [
      // When its own text allows it, and as often.
      requirement('1210.2', (g, player, source) => meets(g, player, source, n, 'condition'), itself(n)),
      requirement('1210.2', (g, player, source) => meets(g, player, source, n, 'limit'), itself(n)),
      requirement('1204.2d', (g, player, source) => meets(g, player, source, n, 'targets'), {
        costly: true,
        ...itself(n),
      }),
      requirement('1203.2', (g, player, source) => meets(g, player, source, n, 'cost'), itself(n)),
    ],
    of: [requirement('902.4d', (g, player, row) => useOf(g, player, row, n) !== undefined)],
    sources: rule('902.4d', (g: Game, player: Player) => holders(g, player, n), none),
    perform: playCraftOf,
    data: { ability: n },
  }),
)
