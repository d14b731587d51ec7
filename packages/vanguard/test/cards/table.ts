import { board, ref } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { plain } from '../cards.ts'

/** Boards with cards of the set, by their names. */

type Fields = Readonly<Record<string, unknown>>
type Seat = Readonly<Record<string, unknown>>

/** A card of the set on a circle, or in another place. */
export const on = (cell: string, name: string, fields: Fields = {}) => ref(name, name, { cell, ...fields })
export const card = (name: string, fields: Fields = {}) => ref(name, name, fields)
export const boss = (name: string, fields: Fields = {}) => on('front-centre', name, fields)

/** P1 has these; P2 a plain vanguard of grade 3 unless it says otherwise. */
export const fight = (mine: Seat, theirs: Seat = {}, moment = 'main') =>
  board(vanguard, {
    at: moment,
    turn: 5,
    P1: { deck: plain('m', 12), ...mine },
    P2: { field: [boss('暁風の将')], deck: plain('t', 12), ...theirs },
  })
export type Table = ReturnType<typeof fight>

/** P1's unit attacks one of P2's; nobody is asked in between unless it is there to be asked. */
export function attacks(g: Table, attacker: string, victim: string, booster?: string): void {
  if (g.P1.isAsked('battle.attack')) g.P1.answers(true)
  if (g.P1.isAsked('battle.attacker')) g.P1.chooses(attacker)
  if (g.P1.isAsked('battle.target')) g.P1.chooses(victim)
  if (g.P1.isAsked('battle.booster')) {
    if (booster === undefined) g.P1.chooses()
    else g.P1.chooses(booster)
  }
}
/** Nobody guards; icons go where they like. */
export function untilAsked(g: Table, key: string): void {
  for (let i = 0; i < 30; i++) {
    const seat = g.deciding === 'P1' ? g.P1 : g.P2
    if (g.winner !== null || seat.isAsked(key)) return
    if (seat.isAsked('guard.window')) seat.passes()
    else return
  }
}
export const power = (g: Table, word: string): unknown => g.at(word).values['power']
/** Pays with this card, if there is a choice. */
export function pays(g: Table, word: string): void {
  if (g.P1.isAsked('program.act')) g.P1.chooses(word)
}
