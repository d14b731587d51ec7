import { type Book, type Extendable, type Game, NONE, PLAYERS, atom, hasAbility } from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, rule, step } from '../book.ts'
import { powerCount, powerOf } from '../board/setOn.ts'
import {
  endurance,
  factionsOf,
  hasSkill,
  haveSkillsEffect,
  iconsOf,
  mind,
  receivedBonus,
  stat,
} from '../board/characteristics.ts'
import { discard, emptied as lastPowerGone } from './moving.ts'
import { factionWords, icons } from '../board/words.ts'
import { charactersOf, controlled } from '../board/zones.ts'

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
/** レジスト(…): an ability for each faction and icon, so that texts and permanents give and take it. */
class Resists implements Extendable {
  readonly byWord: Map<string, number>

  constructor(from: ReadonlyMap<string, number> = new Map()) {
    this.byWord = new Map(from)
  }

  extended(): this {
    return new Resists(this.byWord) as this
  }
}
const resistances = book.own(new Resists())
export function resistAbility(into: Book, word: string): number {
  const { byWord } = resistances.in(into)
  const known = byWord.get(word)
  if (known !== undefined) return known
  const { id } = into.ability('base.1.7.13', `resist ${word}`, {})
  byWord.set(word, id)
  return id
}
/** レジスト: none from that faction or icon (base.1.7.13). */
const resists = rule(
  'base.1.7.13',
  (g: Game, row: number, from: number): boolean => {
    if (from === NONE || !haveSkillsEffect(g, row)) return false
    for (const [word, ability] of resistances.in(g.book).byWord)
      if (hasAbility(g, row, ability) && is(g, from, word)) return true
    return false
  },
  () => false,
)
function is(g: Game, row: number, word: string): boolean {
  const faction = factionWords.find(word)
  if (faction >= 0 && factionWords.has(g.value(factionsOf, row), faction)) return true
  const icon = icons.in(g.book).find(word)
  return icon >= 0 && icons.in(g.book).has(g.value(iconsOf, row), icon)
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
export const dealDamage = change('dealDamage', (g, row, dealt, bits, from) => {
  // What is dealt is what the character takes less, or more, of (6-2).
  const points = Math.max(0, dealt + g.value(receivedBonus, row))
  if (isDealt() || !(shielded(g, row, (bits & IN_BATTLE) !== 0) || resists(g, row, from)))
    g.emit(g.verbNow, row, g.controller(row), dealt)
  if (shielded(g, row, (bits & IN_BATTLE) !== 0) || resists(g, row, from)) return
  if ((bits & MENTAL) === 0) {
    const inBattle = (bits & IN_BATTLE) !== 0
    atom.mark(g, row, taken, together(g.object(row, taken), points, inBattle))
    atom.mark(g, row, struck, 1)
  } else
    atom.mark(g, row, mentalTaken, together(g.object(row, mentalTaken), points, (bits & IN_BATTLE) !== 0))
})
/** Mental damage that cost power and no more is forgotten. */
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

/** Those with damage that was not looked at yet, of which this is true. */
const struckOnes = (g: Game, test: (row: number) => boolean): number[] => {
  const out: number[] = []
  for (const player of PLAYERS)
    for (const row of charactersOf(g, player)) if (isStruck(g, row) && test(row)) out.push(row)
  return out
}

const BATTLE = 0
const LOST = 1

/** Whether the damage it has would beat it, and whether some of its damage is mental. */
export const hasLethalDamage = (g: Game, row: number): boolean => beaten(g, row)
export const hasMentalDamage = (g: Game, row: number): boolean => g.object(row, mentalTaken) > 0

/** (in battle): looks at the damage that has been dealt. */
export const sufferDamage = procedure('sufferDamage', 2, [
  step('base.1.6.15', (g) => {
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
      const [row = NONE, ...rest] = g.list(LOST)
      if (row !== NONE && powerCount(g, row) === 0) g.propose(lastPowerGone, row)
      g.setList(LOST, rest)
      if (rest.length > 0) g.goto('power is lost')
    },
    'the next who loses power',
  ),
  step('base.1.6.11', (g) => {
    for (const row of struckOnes(g, (each) => falls(g, each)))
      g.propose(discard, row, g.local(BATTLE), g.id(row))
  }),
  step('base.1.6.12', (g) => g.propose(forgetDamage)),
])

/** Whether damage waits to be looked at. */
export const isStruck = (g: Game, row: number): boolean =>
  g.object(row, struck) === 1 || g.object(row, mentalTaken) > 0
export const anyoneStruck = (g: Game): boolean => struckOnes(g, () => true).length > 0
