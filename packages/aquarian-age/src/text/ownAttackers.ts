import type { Ability, Effect, Feature, Selection, What } from '@fudaba/kernel/text'
import '../../grammar/nodes.ts'
import { fact } from '../book.ts'

/**
 * Who is made to attack is an own controlled character, unless the text says otherwise (3-2): a text that names no
 * player aims at own ones, and one that names the opponent makes his characters attack.
 */

const onlyOwn = fact('3-2', true, false)

const YOURS: Feature = { kind: 'owner', who: 'you' }
const CONTROLLED: Feature = { kind: 'state', state: 'controlled' }

function featuresOf(what: What | Selection): readonly Feature[] {
  if (what.kind === 'selector') return what.features
  return what.kind === 'selection' && what.of !== undefined ? what.of.features : []
}
const ownerIn = (what: What | Selection): string | undefined => {
  const owner = featuresOf(what).find(({ kind }) => kind === 'owner')
  return owner?.kind === 'owner' ? owner.who : undefined
}

/** Whether the text says that it is a character of the opponent that attacks. */
export const saysTheirs = (what: What): boolean => ownerIn(what) === 'opponent'

const isAttackOfChosen = (effect: Effect | undefined): boolean =>
  effect?.kind === 'aquarian-age.attack' && effect.what.kind === 'reference' && effect.what.to === 'chosen'

function ownSteps(steps: readonly Effect[]): Effect[] {
  let theirs = false
  return steps.map((step, i): Effect => {
    if (step.kind === 'choose') {
      theirs = ownerIn(step.what) === 'opponent'
      const { of } = step.what
      if (!isAttackOfChosen(steps[i + 1]) || of === undefined || ownerIn(step.what) !== undefined) return step
      return {
        ...step,
        what: { ...step.what, of: { ...of, features: [YOURS, CONTROLLED, ...of.features] } },
      }
    }
    return isAttackOfChosen(step) && step.kind === 'aquarian-age.attack' && theirs
      ? { ...step, theirs: true }
      : step
  })
}

function ownIn(effect: Effect): Effect {
  if (effect.kind === 'sequence') return { ...effect, steps: ownSteps(effect.steps) }
  if (effect.kind === 'paragraph') return { ...effect, sentences: effect.sentences.map(ownIn) }
  return effect
}

/** The same ability, with what it says about who attacks. */
export const withOwnAttackers = (ability: Ability): Ability => ({ ...ability, effect: ownIn(ability.effect) })

/** Whether it may be made to attack by a text of this player. */
export const mayBeSent = (controller: number, player: number, theirs: boolean): boolean =>
  theirs || controller === player || !onlyOwn()
