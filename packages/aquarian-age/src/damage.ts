import { type Game, NONE, PLAYERS, atom } from '@fudaba/kernel'
import { ask, book, change, fact, procedure, rule, step } from './book.ts'
import { powerCount, powerOf } from './borne.ts'
import {
  endurance,
  face,
  factionsOf,
  hasSkill,
  haveSkillsEffect,
  iconsOf,
  mind,
  skillValue,
  stat,
} from './characters.ts'
import { discard, falling, toDamage } from './moving.ts'
import { factionWords, icons } from './words.ts'
import { charactersOf, controlled } from './zones.ts'

/** ダメージ: dealt together, then looked at, and gone (base.1.6.12). */

/** Points taken since damage was last looked at; mental points plus one, so that 0 is none. */
const taken = book.column('taken')
const struck = book.column('struck')
const mentalTaken = book.column('mentalTaken')

/** シールド: none but battle damage (base.1.7.8). */
const shielded = rule(
  'base.1.7.8',
  (g: Game, row: number, inBattle: boolean): boolean => !inBattle && hasSkill(g, row, 'shield'),
  () => false,
)
/** レジスト: none from that faction or icon (base.1.7.13). */
const resists = rule(
  'base.1.7.13',
  (g: Game, row: number, from: number): boolean =>
    from !== NONE &&
    haveSkillsEffect(g, row) &&
    face(g, row).skills.some(
      (skill) => skill.skill === 'resist' && 'of' in skill && is(g, from, skill.of ?? ''),
    ),
  () => false,
)
function is(g: Game, row: number, word: string): boolean {
  const faction = factionWords.find(word)
  if (faction >= 0 && factionWords.has(g.value(factionsOf, row), faction)) return true
  const icon = icons.find(word)
  return icon >= 0 && icons.has(g.value(iconsOf, row), icon)
}

/** 1: mental. 2: in a battle. */
export const MENTAL = 1
export const IN_BATTLE = 2

/** Damage that is not taken has been dealt (6-2). */
const isDealt = fact('6-2', true, false)
/** Attack values of several characters in one battle are not added up (23-2). */
const together = rule(
  '23-2',
  (before: number, points: number, inBattle: boolean): number =>
    inBattle ? Math.max(before, points) : before + points,
  (before: number, points: number): number => before + points,
)

/** (target, points, bits, source): dealt in any case (6-2), taken unless something forbids it. */
export const dealDamage = change('dealDamage', (g, row, points, bits, from) => {
  if (isDealt() || !(shielded(g, row, (bits & IN_BATTLE) !== 0) || resists(g, row, from)))
    g.emit(g.verbNow, row, g.controller(row), points)
  if (shielded(g, row, (bits & IN_BATTLE) !== 0) || resists(g, row, from)) return
  if ((bits & MENTAL) === 0) {
    const inBattle = (bits & IN_BATTLE) !== 0
    atom.mark(g, row, taken, together(g.object(row, taken), points, inBattle))
    atom.mark(g, row, struck, 1)
  } else
    atom.mark(g, row, mentalTaken, together(g.object(row, mentalTaken), points, (bits & IN_BATTLE) !== 0))
})
/** The power it cost was all it did. */
const endured = change('endured', (g, row) => atom.mark(g, row, mentalTaken, 0))
const forgetDamage = change('forgetDamage', (g) => {
  for (const player of PLAYERS)
    for (const row of charactersOf(g, player))
      for (const column of [taken, struck, mentalTaken]) atom.mark(g, row, column, 0)
})

/** Beaten by plain damage of at least its endurance (base.1.6.11). */
const beaten = (g: Game, row: number): boolean =>
  g.object(row, struck) === 1 && g.object(row, taken) >= stat(g, endurance, row)
/** Removed by more mental damage than it has power (base.1.6.16). */
const emptied = rule(
  'base.1.6.16',
  (g: Game, row: number): boolean => g.object(row, mentalTaken) > powerCount(g, row),
  () => false,
)
/** In a party mental damage is compared with mind (base.1.6.17). */
const overwhelmed = rule(
  'base.1.6.17',
  (g: Game, row: number): boolean =>
    g.object(row, mentalTaken) > 0 && g.object(row, mentalTaken) >= stat(g, mind, row),
  () => false,
)
const falls = (g: Game, row: number): boolean =>
  beaten(g, row) || (g.inZone(row, controlled) ? emptied(g, row) : overwhelmed(g, row))

/** Of those whom damage waits to be looked at on: of the others nothing is asked. */
const struckOnes = (g: Game, test: (row: number) => boolean): number[] => {
  const out: number[] = []
  for (const player of PLAYERS)
    for (const row of charactersOf(g, player)) if (isStruck(g, row) && test(row)) out.push(row)
  return out
}

const BATTLE = 0
const ROW = 1
const SAVED = 2
const LOST = 3

const bindCost = (g: Game, row: number): number => skillValue(g, row, 'bind')
/** Plain and mental damage at once: bind saves from both (6-4-a). */
const alsoFromBoth = rule(
  '6-4-a',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => g.object(row, mentalTaken) === 0 || !beaten(g, row),
)
/** Nothing that waits for a discard happens to what bind saved (6-4-b). */
const nothingHappens = fact('6-4-b', true, false)
/** Bind saves from mental damage, too (6-4). */
const alsoFromMental = rule(
  '6-4',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => beaten(g, row),
)
const canBeSaved = (g: Game, row: number): boolean =>
  falls(g, row) &&
  alsoFromMental(g, row) &&
  alsoFromBoth(g, row) &&
  bindCost(g, row) > 0 &&
  powerCount(g, row) >= bindCost(g, row)

/** (in battle): looks at the damage that has been dealt. */
export const sufferDamage = procedure('sufferDamage', 4, [
  step('base.1.6.15', (g) => {
    g.setLocal(ROW, NONE)
    g.setList(SAVED, [])
    g.setList(
      LOST,
      struckOnes(g, (row) => g.inZone(row, controlled) && g.object(row, mentalTaken) > 0 && !falls(g, row)),
    )
  }),
  ask(
    '12-5',
    {
      offer(g, d) {
        const [row = NONE] = g.list(LOST)
        if (row === NONE) return
        const n = Math.min(g.object(row, mentalTaken), powerCount(g, row))
        d.choose(g.controller(row), 'damage.power', powerOf(g, row), n, n)
        d.source = row
      },
      take(g, answer) {
        for (const each of answer.values) g.propose(discard, each, 0)
        g.propose(endured, g.list(LOST)[0])
      },
    },
    'power is lost',
  ),
  step(
    '12-5',
    (g) => {
      const [, ...rest] = g.list(LOST)
      g.setList(LOST, rest)
      if (rest.length > 0) g.goto('power is lost')
    },
    'the next who loses power',
  ),
  step(
    'base.1.7.5',
    (g) =>
      g.setList(
        LOST,
        struckOnes(g, (row) => canBeSaved(g, row)),
      ),
    'who could be saved',
  ),
  ask(
    'base.1.7.6',
    {
      offer(g, d) {
        const [row = NONE] = g.list(LOST)
        if (row === NONE) return
        d.yesNo(g.controller(row), 'damage.bind')
        d.source = row
      },
      take(g, answer) {
        g.setLocal(ROW, answer.value === 0 ? g.list(LOST)[0] : NONE)
      },
    },
    'bind',
  ),
  ask(
    'base.1.7.5',
    {
      offer(g, d) {
        const row = g.local(ROW)
        if (row === NONE || g.list(LOST).length === 0) return
        const n = bindCost(g, row)
        d.choose(g.controller(row), 'damage.bindWith', powerOf(g, row), n, n)
        d.source = row
      },
      take(g, answer) {
        for (const each of answer.values) g.propose(toDamage, each)
        g.setList(SAVED, [...g.list(SAVED), g.local(ROW)])
        if (!nothingHappens()) g.propose(falling, g.local(ROW))
      },
    },
    'bind with',
  ),
  step(
    'base.1.7.5',
    (g) => {
      g.setLocal(ROW, NONE)
      const [, ...rest] = g.list(LOST)
      g.setList(LOST, rest)
      if (rest.length > 0) g.goto('bind')
    },
    'the next who could be saved',
  ),
  step('base.1.6.11', (g) => {
    const saved = g.list(SAVED)
    for (const row of struckOnes(g, (each) => falls(g, each) && !saved.includes(each)))
      g.propose(discard, row, g.local(BATTLE), g.id(row))
  }),
  step('base.1.6.12', (g) => g.propose(forgetDamage)),
])

/** Whether damage waits to be looked at. */
export const isStruck = (g: Game, row: number): boolean =>
  g.object(row, struck) === 1 || g.object(row, mentalTaken) > 0
export const anyoneStruck = (g: Game): boolean => struckOnes(g, () => true).length > 0
