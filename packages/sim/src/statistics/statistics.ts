/** A share of all games with its 95 % confidence interval. */
export interface Rate {
  readonly count: number
  readonly of: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

const Z95 = 1.959963984540054

/** The Wilson score interval: it stays between 0 and 1 and holds for few games too. */
export function wilson(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 }
  const p = count / of
  const z2 = Z95 * Z95
  const centre = (p + z2 / (2 * of)) / (1 + z2 / of)
  const half = (Z95 / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))
  return { count, of, rate: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** Quantiles of a list of numbers. */
export interface Spread {
  readonly median: number
  readonly p95: number
  readonly max: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: quantile(sorted, 1) }
}

/** The smallest value that at least this part of the values does not exceed. */
export function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return 0
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]
}
