import { BODY, EV, type Game, NONE, type Player, Var, atom } from '@fudaba/kernel/rules'
import { book, change, consequence, fact, verb, direct } from '../book.ts'
import { ACE, JACK, ownerOf, printed } from '../board/cards.ts'
import {
  aceKind,
  barrierKind,
  entered,
  equippedKind,
  heroKind,
  soldierKind,
} from '../board/characteristics.ts'
import {
  BARRIER_ROW,
  SOLDIER_ROW,
  barrierRow,
  field,
  graveyard,
  life,
  place,
  stage,
  hand,
} from '../board/zones.ts'

/** What happens to cards and characters, as verbs. */

// ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────

direct('base.3.3.2')
const fromTheTop = (g: Game, player: Player): number => g.top(life, player)
const asMuchAsThereIs = fact('base.3.3.5', true, false)
const unshown = fact('base.3.3.4', atom.UNSEEN_FLAG, 0)
direct('base.3.3.3')

/** N cards from the top of the life to the graveyard. */
export const damage = verb('base.3.3.1', 'damage', (g, player, n) => takeDamage(g, player as Player, n))

export function takeDamage(g: Game, player: Player, n: number): void {
  const there = g.count(life, player)
  if (n > there && !asMuchAsThereIs()) return
  g.emit(g.verbNow, NONE, player, n)
  const amount = Math.min(n, there)
  for (let i = 0; i < amount; i++)
    atom.move(g, fromTheTop(g, player), g.zone(graveyard, player), atom.TOP, i < amount - 1 ? unshown() : 0)
}

// ── the field ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A card enters the field face up and charged, as the soldier its rank says. */
export const enterAsSoldier = change('enterAsSoldier', (g, card, player) => {
  const row = atom.split(g, card, g.zone(field, player as Player), atom.BOTTOM, atom.cellFlag(SOLDIER_ROW))
  const { rank } = printed(g, card)
  atom.setKind(g, row, rank === ACE ? aceKind : rank >= JACK ? heroKind : soldierKind)
  atom.mark(g, row, entered, g.get(Var.turn))
})

/** A card enters the field as a barrier, at the far end of the row. */
export const enterAsBarrier = change('enterAsBarrier', (g, card, player, facesUp) => {
  const owner = player as Player
  const next = barrierRow(g, owner).reduce((far, row) => Math.max(far, g.object(row, place) + 1), 0)
  const flags = (facesUp === 1 ? 0 : atom.FACE_DOWN_FLAG) | atom.cellFlag(BARRIER_ROW)
  const row = atom.split(g, card, g.zone(field, owner), atom.BOTTOM, flags)
  atom.setKind(g, row, barrierKind)
  atom.mark(g, row, entered, g.get(Var.turn))
  atom.mark(g, row, place, next)
})

/** The row closes up towards the life when a barrier leaves it. */
const closeUp = change('closeUp', (g, player) => {
  barrierRow(g, player as Player).forEach((row, i) => atom.mark(g, row, place, i))
})

consequence('legend.barrier-packed', 'closeUp', {
  on: [book.kernelVerb('move')],
  when: (g, ev) => leftField(g, g.event(ev, EV.from)),
  run: (g, ev) => g.propose(closeUp, g.zoneOwner(g.event(ev, EV.from))),
})

/** Whether a move started on a field. */
export const leftField = (g: Game, from: number): boolean => from !== NONE && g.zoneDef(from) === field

const asOne = fact('base.3.4.2', true, false)

/** A character goes to the graveyards of its cards' owners, all its cards together. */
export const toGraveyard = change('toGraveyard', (g, row) => {
  const cards = asOne() ? g.cardsOf(row) : g.cardsOf(row).slice(0, 1)
  for (const card of cards) bury(g, card)
})

/** One card to its owner's graveyard, face up. */
export const buryCard = change('buryCard', (g, card) => bury(g, card))

export function bury(g: Game, card: number): void {
  atom.split(g, card, g.zone(graveyard, ownerOf(g, card)), atom.TOP, 0)
}

const keepsEntry = fact('base.3.7.13', true, false)

/** A card is laid on a soldier: one character of several cards. */
export const equip = change('equip', (g, card, row) => {
  atom.join(g, card, row, BODY)
  atom.setKind(g, row, equippedKind)
  if (!keepsEntry()) atom.mark(g, row, entered, g.get(Var.turn))
})

/** The top card of the life joins the hand. */
export const drawCard = change('draw', (g, player) => {
  const top = g.top(life, player as Player)
  if (top >= 0) atom.move(g, top, g.zone(hand, player as Player), atom.BOTTOM, 0)
})

// ── requests ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A key card is put down from the hand, for both to see. */
export const putKey = verb('base.3.5.18', 'putKey', (g, card, request) => atom.join(g, card, request, BODY))

export const toStage = change('toStage', (g, request) => atom.move(g, request, g.zone(stage, 0), atom.TOP, 0))
