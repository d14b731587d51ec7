import type { AnswerIds, Candidate, Decision, ObjectView, View } from '@fudaba/kernel'

/**
 * How lessons write answers down, without ids and without a language. Words with blanks between:
 *
 * - a window: `pass`, `attack`, `attack@♠5` (the action, and what it is done with)
 * - a choice: `♠5 ♡2`, `none`; an order likewise
 * - options and names by their key, players as `P2`, numbers as such
 * - an arrangement: `♠5>♡2`; a distribution: `♠5=2`
 *
 * A thing is called by its card, or by what it stands for where it has none. `P2:♠5` is the one that P2 controls,
 * `♠5#2` the second of its name.
 */

const thingWord = /^(?:(P[12]):)?(.+?)(?:#(\d+))?$/

const objectOf = ({ zones }: View, id: string): ObjectView | undefined =>
  zones.flatMap(({ objects }) => objects).find((object) => object.id === id)

/** Words that a thing is called by. */
function namesOf(view: View, id: string): readonly string[] {
  const object = objectOf(view, id)
  if (object === undefined) return [id]
  const cards = object.cards.filter((card) => card !== null)
  return cards.length > 0 ? cards : [String(object.values['action'] ?? object.kind), object.kind]
}

/** Those of the ids that a word means, in their order. */
function meant(view: View, ids: readonly string[], word: string): readonly string[] {
  const [, player, name, n] = thingWord.exec(word) ?? []
  const all = ids.filter(
    (id) =>
      namesOf(view, id).includes(name) && (player === undefined || objectOf(view, id)?.controller === player),
  )
  return n === undefined ? all : all.slice(Number(n) - 1, Number(n))
}

function candidatesMeant(view: View, candidates: readonly Candidate[], word: string): readonly string[] {
  const [name, ...things] = word.split('@')
  const actions = candidates.filter((each) => each.kind === 'action' && each.name === name)
  if (things.length === 0 && actions.length > 0) return actions.map(({ id }) => id)
  const sources = actions.flatMap(({ source }) => (source === undefined ? [] : [source]))
  const wanted = things.length === 0 ? [] : meant(view, sources, things.join('@'))
  if (actions.length > 0)
    return actions.flatMap(({ id, source }) => (source !== undefined && wanted.includes(source) ? [id] : []))
  const named = candidates.filter((each) => each.id === word || each.name === word)
  if (named.length > 0) return named.map(({ id }) => id)
  return meant(
    view,
    candidates.map(({ id }) => id),
    word,
  )
}

/** Each word with every id it could mean; null: one of them means nothing here. */
function readings(view: View, decision: Decision, written: string): readonly (readonly string[])[] | null {
  const { shape, candidates, bins, pass, min } = decision
  if (written === 'pass') return shape === 'act' && pass ? [] : null
  if (written === 'none') return shape !== 'act' && min === 0 ? [] : null
  if (shape === 'number') return /^-?\d+$/.test(written) ? [[written]] : null
  const read = written.split(' ').map((word): readonly string[] => {
    if (shape !== 'arrange' && shape !== 'distribute') return candidatesMeant(view, candidates, word)
    const sign = shape === 'arrange' ? '>' : '='
    const [item, to] = word.split(sign)
    const places =
      shape === 'arrange'
        ? meant(
            view,
            bins.map(({ id }) => id),
            to,
          )
        : [to]
    return candidatesMeant(view, candidates, item).flatMap((id) => places.map((place) => id + sign + place))
  })
  return read.every((each) => each.length > 0) ? read : null
}

/** The answer that is written, in the ids of the question; null: it is not offered. */
export function answerIn(view: View, decision: Decision, written: string): AnswerIds | null {
  const read = readings(view, decision, written)
  if (read === null) return null
  const taken: string[] = []
  for (const each of read) {
    const id = each.find((one) => !taken.includes(one))
    if (id === undefined) return null
    taken.push(id)
  }
  return taken
}

/** Whether an answer is the one that is written. Of two things of one name either will do. */
export function isAnswer(view: View, decision: Decision, written: string, ids: AnswerIds): boolean {
  const read = readings(view, decision, written)
  if (read === null || read.length !== ids.length) return false
  if (decision.shape === 'order' || decision.ordered) return read.every((each, i) => each.includes(ids[i]))
  const left = [...ids]
  return read.every((each) => {
    const at = left.findIndex((id) => each.includes(id))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** An answer as it is written: for whoever writes a lesson, and for what tests say. */
export function written(view: View, decision: Decision, ids: AnswerIds): string {
  if (ids.length === 0) return decision.shape === 'act' ? 'pass' : 'none'
  const word = (id: string): string => {
    const candidate = decision.candidates.find((each) => each.id === id)
    const thing = candidate?.kind === 'action' ? candidate.source : id
    const name = thing === undefined ? '' : namesOf(view, thing)[0]
    if (candidate?.kind !== 'action') return candidate?.name ?? name
    return name === '' ? candidate.name! : `${candidate.name}@${name}`
  }
  switch (decision.shape) {
    case 'number':
      return ids[0]
    case 'arrange':
      return ids.map((id) => id.split('>').map(word).join('>')).join(' ')
    case 'distribute':
      return ids.map((id) => `${word(id.split('=')[0])}=${id.split('=')[1]}`).join(' ')
    case 'act':
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
      return ids.map(word).join(' ')
  }
}
