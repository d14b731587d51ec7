import { type Game, atom } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../../rulebook/index.ts'
import { rule } from '../../book.ts'
import {
  cp,
  def,
  ep,
  isBase,
  isEvent,
  isItem,
  isUnit,
  level,
  namesOf,
  organisationsOf,
  str,
  typesOf,
  wings,
} from '../../board/characteristics.ts'
import { isAbility, isPlayOfArt, isSupport } from '../../board/waitingThings.ts'
import { bondOf } from '../supposed.ts'
import { deck, field, hand, homebase, isReady, removed, trails, waiting, zones } from '../../board/zones.ts'
import { bond, isStunned } from '../../board/state.ts'
import { isLinked } from '../../changes/tacticalLink.ts'

/** Nouns, adjectives and numbers: what texts say that a thing is. */

type Words = Lexicon<KisekiClause>

/** A type without a zone means the field (203.3) or the homebase (203.4); with one, that zone (203.5). */
const inField = { zones: [field], zonesClause: '203.3', saidClause: '203.5' } as const
const inHomebase = { zones: [homebase], zonesClause: '203.4', saidClause: '203.5' } as const

export const zoneWords: Words['zones'] = {
  deck: { zones: [deck] },
  hand: { zones: [hand] },
  field: { zones: [field] },
  homebase: { zones: [homebase] },
  trails: { zones: [trails] },
  waiting: { zones: [waiting] },
  exile: { zones: [removed] },
}

/** What waits is a card or an ability: a noun is a card unless it says otherwise (1201.1). */
export const nouns: Words['nouns'] = {
  card: { test: (g, row) => !isAbility(g, row), open: true },
  // Scrum support waits too, and is neither a card nor an ability (1218.1).
  craft: {
    test: (g, row) => isAbility(g, row) && !isPlayOfArt(g, row) && !isSupport(g, row),
    open: true,
    zones: [waiting],
  },
  art: { test: (g, row) => isPlayOfArt(g, row), open: true, zones: [waiting] },
  anything: { test: (g, row) => !isSupport(g, row), open: true, zones: [waiting] },
}

export const types: Words['types'] = {
  UNIT: { test: isUnit, of: typesOf, word: 'UNIT', plain: true, ...inField },
  ITEM: { test: isItem, of: typesOf, word: 'ITEM', plain: true, ...inField },
  EVENT: { test: isEvent, of: typesOf, word: 'EVENT', plain: true, ...inHomebase },
  BASE: { test: isBase, of: typesOf, word: 'BASE', plain: true, ...inHomebase },
  // Both at once (203.2a).
  'ITEM-UNIT': {
    test: (g, row) => isItem(g, row) && isUnit(g, row),
    reads: [typesOf],
    plain: true,
    ...inField,
  },
}

export const states: Words['states'] = {
  ready: { test: (g, row) => isReady(g, row), open: true },
  action: { test: (g, row) => !isReady(g, row), flags: atom.TURNED_FLAG, open: true },
  stunned: { test: (g, row) => isStunned(g, row), open: true },
  'face-up': { test: (g, row) => !g.faceDown(row), open: true },
  'face-down': { test: (g, row) => g.faceDown(row), flags: atom.FACE_DOWN_FLAG, open: true },
  linked: { test: isLinked, open: true },
}

/** あらゆる領域. */
export const positions: Words['positions'] = {
  anywhere: { test: () => true, open: true, zones: Object.values(zones) },
}

/** 太字 (1302.3) means an organisation; without a zone, those in the field (211.2). */
export const classes: Words['classes'] = {
  clause: '1302.3',
  of: organisationsOf,
  zones: [field],
  zonesClause: '211.2',
  saidClause: '211.2',
}

/** “ ” (1302.1) means a whole card name, を含む (1302.1a) a part of it; without a zone, in the field (1302.1b). */
export const names: Words['names'] = {
  clause: '1302.1',
  contains: { clause: '1302.1a' },
  of: namesOf,
  zones: [field],
  zonesClause: '1302.1b',
}

export const characteristics: Words['characteristics'] = {
  str: { of: str },
  def: { of: def },
  cp: { of: cp },
  ep: { of: ep },
  level: { of: level },
  wings: { of: wings },
  bond: { counter: bond, counted: bondOf },
}

export const places: Words['places'] = { top: { end: 'top' }, bottom: { end: 'bottom' } }

/** ある means cards, of whatever type (1328.2). */
const isThere = rule('1328.2', (g: Game, row: number): boolean => !isAbility(g, row), isUnit)

/** いる means a UNIT (1328.1), ある any card. */
export const existence: Words['existence'] = {
  living: { clause: '1328.1', zones: [field], test: isUnit, reads: [typesOf] },
  thing: { test: isThere, reads: [typesOf] },
}
