import { type Characteristic, EffectCell, type Game, type Verb } from '@fudaba/kernel/rules'
import type { Ability, Amount, Effect, GameNodes, Reference, Selector, What } from '@fudaba/kernel/text'

declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** Another way to say: it sleeps, and you gain as much oil. */
    'lantern.lull': { readonly what: What; readonly amount: Amount }
    /** It is brighter by so much for each of these. */
    'lantern.kindle': {
      readonly what: What
      readonly by: Selector
      readonly amount: Amount
      readonly duration?: string
    }
    /** Nobody else's light counts: without an object of its own. */
    'lantern.eclipse': { readonly of: Selector; readonly amount: Amount; readonly duration?: string }
    /** They glow as often as the other does. */
    'lantern.pass': { readonly what: What; readonly from: Reference }
    /** What is inside of the keyword beacon. */
    'lantern.inside': { readonly keyword: string; readonly amount: number }
  }
  interface FeatureNodes {
    /** Brighter than the other. */
    'lantern.brighter': { readonly than: Reference }
  }
  interface ConditionNodes {
    'lantern.bright': { readonly what: Reference; readonly amount: Amount }
  }
  interface AmountNodes {
    'lantern.twice': { readonly of: Amount }
  }
  interface CostNodes {
    /** This falls asleep. */
    'lantern.doze': Readonly<Record<never, never>>
  }
}

interface Things {
  readonly light: Characteristic
  readonly numbers: number
  readonly glow: number
  readonly glowUp: Verb
}

const self: Reference = { kind: 'reference', to: 'self' }

/** Executors of every form that a game can give them. */
export const ownNodes = ({ light, numbers, glow, glowUp }: Things): GameNodes => ({
  effects: {
    'lantern.lull': {
      means: ({ what, amount }): Effect => ({
        kind: 'sequence',
        steps: [
          { kind: 'turn', what, verb: 'sleep' },
          { kind: 'count', verb: 'gain', amount, resource: 'oil' },
        ],
      }),
    },
    'lantern.kindle': {
      lasting(tools, { by, amount }) {
        const others = tools.rows(by)
        const number = tools.amount(amount)
        return [
          {
            kind: 'value',
            layer: numbers,
            of: light,
            reads: tools.scope.reads(by),
            modify: (g, effect, row, value) => value + others(g, effect).length * number(g, effect, row),
          },
        ]
      },
    },
    'lantern.eclipse': {
      lasting(tools, { of, amount }) {
        const fits = tools.test(of)
        const number = tools.amount(amount)
        return [
          {
            kind: 'value',
            layer: numbers,
            of: light,
            reads: tools.scope.reads(of),
            modify: (g, effect, row, value) =>
              tools.applies(g, effect) && fits(g, effect, row) ? value - number(g, effect, row) : value,
          },
        ]
      },
    },
    'lantern.pass': {
      compile(tools, { from }) {
        const others = tools.what(from)
        const times = (g: Game, rows: readonly number[]): number =>
          rows.reduce((sum, row) => sum + g.object(row, glow), 0)
        return {
          can: (g, c) => times(g, others.rows(g, c)) > 0,
          run(g, c, rows) {
            for (let n = times(g, others.rows(g, c)); n > 0; n--)
              for (const row of rows) g.propose(glowUp, row)
          },
        }
      },
    },
    'lantern.inside': { means: () => ({ kind: 'paragraph', sentences: [] }) },
  },
  features: {
    'lantern.brighter': {
      reads: [light],
      compile(tools, { than }) {
        const others = tools.what(than)
        return (g, c, row) => others.rows(g, c).every((other) => g.value(light, row) > g.value(light, other))
      },
    },
  },
  conditions: {
    'lantern.bright': {
      reads: [light],
      compile(tools, { what, amount }) {
        const ones = tools.what(what)
        const least = tools.amount(amount)
        return (g, c) => ones.rows(g, c).every((row) => g.value(light, row) >= least(g, c))
      },
    },
  },
  amounts: {
    'lantern.twice': {
      compile(tools, { of }) {
        const count = tools.amount(of)
        return (g, c) => 2 * count(g, c)
      },
    },
  },
  costs: {
    'lantern.doze': () => ({ kind: 'do', effect: { kind: 'turn', what: self, verb: 'sleep' } }),
  },
})

/** "Beacon 2": this is brighter by two, wherever it is. */
export const beacon = (inside: Effect): Ability => {
  if (inside.kind !== 'lantern.inside') throw new Error(`${inside.kind} is inside of no beacon`)
  const { amount } = inside
  return {
    kind: 'continuous',
    where: ['meadow', 'mist'],
    effect: {
      kind: 'modify',
      what: self,
      changes: [{ kind: 'add', characteristic: 'light', sign: '+', amount }],
    },
  }
}

/** Its holder and no other. */
export const ofHolder = (g: Game, effect: number, row: number): boolean =>
  g.effect(effect, EffectCell.source) === row
