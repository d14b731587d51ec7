import { type Game, type Player, Random, blurred, K, B, M, BAGS } from '../../src/index.ts'
import { onlyIn } from '../../src/knowledge.ts'
import { bagValue, classValue, known, loosePool, placeIn } from '../../src/pools.ts'
import { type Deed, doIt, hidingGame, knows, truth, isHeap } from './hiding.ts'
import { Reasoner } from './reasoner.ts'

const N = Number(process.argv[2] ?? 5)
const runs = Number(process.argv[3] ?? 1000)
const len = Number(process.argv[4] ?? 30)

function support(g: Game, v: Player): Set<string> {
  // all worlds by tables
  const cards: number[] = []
  for (let c = 0; c < g.store.length(g.T.cards); c++) if (known(g, c, v, K.pool) !== -1) cards.push(c)
  const ghosts: number[] = []
  for (let k = 0; k < BAGS; k++)
    if (classValue(g, v, k, M.ghost) === 1)
      for (let i = classValue(g, v, k, M.count); i > 0; i--) ghosts.push(classValue(g, v, k, M.bags))
  const free = Array.from({ length: BAGS }, (_, b) => bagValue(g, v, b, B.count))
  const at: number[] = []
  const out = new Set<string>()
  const items = [...cards.map((c) => classValue(g, v, known(g, c, v, K.class), M.bags)), ...ghosts]
  const pools = new Map<number, number[]>()
  for (let z = 0; z < g.store.length(g.T.zones); z++)
    for (const row of g.rowsIn(z)) {
      const c = g.cardOf(row)
      const p = known(g, c, v, K.pool)
      if (p !== -1) pools.set(p, [...(pools.get(p) ?? []), c])
    }
  const seenSplits = new Set<string>()
  const go = (i: number): void => {
    if (i === items.length) {
      const content = new Map<number, number[]>()
      for (let j = 0; j < cards.length; j++) {
        const pool = bagValue(g, v, at[j], B.pool)
        const key = pool >= loosePool(g, 0) ? placeIn(at[j]) : pool
        content.set(key, [...(content.get(key) ?? []), g.card(cards[j], 0)])
      }
      const sk = JSON.stringify([...content].sort((a, b) => a[0] - b[0]))
      if (seenSplits.has(sk)) return
      seenSplits.add(sk)
      const keys = [...pools.keys()]
      const def = new Map<number, number>()
      const perm = (ki: number): void => {
        if (ki === keys.length) {
          const world = Array.from({ length: g.store.length(g.T.zones) }, (_, zone) => {
            const l = g.rowsIn(zone).map((row) => def.get(g.cardOf(row)) ?? g.card(g.cardOf(row), 0))
            return isHeap(g, zone) ? l.sort((x, y) => x - y) : l
          })
          out.add(JSON.stringify(world))
          return
        }
        const places = pools.get(keys[ki])!
        for (const p of permutations(content.get(keys[ki]) ?? [])) {
          places.forEach((c, i2) => def.set(c, p[i2]))
          perm(ki + 1)
        }
      }
      perm(0)
      return
    }
    for (let b = 0; b < BAGS; b++)
      if (items[i] & (1 << b) && free[b] > 0) {
        free[b]--
        at[i] = b
        go(i + 1)
        free[b]++
      }
  }
  go(0)
  return out
}
function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}

let blurSteps = 0, steps = 0, blurWrong = 0, ghostSteps = 0
for (let run = 1; run <= runs; run++) {
  const r = new Random(`s${run}`)
  const g = hidingGame(N, 0, run)
  const v: Player = 1
  const mind = new Reasoner(g, v)
  mind.watch({ do: 'shuffle', zone: 0 }, () => undefined)
  const deeds: Deed[] = []
  for (let i = 0; i < len; i++) {
    const card = r.below(N)
    const k = r.below(12)
    const deed: Deed =
      k < 8
        ? { do: 'move', card, to: [0, 2, 2, 4, 6, 6][r.below(6)], top: r.below(2) === 0, down: r.below(2) === 0 }
        : k < 10
          ? { do: 'shuffle', zone: 0 }
          : k < 11
            ? { do: 'show', card, viewers: 2 }
            : { do: 'flip', card }
    deeds.push(deed)
    mind.watch(deed, () => doIt(g, deed))
    steps++
    const blur = blurred(g, v)
    if (blur) blurSteps++
    let gh = false
    for (let k2 = 0; k2 < BAGS; k2++) if (classValue(g, v, k2, M.count) > 0 && classValue(g, v, k2, M.ghost)) gh = true
    if (gh) ghostSteps++
    const fail = (why: string): never => {
      console.log(run, why, JSON.stringify(deeds), JSON.stringify(truth(g)))
      process.exit(1)
    }
    for (let c = 0; c < N; c++) {
      const sure = mind.sure(c)
      if (!blur && knows(g, v, c) !== (sure === true)) fail(`located ${c} ${sure}`)
      if (blur && knows(g, v, c) && sure !== true) fail(`blur located ${c}`)
      for (const z of [0, 2, 4, 6]) {
        const o = onlyIn(g, c, v, z)
        if (!blur && o !== mind.surelyIn(c, z)) fail(`only ${c} ${z} ${o}`)
        if (blur && o && !mind.surelyIn(c, z)) fail('blur only')
      }
    }
    const s = support(g, v)
    for (const w of mind.worlds.keys()) if (!s.has(w)) fail(`world lost ${w}`)
    if (!blur) for (const w of s) if (!mind.worlds.has(w)) fail(`impossible ${w}`)
    if (blur && s.size !== mind.worlds.size) blurWrong++
  }
}
console.log({ steps, blurSteps, blurWrong, ghostSteps })
