import type { EffectPart, Player } from '@fudaba/kernel/rules'
import { AbilityError, type GameNodes, type PlayerWord, type Selector } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { typesOf } from '../../board/characteristics.ts'
import { names } from '../../board/words.ts'
import {
  aloneSupposed,
  bondSupposed,
  isSupposedAlone,
  nameAsked,
  supposedKey,
  thereSupposed,
} from '../supposed.ts'

/** …ものとする (1329), …がこれだけ. */

type Effects = NonNullable<GameNodes['effects']>
type Conditions = NonNullable<GameNodes['conditions']>

const whose = ({ features, head }: Selector): PlayerWord => {
  const owner = [...features, head].find((feature) => feature.kind === 'owner')
  return owner?.kind === 'owner' ? owner.who : 'any'
}

const suppose: Effects['kiseki.suppose'] = {
  lasting(tools, { condition }) {
    const answers = (
      query: typeof bondSupposed,
      who: PlayerWord,
      applies: (subject: number, player: Player) => boolean,
      answer: (g: Parameters<typeof amount>[0], effect: number, value: number) => number,
    ): EffectPart => {
      const players = tools.players(who)
      return {
        kind: 'answer',
        query,
        applies: (g, effect, _asker, subject) =>
          tools.applies(g, effect) && players(g, effect).some((player) => applies(subject, player)),
        answer: (g, effect, _asker, _subject, value) => answer(g, effect, value),
      }
    }
    const amount = tools.amount(condition.kind === 'value' ? condition.comparison.amount : 0)
    if (condition.kind === 'exists') {
      const name = nameAsked(condition)
      if (name === undefined) throw new AbilityError(tools.scope.name, 'only a name can be taken to be there')
      const word = names.in(tools.scope.book).word(name)
      const who = condition.where?.whose ?? whose(condition.what)
      return [
        answers(
          thereSupposed,
          who,
          (key, player) => key === supposedKey(word, player),
          () => 1,
        ),
      ]
    }
    const isHis = (subject: number, player: number): boolean => subject === player
    if (condition.kind === 'value')
      return [
        answers(
          bondSupposed,
          condition.of.kind === 'selector' ? whose(condition.of) : 'you',
          isHis,
          (g, effect, value) => Math.min(value, amount(g, effect, -1)),
        ),
      ]
    if (condition.kind === 'kiseki.alone')
      return [answers(aloneSupposed, whose(condition.of), isHis, () => 1)]
    throw new AbilityError(tools.scope.name, `nobody can take ${condition.kind} to be so`)
  },
}

/** No other object fits: this one alone, or as crafts take it to be. */
const alone: Conditions['kiseki.alone'] = {
  reads: [typesOf],
  compile(tools, { of }) {
    const ones = tools.what(of)
    return (g, c) => {
      const rows = ones.rows(g, c)
      if (!rows.includes(c.source)) return false
      return rows.length === 1 || isSupposedAlone(g, g.controller(c.source))
    }
  },
}

export const supposedEffects = { 'kiseki.suppose': suppose } satisfies Effects
export const supposedConditions = { 'kiseki.alone': alone } satisfies Conditions
