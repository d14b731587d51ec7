import type { AnswerIds, Bilingual, Candidate, Decision, GameRules, View } from '@fudaba/kernel'

const NOTHING: Bilingual = { ja: '選ばない', en: 'choose none' }
const PASS: Bilingual = { ja: 'パス', en: 'pass' }
const HIDDEN: Bilingual = { ja: '裏のカード', en: 'a hidden card' }

/** An answer in words, as whoever sees the view would say it. */
export function answerWords(rules: GameRules, view: View, decision: Decision, ids: AnswerIds): Bilingual {
  if (ids.length === 0)
    return decision.shape === 'act' ? PASS : (rules.table.messages[`none.${decision.message.key}`] ?? NOTHING)
  const parts = ids.map((id) => part(rules, view, decision, id))
  return { ja: parts.map((each) => each.ja).join('、'), en: parts.map((each) => each.en).join(', ') }
}

function part(rules: GameRules, view: View, decision: Decision, id: string): Bilingual {
  switch (decision.shape) {
    case 'number':
      return { ja: id, en: id }
    case 'arrange':
      return joined(rules, view, decision, id.split('>'), '→')
    case 'distribute':
      return joined(rules, view, decision, id.split('='), '=')
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act': {
      const candidate = decision.candidates.find((each) => each.id === id)
      return candidate === undefined ? { ja: id, en: id } : candidateWords(rules, view, candidate)
    }
  }
}

function joined(
  rules: GameRules,
  view: View,
  { candidates }: Decision,
  [id, to]: string[],
  sign: string,
): Bilingual {
  const candidate = candidates.find((each) => each.id === id)
  const thing = candidate === undefined ? HIDDEN : candidateWords(rules, view, candidate)
  const place = /^o\d/.test(to) ? objectWords(rules, view, to) : { ja: to, en: to }
  return { ja: `${thing.ja}${sign}${place.ja}`, en: `${thing.en}${sign}${place.en}` }
}

function candidateWords(rules: GameRules, view: View, candidate: Candidate): Bilingual {
  const { id } = candidate
  switch (candidate.kind) {
    case 'object':
      return objectWords(rules, view, id)
    case 'action': {
      const title = rules.book.actions.find(({ name }) => name === candidate.name)?.title ?? {
        ja: id,
        en: id,
      }
      if (candidate.source === undefined) return title
      const source = objectWords(rules, view, candidate.source)
      return { ja: `${title.ja}: ${source.ja}`, en: `${title.en}: ${source.en}` }
    }
    case 'option':
      return rules.table.messages[`option.${id}`] ?? { ja: id, en: id }
    case 'name':
      return rules.table.messages[`name.${id}`] ?? { ja: id, en: id }
    case 'card': {
      const card = rules.cards[Number(id.slice(1))]
      return card === undefined ? HIDDEN : rules.cardName(card)
    }
    case 'player':
    case 'number':
      return { ja: id, en: id }
  }
}

function objectWords(rules: GameRules, view: View, id: string): Bilingual {
  const object = view.zones.flatMap((zone) => zone.objects).find((each) => each.id === id)
  if (object === undefined) return HIDDEN
  const { action } = object.values
  if (typeof action === 'string')
    return rules.book.actions.find(({ name }) => name === action)?.title ?? HIDDEN
  const names = object.cards.map((card) => cardName(rules, card))
  if (names.length === 0) return rules.table.messages[`kind.${object.kind}`] ?? HIDDEN
  return { ja: names.map((name) => name.ja).join('+'), en: names.map((name) => name.en).join('+') }
}

function cardName(rules: GameRules, id: string | null): Bilingual {
  const card = id === null ? undefined : rules.cards.find((each) => rules.cardId(each) === id)
  return card === undefined ? HIDDEN : rules.cardName(card)
}
