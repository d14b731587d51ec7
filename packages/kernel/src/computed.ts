import type { PreparedPart } from './applications.ts'
import type { Book } from './book.ts'
import { EFFECT_COLUMNS, NONE } from './columns.ts'
import { NotedEffects } from './notedEffects.ts'
import type { AbilityDef, AnswerPart, CancelPart, LayeredPart, VerdictPart } from './effects.ts'

/** Effects of abilities have no row of their own: they are numbered from here on, anew for each state. */
export const VIRTUAL = 1 << 20

/** Outside of all layers: every effect has been applied. */
export const END = 1 << 30

/** Inside a characteristic-defining ability, before all effects. */
export const PRINTED = -1

/** An ability on an object. `key` names the instance across states: (object, slot, granting effect). */
export interface Instance {
  readonly holder: number
  readonly slot: number
  readonly ability: AbilityDef
  readonly key: number
  /** The application that grants it, or null for a printed one. */
  readonly grant: Application | null
  /** Logical time since when it can be in force. */
  readonly since: number
}

/** What an object holds: nothing, abilities, abilities with continuous effects or by such. */
export const HOLDS_NOTHING = 0
export const HOLDS_ABILITIES = 1
export const HOLDS_EFFECTS = 2

/** In the place of an instance that is there no more. */
export const GONE: Instance = {
  holder: NONE,
  slot: 0,
  key: 0,
  grant: null,
  since: 0,
  ability: {
    id: NONE,
    name: '',
    clause: 0,
    effects: [],
    defining: [],
    triggers: [],
    states: [],
    backOn: [],
    nowOn: [],
    zones: [],
    activated: false,
  },
}

/** One part of one effect, with its place among all that are applied. */
export interface Application {
  readonly effect: number
  readonly part: LayeredPart
  readonly clause: number
  /** Clause of the ability that it comes from, or -1. */
  readonly through: number
  /** The object it is fixed to, or NONE. */
  readonly on: number
  readonly onId: number
  /** The ability instance that it comes from, or -1. */
  readonly instance: number
  /** Layer and ranks of the game; inside one group dependency and time decide. */
  readonly group: number
  readonly stamp: number
  /** Bits of the characteristics it looks at; see `Reads`. */
  readonly reads: number
  /** Bits of the zones where it applies to anything. */
  readonly zones: number
  /** Place in the order; END while it has none. */
  position: number
  /** Nothing could take it away or negate it: whether it is in force need not be asked. */
  sure: boolean
  /** Whether the ability it comes from counts; see steady.ts. */
  active: number
}

export const READS_ABILITIES = 1 << 30

/**
 * What is derived from a state and thrown away: nothing here is saved, and everything is valid for one store
 * version (the order of effects: as long as the tables it was made from are unchanged).
 */
export class Computed {
  version = 0
  /** Version of the effects table the order was made from. */
  effectsVersion = -1
  /** Abilities have to be listed anew. */
  outdated = true
  /** By row, what of it was noted when its abilities were listed, and as what it holds them; see holders.ts. */
  holds = new Uint8Array(0)
  holdsRoom = 0
  noted = new Int32Array(0)
  readonly lists: (readonly number[])[] = []
  /** By zone, how often one of its objects was seen to have come, gone or become another; see whileThere.ts. */
  readonly stirred: Int32Array
  /** Rows that were written to since. */
  readonly dirty: number[] = []
  isDirty = new Uint8Array(0)
  dirtyRoom = 0
  /** By row: the abilities last seen printed on it, and the zones where one of them works, a bit each. */
  readonly printedOn: (readonly number[] | undefined)[] = []
  readonly printedZones: number[] = []
  /** The same for those that have effects. */
  readonly printedEffects: number[] = []
  /** The same for the characteristics that one of them defines. */
  readonly printedDefines: number[] = []
  /** By card what is printed on it, as values; see base.ts. */
  readonly printed = {
    version: -1,
    values: new Int32Array(0),
    known: new Uint8Array(0),
    /** How many values and how many cards there is memory for. */
    room: 0,
    cards: 0,
    /** The characteristics that abilities of the card define, a bit each. */
    defines: new Int32Array(0),
  }
  /** Instances that are granted; zones where one works that is granted to whatever lies there; objects that are named. */
  readonly granted: number[] = []
  grantedZones = 0
  readonly grantedTo: number[] = []
  /** By number of an effect's definition, what is the same for all of them; see applications.ts. */
  readonly prepared: (readonly PreparedPart[] | undefined)[] = []
  /** The list of what could be in force, in the order of groups and time; what grants may have to be listed anew. */
  found: Application[] = []
  relists = false
  /** Dependency was looked at, so the order may change with whatever was looked at. */
  fragile = false
  arranging = false
  /** What outlasts a change; see steady.ts. */
  readonly steady = {
    /** Characteristics whose values do, a bit each. */
    values: 0,
    /** Counts down whenever effects are put in order. */
    epoch: -1,
    /** By characteristic the last time when that made its values others: they are stamped with it. */
    epochs: new Int32Array(0),
    /** By characteristic the effects that change it. */
    noted: [] as NotedEffects[],
    /** The same: of each of them how many others come before it that change what it looks at. */
    views: [] as number[][],
    /** By row those of its values that do not all the same, a bit each; the rows that have any. */
    apart: new Int32Array(0),
    rowsApart: [] as number[],
    /** How many of `found` have an order that does, and the zones it is about, a bit each. */
    ordered: 0,
    zones: 0,
    /** The order still holds; nothing that was kept is known any more. */
    holds: false,
    lost: false,
    /** While writes are followed, the row whose values were forgotten last: it is mostly written to several times. */
    forgotten: NONE as number,
    /** The rows that it may not hold for any more. */
    unsettled: [] as number[],
    /** The first of `found` that were seen to stand in the order of time, none depending on another. */
    untangled: new NotedEffects(),
    /** Those of `found` that count only under a condition. */
    conditional: [] as number[],
  }

  instances: Instance[] = []
  /** Places in it that are free. */
  readonly gone: number[] = []
  /** By row its first instance, by instance the next of the same holder, or NONE. */
  firstOf = new Int32Array(0)
  firstRoom = 0
  readonly nextOf: number[] = []
  /** Which of them have triggers that look back, and how many of them listen to each verb. In no order. */
  readonly lookingBack: number[] = []
  backOn = new Int32Array(0)
  /** By verb, which of them listen to it and look at what is; the verbs that are listened to. */
  readonly listening: number[][] = []
  readonly listenedTo: number[] = []
  /** Which of them look at a condition. */
  readonly lookingAtStates: number[] = []
  /** Which of them a player may use. */
  readonly usable: number[] = []
  /** Rows of effects that come from abilities, in the columns of the effects table. */
  virtual = new Int32Array(EFFECT_COLUMNS * 16)
  virtualInstance: number[] = []
  /** Those of them that are free, and the others in the order of their objects' age. */
  readonly virtualGone: number[] = []
  readonly virtualOrder: number[] = []
  /** Those that have come since they were last put in order. */
  readonly virtualNew: number[] = []
  order: Application[] = []
  /** The same by characteristic, each in order. */
  readonly values: Application[][]
  /** By characteristic, the zones where one of them may apply to something, a bit each. */
  readonly reached: Int32Array
  readonly losing: Application[] = []
  readonly cancelling: { effect: number; part: CancelPart }[] = []
  readonly answers: { effect: number; clause: number; part: AnswerPart }[][]
  readonly verdicts: { effect: number; clause: number; part: VerdictPart }[][]

  /** Values are read as they are before this place in the order. */
  at = END
  /** What the effect being applied said it reads. */
  reads = -1

  /** Final values by row and characteristic, valid where `stamps` holds `epoch`. */
  final = new Int32Array(0)
  stamps = new Int32Array(0)
  /** How many values there is memory for; lengths of typed memory take long to ask for, here and below. */
  valuesRoom = 0
  epoch = 1
  /** Counts up with every state and every effect that is put in its place: what is known holds for one moment. */
  moment = 1
  /** Whether an ability instance is there, by instance: seen from the end, and from the place it was last asked at. */
  existsAt = new Int32Array(64)
  existsFrom = new Int32Array(64)
  exists = new Uint8Array(64)
  existsRoom = 64
  /** Set whenever a value is asked for; see `dependencies`. */
  touched = false
  /** Values in the middle of the order, by row and characteristic, of the place last asked from. */
  partial = new Int32Array(0)
  partialFrom = new Int32Array(0)
  partialStamps = new Int32Array(0)
  partialEpoch = 1
  /** The effect the batch under way began last; of no meaning outside it. */
  begun = NONE
  /** Values of objects that leave together, taken before the first of them left. */
  readonly held = new Map<number, number[]>()

  constructor(book: Book) {
    this.stirred = new Int32Array(book.zones.length * 2)
    this.steady.epochs = new Int32Array(book.characteristics.length)
    this.steady.noted = book.characteristics.map(() => new NotedEffects())
    this.steady.views = book.characteristics.map(() => [])
    this.values = book.characteristics.map(() => [])
    this.reached = new Int32Array(book.characteristics.length)
    this.answers = book.queries.map(() => [])
    this.verdicts = book.verdicts.map(() => [])
  }
}
