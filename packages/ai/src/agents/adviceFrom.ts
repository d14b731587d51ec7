import { type AnswerIds, idsFor } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { answer, decision, view as viewOf } from '@fudaba/kernel/search'
import type { Advice, Alternative, ExpectedStep } from './advice.ts'
import type { Situation } from '../search/situation.ts'
import { answerWords } from './answerWords.ts'
import { situationOf } from '../search/label.ts'
import type { LookedAt } from '../search/secondLook.ts'
import type { Branch, TreeNode } from '../search/tree.ts'
import type { TreeSearch } from '../search/treeSearch.ts'
import { follow, mostTried } from '../search/walk.ts'

/** Decisions of a line that are told, and playouts without which one is a mere guess. */
const LONGEST_LINE = 6
const WORTH_TELLING = 8

/** What a search has found, in words. */
export function adviceFrom({ view, rules }: Situation, search: TreeSearch): Advice {
  const asked = view.decision!
  const world = search.world().game
  const all = search.root.branches.reduce((sum, { visits }) => sum + visits, 0)
  const chosen = search.race.answer()
  const value = (branch: Branch): number => search.race.valueBeside(chosen, branch)
  const alternatives = search.root.branches
    .filter(({ visits }) => visits > 0)
    .toSorted((a, b) => Number(b === chosen) - Number(a === chosen) || value(b) - value(a))
    .map((branch): Alternative => {
      const ids = idsFor(asked, follow(world, search.root, mostTried, branch).picks)
      const words = answerWords(rules, view, asked, ids)
      return { answer: ids, words, value: value(branch), share: branch.visits / all }
    })
  const [best] = alternatives
  const line = expected(search, { rules })
  return { player: asked.player, answer: best.answer, value: best.value, alternatives, line, nodes: all }
}

/** The same, if there is a reason for an answer that the search does not know: that one comes first. */
export function withFirst(advice: Advice, ids: AnswerIds): Advice {
  const first = advice.alternatives.find(({ answer: each }) => each.join() === ids.join())
  if (first === undefined || advice.alternatives[0] === first) return advice
  const others = advice.alternatives.filter((each) => each !== first)
  return { ...advice, answer: first.answer, value: first.value, alternatives: [first, ...others], line: [] }
}

/** What a second look says of the answers it was taken at, in place of what the first one said of them. */
export function withSecondLook(advice: Advice, found: readonly LookedAt[]): Advice {
  const all = found.reduce((sum, { worlds }) => sum + worlds, 0)
  const alternatives = found.flatMap(({ answer: ids, value, worlds }): Alternative[] => {
    const known = advice.alternatives.find((each) => each.answer.join() === ids.join())
    return known === undefined ? [] : [{ ...known, value, share: worlds / all }]
  })
  const [best] = alternatives
  if (best === undefined) return advice
  const line = best.answer.join() === advice.answer.join() ? advice.line : []
  return { ...advice, answer: best.answer, value: best.value, alternatives, line, nodes: advice.nodes + all }
}

/** Plays the answer and then the most tried ones of both players in a world that fits, as far as they were tried often. */
function expected(search: TreeSearch, { rules }: Pick<Situation, 'rules'>): ExpectedStep[] {
  const line: ExpectedStep[] = []
  const ahead = search.world()
  const { game } = ahead
  ahead.mark()
  let at: TreeNode | undefined = search.root
  let begin: Branch | undefined = search.race.answer()
  while (at !== undefined && !game.over && line.length < LONGEST_LINE) {
    const asked = decision(game)!
    const { picks, last } = follow(game, at, mostTried, begin)
    begin = undefined
    if (last === undefined || last.visits < WORTH_TELLING) break
    const seen = viewOf(rules, game, playerNumber(asked.player))
    line.push({ player: asked.player, words: answerWords(rules, seen, asked, idsFor(asked, picks)) })
    answer(game, picks)
    at = game.over ? undefined : last.after.get(situationOf(game))
  }
  ahead.back()
  return line
}
