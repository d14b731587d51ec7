/**
 * Verbs and their forms. Which form is printed follows from the place of a verb in its sentence, never from the
 * tree: 引き in the middle of a chain, 引く at its end, 引いて before よい.
 */
export const FORMS = [
  /** 終止形 引く */
  'end',
  /** 連用形 引き */
  'join',
  /** 引いて */
  'te',
  /** 引いた */
  'past',
  /** 引かない */
  'negative',
  /** 引かなかった */
  'notPast',
  /** 引いている */
  'ongoing',
  /** 引いていない */
  'notOngoing',
  /** 引いていた */
  'wasOngoing',
  /** 引いていなかった */
  'wasNotOngoing',
  /** 引ける */
  'can',
  /** 引けない */
  'cannot',
  /** 引けず、 */
  'cannotJoin',
] as const

export type Form = (typeof FORMS)[number]
export type Forms = Readonly<Record<Form, string>>

/** A verb of the cards: its forms, and its English. */
export interface Verb {
  readonly forms: Forms
  /** English, as it is said to someone who does it: "draw". */
  readonly en: string
  /** "drew", "drawn", "draws"; regular ones are made. */
  readonly enPast?: string
  /** The participle, where it is no past: drawn, ridden. */
  readonly enDone?: string
  readonly enThird?: string
}

/** Endings of 五段 verbs: stem vowel rows and the two sound changes. */
const godan: Readonly<Record<string, readonly [a: string, i: string, e: string, te: string, ta: string]>> = {
  く: ['か', 'き', 'け', 'いて', 'いた'],
  ぐ: ['が', 'ぎ', 'げ', 'いで', 'いだ'],
  す: ['さ', 'し', 'せ', 'して', 'した'],
  つ: ['た', 'ち', 'て', 'って', 'った'],
  ぬ: ['な', 'に', 'ね', 'んで', 'んだ'],
  ぶ: ['ば', 'び', 'べ', 'んで', 'んだ'],
  む: ['ま', 'み', 'め', 'んで', 'んだ'],
  る: ['ら', 'り', 'れ', 'って', 'った'],
  う: ['わ', 'い', 'え', 'って', 'った'],
}

const formsOf = (
  end: string,
  join: string,
  te: string,
  past: string,
  stem: string,
  can: string,
  cannot: string,
): Forms => ({
  end,
  join,
  te,
  past,
  negative: `${stem}ない`,
  notPast: `${stem}なかった`,
  ongoing: `${te}いる`,
  notOngoing: `${te}いない`,
  wasOngoing: `${te}いた`,
  wasNotOngoing: `${te}いなかった`,
  can,
  cannot,
  cannotJoin: `${cannot.slice(0, -2)}ず`,
})

/** 引く, 選ぶ, 戻す; 行く is irregular and of no use to a card. */
export function godanVerb(dictionary: string, en: string, more: Partial<Verb> = {}): Verb {
  const row = godan[dictionary.slice(-1)]
  if (row === undefined) throw new Error(`${dictionary} does not end like a verb`)
  const root = dictionary.slice(0, -1)
  const [a, i, e, te, ta] = row
  const forms = formsOf(
    dictionary,
    root + i,
    root + te,
    root + ta,
    root + a,
    `${root}${e}る`,
    `${root}${e}ない`,
  )
  return {
    forms: dictionary === 'ある' ? { ...forms, negative: 'ない', notPast: 'なかった' } : forms,
    en,
    ...more,
  }
}

/** 捨てる, 加える, 得る, 退却させる, 置かれる. */
export function ichidanVerb(dictionary: string, en: string, more: Partial<Verb> = {}): Verb {
  const stem = dictionary.slice(0, -1)
  if (!dictionary.endsWith('る')) throw new Error(`${dictionary} does not end in る`)
  return {
    forms: formsOf(dictionary, stem, `${stem}て`, `${stem}た`, stem, `${stem}られる`, `${stem}られない`),
    en,
    ...more,
  }
}

/** 公開する: given without する. With '' as its dictionary form the end is silent: パワー+# and パワー+#し. */
export function suruVerb(
  noun: string,
  en: string,
  more: Partial<Verb> & { readonly silent?: boolean } = {},
): Verb {
  const { silent = false, ...rest } = more
  const end = silent ? noun : `${noun}する`
  const forms = formsOf(
    end,
    `${noun}し`,
    `${noun}して`,
    `${noun}した`,
    `${noun}し`,
    `${noun}できる`,
    `${noun}できない`,
  )
  return { forms, en, ...rest }
}

/** 置く → 置かれる, 破壊する → 破壊される. */
export function passive(verb: Verb, en: string, more: Partial<Verb> = {}): Verb {
  const { end, negative } = verb.forms
  if (end.endsWith('する')) return ichidanVerb(`${end.slice(0, -2)}される`, en, more)
  const stem = negative.slice(0, -2)
  return ichidanVerb(
    end.endsWith('る') && stem === end.slice(0, -1) ? `${stem}られる` : `${stem}れる`,
    en,
    more,
  )
}

/** 退却する → 退却させる, 引く → 引かせる. */
export function causative(verb: Verb, en: string, more: Partial<Verb> = {}): Verb {
  const { end, negative } = verb.forms
  if (end.endsWith('する')) return ichidanVerb(`${end.slice(0, -2)}させる`, en, more)
  const stem = negative.slice(0, -2)
  return ichidanVerb(
    end.endsWith('る') && stem === end.slice(0, -1) ? `${stem}させる` : `${stem}せる`,
    en,
    more,
  )
}
