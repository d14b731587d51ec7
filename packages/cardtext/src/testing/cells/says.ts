import { trees } from '@fudaba/kernel/testing'
import type { Effect } from '@fudaba/kernel/text'
import { readText } from '../../document/document.ts'
import type { CellGame, Says } from './cells.ts'

/** Frames as most games say them. */
const usual: Says = {
  triggered: (event, effect) => ({ kind: 'triggered', trigger: { kind: 'event', of: [event] }, effect }),
  forbidden: (event) => trees.always({ kind: 'prohibit', event }),
  forbiddenFor: (event, duration) => trees.does({ kind: 'prohibit', event, duration }),
  replaced: (event, effect) => ({ kind: 'replacement', effect: { kind: 'replace', event, effect } }),
  does: trees.does,
}

export const saysOf = (game: CellGame): Says => ({ ...usual, ...game.says })

/** The step that a sentence of the game is; null where the grammar does not read it. */
export function stepOf({ grammar, stepHead = '' }: CellGame, text: string | Effect): Effect | null {
  if (typeof text !== 'string') return text
  const { paragraphs } = readText(grammar, stepHead + text)
  const [{ ability }] = paragraphs
  return ability?.kind === 'instruction' || ability?.kind === 'activated' ? ability.effect : null
}
/** The same of a sentence that every game has to read. */
export function readStep(game: CellGame, text: string): Effect {
  const step = stepOf(game, text)
  if (step === null) throw new Error(`no step of ${game.grammar.spec.name}: ${text}`)
  return step
}

const WHOSE = ['who', 'whose', 'player']

/** The same step of whoever the sentence is about, instead of the player who controls it. */
export function ofEach(effect: Effect): Effect {
  const turned = (tree: unknown): unknown => {
    if (Array.isArray(tree)) return tree.map(turned)
    if (typeof tree !== 'object' || tree === null) return tree
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) =>
        WHOSE.includes(key) && value === 'you' ? [key, 'self'] : [key, turned(value)],
      ),
    )
  }
  return turned(bare(effect)) as Effect
}

/** Without あなたは. */
export const bare = (effect: Effect): Effect =>
  effect.kind === 'by' && effect.player === 'you' ? effect.effect : effect
