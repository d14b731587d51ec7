/** a; a or b; a, b or c. */
export function listed(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`
}

export const capital = (text: string): string => (text === '' ? '' : text[0].toUpperCase() + text.slice(1))

/** draw → drew needs to be told; attack → attacked is made. */
export function pastOf({ en, enPast }: { readonly en: string; readonly enPast?: string }): string {
  if (enPast !== undefined) return enPast
  const [verb, ...rest] = en.split(' ')
  const past = verb.endsWith('e') ? `${verb}d` : `${verb}ed`
  return [past, ...rest].join(' ')
}

export function thirdOf({ en, enThird }: { readonly en: string; readonly enThird?: string }): string {
  if (enThird !== undefined) return enThird
  const [verb, ...rest] = en.split(' ')
  if (verb === 'be') return ['is', ...rest].join(' ')
  return [/(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`, ...rest].join(' ')
}
