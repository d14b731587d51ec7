import { type Book, type Game, NONE, Obj, atom } from '@fudaba/kernel/rules'
import '../../../grammar/nodes.ts'
import { type Effect, type Lexicon, columnOf } from '@fudaba/kernel/text'
import type { AquarianAgeClause } from '../../../rulebook/index.ts'
import { isAttack } from '../../battle/attackDeclarations.ts'
import {
  attack,
  cost,
  endurance,
  face,
  factors,
  iconsOf,
  isCreated,
  isMental,
  judgedBonus,
  mentalBonus,
  mind,
  namesOf,
  receivedBonus,
  skillAbilities,
  skillNumbers,
  xOf,
} from '../../board/characteristics.ts'
import { actorOf, guardedBy, kinds } from '../../changes/declarations.ts'
import { rule } from '../../book.ts'
import { powerCount } from '../../board/setOn.ts'
import { resistAbility } from '../../changes/damage.ts'
import { costOf } from '../../board/cardCost.ts'
import { factionWord } from '../skillText.ts'
import { isCharacter, isDeclaredOrLasting, isWithinReach } from '../textRules.ts'
import type { CardType } from '../../board/words.ts'
import * as zone from '../../board/zones.ts'

/** What texts speak of: zones, kinds of cards, states, numbers. */

type Words = Lexicon<AquarianAgeClause>

const anything = (): boolean => true
const isOf =
  (type: CardType) =>
  (g: Game, row: number): boolean =>
    g.cardOf(row) !== NONE && face(g, row).type === type
const declaredCard = (type: CardType) => ({
  test: (g: Game, row: number, _id: number, source: number) =>
    row !== source && isOf(type)(g, row) && isDeclaredOrLasting(g, row),
  zones: [zone.declared, zone.lasting],
})

/** Of one that is gone: whether it was a character when it went. */
const wasOnField = (g: Game, row: number, id: number): boolean => {
  const at = columnOf(g, row, id, Obj.zone)
  return at !== NONE && [zone.controlled, zone.factionArea].includes(g.zoneDef(at))
}
/** キャラクターカード: where cards are no characters yet, or no longer. */
const isInHiddenPile = (g: Game, row: number): boolean =>
  g.inZone(row, zone.deck) || g.inZone(row, zone.hand) || g.inZone(row, zone.discardPile)
const isActive = (g: Game, row: number): boolean =>
  g.inZone(row, zone.factionArea) && zone.activeCharacters(g, g.controller(row)).includes(row)
/** A character on the field of which this is true, or was when it went. */
const standing = (test: (g: Game, row: number) => boolean, plain = true) => ({
  test: (g: Game, row: number, id: number) =>
    g.same(row, id) ? isCharacter(g, row) && zone.onField(g, row) && test(g, row) : wasOnField(g, row, id),
  zones: [zone.controlled, zone.factionArea],
  plain,
})
const powerNow = rule(
  '8-2',
  (g: Game, row: number): number => powerCount(g, row),
  () => 0,
)

/** レジスト(…): one ability for each word. */
const resistOf = (inside: Effect, into: Book): number => {
  const [skill] = inside.kind === 'aquarian-age.skill-line' ? inside.skills : []
  return resistAbility(into, factionWord(skill?.of ?? ''))
}

export const objects = {
  zones: {
    field: { zones: [zone.controlled, zone.factionArea] },
    controlled: { zones: [zone.controlled] },
    factions: { zones: [zone.factionArea] },
    hand: { zones: [zone.hand] },
    deck: { zones: [zone.deck] },
    discard: { zones: [zone.discardPile] },
    damage: { zones: [zone.damage] },
    declared: { zones: [zone.declared] },
    lasting: { zones: [zone.lasting] },
    power: { zones: [zone.power] },
    permanents: { zones: [zone.permanents] },
  },
  nouns: { card: { test: anything, open: true } },
  types: {
    character: {
      test: (g, row, id, source) =>
        !g.same(row, id)
          ? wasOnField(g, row, id)
          : isInHiddenPile(g, row)
            ? isOf('character')(g, row)
            : isCharacter(g, row) && isWithinReach(g, row, source),
      // The open piles, too: that those are out of reach is a rule (7-1, 14-1); so is what is set on others (9-1).
      zones: [zone.controlled, zone.factionArea, zone.damage, zone.permanents],
      plain: true,
    },
    'controlled-character': standing((g, row) => g.inZone(row, zone.controlled)),
    'faction-character': standing((g, row) => g.inZone(row, zone.factionArea)),
    // Who else is in the party matters to it.
    'active-character': standing(isActive, false),
    'broken-character': standing((g, row) => face(g, row).type === 'break'),
    'character-card': { test: isOf('character') },
    'break-card': {
      test: isOf('break'),
      zones: [zone.controlled, zone.factionArea],
    },
    permanent: { test: isOf('permanent'), zones: [zone.permanents] },
    power: { test: (g, row) => g.inZone(row, zone.power), zones: [zone.power], open: true },
    project: declaredCard('project'),
    fast: declaredCard('fast'),
    attack: { test: isAttack, zones: [zone.declared] },
    effect: { test: (g, row) => g.kind(row) === kinds.effect, zones: [zone.declared] },
    break: { test: (g, row) => g.kind(row) === kinds.break, zones: [zone.declared] },
  },
  states: {
    controlled: { test: (g, row) => g.inZone(row, zone.controlled), open: true },
    faction: { test: (g, row) => g.inZone(row, zone.factionArea), open: true },
    active: { test: isActive, open: true },
    broken: { test: (g, row) => g.cardOf(row) !== NONE && face(g, row).type === 'break', open: true },
    unbroken: { test: (g, row) => g.cardOf(row) !== NONE && face(g, row).type !== 'break', open: true },
    powered: { test: (g, row) => powerCount(g, row) > 0, open: true },
    powerless: { test: (g, row) => powerCount(g, row) === 0, open: true },
    mental: { test: isMental, open: true },
    made: { test: isCreated, open: true },
    attacking: {
      test: (g, row) =>
        g.objects(zone.declared, 0).some((each) => isAttack(g, each) && actorOf(g, each) === row),
      open: true,
    },
    guarding: { test: (g, row) => g.relations(guardedBy, NONE, row).length > 0, open: true },
    'face-down': { test: (g, row) => g.faceDown(row), flags: atom.FACE_DOWN_FLAG, open: true },
  },
  classes: { of: iconsOf },
  names: { of: namesOf },
  characteristics: {
    mind: { of: mind },
    attack: { of: attack },
    endurance: { of: endurance },
    // 精神力 that is equal to power grows with it (8-2).
    power: { read: powerNow },
    cost: { of: cost },
    'cost-now': { read: costOf },
    ...Object.fromEntries(factors.map((each) => [each.name, { of: each }])),
    x: { of: xOf },
    'printed-mind': { read: (g, row) => mind.base(g, row) },
    'printed-attack': { read: (g, row) => attack.base(g, row) },
    'printed-endurance': { read: (g, row) => endurance.base(g, row) },
    'mental-attack': { of: mentalBonus },
    received: { of: receivedBonus },
    factor: { read: (g, row) => factors.reduce((sum, each) => sum + g.value(each, row), 0) },
    judgement: { of: judgedBonus },
    draw: { of: skillNumbers.draw },
    charge: { of: skillNumbers.charge },
    permanent: { of: skillNumbers.permanent },
    capacity: { of: skillNumbers.capacity },
    bind: { of: skillNumbers.bind },
    attackCost: { read: () => 1 },
    guardCost: { read: () => 1 },
  },
  keywords: {
    ...Object.fromEntries(
      Object.entries(skillAbilities).map(([skill, ability]) => [skill, { declared: ability }]),
    ),
    resist: { declared: resistOf },
  },
} satisfies Partial<Words>
