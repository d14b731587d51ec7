/** The neighbours of a clause by its id: 804.11a-3 lies under 804.11a, which lies under 804.11. */
export interface Family {
  readonly parent: string | null
  readonly children: readonly string[]
  readonly siblings: readonly string[]
}

export function clauseFamily(ids: readonly string[], id: string): Family {
  const known = new Set(ids)
  const parent = above(id).find((each) => known.has(each)) ?? null
  const [next] = above(id)
  return {
    parent,
    children: ids.filter((each) => above(each).find((up) => known.has(up)) === id),
    // Clauses without a parent clause are siblings if their ids share a beginning.
    siblings:
      parent !== null || next === undefined
        ? []
        : ids.filter((each) => each !== id && above(each)[0] === next),
  }
}

/** The possible parent ids, nearest first. */
function above(id: string): string[] {
  const out: string[] = []
  let rest = id
  for (;;) {
    const lettered = /(?<=\d)[a-z]+$/.test(rest)
    const shorter = rest.replace(lettered ? /[a-z]+$/ : /[.\-#][^.\-#]+$/, '')
    if (shorter === rest) return out
    out.push(shorter)
    rest = shorter
  }
}
