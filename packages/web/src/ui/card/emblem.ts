/**
 * An emblem drawn from a name: the same name gives the same picture everywhere, other names give others. A ground, two
 * rings of figures turned around the middle, and a heart; the richer, the more the card is worth.
 */
export interface Emblem {
  /** Paths in a square from -50 to 50, by tone: lying behind first. */
  readonly paths: readonly { readonly tone: Tone; readonly d: string }[]
  /** How far its second hue is turned away from the first, in degrees. */
  readonly turn: number
}

export type Tone = 'ground' | 'outer' | 'inner' | 'heart'

type Dice = (n: number) => number
type Point = readonly [number, number]

/** `rank`: how much it is worth, 0 to 4. */
export function emblemOf(name: string, rank: number): Emblem {
  const dice = diceOf(name)
  const ground = grounds[dice(grounds.length)]
  const [outer, inner] = [figures[dice(figures.length)], figures[dice(figures.length)]]
  const count = 3 + dice(3) + Math.min(4, Math.max(0, rank))
  const [far, near] = [34 + dice(9), 17 + dice(6)]
  const skew = dice(3) === 0 ? 0.35 : 0
  return {
    paths: [
      { tone: 'ground', d: ground(dice) },
      { tone: 'outer', d: ringOf(outer, count, near - 6, far, 0, skew) },
      { tone: 'inner', d: ringOf(inner, dice(2) === 0 ? count : count * 2, 7, near + 3, 0.5, -skew) },
      { tone: 'heart', d: hearts[dice(hearts.length)](6 + dice(4)) },
    ],
    turn: TURNS[dice(TURNS.length)],
  }
}

/** Differences of hue that are easily told apart, and none that turns a group into its neighbour. */
const TURNS = [-150, -110, -70, 70, 110, 150, 180]

/** Small numbers by chance, the same for the same name. */
function diceOf(name: string): Dice {
  let state = 0x811c9dc5
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (n) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) % 9973) % n
  }
}

const TURN = 2 * Math.PI

const at = (radius: number, angle: number): Point => [radius * Math.sin(angle), -radius * Math.cos(angle)]
const said = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join(' ')
const polygon = (...points: readonly Point[]): string => `M${said(points)}Z`

/** A figure that points outwards: from `low` to `high`, `half` an angle wide to each side, its tip turned by `skew`. */
type Figure = (low: number, high: number, angle: number, half: number, skew: number) => string

const figures: readonly Figure[] = [
  // Blade.
  (low, high, angle, half, skew) =>
    polygon(at(low, angle - half), at(high, angle + skew * half), at(low, angle + half)),
  // Petal.
  (low, high, angle, half, skew) => {
    const middle = (low + high) / 2
    const [tip, left, right] = [
      at(high, angle + skew * half),
      at(middle, angle - half * 1.6),
      at(middle, angle + half * 1.6),
    ]
    return `M${said([at(low, angle)])}Q${said([left, tip])}Q${said([right, at(low, angle)])}Z`
  },
  // Diamond.
  (low, high, angle, half, skew) => {
    const middle = low + (high - low) * 0.6
    return polygon(
      at(low, angle),
      at(middle, angle - half * 0.8),
      at(high, angle + skew * half),
      at(middle, angle + half * 0.8),
    )
  },
  // Drop.
  (low, high, angle, half) => {
    const radius = Math.max(3, Math.min((high - low) / 3, high * Math.sin(half) * 0.7))
    const [x, y] = at(high - radius, angle)
    const disc = `M${said([[x - radius, y]])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
    return (
      polygon(at(low, angle), at(high - radius, angle - half / 3), at(high - radius, angle + half / 3)) + disc
    )
  },
  // Beam.
  (low, high, angle, half, skew) =>
    polygon(
      at(low, angle - half / 3),
      at(high, angle - half * 0.7 + skew * half),
      at(high, angle + half * 0.7 + skew * half),
      at(low, angle + half / 3),
    ),
  // Arrow.
  (low, high, angle, half) => {
    const neck = low + (high - low) * 0.55
    return polygon(
      at(low, angle - half / 4),
      at(neck, angle - half / 4),
      at(neck, angle - half * 0.9),
      at(high, angle),
      at(neck, angle + half * 0.9),
      at(neck, angle + half / 4),
      at(low, angle + half / 4),
    )
  },
  // Hook.
  (low, high, angle, half) =>
    `M${said([at(low, angle - half / 2)])}Q${said([at(high, angle - half), at(high, angle + half)])}Q${said([at((low + high) / 2, angle), at(low, angle + half / 2)])}Z`,
]

function ringOf(
  figure: Figure,
  count: number,
  low: number,
  high: number,
  shift: number,
  skew: number,
): string {
  const step = TURN / count
  return Array.from({ length: count }, (_, i) =>
    figure(low, high, (i + shift) * step, Math.min(step * 0.42, 0.55), skew),
  ).join('')
}

const bands = (count: number, drawn: (low: number, high: number) => string): string =>
  Array.from({ length: count }, (_, i) =>
    drawn(-70 + (140 * i) / count, -70 + (140 * (i + 0.5)) / count),
  ).join('')

/** The field behind the figures, larger than what is seen of it. */
const grounds: readonly ((dice: Dice) => string)[] = [
  // Rays.
  (dice) => {
    const count = 6 + 2 * dice(4)
    return Array.from({ length: count }, (_, i) =>
      polygon([0, 0], at(90, (i * TURN) / count), at(90, ((i + 0.5) * TURN) / count)),
    ).join('')
  },
  // Bends.
  (dice) =>
    bands(4 + dice(4), (low, high) =>
      polygon([low - 70, -70], [high - 70, -70], [high + 70, 70], [low + 70, 70]),
    ),
  // Bars.
  (dice) => bands(4 + dice(4), (low, high) => polygon([-70, low], [70, low], [70, high], [-70, high])),
  // Chevrons.
  (dice) =>
    bands(4 + dice(3), (low, high) =>
      polygon(
        [-70, low + 40],
        [0, low - 10],
        [70, low + 40],
        [70, high + 40],
        [0, high - 10],
        [-70, high + 40],
      ),
    ),
  // Waves.
  (dice) => {
    const rise = 5 + dice(6)
    const line = (y: number, back: boolean): string =>
      back ? `L70 ${y}q-17.5 ${-rise} -35 0t-35 0t-35 0t-35 0` : `M-70 ${y}q17.5 ${rise} 35 0t35 0t35 0t35 0`
    return bands(
      5 + dice(3),
      (low, high) => `${line(Math.round(low), false)}${line(Math.round(high), true)}Z`,
    )
  },
  // Quarters.
  () => polygon([-70, -70], [0, -70], [0, 0], [-70, 0]) + polygon([0, 0], [70, 0], [70, 70], [0, 70]),
  // Lozenges.
  (dice) => {
    const size = 12 + dice(6)
    return Array.from({ length: 25 }, (_, i) => {
      const [x, y] = [((i % 5) - 2) * size * 2, (Math.floor(i / 5) - 2) * size * 2]
      return polygon([x, y - size], [x + size * 0.7, y], [x, y + size], [x - size * 0.7, y])
    }).join('')
  },
]

const hearts: readonly ((radius: number) => string)[] = [
  (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (r) => polygon([0, -r], [r, 0], [0, r], [-r, 0]),
  (r) => polygon(...Array.from({ length: 10 }, (_, i) => at(i % 2 === 0 ? r * 1.2 : r / 2, (i * TURN) / 10))),
  (r) => polygon(...Array.from({ length: 6 }, (_, i) => at(r, (i * TURN) / 6))),
  (r) => `M0 ${-r}A${r} ${r} 0 1 0 0 ${r}A${r * 1.3} ${r * 1.3} 0 0 1 0 ${-r}Z`,
]
