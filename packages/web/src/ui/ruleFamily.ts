/** Where a clause stands among the others, read off the ids: 804.11a-3 lies under 804.11a, that under 804.11. */
export interface Family {
  readonly parent: string | null
  readonly children: readonly string[]
  readonly siblings: readonly string[]
}

export function familyOf(ids: readonly string[], id: string): Family {
  const known = new Set(ids)
  const parent = above(id).find((each) => known.has(each)) ?? null
  const [next] = above(id)
  return {
    parent,
    children: ids.filter((each) => above(each).find((up) => known.has(up)) === id),
    // Without a clause of its own above them, those that share its beginning stand together.
    siblings:
      parent !== null || next === undefined
        ? []
        : ids.filter((each) => each !== id && above(each)[0] === next),
  }
}

/** The ids that may lie above, nearest first. */
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
