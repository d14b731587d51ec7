import type { PreparedPart } from './applications.ts'
import type { Book } from '../game/book.ts'
import { EFFECT_COLUMNS, NONE } from '../state/columns.ts'
import type { EffectRow, ObjectId, ObjectRow } from '../state/rows.ts'
import { CacheState } from './cacheState.ts'
import type { Counting } from './counting.ts'
import type { AbilityDef, AnswerPart, CancelPart, LayeredPart, VerdictPart } from '../game/effects.ts'

/** Position in the order of effects behind all of them: every effect has been applied. */
export const END = 1 << 30

/** Position before all effects, inside a characteristic-defining ability: only printed values are seen. */
export const PRINTED = -1

/** An ability on an object. `key` identifies the instance across states: (object, slot, granting effect). */
export interface Instance {
  readonly holder: ObjectRow
  readonly slot: number
  readonly ability: AbilityDef
  readonly key: number
  /** The application that grants it, or null for a printed one. */
  readonly grant: Application | null
  /** Logical time since when it can be in force. */
  readonly since: number
}

/** What an object holds: no abilities, abilities, or abilities that have effects or are granted by one. */
export const HOLDS_NOTHING = 0
export const HOLDS_ABILITIES = 1
export const HOLDS_EFFECTS = 2

/** Fills the place of a removed instance until it is used again. */
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

/** One part of one effect, with its position in the order in which effects are applied. */
export interface Application {
  readonly effect: EffectRow
  readonly part: LayeredPart
  readonly clause: number
  /** Clause of the ability it comes from, or -1. */
  readonly abilityClause: number
  /** The object it is fixed to, or NONE. */
  readonly on: ObjectRow
  readonly onId: ObjectId
  /** The ability instance it comes from, or -1. */
  readonly instance: number
  /** Sort key made of the layer and the game's ranks; among equal ones dependency and time decide. */
  readonly group: number
  readonly timestamp: number
  /** Characteristics it reads, a bit each; see `Reads`. */
  readonly reads: number
  /** Zones where it applies to anything, a bit each. */
  readonly zones: number
  /** Position in the order; END while it has none. */
  position: number
  /** Nothing can take it away or negate it, so whether it is in force need not be tested. */
  certain: boolean
  /** Whether the ability it comes from is active: 0, 1 or DEPENDS_ON_VALUES; see valueCache.ts. */
  active: number
}

/** The bit of `reads` that stands for abilities. */
export const READS_ABILITIES = 1 << 30

/**
 * Everything derived from the state: the ability index, the order of effects, computed values. Nothing here is saved.
 * It is valid for one store version; `refresh` brings it up to date and keeps what the writes since then did not touch.
 */
export class Computed {
  /** Stands for this game where something derived from it is remembered: what held the game itself would keep it alive. */
  readonly token: object = {}
  /** Store version that all of this belongs to. */
  version = 0
  /** Version of the effects table the order was made from. */
  effectsVersion = -1
  /** The ability index must be built from the state. */
  outdated = true
  /** By row, as of when it was indexed: HOLDS_…, some of its columns, the printed abilities; see abilityIndex.ts. */
  holderKinds = new Uint8Array(0)
  holderKindsRoom = 0
  indexedCells = new Int32Array(0)
  readonly indexedAbilities: (readonly number[])[] = []
  /** By zone row: counts up when an object of the zone came, went or changed; see zoneStamp.ts. */
  readonly zoneVersions: Int32Array
  /** Rows written to since the index was last updated; by row CLEAN, DIRTY or MOVED. */
  readonly dirty: ObjectRow[] = []
  isDirty = new Uint8Array(0)
  dirtyRoom = 0
  /** By row: the list of abilities last seen printed on it, and masks derived from that list; see abilityZones.ts. */
  readonly printedOn: (readonly number[] | undefined)[] = []
  readonly printedZones: number[] = []
  readonly printedEffects: number[] = []
  readonly printedDefines: number[] = []
  /** Cache of printed values by card and characteristic; see base.ts. */
  readonly printed = {
    version: -1,
    values: new Int32Array(0),
    known: new Uint8Array(0),
    /** How many values and how many cards fit. */
    room: 0,
    cards: 0,
    /** By card: characteristics that its abilities define, a bit each. */
    defines: new Int32Array(0),
  }
  /** Granted ability instances. */
  readonly granted: number[] = []
  /** Zones where an ability works that is granted to whatever is there, a bit each. */
  grantedZones = 0
  /** Objects to which an ability is granted by an effect fixed to them. */
  readonly grantedTo: ObjectRow[] = []
  /** By number of an effect definition: what is the same for all effects of it; see applications.ts. */
  readonly prepared: (readonly PreparedPart[] | undefined)[] = []
  /** Every part that could be in force, by group and time; dependency is not considered yet. */
  listed: Application[] = []
  /**
   * Some effect grants abilities that depend on more than which objects and effects exist: list again after each write.
   */
  relistsGrants = false
  /** Dependency was tested to find the order, so any write may change it. */
  orderIsVolatile = false
  /** Effects are being put in order: no value is final. */
  arranging = false
  /** What stays valid across states; see valueCache.ts. */
  readonly cache: CacheState

  /** The ability index: every ability on every object where it works, in force or not. */
  instances: Instance[] = []
  /** Free places of `instances`. */
  readonly freeInstances: number[] = []
  /** Linked lists of the instances of each object: by row the first, by instance the next, or NONE. */
  firstInstance = new Int32Array(0)
  firstInstanceRoom = 0
  readonly nextInstance: number[] = []
  /** Instances with triggers that look back, unsorted; and by verb how many of them listen to it. */
  readonly lookingBack: number[] = []
  backOn = new Int32Array(0)
  /** By verb: instances whose other triggers listen to it; and the verbs with any. */
  readonly listening: number[][] = []
  readonly listenedTo: number[] = []
  /** Instances with triggers on a condition. */
  readonly lookingAtStates: number[] = []
  /** Instances of activated abilities. */
  readonly usable: number[] = []
  /** Effects of abilities as rows like those of the effects table: effect VIRTUAL + v is row v. */
  virtual = new Int32Array(EFFECT_COLUMNS * 16)
  /** By v: the instance it comes from, or NONE. */
  virtualInstance: number[] = []
  /** Free rows of `virtual`; the others by age of their objects; those not sorted in yet. */
  readonly freeVirtuals: number[] = []
  readonly virtualOrder: number[] = []
  readonly unsortedVirtuals: number[] = []
  /** All layered parts in the order in which they are applied. */
  order: Application[] = []
  /** The value parts of it by characteristic. */
  readonly modifiers: Application[][]
  /** By characteristic: zones where one of its modifiers may apply, a bit each. */
  readonly modifiedZones: Int32Array
  /** The parts that take abilities away, in order. */
  readonly losing: Application[] = []
  readonly cancelling: { effect: EffectRow; part: CancelPart }[] = []
  /** By query, by verdict: the parts that have a say. */
  readonly answers: { effect: EffectRow; clause: number; part: AnswerPart }[][]
  readonly verdicts: { effect: EffectRow; clause: number; part: VerdictPart }[][]

  /** Values are read as they are before this position in the order. */
  readPosition = END
  /** What the effect being applied may read, as a mask. */
  allowedReads = -1

  /** Final values by row and characteristic, valid where the stamp is `epoch` or the characteristic's cache epoch. */
  finalValues = new Int32Array(0)
  finalStamps = new Int32Array(0)
  /** How many values fit. Kept as a number, here and below, because reading a typed array's length is slower. */
  valuesRoom = 0
  /** Counts up with every store version. */
  epoch = 1
  /** Counts up with every store version and whenever an effect is placed: the key of the `exists` cache. */
  moment = 1
  /**
   * Cache of `abilityExists`, two cells for each instance: seen from END, and from the position it was last asked at.
   * Valid where `existsMoment` is `moment`.
   */
  existsMoment = new Int32Array(64)
  existsPosition = new Int32Array(64)
  exists = new Uint8Array(64)
  existsRoom = 64
  /** Set by every read of a value; cleared by who wants to know whether one was read (see `dependencies`). */
  valueWasRead = false
  /** Cache of values in the middle of the order: by row and characteristic, for the position it was last asked at. */
  partialValues = new Int32Array(0)
  partialPosition = new Int32Array(0)
  partialStamps = new Int32Array(0)
  partialEpoch = 1
  /** Set while somebody asks how a value came about; see counting.ts. */
  counting: Counting | null = null
  /** The effect that the present batch began last; meaningless outside of a batch. */
  lastBegunEffect: EffectRow = NONE
  /** By id: values of objects that leave in the same batch, taken before the first of them left. */
  readonly valuesBeforeBatch = new Map<ObjectId, number[]>()

  constructor(book: Book) {
    this.zoneVersions = new Int32Array(book.zones.length * 2)
    this.cache = new CacheState(book)
    this.modifiers = book.characteristics.map(() => [])
    this.modifiedZones = new Int32Array(book.characteristics.length)
    this.answers = book.queries.map(() => [])
    this.verdicts = book.verdicts.map(() => [])
  }
}
