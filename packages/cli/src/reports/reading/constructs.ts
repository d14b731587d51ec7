import type { DeclinedSentence } from '@fudaba/cardtext'

/** Declined sentences by what was not read in them. */
export interface Construct {
  /** Why, and what stands where nothing could be read: names, numbers and quoted abilities are blanked. */
  readonly reason: string
  readonly construct: string
  readonly sentences: number
  /** How many of them are the only declined one of their ability. */
  readonly sole: number
  readonly examples: readonly { readonly card: string; readonly text: string }[]
}

/** A declined sentence of an ability. */
export interface Declined {
  readonly card: string
  readonly sentence: Pick<DeclinedSentence, 'reason' | 'text' | 'unread'>
  readonly sole: boolean
}

const EXAMPLES = 3
const LONGEST = 24

/** The ranking of what is declined, by construct. */
export function ranking(declined: readonly Declined[]): Construct[] {
  const groups = new Map<string, { reason: string; construct: string; of: Declined[] }>()
  for (const each of declined) {
    const { reason, unread } = each.sentence
    const construct = constructOf(unread.text)
    const key = `${reason} ${construct}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { reason, construct, of: [each] })
    else group.of.push(each)
  }
  return [...groups.values()]
    .map(({ reason, construct, of }) => ({
      reason,
      construct,
      sentences: of.length,
      sole: of.filter(({ sole }) => sole).length,
      examples: of.slice(0, EXAMPLES).map(({ card, sentence }) => ({ card, text: sentence.text })),
    }))
    .sort((a, b) => b.sentences - a.sentences || b.sole - a.sole || (a.construct < b.construct ? -1 : 1))
}

/** The clause that was not read, from there to its end. */
function constructOf(unread: string): string {
  const [clause] = masked(unread)
    .replace(/^[、,]+/, '')
    .split(/[、。\n]/)
  return clause.length > LONGEST ? `${clause.slice(0, LONGEST)}…` : clause
}

/** What differs from card to card is blanked. */
const masked = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/『[^』]*』?/g, '『A』')
    .replace(/[「“"][^」”"]*[」”"]?/g, '「N」')
    .replace(/[《≪][^》≫]*[》≫]?/g, '《C》')
    .replace(/[〈<][^〉>]*[〉>]?/g, '〈R〉')
    .replace(/\d+/g, '#')
