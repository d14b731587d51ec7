/** The playmat as data: where each zone lies, seen from its owner, and what people look for on it. */
export interface Layout {
  readonly columns: number
  readonly rows: number
  readonly slots: readonly LayoutSlot[]
  /** The phases of a turn in order, each with its steps: the facts `phase` and `step` say where the game is. */
  readonly phases?: readonly PhaseLayout[]
  readonly face?: FaceLayout
  /** Printed fields of playing cards: their suit's sign and their rank, drawn as pips. */
  readonly pips?: { readonly suit: string; readonly rank: string }
  readonly mat?: MatLook
  readonly life?: LifeLayout
  /** Relations that only say where something comes from: no arrows are drawn for them. */
  readonly origins?: readonly string[]
  /** Actions that are done at the card itself: left out of the list of actions. */
  readonly unlisted?: readonly string[]
  /** Relations of objects that lie under, or are aboard, another: shown as part of it. */
  readonly under?: readonly string[]
  /** Events that reveal cards for a moment, shown between the players: verbs, or `move.<from>.<to>`. */
  readonly reveals?: readonly string[]
  /** Objects with the mark point at the player whom the fact names. */
  readonly aims?: readonly { readonly mark: string; readonly fact: string }[]
  /** The zones of a player that a key opens. */
  readonly piles?: PileLayout
}

/** How the mat looks: data, so that a game needs no code for a table of its own. */
export interface MatLook {
  /** The hue of the game, in degrees of OKLCH. */
  readonly hue: number
  readonly weave: Weave
}

/** What a player loses the game by: shown large at both seats. */
export interface LifeLayout {
  /** The fact of each player that says how much it is. */
  readonly fact?: string
  /** The zone of the cards that it is made of; without a fact they are counted. */
  readonly zone?: string
  /** From this number on it alarms: and below, or with `most`, and above. */
  readonly alarm: number
  /** It counts up, and at this number the game is lost. */
  readonly most?: number
}

/** Patterns a mat can be woven in. */
export type Weave = 'felt' | 'tiles' | 'waves' | 'rays' | 'scales' | 'boards'

/** Signs a card type can have. */
export type TypeSign = 'figure' | 'spark' | 'tool' | 'house' | 'wing' | 'crown' | 'scroll' | 'coin' | 'star'

/** Zone names. `drop`: what was used up. `aside`: what is out of play, or counted. `store`: life or resources. */
export interface PileLayout {
  readonly drop: string
  readonly aside: string
  readonly store: string
}

/** Where a zone, or one cell of it, lies on the mat. */
export interface LayoutSlot {
  readonly zone: string
  readonly cell?: string
  readonly area: readonly [number, number, number, number]
  readonly shape: 'row' | 'pile' | 'grid' | 'fan' | 'column'
  /** Drawn smaller: its cards are looked at less often. */
  readonly small?: boolean
  /** It lies between the players and takes space only while it is not empty; its area is not used. */
  readonly centre?: boolean
  /** Name of a value: objects with it are drawn before and over the others. */
  readonly front?: string
  /** Shares its row with other slots of its zone: empty ones give their space to the others. */
  readonly shares?: boolean
  /** Of a pile: its last card, the latest, is the one that is seen. */
  readonly lastOnTop?: boolean
  /** A pile that is shown only while it is not empty. */
  readonly seldom?: boolean
}

/** A phase and its steps, by the words of the facts `phase` and `step`. */
export interface PhaseLayout {
  readonly phase: string
  readonly steps: readonly string[]
}

/** Which values of an object stand where on its face. */
export interface FaceLayout {
  /** What it costs: shown at the top. */
  readonly cost: readonly string[]
  /** What it is worth: shown at the bottom, side by side. */
  readonly worth: readonly string[]
  readonly type: string
  /** The value that groups cards (colour, nation): shown as a stripe at the edge and its first letter. */
  readonly group: string
  /**
   * Colour and pattern of groups that are named after colours, by number: 0 orange, 1 blue, 2 green, 3 purple, 4 gold,
   * 5 grey, 7 black.
   */
  readonly stripes?: Readonly<Record<string, number>>
  /** The sign of each card type. */
  readonly signs?: Readonly<Record<string, TypeSign>>
  /** States shown on the face itself; the others only where there is space. */
  readonly marks: readonly string[]
  /** A value whose words are printed on the face: skills. */
  readonly words?: string
  /** Of an object with several cards, the last lies on top and names it. */
  readonly lastOnTop?: boolean
}
