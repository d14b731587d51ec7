import { BODY, type Player } from '../state/columns.ts'
import { playerName } from '../answers/decision.ts'
import type { GameRules, PositionHooks, RulesConfig } from '../game/contract.ts'
import type { PlannedObject } from './positionPlan.ts'
import { bad, cardByWord } from './positionWords.ts'

/** Chooses cards where a position gives only their number. */
export class Filler {
  private readonly rules: GameRules
  private readonly words: readonly string[]
  private readonly objects: readonly PlannedObject[]
  private readonly unused: (string[] | undefined)[] = []

  constructor(
    rules: GameRules,
    hooks: PositionHooks,
    config: RulesConfig,
    objects: readonly PlannedObject[],
  ) {
    this.rules = rules
    this.words = hooks.filler?.(config) ?? rules.cards.map((card) => rules.cardId(card))
    this.objects = objects
  }

  /** As many objects as `o` stands for. */
  fill(o: PlannedObject): PlannedObject[] {
    const { player } = o
    const list = (this.unused[player] ??= this.free(player))
    const n = o.fields['fill'] as number
    if (n > list.length)
      bad(`${n} more cards for the ${o.zone.name} of ${playerName(player)}: only ${list.length} are left`)
    return list.splice(0, n).map((word) => ({
      ...o,
      fields: {},
      cards: [{ def: cardByWord(this.rules, word), owner: player, role: BODY }],
    }))
  }

  /** Cards that the player has nowhere, first those that nobody has: so a card's word names one object if possible. */
  private free(player: Player): string[] {
    const own = this.used((owner) => owner === player)
    const others = this.used((owner) => owner !== player)
    const free = [...new Set(this.words)].filter((word) => !own.has(cardByWord(this.rules, word)))
    const shared = (word: string): boolean => others.has(cardByWord(this.rules, word))
    return [...free.filter((word) => !shared(word)), ...free.filter(shared)]
  }

  private used(by: (owner: Player) => boolean): Set<number> {
    return new Set(this.objects.flatMap((o) => o.cards.filter((c) => by(c.owner)).map((c) => c.def)))
  }
}
